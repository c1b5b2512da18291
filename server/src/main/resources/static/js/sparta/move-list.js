import { html, nothing } from "lit";

/** @typedef {import("lit").TemplateResult | typeof nothing} Part */

/**
 * Moves in numbered pairs, each a button that shows the position after it.
 *
 * @param {string[]} texts the moves in order
 * @param {string | undefined} first the side of the first one
 * @param {number} shown after how many moves the board stands
 * @param {(after: number) => void} show
 */
export function moveList(texts, first, shown, show) {
  const offset = first === "North" ? 1 : 0;
  /** @type {Part[][]} */
  const pairs = [];
  texts.forEach((text, index) => {
    const place = index + offset;
    pairs[Math.floor(place / 2)] ??= [nothing, nothing];
    pairs[Math.floor(place / 2)][place % 2] = button(text, index + 1, shown, show);
  });
  return pairs.map((pair, index) => html`<li><span class="ordinal">${index + 1}.</span>${pair.map((move) => (move === nothing ? html`<span class="move"></span>` : move))}</li>`);
}

/**
 * @param {string} text
 * @param {number} after
 * @param {number} shown
 * @param {(after: number) => void} show
 */
const button = (text, after, shown, show) => html`<button type="button" data-turn=${after} aria-current=${after === shown ? "true" : nothing} @click=${() => show(after)}>${text}</button>`;

/**
 * Scrolls the list, and nothing else, to the move that is shown.
 *
 * @param {HTMLElement} list
 */
export function keepInSight(list) {
  /** @type {HTMLElement | null} */
  const current = list.querySelector("[aria-current]");
  if (!current) list.scrollTop = 0;
  else if (current.offsetTop < list.scrollTop || current.offsetTop + current.offsetHeight > list.scrollTop + list.clientHeight)
    list.scrollTop = current.offsetTop - list.clientHeight / 2;
}
