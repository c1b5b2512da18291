import { html, nothing } from "lit";
import { sign } from "./status.js";

/**
 * Dice of both sides. The best one of each counts (EW-6.1); of equals the first is marked.
 *
 * @param {Ew.Throw[]} throws
 * @param {Ew.Speech} speech
 */
export function dice(throws, speech) {
  if (throws.length === 0) return nothing;
  return html`
    <div class="ew-dice">
      ${throws.map(
        ({ side, dice: shown, best }) => html`
          <p class=${side}>
            <span class="whose">${speech.heading(side)}</span>
            <span role="img" aria-label=${shown.join(", ")}>${shown.map((die, index) => one(die, index === bestOf(shown, best)))}</span>
            ${best > 0 && best < Math.max(...shown) ? html`<small>${speech.say("dice.counts", best)}</small>` : nothing}
          </p>
        `,
      )}
    </div>
  `;
}

/**
 * @param {number} die
 * @param {boolean} best
 */
function one(die, best) {
  return html`<span class="die ${best ? "best" : ""}">${sign(`die-${die}`)}</span>`;
}

/**
 * @param {number[]} shown
 * @param {number} best
 */
function bestOf(shown, best) {
  return best > 0 ? shown.indexOf(Math.max(...shown)) : -1;
}
