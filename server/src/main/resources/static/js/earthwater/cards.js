import { html, nothing } from "lit";
import { GREECE } from "./cities.js";
import { CARDS } from "./facts.js";

const PICTURES = new URL("../../svg/earthwater/cards.svg", import.meta.url).pathname;

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

/** @param {string} event */
export function picture(event) {
  return html`<svg class="picture" viewBox="0 0 120 60" aria-hidden="true"><use href="${PICTURES}#${event}" /></svg>`;
}

/** What these answer PERS.IA never does (EW-S2.2): against it their cards serve for movement only. */
const IDLE = new Set(["themistocles", "pausanias", "molon-labe"]);

/**
 * @param {string} event
 * @param {boolean} solo
 */
export function isIdle(event, solo) {
  return solo && IDLE.has(event);
}

/**
 * What a card's event does, in the words of the game.
 *
 * @param {string} event
 * @param {boolean} solo
 * @param {Ew.Speech} speech
 */
export function effectOf(event, solo, speech) {
  return isIdle(event, solo) ? speech.say("card.idle") : speech.rules(`event.${event}.text`);
}

/**
 * When one wants it. Of what never works nothing is said.
 *
 * @param {string} event
 * @param {boolean} solo
 * @param {Ew.Speech} speech
 */
export function goodFor(event, solo, speech) {
  return isIdle(event, solo) ? nothing : html`<p class="good">${speech.rules(`event.${event}.good`)}</p>`;
}
