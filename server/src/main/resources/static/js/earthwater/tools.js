import { html, nothing } from "lit";
import { pace } from "./telling.js";

/** The player's settings, taking back and resigning. */
export function tools({ speech, view, plays, busy, speed, silent, choosePace, keepSilent, undo, resign }) {
  return html`
    <section class="ew-tools">
      ${pace(speed, speech, choosePace)}
      ${plays && !view.solo
        ? html`<label class="check"><input type="checkbox" .checked=${silent} @change=${keepSilent} />${speech.say("silence")}</label>`
        : nothing}
      ${plays
        ? html`<div class="actions">
            <button type="button" class="button" data-back-one ?disabled=${busy} @click=${undo}>${speech.table("takeback")}</button>
            <button type="button" class="button danger" data-give-up @click=${resign}>${speech.table("resign")}</button>
          </div>`
        : nothing}
    </section>
  `;
}
