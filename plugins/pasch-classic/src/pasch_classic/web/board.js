/** The board of the classic, against the interface of the page: docs/board-interface.md. */

export const contract = 1;

const FIELDS = ["A", ...Array.from({ length: 39 }, (_, n) => `${n + 1}`), ..."abcd"];
const TRACK = 40;
const WAITING = -1;
const COLOURS = ["yellow", "green", "red", "black"];

/* Where everything lies: a cross on 11 × 11 cells, the same four times, a quarter turn on. */
const PITCH = 32;
const SIDE = 11 * PITCH;
const ARM = [
  [0, 4],
  [1, 4],
  [2, 4],
  [3, 4],
  [4, 4],
  [4, 3],
  [4, 2],
  [4, 1],
  [4, 0],
  [5, 0],
];

function turned([column, row], quarter) {
  for (let n = 0; n < quarter % 4; n++) [column, row] = [10 - row, column];
  return [(column + 0.5) * PITCH, (row + 0.5) * PITCH];
}

const field = (quarter, step) =>
  step < TRACK ? turned(ARM[step % 10], quarter + Math.floor(step / 10)) : turned([step - TRACK + 1, 5], quarter);

/** The four places of a nest, in its corner. */
const nest = (quarter, place) => turned([0.65 + (place % 2) * 1.2, 0.65 + Math.floor(place / 2) * 1.2], quarter);

const quarterOf = (position, seat) => COLOURS.indexOf(position.pieces[seat]?.colour ?? "");
const spot = (quarter, step, place = 0) => (step === WAITING ? nest(quarter, place) : field(quarter, step));
const on = (position, seat) => position.pieces[seat].on.map((name) => FIELDS.indexOf(name));

/** A move as it is written: `A`, `A-5`, `38-c`. */
function way(notation) {
  if (notation === "A") return { from: WAITING, to: 0 };
  const [from, to] = notation.split("-").map((name) => FIELDS.indexOf(name));
  return from >= 0 && to >= 0 ? { from, to } : null;
}

const steps = (from, to) =>
  from === WAITING ? [WAITING, to] : Array.from({ length: to - from + 1 }, (_, n) => from + n);

/** Those of one list that are not in the other, each as often as it is missing there. */
function without(some, others) {
  const rest = [...others];
  return some.filter((each) => {
    const at = rest.indexOf(each);
    if (at >= 0) rest.splice(at, 1);
    return at < 0;
  });
}

const FLIGHT = 450;
const ENTRY = 420;
const LOST = 380; // how long a throw that nobody could use lies there

/** Where pieces that stand on new fields came from, and from where some went back. */
function moves(before, position, happened, seat) {
  const are = on(position, seat);
  const were = before ? on(before, seat) : are;
  const left = without(were, are);
  const come = without(are, were);
  const from = new Map();
  for (const { actor, notation } of happened) {
    const found = actor === seat ? way(notation) : null;
    if (found && come.includes(found.to) && (found.from === WAITING || left.includes(found.from))) {
      from.set(found.to, found.from);
      if (found.from !== WAITING) left.splice(left.indexOf(found.from), 1);
      come.splice(come.indexOf(found.to), 1);
    }
  }
  for (const to of come) from.set(to, left.length ? left.pop() : WAITING); // several moves at once
  return [from, left];
}

/** All pieces with the ways they have just gone, and how long that takes: first whoever moved, then
 *  whoever goes back. */
function scene(before, position, happened) {
  const resting = [];
  const walking = [];
  const flying = [];
  let arrival = 0;
  position.pieces.forEach(({ waiting }, seat) => {
    const quarter = quarterOf(position, seat);
    const [from, out] = moves(before, position, happened, seat);
    const were = before?.pieces[seat]?.waiting ?? 0;
    const standing = on(position, seat);
    standing.forEach((step, n) => {
      const twin = standing.indexOf(step) !== n;
      const start = twin ? undefined : from.get(step);
      const gone = start === undefined || start > step ? [step] : steps(start, step);
      const stride = start === WAITING ? ENTRY : Math.min(170, 1100 / Math.max(1, gone.length - 1));
      if (gone.length > 1) arrival = Math.max(arrival, stride * (gone.length - 1));
      const shift = standing.filter((each) => each === step).length > 1 ? (twin ? 6 : -6) : 0;
      (gone.length > 1 ? walking : resting).push({
        key: `${seat}:${step}:${twin ? 1 : 0}`,
        seat,
        step,
        way: gone.map((each) => spot(quarter, each, were - 1)).map(([x, y]) => [x + shift, y]),
        stride,
        wait: 0,
        flies: false,
      });
    });
    for (let place = 0; place < waiting; place++) {
      const start = out[place - waiting + out.length];
      const flies = start !== undefined;
      const home = nest(quarter, place);
      (flies ? flying : resting).push({
        key: `${seat}:w${place}`,
        seat,
        step: WAITING,
        way: flies ? [field(quarter, start), home] : [home],
        stride: FLIGHT,
        wait: 0,
        flies,
      });
    }
  });
  for (const piece of flying) piece.wait = Math.max(0, arrival - 60);
  return { pieces: [...resting, ...walking, ...flying], moved: arrival + (flying.length ? FLIGHT : 0) };
}

/** The seat with a piece on this track field, of all but one. */
function standing(position, seat, step) {
  const [x, y] = field(quarterOf(position, seat), step);
  return position.pieces.findIndex((_, other) => {
    if (other === seat) return false;
    return on(position, other).some((each) => {
      const [u, v] = each < TRACK ? field(quarterOf(position, other), each) : [-9, -9];
      return Math.hypot(u - x, v - y) < 1;
    });
  });
}

/** A jagged star around whoever would go back. */
const BURST = `M${Array.from({ length: 22 }, (_, n) => {
  const far = n % 2 ? 14 : 20;
  return [far * Math.sin((n * Math.PI) / 11), far * Math.cos((n * Math.PI) / 11)].map((x) => x.toFixed(1)).join();
}).join("L")}Z`;

export default function board({
  html,
  Art,
  Confetti,
  Dance,
  Die,
  Shape,
  Spots,
  Walk,
  Icon,
  inGoal,
  letters,
  listed,
  standing: standingFrom,
  throwTime,
  together,
  useStage,
  useRef,
}) {
  const useLook = together({ over: "" });
  const LIES = throwTime();

  /** The throws since then, those included that nobody could use. */
  function throws(before, position, happened) {
    if (!before) return [];
    let at = scene(before, position, happened).moved;
    return happened
      .filter(({ actor, notation }) => actor < 0 && notation[0] === "d")
      .map(({ notation }) => {
        const found = { pips: Number(notation[1]), at };
        at += LIES + LOST;
        return found;
      });
  }

  function Pawn({ seat, letter, small }) {
    return html`
      <g class=${small ? "mc-pawn mc-small" : "mc-pawn"} style=${{ "--tint": `var(--p${seat})` }}>
        <ellipse class="mc-shade" cx="2" cy="11.5" rx="11" ry="3.5" />
        <path class="mc-cone" d="M-2.5-3C-4 5-9.5 7-9.5 10.5Q-9.5 13 0 13T9.5 10.5C9.5 7 4 5 2.5-3Z" />
        <g transform="translate(0 -5) scale(0.82)"><${Shape} of=${seat} /></g>
        <text class=${seat === 3 ? "letter pale" : "letter"} y=${seat === 1 ? 0 : -1} text-anchor="middle">${letter}</text>
      </g>`;
  }

  function Home({ quarter, seat, named }) {
    const [x, y] = field(quarter, 0);
    const [u, v] = turned([1.25, 1.25], quarter);
    return html`
      <g style=${{ "--tint": `var(--p${seat})` }}>
        <rect class="mc-nest" x=${u - 44} y=${v - 44} width="88" height="88" rx="22" />
        ${[0, 1, 2, 3].map((place) => {
          const [cx, cy] = nest(quarter, place);
          return html`<circle class="mc-seat" cx=${cx} cy=${cy} r="13" />`;
        })}
        ${[0, 1, 2, 3].map((n) => {
          const [cx, cy] = field(quarter, TRACK + n);
          return html`<circle class="mc-field mc-home" cx=${cx} cy=${cy} r="13.5" />
            <text class="mc-name" x=${cx} y=${cy + 4}>${"abcd"[n]}</text>`;
        })}
        <circle class="mc-field mc-start" cx=${x} cy=${y} r="14.5" />
        <text class="mc-name mc-strong" x=${x} y=${y + 5}>${named ? "A" : ""}</text>
      </g>`;
  }

  function Track({ position, counted }) {
    const seats = position.pieces.map((_, seat) => seat);
    const road = Array.from({ length: TRACK }, (_, step) => field(0, step).join()).join(" ");
    const starts = new Set(seats.map((seat) => quarterOf(position, seat) * 10));
    return html`
      <g>
        <rect class="mc-board-shade" x="3" y="6" width=${SIDE - 2} height=${SIDE - 2} rx="20" />
        <rect class="mc-board" x="1" y="1" width=${SIDE - 2} height=${SIDE - 2} rx="20" />
        <polygon class="mc-road" points=${road} />
        ${Array.from({ length: TRACK }, (_, step) => {
          if (starts.has(step)) return null;
          const [x, y] = field(0, step);
          return html`<circle class="mc-field" cx=${x} cy=${y} r="13.5" />`;
        })}
        ${seats.map((seat) => html`<${Home} quarter=${quarterOf(position, seat)} seat=${seat} named=${counted === null || counted === seat} />`)}
        ${
          counted !== null &&
          html`<g class="mc-numbers">
          ${FIELDS.slice(1, TRACK).map((name, n) => {
            const [x, y] = field(quarterOf(position, counted), n + 1);
            return html`<text class="mc-name" x=${x} y=${y + 4}>${name}</text>`;
          })}
        </g>`
        }
      </g>`;
  }

  /** The die in the middle: each throw lies there until the next. */
  function Middle({ position, thrown, pace }) {
    const key = thrown.map(({ pips, at }) => `${pips}@${at}`).join(" ");
    const number = useStage(
      thrown.map(({ at }) => at),
      key,
      pace,
    );
    const pips = thrown.length ? (thrown[number]?.pips ?? 0) : position.die;
    const face = useRef(pips);
    if (pips) face.current = pips;
    const winner = position.throws === 0 ? position.places.indexOf(1) : -1;
    const seat = winner >= 0 ? winner : position.turn;
    return html`
      <g transform=${`translate(${SIDE / 2} ${SIDE / 2})`} style=${{ "--tint": seat === null ? "var(--line)" : `var(--p${seat})` }}>
        <circle class="mc-middle" r="17" />
        ${
          winner >= 0
            ? html`<${Art} sheet="classic" name="crown" x=${-14} y=${-14} width=${28} height=${28} />`
            : html`<${Die} face=${face.current} x=${0} y=${0} size=${24} class=${pips ? "mc-die" : "mc-die none"}
              thrown=${thrown.length ? `${key}/${number}` : ""} pace=${thrown.length && pips ? pace : 0} />`
        }
      </g>`;
  }

  /** What can be done, as ways; those of the piece in view are drawn. */
  function found(choices) {
    return choices.map((choice) => ({ choice, ...way(choice.notation) })).filter(({ to }) => to !== undefined);
  }

  function Board({ position, before, happened, players, me, choices, pick, say, pace }) {
    const turn = position.turn ?? 0;
    const [look, setLook] = useLook(`${position.turn} ${position.die} ${choices.length}`);
    const quarter = quarterOf(position, turn);
    const letter = letters(players.map(({ name }) => name));
    const place = (position.pieces[turn]?.waiting ?? 0) - 1;
    const ways = found(choices);
    const { pieces } = scene(before, position, happened);
    const start = (seat) => (TRACK / 4) * quarterOf(position, seat);
    const own = Math.max(me, 0);
    const stands = standingFrom(say, TRACK, 6, position.pieces[own]?.on ?? []); // what a die reaches
    const told = position.pieces.map((mine, seat) =>
      say("web-stands", {
        name: players[seat]?.name ?? "",
        waiting: mine.waiting,
        count: mine.on.length,
        on: listed(
          say,
          mine.on.map((label) => stands(label, start(seat), start(own))),
        ),
      }),
    );
    const spots = ways.map(({ choice, from }) => {
      const [x, y] = spot(quarter, from, Math.max(0, place));
      return { id: choice.notation, x, y, reach: 22, label: choice.words, choices: [choice] };
    });
    return html`
      <svg viewBox=${`-4 -4 ${SIDE + 8} ${SIDE + 10}`} role="group" class=${pace ? "mc" : "mc mc-still"} aria-label=${told.join(" ")}>
        <${Track} position=${position} counted=${choices.length ? turn : null} />
        <${Middle} position=${position} thrown=${throws(before, position, happened)} pace=${pace} />
        ${ways.map(({ choice, from, to }) => {
          const [x, y] = spot(quarter, from, Math.max(0, place));
          const [u, v] = spot(quarter, to);
          const hits = to < TRACK && standing(position, turn, to) >= 0;
          return html`
            <g class=${look.over === choice.notation ? "mc-lit strong" : "mc-lit"} key=${choice.notation}>
              <circle class="mc-can" cx=${x} cy=${y} r="17" />
              <g transform=${`translate(${u} ${v})`}>${hits ? html`<path d=${BURST} />` : html`<circle r="15" />`}</g>
              ${
                look.over === choice.notation &&
                html`<polyline class="mc-way" points=${steps(from, to)
                  .map((step) => spot(quarter, step, Math.max(0, place)).join())
                  .join(" ")} />`
              }
            </g>`;
        })}
        ${pieces.map(
          (piece) => html`
            <${Walk} key=${piece.key} way=${piece.way} step=${piece.stride} wait=${piece.wait} pace=${pace} flies=${piece.flies}>
              <${Pawn} seat=${piece.seat} letter=${letter[piece.seat] ?? ""} />
            <//>`,
        )}
        ${position.places.map((each, seat) => {
          const [x, y] = turned([1.25, 1.25], quarterOf(position, seat));
          return (
            each > 0 &&
            html`<g class="mc-place" transform=${`translate(${x} ${y})`}><circle r="18" /><text y="7">${each}</text></g>`
          );
        })}
        <${Spots} spots=${spots} pick=${pick} look=${(at) => setLook({ over: at?.id ?? "" })} />
      </svg>`;
  }

  const HOP = ["none", "translateY(-15px) rotate(-8deg)", "none", "translateY(-15px) rotate(8deg)", "none"];
  const TIPS = ["rotate(84deg)", "rotate(84deg)", "rotate(-8deg)", "none"];

  /** The winner's four go round their crown; or mine tip over, one after the other, and look on. */
  function Finale({ players, places, me, won, pace }) {
    const letter = letters(players.map(({ name }) => name));
    const winner = Math.max(places.indexOf(1), 0);
    const seat = won || me < 0 ? winner : me;
    const pawn = (of) => html`<${Pawn} seat=${of} letter=${letter[of] ?? ""} />`;
    return html`
      <svg viewBox=${`-4 -4 ${SIDE + 8} ${SIDE + 10}`} class="mc">
        <rect class="mc-board" x="1" y="1" width=${SIDE - 2} height=${SIDE - 2} rx="20" />
        ${won && html`<${Confetti} seats=${[winner]} width=${SIDE} height=${SIDE} pace=${pace} />`}
        ${[0, 1, 2, 3].map(
          (n) => html`
            <g key=${n} transform=${won ? `translate(${62 + 76 * n} ${236 - 24 * (n % 2)}) scale(3)` : `translate(${86 + 74 * n} 262) scale(2.5)`}>
              <${Dance} steps=${won ? HOP : TIPS} time=${won ? 800 : 700} times=${won ? 4 : 1} wait=${(won ? 90 : 420) * n} pace=${pace}>
                ${won ? pawn(seat) : html`<g transform="rotate(-84 0 13)">${pawn(seat)}</g>`}
              <//>
            </g>`,
        )}
        <g transform=${`translate(${SIDE / 2} ${won ? 96 : 150}) scale(${won ? 1 : 3})`}>
          <${Dance} steps=${["translateY(-180px)", "translateY(6px)", "none"]} time=${900} pace=${pace}>
            ${
              won
                ? html`<${Art} sheet="classic" name="crown" x=${-52} y=${-52} width=${104} height=${104} />`
                : html`${pawn(winner)}<${Art} sheet="classic" name="crown" x=${-8} y=${-31} width=${16} height=${16} />`
            }
          <//>
        </g>
      </svg>`;
  }

  function Tray({ position, choices, play, say }) {
    const [look, setLook] = useLook(`${position.turn} ${position.die} ${choices.length}`);
    return html`
      <div class="mc-tray">
        ${found(choices).map(({ choice, from, to }) => {
          const hits = to < TRACK && standing(position, position.turn, to) >= 0;
          return html`
            <button key=${choice.action} title=${choice.words} class=${look.over === choice.notation ? "mc-use on" : "mc-use"}
              onClick=${() => play(choice.action)}
              onPointerEnter=${() => setLook({ over: choice.notation })} onPointerLeave=${() => setLook({ over: "" })}
              onFocus=${() => setLook({ over: choice.notation })} onBlur=${() => setLook({ over: "" })}>
              <span aria-hidden="true">${from === WAITING ? "" : FIELDS[from]} <${Icon} name="to" /> ${FIELDS[to]}${hits ? " ✸" : ""}</span>
              <span class="unseen">${choice.words}</span>
            </button>`;
        })}
        ${choices.length > 0 && html`<p class="mc-hint">${say("web-touch")}</p>`}
      </div>`;
  }

  return {
    Board,
    Tray,
    finale: () => Finale,
    beat: (before, position, happened) => {
      const last = throws(before, position, happened).at(-1);
      return last ? last.at + LIES : scene(before, position, happened).moved;
    },
    tells: (before, position, happened) => {
      const [first] = throws(before, position, happened);
      return first ? first.at + LIES : 0;
    },
    score: (position, seat, say) => say("web-home", { count: inGoal(position.pieces[seat]) }),
    tour: [
      { say: "web-tour-die", at: ".mc-middle" },
      { say: "web-tour-move", at: ".board .spot" },
    ],
  };
}
