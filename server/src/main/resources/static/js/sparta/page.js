import { html, nothing, render } from "lit";
import { on, part, the } from "../parts.js";
import { Place, Replay } from "../replay.js";
import { houseEnding, occupantOf } from "../seats.js";
import { openTable } from "../table-page.js";
import { keepInSight, moveList } from "./move-list.js";
import { Positions } from "./past.js";
import { Planner } from "./plan.js";
import { Sound } from "./sound.js";
import { SpartaBoard } from "./sparta-board.js";

const board = the("sparta-board", SpartaBoard);
const moves = part("moves");
const past = new Positions();
const place = new Place();
const replay = new Replay(place, show);
const sound = new Sound();

/** Marks what was played as said beforehand; the notation has a star of its own. */
const PLANNED = "†";

/** @type {Sparta.Table} */
let table;

const { live, words, say, move, moment, showing } = openTable(arrive);
const planner = new Planner({ board, live, say, leave: present });
board.words = words;
on(board, "move", async ({ text }) => {
  if (planner.active) await planner.play(text);
  else if (!(await move(text))) board.release();
});
part("newer").addEventListener("click", () => show(place.last));
switchSound();

/** @param {Sparta.Table} news */
function arrive(news) {
  const before = past.length;
  const first = !table;
  if (first) board.flipped = news.seat === "North";
  else if (news.log.length > before && news.view.last) sound.move(news.view.last);
  table = news;
  past.follow(table);
  place.follow(past.length);
  planner.arrive(table);
  if (!place.isPresent && past.length > before) part("newer").hidden = false;
  if (first && moment !== null) show(table.log.filter((entry) => entry.number <= moment).length);
  if (planner.active) panel();
  else if (place.isPresent) present();
  else look();
}

/** The board as it stands, to be played on. */
function present() {
  board.past = null;
  board.seat = table.seat;
  board.interactive = !table.turn.over && table.started && table.seat !== "spectator";
  board.view = { ...table.view, result: table.view.result ?? verdict(table.turn) };
  board.reason = table.turn.over ? ending(table) : "";
  part("newer").hidden = true;
  panel();
}

/** An earlier position, to be looked at. */
function look() {
  board.interactive = false;
  board.past = pastText();
  panel();
}

const pastText = () => say("server.sparta.play.past", place.index, place.last);

/**
 * A resignation or the like ends a game that the rules would go on with.
 *
 * @param {House.Turn} turn
 * @returns {Sparta.Result | null}
 */
function verdict({ over, winners, rule = "" }) {
  return over ? { winner: /** @type {Sparta.Side} */ (winners[0]) ?? null, rule } : null;
}

/** @param {number} index */
function show(index) {
  if (index === place.index) return;
  planner.drop();
  place.index = index;
  if (place.isPresent) {
    present();
    return;
  }
  look();
  void past.show(index, (view) => (board.view = view));
}

function panel() {
  replay.show(pastText());
  showing(place.isPresent ? null : (table.log[place.index - 1]?.number ?? 0));
  render(table.seats.map(player), part("players"));
  render(moveList(table.log.map((entry) => (entry.planned ? `${entry.text}\u2009${PLANNED}` : entry.text)), table.log[0]?.seat, place.index, show), moves);
  keepInSight(moves);
  render(rules(table), part("rules"));
  part("actions").hidden = table.seat === "spectator" || table.turn.over || !table.started;
  part("ending").textContent = ending(table);
  part("after").hidden = !table.turn.over;
}

/** @param {House.Seat} seat */
function player(seat) {
  const toMove = table.turn.seats.includes(seat.seat);
  return html`
    <div class="player ${toMove ? "to-move" : ""}">
      <svg viewBox="0 0 100 100" aria-hidden="true"><use href="/svg/sparta/pieces.svg#${seat.seat.toLowerCase()}-hero" /></svg>
      <span>${say(`server.board.side.${seat.seat}`)} · ${occupantOf(seat, say)} ${badge(seat, toMove)}</span>
      ${table.clock ? html`<span class="clock" role="timer" data-clock=${seat.seat}></span>` : nothing}
    </div>
  `;
}

/**
 * @param {House.Seat} seat
 * @param {boolean} toMove
 */
function badge(seat, toMove) {
  if (table.turn.over) return table.turn.winners.includes(seat.seat) ? html`<span class="badge won">${say("server.table.won")}</span>` : nothing;
  if (!toMove || !table.started) return nothing;
  const thinking = seat.occupant === "bot";
  return html`<span class="badge turn">${say(thinking ? (table.thinking === "queued" ? "server.table.queued" : "server.table.thinking") : "server.table.toMove")}</span>`;
}

/** @param {Sparta.Table} table */
function ending(table) {
  const { turn: { over, rule = "" }, log, view } = table;
  if (!over) return [countdown(view), log.some((entry) => entry.planned) ? `${PLANNED} ${say("server.table.planned")}` : ""].filter(Boolean).join(" ");
  return rule.startsWith("SP-") ? say(`sparta.end.${rule}`) : houseEnding(table, say);
}

/**
 * How long it is until the cities are counted (SP-6.4), once that is near.
 *
 * @param {Sparta.View} view
 */
function countdown({ options, quiet, stalled }) {
  const left = Math.min(options.quietLimit > 0 ? options.quietLimit - quiet : Infinity, options.stalemateLimit > 0 ? options.stalemateLimit - stalled : Infinity);
  return left <= 20 ? say(left === 1 ? "server.sparta.play.left.one" : "server.sparta.play.left", left) : "";
}

/**
 * Set-up and options of SP-6.4, as they were chosen.
 *
 * @param {Sparta.Table} table
 */
function rules({ view: { setup, options } }) {
  const lines = [setup.includes("/") ? say("server.sparta.play.own") : say("server.sparta.play.setup", say(`sparta.setup.${setup}`))];
  if (options.repetition) lines.push(say("sparta.option.repetition"));
  if (options.quietLimit > 0) lines.push(say("sparta.option.quiet", options.quietLimit));
  if (options.stalemateLimit > 0) lines.push(say("sparta.option.stalemate", options.stalemateLimit));
  lines.push(say(options.heroesTake ? "sparta.option.heroes-take" : "sparta.option.heroes-take.off"), say("sparta.setup.note"));
  return lines.map((line) => html`<li>${line}</li>`);
}

function switchSound() {
  const button = part("sound");
  const label = () => button.setAttribute("aria-pressed", String(sound.on));
  button.addEventListener("click", () => {
    sound.on = !sound.on;
    sound.move({ enclosed: [] });
    label();
  });
  label();
}
