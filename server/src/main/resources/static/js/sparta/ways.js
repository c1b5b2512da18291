// The way a piece is shown to take. The rules name only its ends (SP-3.2); of the shortest ways over free
// squares, the one nearest to a straight line looks like what a hand would do.
import { placeOf, squareAt } from "./squares.js";

const STEPS = [-1, 0, 1].flatMap((right) => [-1, 0, 1].map((down) => ({ right, down }))).filter(({ right, down }) => right || down);

/**
 * The way of a view's last move, both ends included.
 *
 * @param {{ pieces: Sparta.Standing[], last: Pick<Sparta.Last, "way" | "enclosed"> }} view
 */
export function straightest({ pieces, last }) {
  const { way, enclosed } = last;
  if (way.length < 3) return way;
  const taken = new Set([...pieces, ...enclosed].map((piece) => piece.square));
  const [start, end] = [way[0], way[way.length - 1]].map((square) => placeOf(square, false));
  taken.delete(way[way.length - 1]);
  taken.add(way[0]);
  const free = (/** @type {Sparta.Place} */ { column, row }) => !taken.has(squareAt(column, row, false));
  const ways = complete([[start]], way.length - 1, end, free);
  const best = ways.sort((one, other) => bend(one, start, end) - bend(other, start, end))[0];
  return best ? best.map(({ column, row }) => squareAt(column, row, false)) : way;
}

/**
 * All ways with this many more steps to the end.
 *
 * @param {Sparta.Place[][]} ways
 * @param {number} steps
 * @param {Sparta.Place} end
 * @param {(place: Sparta.Place) => boolean} free
 * @returns {Sparta.Place[][]}
 */
function complete(ways, steps, end, free) {
  if (steps === 0) return ways.filter((way) => distance(way[way.length - 1], end) === 0);
  const longer = ways.flatMap((way) =>
    STEPS.map(({ right, down }) => {
      const last = way[way.length - 1];
      return { column: last.column + right, row: last.row + down };
    })
      .filter((place) => distance(place, end) < steps && squareAt(place.column, place.row, false) && free(place))
      .map((place) => [...way, place]),
  );
  return complete(longer, steps - 1, end, free);
}

/**
 * @param {Sparta.Place} one
 * @param {Sparta.Place} other
 */
const distance = (one, other) => Math.max(Math.abs(one.column - other.column), Math.abs(one.row - other.row));

/**
 * How far the way strays from evenly spaced points on the straight line.
 *
 * @param {Sparta.Place[]} way
 * @param {Sparta.Place} start
 * @param {Sparta.Place} end
 */
function bend(way, start, end) {
  const steps = way.length - 1;
  return way.reduce((sum, place, index) => {
    const column = start.column + ((end.column - start.column) * index) / steps;
    const row = start.row + ((end.row - start.row) * index) / steps;
    return sum + (place.column - column) ** 2 + (place.row - row) ** 2;
  }, 0);
}
