import { placeOf } from "./squares.js";

const FIELD = 100;
const STEP = 170;

/**
 * Lets the piece at the end of the way arrive step by step, unless the reader wants no motion.
 *
 * @param {ParentNode} root
 * @param {string[]} way
 * @param {boolean} flipped
 */
export function travel(root, way, flipped) {
  if (matchMedia("(prefers-reduced-motion: reduce)").matches) return;
  const end = placeOf(way[way.length - 1], flipped);
  const frames = way.map((square) => {
    const { column, row } = placeOf(square, flipped);
    return { transform: `translate(${(column - end.column) * FIELD}px, ${(row - end.row) * FIELD}px)` };
  });
  const piece = root.querySelector(`[data-piece="${way[way.length - 1]}"]`);
  piece?.animate(frames, { duration: STEP * (way.length - 1), easing: "ease-in-out" });
}
