/** QR codes (ISO/IEC 18004): bytes, versions 1 to 10, level M. Enough for a link with a secret. */

/** Of each version: bytes of correction in a block, and the bytes of data in each block. */
const BLOCKS: readonly (readonly [number, readonly number[]])[] = [
  [10, [16]],
  [16, [28]],
  [26, [44]],
  [18, [32, 32]],
  [24, [43, 43]],
  [16, [27, 27, 27, 27]],
  [18, [31, 31, 31, 31]],
  [22, [38, 38, 39, 39]],
  [22, [36, 36, 36, 37, 37]],
  [26, [43, 43, 43, 43, 44]],
];

const MASKS: readonly ((x: number, y: number) => boolean)[] = [
  (x, y) => (x + y) % 2 === 0,
  (_, y) => y % 2 === 0,
  (x) => x % 3 === 0,
  (x, y) => (x + y) % 3 === 0,
  (x, y) => ((x / 3 | 0) + (y / 2 | 0)) % 2 === 0,
  (x, y) => ((x * y) % 2) + ((x * y) % 3) === 0,
  (x, y) => (((x * y) % 2) + ((x * y) % 3)) % 2 === 0,
  (x, y) => (((x + y) % 2) + ((x * y) % 3)) % 2 === 0,
];

// The field of 256 elements in which the correction is reckoned.
const POWER: number[] = [];
const LOG: number[] = [];
for (let exponent = 0, value = 1; exponent < 255; exponent++) {
  POWER[exponent] = value;
  LOG[value] = exponent;
  value = (value << 1) ^ (value & 128 ? 0x11d : 0);
}
const times = (a: number, b: number): number => (a && b ? POWER[(LOG[a]! + LOG[b]!) % 255]! : 0);

/** The remainder of the data by the generator of this many bytes. */
function correction(data: readonly number[], count: number): number[] {
  let generator = [1];
  for (let root = 0; root < count; root++) {
    const next = [...generator, 0];
    generator.forEach((factor, index) => (next[index + 1]! ^= times(factor, POWER[root]!)));
    generator = next;
  }
  const rest = [...data, ...Array<number>(count).fill(0)];
  data.forEach((_, at) => {
    const lead = rest[at]!;
    generator.forEach((factor, index) => (rest[at + index]! ^= times(factor, lead)));
  });
  return rest.slice(data.length);
}

/** The bytes of the symbol in their order, and its version. */
function bytesOf(text: string): [number[], number] {
  const given = [...new TextEncoder().encode(text)];
  const version = 1 + BLOCKS.findIndex(([, blocks], index) => {
    const head = index < 9 ? 2 : 3; // mode, length, and the half byte of the end
    return given.length + head <= blocks.reduce((sum, size) => sum + size, 0);
  });
  if (!version) throw new Error("too long for a QR code");
  const [check, sizes] = BLOCKS[version - 1]!;
  const bits = `0100${given.length.toString(2).padStart(version < 10 ? 8 : 16, "0")}${given
    .map((byte) => byte.toString(2).padStart(8, "0"))
    .join("")}0000`;
  const data = bits.padEnd(8 * Math.ceil(bits.length / 8), "0").match(/.{8}/g)!.map((byte) => parseInt(byte, 2));
  const room = sizes.reduce((sum, size) => sum + size, 0);
  for (let pad = 0; data.length < room; pad++) data.push(pad % 2 ? 17 : 236);
  let from = 0;
  const blocks = sizes.map((size) => data.slice(from, (from += size)));
  const checks = blocks.map((block) => correction(block, check));
  const woven: number[] = [];
  for (const parts of [blocks, checks]) {
    const longest = Math.max(...parts.map((part) => part.length));
    for (let index = 0; index < longest; index++) {
      for (const part of parts) if (index < part.length) woven.push(part[index]!);
    }
  }
  return [woven, version];
}

/** Bits of a number with those of its own check behind them, as formats and versions are written. */
function checked(value: number, length: number, generator: number): number {
  let rest = value << length;
  for (let bit = 31; bit >= length; bit--) if ((rest >>> bit) & 1) rest ^= generator << (bit - length);
  return (value << length) | rest;
}

type Grid = (boolean | null)[][];

/** All that looks the same in every symbol of a version; null where data goes. */
function frameOf(version: number): Grid {
  const size = 17 + 4 * version;
  const grid: Grid = Array.from({ length: size }, () => Array<boolean | null>(size).fill(null));
  const set = (x: number, y: number, dark: boolean): void => {
    if (grid[y] && x >= 0 && x < size) grid[y]![x] = dark;
  };
  const rings = (cx: number, cy: number, reach: number, light: readonly number[]): void => {
    for (let y = -reach; y <= reach; y++) {
      for (let x = -reach; x <= reach; x++) set(cx + x, cy + y, !light.includes(Math.max(Math.abs(x), Math.abs(y))));
    }
  };
  const step = version < 2 ? 0 : version < 7 ? size - 13 : (size - 13) / 2;
  const places = version < 2 ? [] : Array.from({ length: version < 7 ? 2 : 3 }, (_, index) => 6 + index * step);
  for (let at = 8; at < size - 8; at++) {
    set(at, 6, at % 2 === 0);
    set(6, at, at % 2 === 0);
  }
  const last = places.length - 1;
  places.forEach((y, row) => {
    places.forEach((x, column) => {
      const corner = (row === 0 && (column === 0 || column === last)) || (row === last && column === 0);
      if (!corner) rings(x, y, 2, [1]);
    });
  });
  for (const [x, y] of [[3, 3], [size - 4, 3], [3, size - 4]] as const) rings(x, y, 4, [2, 4]);
  if (version >= 7) {
    const bits = checked(version, 12, 0x1f25);
    for (let bit = 0; bit < 18; bit++) {
      const dark = ((bits >> bit) & 1) === 1;
      const [far, near] = [size - 11 + (bit % 3), (bit / 3) | 0];
      set(far, near, dark);
      set(near, far, dark);
    }
  }
  format(grid, 0);
  return grid;
}

/** Level M and the mask, written twice. */
function format(grid: Grid, mask: number): void {
  const size = grid.length;
  const bits = checked(mask, 10, 0x537) ^ 0x5412;
  const bit = (index: number): boolean => ((bits >> index) & 1) === 1;
  for (let index = 0; index < 15; index++) {
    const near = index < 6 ? index : index < 8 ? index + 1 : 14 - index;
    if (index < 8) {
      grid[near]![8] = bit(index);
      grid[8]![size - 1 - index] = bit(index);
    } else {
      grid[8]![index === 8 ? 7 : near] = bit(index);
      grid[size - 15 + index]![8] = bit(index);
    }
  }
  grid[size - 8]![8] = true;
}

/** How badly a symbol can be read. */
function penalty(rows: readonly (readonly boolean[])[]): number {
  const size = rows.length;
  let sum = 0;
  let dark = 0;
  const lines = [...rows, ...rows.map((_, x) => rows.map((row) => row[x]!))];
  for (const line of lines) {
    const text = line.map(Number).join("");
    for (const [run] of text.matchAll(/0{5,}|1{5,}/g)) sum += run.length - 2;
    for (const pattern of ["10111010000", "00001011101"]) {
      for (let at = text.indexOf(pattern); at >= 0; at = text.indexOf(pattern, at + 1)) sum += 40;
    }
  }
  for (let y = 0; y < size; y++) {
    for (let x = 0; x < size; x++) {
      const here = rows[y]![x]!;
      if (here) dark++;
      if (rows[y + 1] && here === rows[y]![x + 1] && here === rows[y + 1]![x] && here === rows[y + 1]![x + 1]) sum += 3;
    }
  }
  return sum + 10 * Math.floor(Math.abs((100 * dark) / (size * size) - 50) / 5);
}

/** The rows of a symbol; true is dark. */
export function qr(text: string): boolean[][] {
  const [bytes, version] = bytesOf(text);
  const fixed = frameOf(version);
  const size = fixed.length;
  const places: [number, number][] = [];
  for (let right = size - 1, up = true; right > 0; right -= 2, up = !up) {
    if (right === 6) right--;
    for (let step = 0; step < size; step++) {
      const y = up ? size - 1 - step : step;
      for (const x of [right, right - 1]) if (fixed[y]![x] === null) places.push([x, y]);
    }
  }
  let best: boolean[][] = [];
  let least = Infinity;
  MASKS.forEach((masked, mask) => {
    const grid = fixed.map((row) => [...row]);
    format(grid, mask);
    places.forEach(([x, y], index) => {
      const bit = ((bytes[index >> 3] ?? 0) >> (7 - (index & 7))) & 1;
      grid[y]![x] = (bit === 1) !== masked(x, y);
    });
    const worth = penalty(grid as boolean[][]);
    if (worth < least) {
      least = worth;
      best = grid as boolean[][];
    }
  });
  return best;
}

/** The dark squares as the path of an SVG, one unit a square. */
export function qrPath(rows: readonly (readonly boolean[])[]): string {
  return rows.flatMap((row, y) => row.flatMap((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : []))).join("");
}
