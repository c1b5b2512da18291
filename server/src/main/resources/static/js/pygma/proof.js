import { html, nothing } from "lit";
import { linked } from "./report.js";

/**
 * What the house says of a sheet: who is gone, what is wrong, what everything costs.
 *
 * @param {Pygma.Proof} proof
 * @param {Say} say
 * @param {{ light: Pygma.Light, point: (slip: { line: number, column: number }) => void, strike: (number: number) => void }} pen
 */
export function proofOf(proof, say, pen) {
  return html`${lossesOf(proof.losses, pen.light)} ${slipsOf(proof.slips, say, pen)} ${costsOf(proof, say, pen)}`;
}

/**
 * Who is gone before the first order is carried out, and what else threatens.
 *
 * @param {string[]} losses
 * @param {Pygma.Light} light
 */
function lossesOf(losses, light) {
  return losses.length > 0
    ? html`<ul class="slips">
        ${losses.map((loss) => html`<li class="warning">${linked(loss, light)}</li>`)}
      </ul>`
    : nothing;
}

/**
 * @param {Pygma.Slip[]} slips
 * @param {Say} say
 * @param {{ point: (slip: Pygma.Slip) => void }} pen
 */
export function slipsOf(slips, say, { point }) {
  if (slips.length === 0) return nothing;
  return html`
    <h4>${say("server.pygma.check.slips")}</h4>
    <ul class="slips">
      ${slips.map(
        (slip) => html`<li class=${slip.warning ? "warning" : "wrong"}>
          <button type="button" @click=${() => point(slip)}>
            ${say(slip.warning ? "server.pygma.check.warning" : "server.pygma.check.error")} · ${say("server.pygma.check.where", slip.line, slip.column)}
          </button>
          <span>${slip.text} ${slip.right}</span>
        </li>`,
      )}
    </ul>
  `;
}

/**
 * @param {Pygma.Proof} proof
 * @param {Say} say
 * @param {{ light: Pygma.Light, point: (slip: { line: number, column: number }) => void, strike: (number: number) => void }} pen
 */
function costsOf({ treasury, upkeep, lines }, say, { light, point, strike }) {
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
