import { html, nothing } from "lit";
import { dice } from "./dice.js";
import { notes } from "./digest.js";
import { SPEEDS } from "./story.js";

/**
 * What is happening: one step at a time, large, with its dice; and how fast.
 *
 * @param {Ew.Story} story
 * @param {Ew.Speech} speech
 * @param {() => void} skip
 */
export function telling(story, speech, skip) {
  return html`
    <section class="ew-telling" aria-labelledby="ew-telling">
      <h2 id="ew-telling" tabindex="-1">${speech.say("telling")}</h2>
      <p class="step">${story.step ? speech.note(story.step) : nothing}</p>
      ${dice(story.dice, speech)}
      <div class="ew-verbs">
        ${story.byHand ? html`<button type="button" class="button primary" data-next @click=${() => story.advance()}>${speech.say("next")}</button>` : nothing}
        <button type="button" class="button" data-skip @click=${skip}>${speech.say("skip")}</button>
      </div>
    </section>
  `;
}

/**
 * What has happened since the last decision, each step with its rule.
 *
 * @param {Ew.Note[]} told
 * @param {Ew.Note | null} current
 * @param {Ew.Speech} speech
 */
export function happened(told, current, speech) {
  if (told.length === 0) return nothing;
  return html`
    <section class="ew-happened" aria-labelledby="ew-happened">
      <h2 id="ew-happened">${speech.say("happened")}</h2>
      <div class="roll" tabindex="0" role="group" aria-labelledby="ew-happened">${notes(told, speech, current)}</div>
    </section>
  `;
}

/**
 * @param {string} speed
 * @param {Ew.Speech} speech
 * @param {(speed: string) => void} choose
 */
export function pace(speed, speech, choose) {
  return html`
    <fieldset class="ew-pace">
      <legend>${speech.say("pace")}</legend>
      <div class="segments">
        ${SPEEDS.map(
          (each) => html`<label><input type="radio" name="ew-pace" value=${each} .checked=${each === speed} @change=${() => choose(each)} />${speech.say(`pace.${each}`)}</label>`,
        )}
      </div>
    </fieldset>
  `;
}
