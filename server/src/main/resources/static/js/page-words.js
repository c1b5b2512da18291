import { Words } from "./words.js";

/**
 * The words that a part of a page was given, in the page's language: a script of their own, which browsers keep.
 *
 * @param {HTMLElement} place
 */
export async function wordsOf(place) {
  return new Words((await import(place.dataset.words ?? "")).default);
}
