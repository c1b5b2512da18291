// Where the fields of a map lie, and how one comes from one to another. Nothing here draws.

/** The radius of a hex. */
export const SIZE = 20;
/** Half the height of a hex: the step of a row. */
export const HALF = SIZE * Math.sqrt(0.75);
export const CORNERS = [0, 60, 120, 180, 240, 300].map((angle) => {
  const turn = (angle * Math.PI) / 180;
  return [SIZE * Math.cos(turn), SIZE * Math.sin(turn)];
});
/** Column and half-row steps to the neighbours, clockwise from north, as the bits of roads are. */
export const WAYS = [[0, -2], [1, -1], [1, 1], [0, 2], [-1, 1], [-1, -1]];

/** @typedef {Pick<Pygma.Hex, "column" | "row">} Spot */

/**
 * @param {Spot} spot
 * @returns {[number, number]}
 */
export const middle = ({ column, row }) => [column * SIZE * 1.5, row * HALF];
export const keyOf = (/** @type {Spot} */ { column, row }) => `${column} ${row}`;
/** The large field of an address. */
export const largeOf = (/** @type {string} */ at) => at.slice(0, at.indexOf("/"));

/**
 * The corners between which the edge to a neighbour lies.
 *
 * @param {number} way
 */
export const edgeOf = (way) => [CORNERS[(way + 4) % 6], CORNERS[(way + 5) % 6]];

/**
 * The spot whose hex has this point.
 *
 * @param {number} x
 * @param {number} y
 * @returns {Spot}
 */
export function spotAt(x, y) {
  const near = Math.round(x / (SIZE * 1.5));
  let best = { column: near, row: 0 };
  let least = Infinity;
  for (const column of [near - 1, near, near + 1]) {
    const odd = Math.abs(column % 2);
    const row = 2 * Math.round((y / HALF - odd) / 2) + odd;
    for (const each of [row, row - 2, row + 2]) {
      const far = Math.hypot(column * SIZE * 1.5 - x, each * HALF - y);
      if (far < least) [best, least] = [{ column, row: each }, far];
    }
  }
  return best;
}

/**
 * All known fields by where they lie. Rows of a column may be even or odd, as the map begins.
 *
 * @template {Spot} T
 */
export class Grid {
  /** @type {Map<string, T>} */
  #spots;
  #odd;

  /** @param {T[]} hexes */
  constructor(hexes) {
    this.#spots = new Map(hexes.map((hex) => [keyOf(hex), hex]));
    this.#odd = hexes.length > 0 ? Math.abs((hexes[0].column + hexes[0].row) % 2) : 0;
  }

  /** @param {Spot} spot */
  at(spot) {
    return this.#spots.get(keyOf(spot));
  }

  /**
   * The known field under a point.
   *
   * @param {number} x
   * @param {number} y
   */
  under(x, y) {
    const shift = this.#odd ? 1 : 0;
    const spot = spotAt(x, y - shift * HALF);
    return this.at({ column: spot.column, row: spot.row + shift });
  }

  /**
   * @param {Spot} spot
   * @param {number} way
   */
  beside({ column, row }, way) {
    return this.at({ column: column + WAYS[way][0], row: row + WAYS[way][1] });
  }

  /**
   * The known neighbours.
   *
   * @param {Spot} spot
   */
  around(spot) {
    return WAYS.map((_, way) => this.beside(spot, way)).filter((hex) => hex !== undefined);
  }
}

/** @param {Spot} one @param {Spot} other */
export function distance(one, other) {
  const [across, down] = [Math.abs(one.column - other.column), Math.abs(one.row - other.row)];
  return across + Math.max(0, (down - across) / 2);
}

/** @param {Spot} one @param {Spot} other */
export const isBeside = (one, other) => distance(one, other) === 1;

/**
 * The shortest way over known land, or over known water where both ends are water: the fields from the first to the last.
 * Nothing if none is known.
 *
 * @template {Pygma.Hex} T
 * @param {Grid<T>} grid
 * @param {T} from
 * @param {T} to
 * @returns {T[] | null}
 */
export function wayBetween(grid, from, to) {
  const wet = isWater(from) && isWater(to);
  /** @type {Map<T, T | null>} */
  const before = new Map([[from, null]]);
  const open = [from];
  for (let hex = open.shift(); hex; hex = open.shift()) {
    if (hex === to) return trace(before, to);
    for (const next of grid.around(hex)) {
      if (before.has(next) || (isWater(next) !== wet && next !== to && !next.spans)) continue;
      before.set(next, hex);
      open.push(next);
    }
  }
  return null;
}

/**
 * @template T
 * @param {Map<T, T | null>} before
 * @param {T} to
 */
function trace(before, to) {
  const way = [];
  for (let at = /** @type {T | null} */ (to); at; at = before.get(at) ?? null) way.unshift(at);
  return way;
}

/** @param {Pick<Pygma.Hex, "terrain">} hex */
export const isWater = ({ terrain }) => terrain === "fresh-water" || terrain === "salt-water" || terrain === "reefs";

/**
 * How many steps of height a way climbs and descends.
 *
 * @param {Pick<Pygma.Hex, "height">[]} way
 */
export const heightsOf = (way) => way.slice(1).reduce((sum, { height }, index) => sum + Math.abs(height - way[index].height), 0);

/**
 * The unknown neighbours of what is known: also where the world ends, since nobody knows that.
 *
 * @param {Spot[]} hexes
 */
export function fogAround(hexes) {
  const known = new Set(hexes.map(keyOf));
  /** @type {Map<string, Spot>} */
  const fog = new Map();
  for (const { column, row } of hexes)
    for (const [east, south] of WAYS) {
      const spot = { column: column + east, row: row + south };
      if (!known.has(keyOf(spot))) fog.set(keyOf(spot), spot);
    }
  return [...fog.values()];
}

/**
 * The field nearest to this one in a direction; straight on is nearer than aside. To the left and right the columns stand
 * half a field higher and lower in turn, so that a walk along a row comes back to it, and no column is left out.
 *
 * @template {Spot} T
 * @param {T[]} hexes
 * @param {Spot} from
 * @param {[number, number]} way
 * @returns {T | null}
 */
export function nearest(hexes, from, [east, south]) {
  const [x, y] = middle(from);
  let best = null;
  let least = Infinity;
  for (const hex of hexes) {
    const [toX, toY] = middle(hex);
    const along = (toX - x) * east + (toY - y) * south;
    const aside = Math.abs((toX - x) * south) + Math.abs((toY - y) * east);
    const far = along + aside - (from.column % 2 === 0 ? 0.01 : -0.01) * Math.abs(east) * (toY - y);
    if (along <= 1 || aside > along || far >= least) continue;
    least = far;
    best = hex;
  }
  return best;
}

/**
 * The rectangle around these spots.
 *
 * @param {Spot[]} spots
 * @param {number} margin
 * @returns {[number, number, number, number]} west, north, east, south
 */
export function frameOf(spots, margin) {
  let [west, north, east, south] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const spot of spots) {
    const [x, y] = middle(spot);
    [west, north, east, south] = [Math.min(west, x), Math.min(north, y), Math.max(east, x), Math.max(south, y)];
  }
  return [west - margin, north - margin, east + margin, south + margin];
}

/**
 * Of all known fields those that hang together with this one: what is far off is another part of the map.
 *
 * @template {Spot} T
 * @param {Grid<T>} grid
 * @param {T} home
 */
export function partAround(grid, home) {
  const part = new Set([home]);
  for (const hex of part) for (const beside of grid.around(hex)) part.add(beside);
  return [...part];
}
