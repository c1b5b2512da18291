import { html, nothing } from "lit";
import { occupantOf } from "../seats.js";
import { onPaper } from "./by-mail.js";
import { moment } from "./judging.js";

/**
 * @typedef {object} Realms
 * @property {Pygma.Realm[]} realms
 * @property {House.Seat[]} seats who sits where; none for an earlier moment
 * @property {boolean} unsent whether no orders were awaited at that moment
 * @property {string} address
 * @property {string} query
 * @property {Say} say
 * @property {(realm: Pygma.Realm) => void} read
 * @property {(realm: Pygma.Realm) => void} give a free realm to a bot
 * @property {(realm: Pygma.Realm) => void} free a realm from its ruler
 */

/**
 * Each realm: who rules it, whether its orders are in, the orders, and its last report.
 *
 * @param {Realms} table
 */
export function realmTable(table) {
  const { realms, say } = table;
  const columns = ["realm", "ruler", "status", "sheet", "reports"].map((each) => say(`server.pygma.master.${each}`));
  const cell = (/** @type {number} */ column, /** @type {unknown} */ content) => html`<td data-label=${columns[column]}>${content}</td>`;
  return html`
    <table class="table sheets">
      <thead>
        <tr>
          ${columns.map((column) => html`<th scope="col">${column}</th>`)}
        </tr>
      </thead>
      <tbody>
        ${realms.map(
          (realm) => html`<tr>
            <th scope="row" data-label=${columns[0]}>${realm.number} ${realm.name}</th>
            ${cell(1, ruler(realm, table))} ${cell(2, status(realm, table))}
            ${cell(3, html`${realm.sent ? html`<details class="more"><summary>${say("server.pygma.master.read")}</summary><pre class="sheet">${realm.orders}</pre></details>` : nothing}${table.seats.length > 0 ? onPaper(realm, table.address, say) : nothing}`)}
            ${cell(4, links(realm, table))}
          </tr>`,
        )}
      </tbody>
    </table>
  `;
}

/**
 * Who rules it. A realm that nobody rules can be given to a bot, one whose ruler is gone be freed.
 *
 * @param {Pygma.Realm} realm
 * @param {Realms} table
 */
function ruler(realm, { seats, say, give, free }) {
  const seat = seats.find((each) => each.seat === realm.seat);
  if (!seat) return nothing;
  if (seat.occupant === "open")
    return html`<span class="badge">${say("server.pygma.master.free.seat")}</span> ${realm.invited ? html`<span class="hint">${say("server.pygma.master.offered", realm.invited)}</span>` : nothing}
      <button class="button" type="button" data-give=${realm.number} @click=${() => give(realm)} aria-label=${say("server.pygma.master.bot.label", realm.name)}>${say("server.pygma.master.bot")}</button>`;
  return html`${realm.invited && seat.occupant === "person" ? say("server.pygma.master.came", realm.invited) : occupantOf(seat, say)}
    <button class="link" type="button" @click=${() => free(realm)} aria-label=${say("server.pygma.master.free.label", realm.name)}>${say("server.pygma.master.free.take")}</button>`;
}

/**
 * Whether the orders are in, since when, and what the check finds; how often none came.
 *
 * @param {Pygma.Realm} realm
 * @param {Realms} table
 */
function status(realm, { say, unsent }) {
  if (unsent) return nothing;
  return html`<span class="badge ${realm.sent ? "won" : "lost"}">${say(`server.pygma.master.${realm.sent ? "sent" : "missing"}`)}</span>
    ${realm.at ? html`<span class="hint">${moment(realm.at)}, ${say("server.pygma.master.receipt", realm.receipt)}</span>` : nothing}
    ${realm.errors + realm.warnings > 0 ? html`<span class="hint">${say("server.pygma.master.faults", realm.errors, realm.warnings)}</span>` : nothing}
    ${realm.silent > 0 ? html`<abbr class="badge" title=${say("server.pygma.master.silent.title")}>${say("server.pygma.master.silent", realm.silent)}</abbr>` : nothing}`;
}

/**
 * @param {Pygma.Realm} realm
 * @param {Realms} table
 */
function links(realm, { address, query, say, read }) {
  const whose = say("server.pygma.master.report", realm.name);
  return html`<span class="links">
    <button class="link" type="button" aria-label=${whose} @click=${() => read(realm)}>${say("server.pygma.master.read")}</button>
    ${["pdf", "html", "txt", "json"].map((format) => html`<a href="${address}/reports/${realm.number}.${format}${query}" download aria-label="${whose}, ${format}">${format.toUpperCase()}</a>`)}
  </span>`;
}
