/** How this device likes it, and the sheets that may lie over every page. */

import { SHEETS } from "pasch:boards";
import { useState } from "preact/hooks";

import { myName, setMyName } from "../device";
import { styled } from "../games/style";
import { keep, recall } from "../kept";
import { overlay } from "../overlay";
import { later } from "../parts/later";
import { NameField, Pick, Switch } from "../parts/form";
import { Sheet } from "../parts/sheet";
import { change, languages, settings, TEXT_SIZES } from "../settings";
import { sound } from "../sound";
import { useStore } from "../use";
import { useSay } from "../words";
import { KEYS } from "./key_list";

const RulesText = later(() => styled(import("../rules/index"), SHEETS.rules).then((pages) => pages.RulesText), false);

export function Overlay() {
  const open = useStore(overlay);
  const close = (): void => overlay.set(null);
  const say = useSay();
  if (!open) return null;
  if (open.sheet === "settings") return <SettingsSheet close={close} />;
  if (open.sheet === "shortcuts") return <Shortcuts close={close} />;
  return (
    <Sheet title={say("rules")} close={close} class="tall">
      <RulesText game={open.game} number={open.number} />
    </Sheet>
  );
}

function SettingsSheet({ close }: { close: () => void }) {
  const say = useSay();
  const now = useStore(settings);
  const [name, setName] = useState(myName());
  return (
    <Sheet title={say("settings")} close={close}>
      <NameField
        id="settings-name"
        label={say("your-name")}
        hint={say("guest")}
        value={name}
        set={(changed) => (setName(changed), setMyName(changed))}
      />
      <Pick
        title="Sprache · Language"
        value={now.language}
        options={Object.keys(languages)}
        label={(language) => languages[language] ?? language}
        set={(language) => change({ language })}
      />
      <Pick
        title={say("theme")}
        value={now.theme}
        options={["system", "light", "dark"] as const}
        label={(theme) => say(`theme-${theme}`)}
        set={(theme) => change({ theme })}
      />
      <Pick
        title={say("motion")}
        value={now.motion}
        options={["normal", "fast", "none"] as const}
        label={(motion) => say(`motion-${motion}`)}
        set={(motion) => change({ motion })}
      />
      <Pick
        title={say("bots-speed")}
        value={now.bots}
        options={["slow", "normal", "fast", "once"] as const}
        label={(speed) => say(`bots-${speed}`)}
        set={(bots) => change({ bots })}
      />
      <Pick
        title={say("text-size")}
        value={now.text}
        options={TEXT_SIZES}
        label={(size) => say("text-percent", { number: size })}
        set={(text) => change({ text })}
      />
      <Switch title={say("listening")} value={now.listening} set={(listening) => change({ listening })} />
      <Switch
        title={say("by-hand")}
        about={say("by-hand-about")}
        value={now.byHand}
        set={(byHand) => change({ byHand })}
      />
      <Switch title={say("sound")} value={now.sound} set={(on) => (change({ sound: on }), sound("turn"))} />
    </Sheet>
  );
}

function Shortcuts({ close }: { close: () => void }) {
  const say = useSay();
  const [on, set] = useState(recall("keys", true));
  return (
    <Sheet title={say("shortcuts")} close={close}>
      <dl class="keys">
        {["Tab", say("key-arrows"), "Enter", ...KEYS].map((key, index) => (
          <div key={key}>
            <dt>
              <kbd>{index < 3 ? key : key.toUpperCase()}</kbd>
            </dt>
            <dd>{say(`key-${index}`)}</dd>
          </div>
        ))}
      </dl>
      <Switch title={say("keys-on")} value={on} set={(wanted) => (keep("keys", wanted), set(wanted))} />
    </Sheet>
  );
}
