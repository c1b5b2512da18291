// How the signs of the terrains cover a hex that is large enough for more than one. Nothing here paints.

/** @typedef {[x: number, y: number, size: number]} Stamp a copy of the sign: where its middle lies, and how large it is */

/** From the back to the front; the address stands above them. @type {Record<string, Stamp[]>} */
const STAMPS = {
  ice: [[-6, -3, 0.5], [7, 1, 0.6], [-4, 9, 0.55]],
  plain: [[-7, -3, 0.6], [7, 1, 0.6], [-4, 8, 0.6]],
  mountains: [[6, -3.5, 0.62], [-6.5, -1, 0.7], [2, 6, 0.86]],
  plateau: [[6, -3, 0.6], [-6, 1, 0.7], [4, 8, 0.75]],
  hills: [[-5, -2.5, 0.62], [7, 0.5, 0.62], [-1, 7, 0.8]],
  desert: [[-6, -2, 0.8], [6, 5, 0.8]],
  swamp: [[-6, -3, 0.6], [7, 0, 0.6], [-3, 8, 0.66]],
  grassland: [[-5, -1, 0.66], [7, 2, 0.66], [-2, 10, 0.6]],
  rainforest: [[-6, -4, 0.58], [6, -3, 0.58], [-8.5, 4, 0.58], [3, 5.5, 0.62], [-3, 11, 0.58]],
  "light-forest": [[-7, -2.5, 0.58], [4.5, -3.5, 0.56], [9.5, 4, 0.6], [-2, 6.5, 0.64]],
  "deep-forest": [[-6.5, -4, 0.56], [5, -4.5, 0.54], [-10, 2.5, 0.54], [0, 2, 0.58], [10, 2.5, 0.54], [-5, 9, 0.56], [5, 9.5, 0.56]],
  "fresh-water": [[-5, -3, 0.62], [6, 3, 0.62], [-3, 10, 0.55]],
  "salt-water": [[-6, -2, 0.52], [7, 3, 0.52], [-4, 10, 0.5]],
  oasis: [[6, -2, 0.55], [-2, 4, 0.8]],
  "wooded-hills": [[-6, -2.5, 0.62], [7, 0, 0.66], [-1, 7.5, 0.74]],
};

/** Signs that have a body and throw others behind them into shade. */
const SOLID = ["mountains", "plateau", "hills", "rainforest", "light-forest", "deep-forest", "wooded-hills"];

/** In how many ways a terrain is drawn, so that a wood is no wallpaper. */
export const VARIANTS = 3;

/**
 * Which of the ways a field has: always the same one.
 *
 * @param {import("./hexes.js").Spot} spot
 */
export const variantOf = ({ column, row }) => Math.abs(column * 7 + row * 5 + Math.floor(row / 3)) % VARIANTS;

/**
 * The copies of a terrain's sign; the second way is the first mirrored, the third stands a little otherwise.
 *
 * @param {string} terrain
 * @param {number} variant
 * @returns {Stamp[]}
 */
export function stampsOf(terrain, variant) {
  const stamps = STAMPS[terrain] ?? [[0, 0, 1]];
  if (variant === 0) return stamps;
  if (variant === 1) return stamps.map(([x, y, size]) => [-x, y, size]);
  return stamps.map(([x, y, size], index) => [x * 0.8 + (index % 2 ? 2 : -2), y + (index % 2 ? 1.2 : 0.2), size * (index % 2 ? 1.06 : 0.96)]);
}

/** @param {string} terrain */
export const isSolid = (terrain) => SOLID.includes(terrain);
