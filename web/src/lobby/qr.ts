/**
 * QR codes (ISO/IEC 18004) for invitation links: bytes, error correction M, versions 1 to 10 (up to 213 bytes).
 * Modules are addressed [row][column]; true is dark.
 */

// Per version: data code words of all blocks, error correction words per block, number of blocks. Level M.
const VERSIONS: ReadonlyArray<readonly [data: number, correction: number, blocks: number]> = [
  [16, 10, 1], [28, 16, 1], [44, 26, 1], [64, 18, 2], [86, 24, 2], [108, 16, 4], [124, 18, 4], [154, 22, 4], [182, 22, 5], [216, 26, 5],
];
const ALIGNMENT: ReadonlyArray<readonly number[]> = [
  [], [6, 18], [6, 22], [6, 26], [6, 30], [6, 34], [6, 22, 38], [6, 24, 42], [6, 26, 46], [6, 28, 50],
];
const MASKS: ReadonlyArray<(row: number, column: number) => boolean> = [
  (r, c) => (r + c) % 2 === 0,
  (r) => r % 2 === 0,
  (_, c) => c % 3 === 0,
  (r, c) => (r + c) % 3 === 0,
  (r, c) => (Math.floor(r / 2) + Math.floor(c / 3)) % 2 === 0,
  (r, c) => ((r * c) % 2) + ((r * c) % 3) === 0,
  (r, c) => (((r * c) % 2) + ((r * c) % 3)) % 2 === 0,
  (r, c) => (((r + c) % 2) + ((r * c) % 3)) % 2 === 0,
];

/** The modules of the code of a text, without the quiet zone. */
export function qr(text: string): boolean[][] {
  const bytes = [...new TextEncoder().encode(text)];
  const version = VERSIONS.findIndex(([data], i) => data >= bytes.length + (i < 9 ? 2 : 3)) + 1;
  if (version === 0) throw new Error(`A text of ${bytes.length} bytes does not fit into a QR code of version 10`);
  const words = interleave(dataWords(bytes, version), version);
  let best: boolean[][] | undefined;
  for (let mask = 0; mask < MASKS.length; mask++) {
    const candidate = draw(words, version, mask);
    if (!best || penalty(candidate) < penalty(best)) best = candidate;
  }
  return best!;
}

/** Mode, length, bytes, end, and filling to the capacity. */
function dataWords(bytes: number[], version: number): number[] {
  const capacity = VERSIONS[version - 1]![0];
  const bits: number[] = [];
  const append = (value: number, length: number) => {
    for (let i = length - 1; i >= 0; i--) bits.push((value >> i) & 1);
  };
  append(4, 4);
  append(bytes.length, version < 10 ? 8 : 16);
  bytes.forEach((byte) => append(byte, 8));
  append(0, Math.min(4, capacity * 8 - bits.length));
  while (bits.length % 8) bits.push(0);
  const words: number[] = [];
  for (let i = 0; i < bits.length; i += 8) words.push(parseInt(bits.slice(i, i + 8).join(''), 2));
  for (let i = 0; words.length < capacity; i++) words.push(i % 2 ? 0x11 : 0xec);
  return words;
}

/** Blocks with their error correction, woven together as they are laid down. Shorter blocks come first. */
function interleave(data: number[], version: number): number[] {
  const [capacity, length, count] = VERSIONS[version - 1]!;
  const short = Math.floor(capacity / count);
  const longOnes = capacity % count;
  const blocks: number[][] = [];
  for (let i = 0, from = 0; i < count; i++) {
    const size = short + (i >= count - longOnes ? 1 : 0);
    blocks.push(data.slice(from, from + size));
    from += size;
  }
  const corrections = blocks.map((block) => correction(block, length));
  const words: number[] = [];
  for (let i = 0; i <= short; i++) for (const block of blocks) if (i < block.length) words.push(block[i]!);
  for (let i = 0; i < length; i++) for (const block of corrections) words.push(block[i]!);
  return words;
}

// The field of 256 elements over x⁸ + x⁴ + x³ + x² + 1.
const EXP: number[] = [];
const LOG: number[] = [];
for (let i = 0, x = 1; i < 255; i++) {
  EXP[i] = x;
  LOG[x] = i;
  x = x << 1 > 255 ? (x << 1) ^ 0x11d : x << 1;
}
const times = (a: number, b: number) => (a && b ? EXP[(LOG[a]! + LOG[b]!) % 255]! : 0);

/** The remainder of Reed and Solomon. */
function correction(block: number[], length: number): number[] {
  let generator = [1];
  for (let i = 0; i < length; i++) {
    const next = [...generator, 0];
    generator.forEach((factor, j) => (next[j + 1]! ^= times(factor, EXP[i]!)));
    generator = next;
  }
  const rest = [...block, ...new Array<number>(length).fill(0)];
  for (let i = 0; i < block.length; i++) {
    const lead = rest[i]!;
    generator.forEach((factor, j) => (rest[i + j]! ^= times(factor, lead)));
  }
  return rest.slice(block.length);
}

function draw(words: number[], version: number, mask: number): boolean[][] {
  const size = 17 + 4 * version;
  const modules = Array.from({ length: size }, () => new Array<boolean>(size).fill(false));
  const fixed = Array.from({ length: size }, () => new Array<boolean>(size).fill(false));
  const set = (row: number, column: number, dark: boolean) => {
    if (row < 0 || column < 0 || row >= size || column >= size) return;
    modules[row]![column] = dark;
    fixed[row]![column] = true;
  };
  const square = (row: number, column: number, radius: number, dark: (distance: number) => boolean) => {
    for (let r = -radius; r <= radius; r++)
      for (let c = -radius; c <= radius; c++) set(row + r, column + c, dark(Math.max(Math.abs(r), Math.abs(c))));
  };
  for (let i = 0; i < size; i++) {
    set(6, i, i % 2 === 0);
    set(i, 6, i % 2 === 0);
  }
  for (const [row, column] of [[3, 3], [3, size - 4], [size - 4, 3]] as const) square(row, column, 4, (d) => d !== 2 && d !== 4);
  const places = ALIGNMENT[version - 1]!;
  const last = places.at(-1);
  for (const row of places)
    for (const column of places) {
      const finder = (row === 6 && (column === 6 || column === last)) || (row === last && column === 6);
      if (!finder) square(row, column, 2, (d) => d !== 1);
    }
  formatBits(mask).forEach((dark, i) => {
    // Once around the upper left finder, once split along the other two.
    if (i < 6) set(i, 8, dark);
    else if (i < 8) set(i + 1, 8, dark);
    else if (i === 8) set(8, 7, dark);
    else set(8, 14 - i, dark);
    if (i < 8) set(8, size - 1 - i, dark);
    else set(size - 15 + i, 8, dark);
  });
  set(size - 8, 8, true);
  if (version >= 7) {
    versionBits(version).forEach((dark, i) => {
      set(size - 11 + (i % 3), Math.floor(i / 3), dark);
      set(Math.floor(i / 3), size - 11 + (i % 3), dark);
    });
  }
  let bit = 0;
  for (let right = size - 1, upwards = true; right > 0; right -= 2, upwards = !upwards) {
    if (right === 6) right = 5;
    for (let step = 0; step < size; step++) {
      const row = upwards ? size - 1 - step : step;
      for (const column of [right, right - 1]) {
        if (fixed[row]![column]) continue;
        const dark = ((words[bit >> 3] ?? 0) >> (7 - (bit & 7))) & 1;
        modules[row]![column] = (dark === 1) !== MASKS[mask]!(row, column);
        bit++;
      }
    }
  }
  return modules;
}

/** Level M (00) and the mask with their check bits, lowest bit first. */
function formatBits(mask: number): boolean[] {
  let rest = mask << 10;
  for (let i = 14; i >= 10; i--) if ((rest >> i) & 1) rest ^= 0x537 << (i - 10);
  const bits = ((mask << 10) | rest) ^ 0x5412;
  return Array.from({ length: 15 }, (_, i) => ((bits >> i) & 1) === 1);
}

function versionBits(version: number): boolean[] {
  let rest = version << 12;
  for (let i = 17; i >= 12; i--) if ((rest >> i) & 1) rest ^= 0x1f25 << (i - 12);
  const bits = (version << 12) | rest;
  return Array.from({ length: 18 }, (_, i) => ((bits >> i) & 1) === 1);
}

/** How hard a code would be to read; the mask with the least is taken. */
function penalty(modules: boolean[][]): number {
  const size = modules.length;
  let sum = 0;
  const columns = modules.map((_, c) => modules.map((row) => row[c]!));
  for (const line of [...modules, ...columns]) {
    for (let i = 0, run = 1; i < size; i++, run++) {
      if (i + 1 < size && line[i + 1] === line[i]) continue;
      if (run >= 5) sum += run - 2;
      run = 0;
    }
    const text = line.map(Number).join('');
    sum += 40 * ((text.match(/(?=10111010000)/g)?.length ?? 0) + (text.match(/(?=00001011101)/g)?.length ?? 0));
  }
  for (let r = 1; r < size; r++)
    for (let c = 1; c < size; c++) {
      const dark = modules[r]![c];
      if (modules[r - 1]![c] === dark && modules[r]![c - 1] === dark && modules[r - 1]![c - 1] === dark) sum += 3;
    }
  const share = modules.flat().filter(Boolean).length / (size * size);
  return sum + 10 * Math.floor(Math.abs(share - 0.5) * 20);
}
