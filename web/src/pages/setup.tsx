/** How a table shall be: few questions, good answers already given. */

import { useState } from "preact/hooks";

import { problemText } from "../api";
import { myName, setMyName, tidy } from "../device";
import { keep } from "../kept";
import { againstBots, atThisDevice, type Plan, planFor, withFriends } from "../make";
import { NameField, NumberField, Pick, Switch } from "../parts/form";
import { Mark } from "../parts/mark";
import { letters } from "../parts/player";
import { Sheet } from "../parts/sheet";
import { go } from "../router";
import { useSay } from "../words";
import type { GameInfo, OptionInfo, Setting } from "../wire";

export type Way = "bots" | "friends" | "here";

export const LEVELS = [1, 2, 3, 4];
const FEW = 8; // more than these are a number to type
const SECONDS = [0, 30, 60, 180];
const WINDOWS = [800, 1200, 2500, 5000, 0]; // milliseconds

export function SetUp({ game, way, close }: { game: GameInfo; way: Way; close: () => void }) {
  const say = useSay();
  const [plan, setPlan] = useState<Plan>(() => planFor(game));
  const [name, setName] = useState(myName());
  const [people, setPeople] = useState<string[]>(() => [myName() || say("guest"), say("second-guest")]);
  const [busy, setBusy] = useState(false);
  const [failed, fail] = useState("");
  const change = (part: Partial<Plan>): void => setPlan({ ...plan, ...part });
  const here = Array.from({ length: plan.seats }, (_, seat) => people[seat] ?? "");

  function begin(event: Event): void {
    event.preventDefault();
    setBusy(true);
    keep(`plan.${game.id}`, plan);
    if (tidy(name) && way !== "here") setMyName(name);
    const made =
      way === "bots"
        ? againstBots(game, plan, say)
        : way === "friends"
          ? withFriends(game, plan, say)
          : atThisDevice(game, plan, here);
    made.then(
      (id) => (close(), go(`/t/${id}`)),
      (problem) => (fail(problemText(problem, say)), setBusy(false)),
    );
  }

  return (
    <Sheet title={say(`way-${way}`)} of={game.title} close={close}>
      <form onSubmit={begin}>
        {way !== "here" && (
          <NameField id="my-name" label={say("your-name")} hint={say("guest")} value={name} set={setName} />
        )}
        <Pick
          title={say("how-many")}
          value={plan.seats}
          options={game.seats}
          label={String}
          set={(seats) => change({ seats })}
        />
        {way === "here" && <People names={here} set={(names) => setPeople([...names])} />}
        {(way === "bots" || (way === "here" && here.some((person) => !tidy(person)))) && (
          <Pick
            title={say("bot-level")}
            value={plan.level}
            options={LEVELS}
            label={(level) => say(`level-${level}`)}
            set={(level) => change({ level })}
          />
        )}
        <details>
          <summary>{say("more-options")}</summary>
          {game.options.map((option) => (
            <Option
              key={option.name}
              option={option}
              value={plan.options[option.name] ?? option.default}
              set={(value) => change({ options: { ...plan.options, [option.name]: value } })}
            />
          ))}
          <Switch
            title={say("hints")}
            about={say("hints-about")}
            value={plan.hints}
            set={(hints) => change({ hints })}
          />
          {way === "friends" && (
            <Switch
              title={say("listed")}
              about={say("listed-about")}
              value={plan.listed}
              set={(listed) => change({ listed })}
            />
          )}
          {game.windows && way !== "bots" && (
            <Pick
              title={say("window-length")}
              about={say("window-length-about")}
              value={plan.window}
              options={WINDOWS}
              label={(ms) => say("window-seconds", { seconds: ms / 1000 })}
              set={(window) => change({ window })}
            />
          )}
          <Pick
            title={say("move-time")}
            value={plan.seconds}
            options={SECONDS}
            label={(seconds) => say("move-seconds", { seconds })}
            set={(seconds) => change({ seconds })}
          />
        </details>
        {failed && (
          <p class="bad" role="alert">
            {failed}
          </p>
        )}
        <div class="start">
          <button class="main wide" disabled={busy || (way === "here" && !here.some((person) => tidy(person)))}>
            {say(`begin-${way}`)}
          </button>
        </div>
      </form>
    </Sheet>
  );
}

function People({ names, set }: { names: readonly string[]; set: (names: readonly string[]) => void }) {
  const say = useSay();
  const marks = letters(names.map((name) => name || say("bot")));
  return (
    <fieldset class="people">
      <legend>{say("who-plays")}</legend>
      {names.map((name, seat) => (
        <div class="person" key={seat}>
          <Mark seat={seat} letter={marks[seat] ?? ""} />
          <NameField
            id={`person-${seat}`}
            label={say("seat", { number: seat + 1 })}
            hint={say("empty-is-bot")}
            value={name}
            set={(changed) => set(names.map((old, index) => (index === seat ? changed : old)))}
          />
        </div>
      ))}
    </fieldset>
  );
}

interface OptionProps {
  option: OptionInfo;
  value: Setting;
  set: (value: Setting) => void;
}

function Option({ option, value, set }: OptionProps) {
  const say = useSay();
  if (typeof option.default === "boolean") {
    return <Switch title={option.title} about={option.about} value={value === true} set={set} />;
  }
  if (option.allowed.length > FEW) {
    const bounds = option.allowed as number[];
    return <NumberField title={option.title} about={option.about} value={Number(value)} bounds={bounds} set={set} />;
  }
  const label = (given: Setting): string => valueWords(say, option, given);
  const described = option.allowed.some((given) => label(given) !== String(given));
  return (
    <Pick
      title={option.title}
      {...(described ? {} : { about: option.about })}
      value={value}
      options={option.allowed}
      label={label}
      set={set}
    />
  );
}

/** The value of an option in words, where it has some. */
export function valueWords(say: ReturnType<typeof useSay>, option: OptionInfo, value: Setting): string {
  if (typeof value === "boolean") return say(value ? "yes" : "no");
  return option.labels[String(value)] ?? String(value);
}
