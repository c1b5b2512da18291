// An address as a QR code (ISO/IEC 18004): bytes, the lowest level of correction, one block, up to version 5.

/** For each version: codewords of data and of correction, and where its alignment pattern stands. */
const VERSIONS = [
  { data: 19, check: 7, align: 0 },
  { data: 34, check: 10, align: 18 },
  { data: 55, check: 15, align: 22 },
  { data: 80, check: 20, align: 26 },
  { data: 108, check: 26, align: 30 },
];

/** @type {((row: number, column: number) => boolean)[]} */
const MASKS = [
  (row, column) => (row + column) % 2 === 0,
  (row) => row % 2 === 0,
  (_, column) => column % 3 === 0,
  (row, column) => (row + column) % 3 === 0,
  (row, column) => (Math.floor(row / 2) + Math.floor(column / 3)) % 2 === 0,
  (row, column) => ((row * column) % 2) + ((row * column) % 3) === 0,
  (row, column) => (((row * column) % 2) + ((row * column) % 3)) % 2 === 0,
  (row, column) => (((row + column) % 2) + ((row * column) % 3)) % 2 === 0,
];

/**
 * The modules, dark ones true; nothing if the text is too long.
 *
 * @param {string} text
 * @param {number} [mask] the calmest one, if none is wanted
 * @returns {boolean[][] | null}
 */
export function qr(text, mask) {
  const bytes = [...new TextEncoder().encode(text)];
  const index = VERSIONS.findIndex(({ data }) => bytes.length + 2 <= data);
  if (index < 0) return null;
  const version = VERSIONS[index];
  const data = padded(bytes, version.data);
  const codewords = [...data, ...correction(data, version.check)];
  const all = (mask === undefined ? [...MASKS.keys()] : [mask]).map((each) => drawn(codewords, 21 + 4 * index, version.align, each));
  return all.reduce((best, each) => (unrest(each) < unrest(best) ? each : best));
}

/**
 * As one path of an SVG, a module being 1 wide.
 *
 * @param {boolean[][]} modules
 */
export function qrPath(modules) {
  return modules.flatMap((line, row) => line.map((dark, column) => (dark ? `M${column} ${row}h1v1h-1z` : ""))).join("");
}

/**
 * The bytes with what tells their kind and number, filled up.
 *
 * @param {number[]} bytes
 * @param {number} length
 */
function padded(bytes, length) {
  const nibbles = [4, bytes.length >> 4, bytes.length & 15, ...bytes.flatMap((byte) => [byte >> 4, byte & 15]), 0];
  /** @type {number[]} */
  const words = [];
  for (let i = 0; i + 1 < nibbles.length; i += 2) words.push(nibbles[i] * 16 + nibbles[i + 1]);
  for (let filler = 0xec; words.length < length; filler ^= 0xec ^ 0x11) words.push(filler);
  return words;
}

/**
 * A product in the field of 256 elements.
 *
 * @param {number} one
 * @param {number} other
 */
function times(one, other) {
  let product = 0;
  for (let bit = 7; bit >= 0; bit--) {
    product = (product << 1) ^ ((product >> 7) * 0x11d);
    if ((other >> bit) & 1) product ^= one;
  }
  return product;
}

/**
 * The codewords of Reed and Solomon.
 *
 * @param {number[]} data
 * @param {number} count
 */
function correction(data, count) {
  /** @type {number[]} */
  let generator = [1];
  for (let i = 0, root = 1; i < count; i++, root = times(root, 2))
    generator = [...generator, 0].map((each, at) => each ^ (at > 0 ? times(generator[at - 1], root) : 0));
  const rest = [...data, ...Array(count).fill(0)];
  for (let i = 0; i < data.length; i++) {
    const lead = rest[i];
    generator.forEach((each, at) => (rest[i + at] ^= times(each, lead)));
  }
  return rest.slice(data.length);
}

/**
 * @param {number[]} codewords
 * @param {number} size
 * @param {number} align
 * @param {number} mask
 */
function drawn(codewords, size, align, mask) {
  /** @type {(boolean | undefined)[][]} */
  const modules = Array.from({ length: size }, () => Array(size).fill(undefined));
  const put = (/** @type {number} */ row, /** @type {number} */ column, /** @type {boolean} */ dark) => {
    if (row >= 0 && column >= 0 && row < size && column < size) modules[row][column] = dark;
  };
  for (let i = 8; i < size - 8; i++) {
    put(6, i, i % 2 === 0);
    put(i, 6, i % 2 === 0);
  }
  for (const [row, column] of [[3, 3], [3, size - 4], [size - 4, 3]]) target(row, column, 4, put);
  if (align > 0) target(align, align, 2, put);
  format(size, mask, put);
  fill(modules, codewords, mask);
  return modules.map((line) => line.map(Boolean));
}

/**
 * Rings around a middle: dark ones at every second distance, but one wide around the middle of three.
 *
 * @param {number} row
 * @param {number} column
 * @param {number} radius
 * @param {(row: number, column: number, dark: boolean) => void} put
 */
function target(row, column, radius, put) {
  for (let down = -radius; down <= radius; down++)
    for (let right = -radius; right <= radius; right++) {
      const distance = Math.max(Math.abs(down), Math.abs(right));
      put(row + down, column + right, radius === 4 ? distance !== 2 && distance !== 4 : distance !== 1);
    }
}

/**
 * Level and mask, twice, with their own correction.
 *
 * @param {number} size
 * @param {number} mask
 * @param {(row: number, column: number, dark: boolean) => void} put
 */
function format(size, mask, put) {
  const data = 8 + mask;
  let rest = data;
  for (let i = 0; i < 10; i++) rest = (rest << 1) ^ ((rest >> 9) * 0x537);
  const bits = ((data << 10) | rest) ^ 0x5412;
  const bit = (/** @type {number} */ i) => ((bits >> i) & 1) === 1;
  for (let i = 0; i < 6; i++) put(i, 8, bit(i));
  put(7, 8, bit(6));
  put(8, 8, bit(7));
  put(8, 7, bit(8));
  for (let i = 9; i < 15; i++) put(8, 14 - i, bit(i));
  for (let i = 0; i < 8; i++) put(8, size - 1 - i, bit(i));
  for (let i = 8; i < 15; i++) put(size - 15 + i, 8, bit(i));
  put(size - 8, 8, true);
}

/**
 * The codewords, two columns at a time, up and down, from the right.
 *
 * @param {(boolean | undefined)[][]} modules
 * @param {number[]} codewords
 * @param {number} mask
 */
function fill(modules, codewords, mask) {
  const size = modules.length;
  let at = 0;
  for (let right = size - 1; right >= 1; right -= 2) {
    if (right === 6) right = 5;
    for (let step = 0; step < size; step++)
      for (const column of [right, right - 1]) {
        const row = ((right + 1) & 2) === 0 ? size - 1 - step : step;
        if (modules[row][column] !== undefined) continue;
        const dark = ((codewords[at >> 3] >> (7 - (at & 7))) & 1) === 1;
        modules[row][column] = dark !== MASKS[mask](row, column);
        at++;
      }
  }
}

/**
 * How many squares of four equal modules there are.
 *
 * @param {boolean[][]} modules
 */
function unrest(modules) {
  let count = 0;
  for (let row = 1; row < modules.length; row++)
    for (let column = 1; column < modules.length; column++) {
      const four = [modules[row][column], modules[row - 1][column], modules[row][column - 1], modules[row - 1][column - 1]];
      if (four.every(Boolean) || !four.some(Boolean)) count++;
    }
  return count;
}
