import { html } from "lit";
import { sign } from "./status.js";

/**
 * Between two players at one screen: nobody's cards, until the next one asks the server for them.
 *
 * @param {string} side
 * @param {Ew.Speech} speech
 * @param {() => void} lift
 */
export function curtain(side, speech, lift) {
  return html`
    <section class="ew-curtain ${side}" aria-labelledby="ew-curtain">
      ${sign(`${side.toLowerCase()}-army`)}
      <h2 id="ew-curtain" tabindex="-1">${speech.say("curtain", speech.side(side))}</h2>
      <p>${speech.say("curtain.text", speech.side(side))}</p>
      <button type="button" class="button primary" data-lift @click=${lift}>${speech.say("curtain.lift", speech.side(side))}</button>
    </section>
  `;
}
