// This game for boardgame.io, as ../state.py plays it.
// The server does the same work as ours: it throws, finds what is legal, refuses the rest.
const { INVALID_MOVE, ActivePlayers } = require("boardgame.io/core");

const TRACK = 24, CORNER = 6, STEPS = 28, PIECES = 4, DICE = 4, MOST = 12, NEAR = 12, SEATS = 4;
const LAPSE = 0, ENTER = 1, MOVE = 2, RUN_ON = MOVE + MOST * STEPS;
const LAP = (1 << TRACK) - 1, FULL = 15, PACKED = [0, 8, 12, 14, 15];

const counts = (action) =>
  action === ENTER ? 6 : action < RUN_ON
    ? Math.floor((action - MOVE) / STEPS) + 1
    : Math.floor((action - RUN_ON) / MOST) + 1;
const spends = (action) => Math.max(counts(action), 2);
const leaves = (action) =>
  action < RUN_ON ? (action - MOVE) % STEPS : ((action - RUN_ON) % MOST) + NEAR;
const lands = (action) =>
  action === ENTER ? 0 : action < RUN_ON
    ? leaves(action) + counts(action)
    : leaves(action) + counts(action) - TRACK;
const tries = (mine) => (mine & LAP || !PACKED.includes(mine >> TRACK) ? 1 : 3);
const translate = (step, seat, other) => (step + (seat - other) * CORNER + 4 * TRACK) % TRACK;

function points(G) {
  if (G.rest) return (1 << G.rest) | (G.rest === 2 ? 2 : 0);
  const [a, b, c, d] = G.dice;
  const sums = (1 << (a + b)) | (1 << (c + d)) | (1 << (a + c)) |
    (1 << (b + d)) | (1 << (a + d)) | (1 << (b + c));
  return sums | (b === 1 ? 2 : 0);
}

function uses(G) {
  const mine = G.men[G.turn], able = points(G), found = [];
  const add = (free, action) => {
    for (; free; free >>= 1, action++) if (free & 1) found.push(action);
  };
  if (able & (1 << 6) && G.beside[G.turn] && !(mine & 1)) found.push(ENTER);
  for (let count = 1; count <= MOST; count++)
    if ((able >> count) & 1) {
      const room = (1 << (STEPS - count)) - 1;
      add(mine & ~(mine >> count) & room, MOVE + (count - 1) * STEPS);
    }
  for (let count = 1; count <= MOST; count++)
    if ((able >> count) & 1)
      add(((mine & LAP) >> (TRACK - count)) & ~mine, RUN_ON + (count - 1) * MOST + MOST - count);
  return found;
}

function begin(G, seat) {
  G.turn = seat;
  G.throws = tries(G.men[seat]);
  G.dice = [];
  G.rest = 0;
  G.choices = [];
}

function throwDice(G, random) {
  while (!G.over && G.dice.length < DICE) {
    while (G.dice.length < DICE) G.dice.push(random.D6());
    G.dice.sort();
    G.choices = uses(G);
    if (!G.choices.length) {
      G.dice = [];
      if (--G.throws === 0) begin(G, (G.turn + 1) % SEATS);
    }
  }
}

function standing(G, seat, step) {
  for (let other = 0; other < SEATS; other++)
    if (other !== seat && (G.men[other] >> translate(step, seat, other)) & 1) return other;
  return -1;
}

function go(G, action) {
  const seat = G.turn, target = lands(action);
  if (action === ENTER) G.beside[seat]--;
  else G.men[seat] ^= 1 << leaves(action);
  G.men[seat] |= 1 << target;
  if (target < TRACK) {
    const victim = standing(G, seat, target);
    if (victim >= 0) {
      G.men[victim] ^= 1 << translate(target, seat, victim);
      G.beside[victim]++;
    }
  } else if (G.men[seat] >> TRACK === FULL) G.over = true;
}

module.exports.Race = {
  name: "race",
  setup: ({ random }) => {
    const G = { men: [0, 0, 0, 0], beside: Array(SEATS).fill(PIECES), over: false };
    begin(G, random.Die(SEATS) - 1);
    throwDice(G, random);
    return G;
  },
  turn: { activePlayers: ActivePlayers.ALL },
  moves: {
    use: ({ G, playerID, random }, action) => {
      if (Number(playerID) !== G.turn || !G.choices.includes(action)) return INVALID_MOVE;
      if (action !== LAPSE) go(G, action);
      if (G.over) {
        G.choices = [];
        return;
      }
      if (G.rest === 0) {
        G.rest = G.dice.reduce((a, b) => a + b) - spends(action);
        const second = uses(G);
        if (second.length) {
          G.choices = [LAPSE, ...second];
          return;
        }
      }
      begin(G, (G.turn + 1) % SEATS);
      throwDice(G, random);
    },
  },
};
