import { GREECE } from "./cities.js";
import { CARDS } from "./facts.js";

/**
 * The event of this side on a card (EW-9): its name in the words, whether it is a reaction, whether it is Sparta's (EW-9.1).
 *
 * @param {number} card
 * @param {string} side
 */
export function eventOf(card, side) {
  const { greek, persian } = CARDS[card - 1];
  return side === GREECE ? greek : persian;
}
