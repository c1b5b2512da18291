// Values in hundredths of a fighter, as people read them.
const SCALE = 500;

/**
 * South's share of the game, from 0 to 1.
 *
 * @param {number} value
 */
export function share(value) {
  return (1 + Math.tanh(value / SCALE)) / 2;
}

/**
 * As text, from South's point of view: +1.2, or in how many turns somebody wins, or who has won.
 *
 * @param {Sparta.Value} value
 */
export function valueText({ value, winIn }) {
  if (winIn === 0) return value > 0 ? "1–0" : "0–1";
  if (winIn !== undefined && winIn !== null) return `${value > 0 ? "+" : "−"}#${Math.ceil(winIn / 2)}`;
  const fighters = Math.abs(value / 100).toFixed(1);
  return fighters === "0.0" ? "0.0" : `${value > 0 ? "+" : "−"}${fighters}`;
}

/**
 * What the end of a game is worth.
 *
 * @param {Sparta.Result | null} result
 * @returns {Sparta.Value | null}
 */
export function over(result) {
  if (!result) return null;
  if (!result.winner) return { value: 0 };
  return { value: result.winner === "South" ? 30_000 : -30_000, winIn: 0 };
}
