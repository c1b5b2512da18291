import { html, nothing } from "lit";
import { declining } from "./declines.js";
import { pace } from "./telling.js";

/**
 * The player's settings, taking back and resigning.
 *
 * @param {Ew.At} at
 */
export function tools({ speech, plays, busy, speed, declines, choosePace, undo, resign }) {
  return html`
    <section class="ew-tools">
      ${pace(speed, speech, choosePace)}
      ${plays ? declining(declines, speech) : nothing}
      ${plays
        ? html`<div class="actions">
            ${undo ? html`<button type="button" class="button" data-back-one ?disabled=${busy} @click=${undo}>${speech.table("takeback")}</button>` : nothing}
            ${resign ? html`<button type="button" class="button danger" data-give-up @click=${resign}>${speech.table("resign")}</button>` : nothing}
          </div>`
        : nothing}
    </section>
  `;
}
