import { html, nothing, render } from "lit";
import { offerSteps, onSteps } from "../steps.js";
import { occupantOf, openTable } from "../table-page.js";
import { keepInSight, moveList } from "./move-list.js";
import { Past } from "./past.js";
import { Planner } from "./plan.js";
import { Sound } from "./sound.js";
import "./sparta-board.js";

const find = (name) => document.querySelector(`[data-${name}]`);
const board = document.querySelector("sparta-board");
const moves = find("moves");
const past = new Past();
const sound = new Sound();

let table = null;
let shown = 0;

const { live, words, say, move, moment, showing } = openTable(arrive);
const planner = new Planner({ board, live, say, leave: present });
board.words = words;
board.addEventListener("move", async ({ detail }) => {
  if (planner.active) await planner.play(detail.text);
  else if (!(await move(detail.text))) board.release();
});
onSteps(step);
find("slider").addEventListener("input", ({ target }) => show(Number(target.value)));
find("newer").addEventListener("click", () => show(past.length));
switchSound();

function arrive(news) {
  const before = past.length;
  const first = !table;
  const follows = first || shown === before;
  if (!table) board.flipped = news.seat === "North";
  else if (news.log.length > before) sound.move(news.view.last);
  table = news;
  past.follow(table);
  planner.arrive(table);
  if (follows || shown > past.length) shown = past.length;
  else if (past.length > before) find("newer").hidden = false;
  if (first && moment !== null) show(table.log.filter((entry) => entry.number <= moment).length);
  if (planner.active) panel();
  else if (shown === past.length) present();
  else look();
}

/** The board as it stands, to be played on. */
function present() {
  board.past = null;
  board.seat = table.seat;
  board.interactive = !table.turn.over && table.started && table.seat !== "spectator";
  board.view = { ...table.view, result: table.view.result ?? verdict(table.turn) };
  find("newer").hidden = true;
  panel();
}

/** An earlier position, to be looked at. */
function look() {
  board.interactive = false;
  board.past = say("server.sparta.play.past", shown, past.length);
  panel();
}

/** A resignation or the like ends a game that the rules would go on with. */
function verdict({ over, winners, rule }) {
  return over ? { winner: winners[0] ?? null, rule } : null;
}

function step(where) {
  const goals = { first: 0, back: shown - 1, on: shown + 1, last: past.length };
  show(Math.min(Math.max(goals[where], 0), past.length));
}

async function show(index) {
  if (index === shown) return;
  planner.drop();
  shown = index;
  if (shown === past.length) {
    present();
    return;
  }
  look();
  const view = await past.at(index);
  if (shown === index) board.view = view; // unless somebody stepped on meanwhile
}

function panel() {
  const slider = find("slider");
  slider.max = String(past.length);
  slider.value = String(shown);
  slider.setAttribute("aria-valuetext", say("server.sparta.play.past", shown, past.length));
  showing(shown === past.length ? null : (table.log[shown - 1]?.number ?? 0));
  render(table.seats.map(player), find("players"));
  render(moveList(table.log.map((entry) => (entry.planned ? `${entry.text}\u2009*` : entry.text)), table.log[0]?.seat, shown, show), moves);
  keepInSight(moves);
  render(rules(table), find("rules"));
  offerSteps(shown > 0, shown < past.length);
  find("actions").hidden = table.seat === "spectator" || table.turn.over || !table.started;
  find("ending").textContent = ending(table);
  find("after").hidden = !table.turn.over;
}

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

function badge(seat, toMove) {
  if (table.turn.over) return table.turn.winners.includes(seat.seat) ? html`<span class="badge won">${say("server.table.won")}</span>` : nothing;
  if (!toMove || !table.started) return nothing;
  const thinking = seat.occupant === "bot";
  return html`<span class="badge turn">${say(thinking ? (table.thinking === "queued" ? "server.table.queued" : "server.table.thinking") : "server.table.toMove")}</span>`;
}

function ending({ turn: { over, rule, winners }, seat }) {
  if (!over) return [countdown(table.view), table.log.some((entry) => entry.planned) ? `* ${say("server.table.planned")}` : ""].filter(Boolean).join(" ");
  if (rule === "out-of-time" && seat !== "spectator" && !winners.includes(seat)) return say("server.table.end.lost.out-of-time");
  return say(rule.startsWith("SP-") ? `sparta.end.${rule}` : `server.table.end.${rule}`);
}

/** How long it is until the cities are counted (SP-6.4), once that is near. */
function countdown({ options, quiet, stalled }) {
  const left = Math.min(options.quietLimit > 0 ? options.quietLimit - quiet : Infinity, options.stalemateLimit > 0 ? options.stalemateLimit - stalled : Infinity);
  return left <= 20 ? say(left === 1 ? "server.sparta.play.left.one" : "server.sparta.play.left", left) : "";
}

/** Set-up and options of SP-6.4, as they were chosen. */
function rules({ view: { setup, options } }) {
  const lines = [setup.includes("/") ? say("server.sparta.play.own") : say("server.sparta.play.setup", say(`sparta.setup.${setup}`))];
  if (options.repetition) lines.push(say("sparta.option.repetition"));
  if (options.quietLimit > 0) lines.push(say("sparta.option.quiet", options.quietLimit));
  if (options.stalemateLimit > 0) lines.push(say("sparta.option.stalemate", options.stalemateLimit));
  lines.push(say(options.heroesTake ? "sparta.option.heroes-take" : "sparta.option.heroes-take.off"), say("sparta.setup.note"));
  return lines.map((line) => html`<li>${line}</li>`);
}

function switchSound() {
  const button = find("sound");
  const label = () => button.setAttribute("aria-pressed", String(sound.on));
  button.addEventListener("click", () => {
    sound.on = !sound.on;
    sound.move({ enclosed: [] });
    label();
  });
  label();
}
