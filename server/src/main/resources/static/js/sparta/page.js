import { html, nothing, render } from "lit";
import { occupantOf, openTable } from "../table-page.js";
import "./sparta-board.js";

const board = document.querySelector("sparta-board");
const players = document.querySelector("[data-players]");
const moves = document.querySelector("[data-moves]");
const actions = document.querySelector("[data-actions]");

let seen = false;

const { words, move } = openTable(show);
board.words = words;
board.addEventListener("move", async ({ detail }) => {
  if (!(await move(detail.text))) board.release();
});

function show(table, say) {
  if (!seen) board.flipped = table.seat === "North";
  seen = true;
  board.seat = table.seat;
  board.interactive = !table.turn.over && table.seat !== "spectator";
  board.view = table.view;
  render(table.seats.map((seat) => player(seat, table, say)), players);
  render(rows(table.log), moves);
  moves.scrollTop = moves.scrollHeight;
  actions.hidden = table.seat === "spectator" || table.turn.over;
}

function player(seat, table, say) {
  const toMove = table.turn.seats.includes(seat.seat);
  return html`
    <div class="player ${toMove ? "to-move" : ""}">
      <svg viewBox="0 0 100 100" aria-hidden="true"><use href="/svg/sparta-pieces.svg#${seat.seat.toLowerCase()}-hero" /></svg>
      <span>${say(`server.board.side.${seat.seat}`)} · ${occupantOf(seat, say)} ${badge(seat, toMove, table, say)}</span>
    </div>
  `;
}

function badge(seat, toMove, table, say) {
  if (table.turn.over) {
    const won = table.turn.winners.includes(seat.seat);
    const why = say(ending(table.turn.rule));
    return won ? html`<span class="badge turn">${say("server.table.won")}</span><br /><small>${why}</small>` : nothing;
  }
  if (!toMove) return nothing;
  const thinking = seat.occupant === "bot";
  return html`<span class="badge turn">${say(thinking ? "server.table.thinking" : "server.table.toMove")}</span>`;
}

function ending(rule) {
  return rule.startsWith("SP-") ? `sparta.end.${rule}` : `server.table.end.${rule}`;
}

function rows(log) {
  const pairs = [];
  for (const entry of log) {
    if (entry.seat === "South" || pairs.length === 0) pairs.push(["", ""]);
    pairs[pairs.length - 1][entry.seat === "South" ? 0 : 1] = entry.text;
  }
  return pairs.map(
    ([south, north], index) => html`
      <li><span class="ordinal">${index + 1}.</span><span class="move">${south}</span><span class="move">${north}</span></li>
    `,
  );
}
