// The squares of Sparta's board: names as in the notation, places as on the screen.
export const SIZE = 10;
export const FILES = "abcdefghij";

/**
 * Column and row on the screen, counted from the upper left corner.
 *
 * @param {string} name
 * @param {boolean} flipped
 * @returns {Sparta.Place}
 */
export function placeOf(name, flipped) {
  const file = FILES.indexOf(name[0]);
  const rank = Number(name.slice(1)) - 1;
  return flipped ? { column: SIZE - 1 - file, row: rank } : { column: file, row: SIZE - 1 - rank };
}

/**
 * The name of the square at this place of the screen; empty beyond the edge.
 *
 * @param {number} column
 * @param {number} row
 * @param {boolean} flipped
 */
export function squareAt(column, row, flipped) {
  if (column < 0 || row < 0 || column >= SIZE || row >= SIZE) return "";
  const file = flipped ? SIZE - 1 - column : column;
  const rank = flipped ? row : SIZE - 1 - row;
  return FILES[file] + (rank + 1);
}

/**
 * All squares, row by row as the screen shows them.
 *
 * @param {boolean} flipped
 */
export function rowsOf(flipped) {
  const line = [...Array(SIZE).keys()];
  return line.map((row) => line.map((column) => squareAt(column, row, flipped)));
}

const WALK = /^([a-j]\d+)-([a-j]\d+)$/;
const PROMOTION = /^([a-j]\d+)=H$/;

/** The listed moves of a view, ordered for the hand: by the square on which each begins. */
export class Choices {
  /** @type {Map<string, Map<string, string>>} */
  #walks = new Map();
  /** @type {Map<string, string>} */
  #promotions = new Map();
  pass = "";

  /** @param {string[]} moves */
  constructor(moves) {
    for (const text of moves) this.#add(text);
  }

  /** @param {string} text */
  #add(text) {
    const walk = WALK.exec(text);
    const promotion = PROMOTION.exec(text);
    if (walk) {
      const [, from, to] = walk;
      this.#walks.set(from, this.targets(from).set(to, text));
    } else if (promotion) {
      this.#promotions.set(promotion[1], text);
    } else {
      this.pass = text;
    }
  }

  /** @param {string} square */
  begins(square) {
    return this.#walks.has(square) || this.#promotions.has(square);
  }

  /**
   * @param {string} square
   * @returns {Map<string, string>}
   */
  targets(square) {
    return this.#walks.get(square) ?? new Map();
  }

  /**
   * @param {string} from
   * @param {string} to
   */
  walk(from, to) {
    return this.targets(from).get(to) ?? "";
  }

  /** @param {string} square */
  promotion(square) {
    return this.#promotions.get(square) ?? "";
  }
}
