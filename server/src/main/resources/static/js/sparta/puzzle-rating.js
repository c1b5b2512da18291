import { part } from "../parts.js";
import { ask } from "../post.js";

/**
 * Members are rated by their first try of a puzzle: what they played until it was solved, or until it was not.
 *
 * @param {HTMLElement} page
 * @param {Say} say
 * @param {number} number of the puzzle
 * @param {string[]} moves the solver's
 */
export async function rate(page, say, number, moves) {
  if (page.dataset.member === undefined) return;
  try {
    const { rating, gain, sure, tries } = await ask(`/api/sparta/puzzles/${number}/try`, { moves });
    const change = gain > 0 ? `+${gain}` : `${gain}`.replace("-", "−");
    part("rating", HTMLElement, page).textContent = `${say(sure ? "rating" : "rating.unsure", String(rating), tries)} (${change})`;
  } catch {
    // Without a line to the server the puzzle is solved all the same, and counts for nothing.
  }
}
