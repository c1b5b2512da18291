import { Words } from "./words.js";

/**
 * The words that a part of a page was given, in the page's language.
 *
 * @param {HTMLElement} place
 */
export async function wordsOf(place) {
  return new Words(JSON.parse(place.dataset.words ?? "{}"));
}
