import { html, nothing } from "lit";
import { occupantOf } from "../seats.js";
import { PERSIA } from "./cities.js";
import { sign } from "./status.js";

/**
 * Who plays which side; against PERS.IA the table has one seat.
 *
 * @param {Ew.Table} table
 * @param {Ew.Speech} speech
 */
export function players(table, speech) {
  /** @type {Say} */
  const say = (key, ...values) => speech.table(key.replace("server.table.", ""), ...values);
  const people = table.seats.map((seat) => ({ side: seat.seat, who: occupantOf(seat, say) }));
  const all = table.view.solo ? [...people, { side: PERSIA, who: speech.say("persia") }] : people;
  return html`
    <section class="ew-players" aria-label=${speech.table("players")}>
      ${all.map(
        ({ side, who }) => html`
          <div class="player ${table.turn.seats.includes(side) ? "to-move" : ""}">
            ${sign(`${side.toLowerCase()}-army`)}
            <span>${speech.heading(side)} · ${who}</span>
            <span class="badges">${table.advised.includes(side) ? html`<span class="badge" data-advised>${speech.say("advised")}</span>` : nothing} ${badge(side, table, speech)}</span>
          </div>
        `,
      )}
      ${variants(table.view.setup, speech)}
    </section>
  `;
}

/**
 * What was chosen at the start and differs from the rules, in the words of the choice.
 *
 * @param {string} setup
 * @param {Ew.Speech} speech
 */
function variants(setup, speech) {
  const chosen = setup.split(" ").filter((word) => word.includes("=")).map((word) => word.split("=")).filter(([name]) => name !== "day");
  const all = setup.includes("cheap-fleets") ? [["fleets", "cheap"], ...chosen] : chosen;
  if (all.length === 0) return nothing;
  return html`<dl class="ew-variants">
    ${all.map(([name, value]) => html`<dt>${speech.say(`home.${name}`)}</dt><dd>${speech.say(`home.${name}.${value}`)}</dd>`)}
  </dl>`;
}

/**
 * @param {string} side
 * @param {Ew.Table} table
 * @param {Ew.Speech} speech
 */
function badge(side, { turn }, speech) {
  if (turn.over) return turn.winners.includes(side) ? html`<span class="badge won">${speech.table("won")}</span>` : nothing;
  return turn.seats.includes(side) ? html`<span class="badge turn">${speech.table("toMove")}</span>` : nothing;
}
