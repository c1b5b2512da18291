import { html, nothing } from "lit";
import { occupantOf } from "../seats.js";

const FULL = 8;
const SHEET = new URL("../../svg/sparta/pieces.svg", import.meta.url).pathname;

const picture = (/** @type {string} */ name) => html`<svg viewBox="0 0 100 100" aria-hidden="true"><use href="${SHEET}#${name}" /></svg>`;

/**
 * A player's line by the board: who it is, what decides the game (cities and pieces, SP-6), what was lost, and the clock.
 *
 * @param {{ table: Sparta.Table, seat: House.Seat, view: Sparta.Shown, say: Say }} shown
 */
export function player({ table, seat, view, say }) {
  const side = seat.seat.toLowerCase();
  const toMove = table.turn.seats.includes(seat.seat);
  const pieces = view.pieces.filter((piece) => piece.side === seat.seat).length;
  const cities = view.cities.filter((city) => city.owner === seat.seat).length;
  const lost = table.view.setup.includes("/") ? 0 : Math.max(0, FULL - pieces);
  return html`
    <div class="player ${toMove ? "to-move" : ""}">
      ${picture(`${side}-hero`)}
      <span class="who"><span class="side">${say(`server.board.side.${seat.seat}`)} · </span>${occupantOf(seat, say)} ${badge(table, seat, toMove, say)}</span>
      <span class="has" role="img" aria-label=${say("server.sparta.play.has", cities, pieces, lost)} title=${say("server.sparta.play.has", cities, pieces, lost)}>
        ${picture(`${side}-house`)}${cities} ${picture(`${side}-fighter`)}${pieces} ${lost ? html`<span class="gone">−${lost}</span>` : nothing}
      </span>
      ${table.clock ? html`<span class="clock" role="timer" data-clock=${seat.seat}></span>` : html`<span></span>`}
    </div>
  `;
}

/**
 * @param {Sparta.Table} table
 * @param {House.Seat} seat
 * @param {boolean} toMove
 * @param {Say} say
 */
function badge(table, seat, toMove, say) {
  if (table.turn.over) return table.turn.winners.includes(seat.seat) ? html`<span class="badge won">${say("server.table.won")}</span>` : nothing;
  if (!toMove || !table.started) return nothing;
  const thinking = seat.occupant === "bot";
  return html`<span class="badge turn">${say(thinking ? (table.thinking === "queued" ? "server.table.queued" : "server.table.thinking") : "server.table.toMove")}</span>`;
}
