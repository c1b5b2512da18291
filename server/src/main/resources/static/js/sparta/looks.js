import { remember, remembered } from "../storage.js";

const KEY = "hegemon.sparta.";
/** How a board may look, the usual way first. */
export const LOOKS = {
  ground: ["sandstone", "marble", "olive"],
  figures: ["shields", "stones"],
};

/** @typedef {keyof typeof LOOKS} Look */

/**
 * How this reader likes boards to look, remembered by the browser.
 *
 * @param {Look} name
 */
export function lookOf(name) {
  const chosen = remembered(KEY + name) ?? "";
  return LOOKS[name].includes(chosen) ? chosen : LOOKS[name][0];
}

/**
 * @param {Look} name
 * @param {string} chosen
 */
export function like(name, chosen) {
  remember(KEY + name, chosen);
}
