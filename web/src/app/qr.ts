/** QR codes of texts in bytes, error correction M, versions 1 to 10: enough for any link of ours. */

/** For each version: bytes of error correction in a block, and the numbers of data bytes of its blocks. */
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
const ALIGNED: readonly (readonly number[])[] = [
  [],
  [6, 18],
  [6, 22],
  [6, 26],
  [6, 30],
  [6, 34],
  [6, 22, 38],
  [6, 24, 42],
  [6, 26, 46],
  [6, 28, 50],
];

const EXP = new Uint8Array(512);
const LOG = new Uint8Array(256);
for (let power = 0, value = 1; power < 255; power++) {
  EXP[power] = EXP[power + 255] = value;
  LOG[value] = power;
  value = value & 128 ? (value << 1) ^ 0x11d : value << 1;
}
const at = (list: ArrayLike<number>, index: number): number => list[index] ?? 0;
const times = (one: number, other: number): number => (one && other ? at(EXP, at(LOG, one) + at(LOG, other)) : 0);

/** The bytes of error correction of a block. */
function correction(bytes: readonly number[], count: number): number[] {
  let divisor = [1];
  for (let power = 0; power < count; power++) {
    const next = [...divisor, 0];
    divisor.forEach((value, index) => (next[index + 1] = at(next, index + 1) ^ times(value, at(EXP, power))));
    divisor = next;
  }
  const rest = [...bytes, ...Array<number>(count).fill(0)];
  for (let index = 0; index < bytes.length; index++) {
    const factor = at(rest, index);
    divisor.forEach((value, offset) => (rest[index + offset] = at(rest, index + offset) ^ times(value, factor)));
  }
  return rest.slice(bytes.length);
}

/** The bytes of a text in a version: mode, length, text, padding. */
function contents(text: Uint8Array, version: number, room: number): number[] {
  const bits: number[] = [];
  const push = (value: number, length: number) => {
    for (let bit = length - 1; bit >= 0; bit--) bits.push((value >> bit) & 1);
  };
  push(4, 4);
  push(text.length, version < 10 ? 8 : 16);
  for (const byte of text) push(byte, 8);
  push(0, Math.min(4, room * 8 - bits.length));
  while (bits.length % 8) bits.push(0);
  const bytes = Array.from({ length: bits.length / 8 }, (_, index) =>
    bits.slice(index * 8, index * 8 + 8).reduce((sum, bit) => sum * 2 + bit, 0),
  );
  for (let pad = 0; bytes.length < room; pad++) bytes.push(pad % 2 ? 0x11 : 0xec);
  return bytes;
}

/** The blocks with their correction, one byte of each in turn. */
function interleaved(bytes: readonly number[], version: number): number[] {
  const [count, sizes] = BLOCKS[version - 1] ?? [0, []];
  let start = 0;
  const blocks = sizes.map((size) => bytes.slice(start, (start += size)));
  const turn = (lists: readonly number[][]): number[] =>
    Array.from({ length: Math.max(...lists.map((list) => list.length)) }, (_, index) =>
      lists.flatMap((list) => list.slice(index, index + 1)),
    ).flat();
  return [...turn(blocks), ...turn(blocks.map((block) => correction(block, count)))];
}

const MASKS: readonly ((x: number, y: number) => boolean)[] = [
  (x, y) => (x + y) % 2 === 0,
  (_, y) => y % 2 === 0,
  (x) => x % 3 === 0,
  (x, y) => (x + y) % 3 === 0,
  (x, y) => (Math.floor(y / 2) + Math.floor(x / 3)) % 2 === 0,
  (x, y) => ((x * y) % 2) + ((x * y) % 3) === 0,
  (x, y) => (((x * y) % 2) + ((x * y) % 3)) % 2 === 0,
  (x, y) => (((x + y) % 2) + ((x * y) % 3)) % 2 === 0,
];

class Grid {
  readonly dark: boolean[][];
  readonly fixed: boolean[][];
  constructor(readonly size: number) {
    this.dark = Array.from({ length: size }, () => Array<boolean>(size).fill(false));
    this.fixed = Array.from({ length: size }, () => Array<boolean>(size).fill(false));
  }
  fix(x: number, y: number, dark: boolean): void {
    const row = this.dark[y];
    const known = this.fixed[y];
    if (row === undefined || known === undefined || x < 0 || x >= this.size) return;
    row[x] = dark;
    known[x] = true;
  }
}

function patterns(grid: Grid, version: number): void {
  const { size } = grid;
  for (let index = 0; index < size; index++) {
    grid.fix(6, index, index % 2 === 0);
    grid.fix(index, 6, index % 2 === 0);
  }
  for (const [x, y] of [
    [3, 3],
    [size - 4, 3],
    [3, size - 4],
  ] as const) {
    for (let dy = -4; dy <= 4; dy++)
      for (let dx = -4; dx <= 4; dx++) {
        const far = Math.max(Math.abs(dx), Math.abs(dy));
        grid.fix(x + dx, y + dy, far !== 2 && far !== 4);
      }
  }
  const lines = ALIGNED[version - 1] ?? [];
  const last = lines.at(-1);
  for (const x of lines)
    for (const y of lines) {
      if ((x === 6 && y === 6) || (x === 6 && y === last) || (x === last && y === 6)) continue;
      for (let dy = -2; dy <= 2; dy++)
        for (let dx = -2; dx <= 2; dx++) grid.fix(x + dx, y + dy, Math.max(Math.abs(dx), Math.abs(dy)) !== 1);
    }
  if (version >= 7) {
    let rest = version;
    for (let step = 0; step < 12; step++) rest = (rest << 1) ^ ((rest >> 11) * 0x1f25);
    const bits = (version << 12) | rest;
    for (let index = 0; index < 18; index++) {
      const dark = ((bits >> index) & 1) === 1;
      grid.fix(size - 11 + (index % 3), Math.floor(index / 3), dark);
      grid.fix(Math.floor(index / 3), size - 11 + (index % 3), dark);
    }
  }
}

/** The fifteen bits that tell the correction (M is 00) and the mask. */
function format(grid: Grid, mask: number): void {
  const { size } = grid;
  let rest = mask;
  for (let step = 0; step < 10; step++) rest = (rest << 1) ^ ((rest >> 9) * 0x537);
  const bits = ((mask << 10) | rest) ^ 0x5412;
  const bit = (index: number) => ((bits >> index) & 1) === 1;
  for (let index = 0; index < 6; index++) grid.fix(8, index, bit(index));
  grid.fix(8, 7, bit(6));
  grid.fix(8, 8, bit(7));
  grid.fix(7, 8, bit(8));
  for (let index = 9; index < 15; index++) grid.fix(14 - index, 8, bit(index));
  for (let index = 0; index < 8; index++) grid.fix(size - 1 - index, 8, bit(index));
  for (let index = 8; index < 15; index++) grid.fix(8, size - 15 + index, bit(index));
  grid.fix(8, size - 8, true);
}

function fill(grid: Grid, bytes: readonly number[], mask: number): void {
  const masked = MASKS[mask];
  let index = 0;
  for (let right = grid.size - 1; right >= 1; right -= 2) {
    const column = right <= 6 ? right - 1 : right;
    for (let step = 0; step < grid.size; step++)
      for (const x of [column, column - 1]) {
        const upward = ((column + 1) & 2) === 0;
        const y = upward ? grid.size - 1 - step : step;
        const row = grid.dark[y];
        if (row === undefined || grid.fixed[y]?.[x]) continue;
        const bit = ((at(bytes, index >> 3) >> (7 - (index & 7))) & 1) === 1;
        index += 1;
        row[x] = bit !== (masked?.(x, y) ?? false);
      }
  }
}

/** How hard a code is to read: long runs, blocks, false finders, imbalance. */
function penalty(rows: readonly (readonly boolean[])[]): number {
  const size = rows.length;
  const columns = rows.map((_, x) => rows.map((row) => row[x] ?? false));
  let sum = 0;
  for (const line of [...rows, ...columns]) {
    const text = line.map((dark) => (dark ? "1" : "0")).join("");
    for (const run of text.match(/1{5,}|0{5,}/g) ?? []) sum += run.length - 2;
    for (const finder of ["10111010000", "00001011101"])
      for (let from = text.indexOf(finder); from >= 0; from = text.indexOf(finder, from + 1)) sum += 40;
  }
  for (let y = 0; y + 1 < size; y++)
    for (let x = 0; x + 1 < size; x++) {
      const one = rows[y]?.[x];
      if (one === rows[y]?.[x + 1] && one === rows[y + 1]?.[x] && one === rows[y + 1]?.[x + 1]) sum += 3;
    }
  const dark = rows.flat().filter(Boolean).length;
  return sum + Math.floor(Math.abs((dark * 20) / (size * size) - 10)) * 10;
}

/** The rows of the QR code of a text, dark or light. */
export function qrCode(text: string): readonly (readonly boolean[])[] {
  const bytes = new TextEncoder().encode(text);
  const rooms = BLOCKS.map(([, sizes]) => sizes.reduce((sum, size) => sum + size, 0));
  const version = rooms.findIndex((room, index) => bytes.length + (index < 9 ? 2 : 3) <= room) + 1;
  if (version === 0) throw new RangeError("the text is too long for a QR code");
  const content = interleaved(contents(bytes, version, at(rooms, version - 1)), version);
  const made = MASKS.map((_, mask) => {
    const grid = new Grid(17 + 4 * version);
    patterns(grid, version);
    format(grid, mask);
    fill(grid, content, mask);
    return grid.dark;
  });
  const [first = [], ...others] = made;
  return others.reduce((best, other) => (penalty(other) < penalty(best) ? other : best), first);
}
