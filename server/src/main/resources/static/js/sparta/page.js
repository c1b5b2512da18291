import { html, render } from "lit";
import { on, part, partIfAny, the } from "../parts.js";
import { Place, Replay } from "../replay.js";
import { sentenceOf } from "../post.js";
import { tell } from "../rule-aside.js";
import { houseEnding, points, seatName } from "../seats.js";
import { openTable } from "../table-page.js";
import { keepInSight, moveList } from "./move-list.js";
import { Positions } from "./past.js";
import { Planner } from "./plan.js";
import { course } from "./course.js";
import { player } from "./player-bar.js";
import { Settings } from "./settings.js";
import { Sound } from "../sound.js";
import { SpartaBoard } from "./sparta-board.js";
import { wireTools } from "./tools.js";

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
  why("");
  if (planner.active) await planner.play(text);
  else if (!(await settings.confirmed(table, text, say)) || !(await move(text))) board.release();
});
on(board, "unreachable", async ({ from, to }) => {
  try {
    await course(table.setup, [...table.log.map((entry) => entry.text), `${from}-${to}`], table.log.length + 1);
  } catch (problem) {
    why(sentenceOf(problem, ""));
  }
});
on(board, "flip", () => panel());
part("newer").addEventListener("click", () => show(place.last));
wireTools(board);
for (const each of [part("rematch"), part("successor"), partIfAny("event")]) if (each) part("again").append(each);
const settings = new Settings(board, sound);

/**
 * Why a square cannot be reached; nothing when something else is done.
 *
 * @param {string} text
 */
function why(text) {
  tell(part("why"), text);
  if (text) board.announce(text);
}

/** @param {Sparta.Table} news */
function arrive(news) {
  const before = past.length;
  const first = !table;
  if (first) board.flipped = news.seat === "North";
  else if (news.turn.over && !table.turn.over) ended();
  else if (news.log.length > before && news.view.last) sound.move(news.view.last);
  why("");
  table = news;
  past.follow(table);
  place.follow(past.length);
  if (board.premove && past.length > before) place.index = place.last; // what was said beforehand waits for nobody who looks back
  planner.arrive(table);
  if (!place.isPresent && past.length > before) part("newer").hidden = false;
  if (first && moment !== null) show(table.log.filter((entry) => entry.number <= moment).length);
  if (planner.active) panel();
  else if (place.isPresent) present();
  else look();
}

/** The end is a moment: heard, and brought into sight once it stands on the page. */
function ended() {
  sound.end();
  requestAnimationFrame(() => part("end").scrollIntoView({ block: "nearest" }));
}

/** The board as it stands, to be played on. */
function present() {
  board.past = null;
  board.seat = table.seat;
  board.interactive = !table.turn.over && table.started && table.seat !== "spectator";
  board.premovable = settings.premoves && (table.terms.pace.startsWith("live") || table.seats.some((seat) => seat.occupant === "bot"));
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
  bars();
  render(moveList(table.log.map((entry) => (entry.planned ? `${entry.text}\u2009${PLANNED}` : entry.text)), table.log[0]?.seat, place.index, show), moves);
  keepInSight(moves);
  render(rules(table), part("rules"));
  part("actions").hidden = table.seat === "spectator" || table.turn.over || !table.started;
  part("resign").hidden = !table.may.includes("resign");
  part("ending").textContent = ending(table);
  part("after").hidden = !table.turn.over;
  close();
}

/** The players: whoever sits at the bottom of the board stands below it. */
function bars() {
  const [south, north] = ["South", "North"].map((name) => table.seats.find((seat) => seat.seat === name));
  const below = board.flipped ? north : south;
  const shown = board.view?.pieces ? board.view : table.view;
  for (const [name, seat] of Object.entries({ top: below === south ? north : south, bottom: below })) {
    if (!seat) continue;
    const bar = part(`bar="${name}"`);
    render(player({ table, seat, view: shown, say }), bar);
    the(".beside", HTMLElement, bar.parentElement ?? document).dataset.offerPlace = seat.seat;
  }
}

/** How it ended for this reader: a moment of its own. */
function close() {
  const { turn, seat, log, seats } = table;
  const drawn = turn.winners.length === 0;
  const watching = seat === "spectator" || seats.every((each) => each.you);
  const result = turn.rule === "aborted" ? "aborted" : drawn ? "draw" : watching ? "watched" : turn.winners.includes(seat) ? "won" : "lost";
  part("result").hidden = !turn.over;
  part("result").textContent = turn.over ? say(`server.table.result.${result}`, drawn ? "" : seatName(turn.winners[0], say)) : "";
  part("course").hidden = !turn.over;
  part("course").textContent = turn.over ? say("server.sparta.play.course", log.length, table.view.south.cities, table.view.north.cities, table.view.south.pieces, table.view.north.pieces) : "";
  const rated = seats.filter((each) => each.rating?.gain !== undefined).map((each) => `${seatName(each.seat, say)} ${points(/** @type {House.Rating} */ (each.rating))}`);
  part("gains").hidden = rated.length === 0;
  part("gains").textContent = rated.length > 0 ? say("server.table.rated.gain", rated.join(", ")) : "";
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
  return left <= 20 ? say("server.sparta.play.left", left) : "";
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
