import { html, nothing } from "lit";
import { addressOf, beside } from "../rule-aside.js";
import { linked } from "./report.js";

/** More lines than so many are found below. */
const MOST = 4;

/**
 * What is wrong on a sheet, line by line; a word that was meant otherwise is mended by a click.
 *
 * @param {Pygma.Slip[]} slips
 * @param {Say} say
 * @param {{ point: (slip: Pygma.Slip) => void, mend: (slip: Pygma.Slip) => void }} pen
 */
export function slipsOf(slips, say, { point, mend }) {
  if (slips.length === 0) return nothing;
  return html`
    <ul class="slips" aria-label=${say("server.pygma.check.slips")}>
      ${slips.map(
        (slip) => html`<li class=${slip.warning ? "warning" : "wrong"}>
          <button type="button" @click=${() => point(slip)}>
            ${say(slip.warning ? "server.pygma.check.warning" : "server.pygma.check.error")} · ${say("server.pygma.check.where", slip.line, slip.column)}
          </button>
          <span>${slip.text} ${slip.right} ${slip.rule ? html`<a href=${addressOf(slip.rule)} @click=${beside}>${slip.rule}</a>` : nothing}</span>
          ${slip.meant ? html`<button class="button" type="button" data-mend @click=${() => mend(slip)}>${say("server.pygma.check.mend", slip.meant)}</button>` : nothing}
        </li>`,
      )}
    </ul>
  `;
}

/**
 * The lines that must be mended before the sheet can be sent, to go there.
 *
 * @param {Pygma.Slip[]} slips
 * @param {Say} say
 * @param {(slip: Pygma.Slip) => void} point
 */
export function faultsOf(slips, say, point) {
  const first = slips.filter(({ warning, line }, at) => !warning && slips.findIndex((each) => !each.warning && each.line === line) === at);
  return first.slice(0, MOST).map((slip) => html`<button class="link" type="button" data-fault @click=${() => point(slip)}>${say("server.pygma.check.line", slip.line)}</button>`);
}

/**
 * How much is wrong in all, and what is left: the same count wherever it is told.
 *
 * @param {Pygma.Proof} proof
 * @param {number} ahead what the house has to say besides, of the months to come
 * @param {Say} say
 */
export function summaryOf({ slips, balance }, ahead, say) {
  const errors = slips.filter(({ warning }) => !warning).length;
  return say("server.pygma.check.summary", errors, slips.length - errors + ahead, balance);
}

/**
 * What everything costs.
 *
 * @param {Pygma.Proof} proof
 * @param {Say} say
 * @param {{ light: Pygma.Light, point: (slip: { line: number, column: number }) => void, strike: (number: number) => void }} pen
 */
export function costsOf({ treasury, upkeep, lines }, say, { light, point, strike }) {
  const row = (/** @type {unknown} */ what, /** @type {string} */ cost, /** @type {string} */ left, /** @type {unknown} */ act = "") => html`<tr>
    <td>${what}</td>
    <td class="number">${cost}</td>
    <td class="number">${left}</td>
    <td>${act}</td>
  </tr>`;
  return html`
    <div class="scroll" role="group" tabindex="0" aria-label=${say("server.pygma.check.title")}>
      <table class="table costs">
        <thead>
          <tr>
            <th scope="col">${say("server.pygma.check.order")}</th>
            <th scope="col" class="number">${say("server.pygma.check.cost")}</th>
            <th scope="col" class="number">${say("server.pygma.check.balance")}</th>
            <th scope="col"><span class="visually-hidden">${say("server.pygma.check.strike")}</span></th>
          </tr>
        </thead>
        <tbody>
          ${row(say("server.pygma.check.treasury"), "", treasury)} ${upkeep ? row(say("server.pygma.check.upkeep"), upkeep, "") : nothing}
          ${lines.map(({ number, order, effect, cost, balance }) =>
            row(
              html`<button class="ordered" type="button" @click=${() => (point({ line: number, column: 1 }), light(order))}><code>${order}</code></button>${effect ? html`<span class="effect">${linked(effect, light)}</span>` : nothing}`,
              cost,
              balance,
              html`<button class="button quiet icon" type="button" aria-label=${say("server.pygma.check.strike.line", number)} title=${say("server.pygma.check.strike")} @click=${() => strike(number)}>✕</button>`,
            ),
          )}
        </tbody>
      </table>
    </div>
  `;
}
