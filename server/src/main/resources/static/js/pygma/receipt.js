import { html, nothing } from "lit";
import { dateLanguage } from "../words.js";

const TIME = new Intl.DateTimeFormat(dateLanguage(), { dateStyle: "medium", timeStyle: "short" });

/**
 * That a sheet was taken, when and under which number.
 *
 * @param {{ number: number, at: number }} receipt
 * @param {Say} say
 */
export function takenOf({ number, at }, say) {
  return say("server.pygma.receipt", TIME.format(at), number);
}

/**
 * The receipt for the sheet that counts: when it came, what follows, and the sheet as it was checked.
 *
 * @param {Pygma.Receipt | null} receipt
 * @param {House.Table} table
 * @param {Say} say
 */
export function receiptOf(receipt, table, say) {
  if (!receipt) return nothing;
  const { proof } = receipt;
  const missing = table.turn.seats.filter((seat) => seat.startsWith("Realm-")).length;
  const more = isLed(table) ? say("server.pygma.sheet.sent.led") : say("server.pygma.sheet.sent", missing);
  return html`
    <p><strong data-receipt>${takenOf(receipt, say)}</strong> ${more}</p>
    ${proof?.lines.length === 0 ? html`<p data-empty-sheet><strong>${say("server.pygma.sheet.sent.empty")}</strong></p>` : nothing}
    ${proof && proof.slips.length > 0 ? html`<p><strong>${proof.summary}</strong></p>` : nothing}
    ${proof
      ? html`<details class="more">
          <summary>${say("server.pygma.receipt.sheet")}</summary>
          <ol class="taken">
            ${proof.lines.map(({ order, effect, cost }) => html`<li><code>${order}</code> ${effect}${cost ? html` <span class="cost">${say("server.pygma.form.cost", cost)}</span>` : nothing}</li>`)}
          </ol>
          <p>${proof.summary}</p>
        </details>`
      : nothing}
  `;
}

/** Where somebody leads, the last sheet does not close the month. @param {House.Table} table */
export function isLed({ seats }) {
  return seats.some(({ seat }) => seat.startsWith("GameMaster"));
}
