import { part } from "./parts.js";
import { Words } from "./words.js";

/**
 * The words that a part of a page was given, in the page's language: a script of their own, which browsers keep.
 *
 * @param {HTMLElement} place
 */
export async function wordsOf(place) {
  return new Words((await import(place.dataset.words ?? "")).default);
}

/**
 * The part of the page that a script is for, its words, and how to find what lies in it.
 *
 * @param {string} name
 */
export async function pageOf(name) {
  const page = part(name);
  return { page, words: await wordsOf(page), find: (/** @type {string} */ inner) => part(inner, HTMLElement, page) };
}
