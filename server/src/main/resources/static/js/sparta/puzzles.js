import { keepPage } from "../keep-page.js";
import { LessonNotice } from "../lesson-parts.js";
import { pageOf } from "../page-words.js";
import { on, the } from "../parts.js";
import { look } from "../post.js";
import { remember, rememberedJson } from "../storage.js";
import { dateLanguage } from "../words.js";
import { Engine } from "./engine.js";
import { rate } from "./puzzle-rating.js";
import { PuzzleRecord } from "./puzzle-record.js";
import { refutation } from "./refutation.js";
import { SpartaBoard } from "./sparta-board.js";

keepPage();
const KEY = "hegemon.sparta.puzzles";
const BATCH = 10;
/** Puzzles of this house have numbers beyond this one. */
const BEYOND = 1_000_000;
/** How long a move is looked at before the next one, in milliseconds. */
const PACE = 900;
const { page, words, find } = await pageOf("puzzles");
const say = words.under("server.sparta.puzzles.");
const board = the("sparta-board", SpartaBoard, page);
const notice = the("lesson-notice", LessonNotice, page);
const record = new PuzzleRecord(rememberedJson(KEY, {}));
const engine = new Engine();

let which = "day";
let date = "";
let count = 0;
/** @type {Sparta.Puzzle | null} */
let puzzle = null;
/** How many moves of the line were played. */
let step = 0;
/** The solver's moves so far. @type {string[]} */
let played = [];
/** Whether nothing went wrong so far and nobody helped. */
let clean = true;
let hints = 0;
/** @type {ReturnType<typeof setTimeout> | undefined} */
let due;

board.words = words;
on(board, "move", ({ text }) => attempt(text));
find("again").addEventListener("click", () => puzzle && stand(puzzle));
find("next").addEventListener("click", () => open(true));
find("hint").addEventListener("click", () => puzzle && hint(puzzle));
find("answer").addEventListener("click", () => puzzle && answer(puzzle));
/** @type {NodeListOf<HTMLInputElement>} */
const choices = page.querySelectorAll("input[name=which]");
for (const choice of choices) choice.addEventListener("change", () => choose(choice.value));
const today = await look("/api/sparta/puzzles/day");
date = today?.date ?? "";
await choose(date && record.kept.day !== date ? "day" : record.kept.which || "easy");

/** @param {string} wish */
async function choose(wish) {
  which = wish;
  for (const choice of choices) choice.checked = choice.value === wish;
  if (wish !== "day") record.kept.which = wish;
  keep();
  await open();
}

/** Shows the puzzle that is due. Who came by a button hears its title next. */
async function open(speak = false) {
  if (which === "day" && speak) return choose(record.kept.which || "easy");
  const wish = which;
  const next = await (wish === "day" ? today?.puzzle : fetchDue(wish));
  if (wish !== which) return;
  if (!next) return notice.tell("refused", say("offline"));
  begin(next);
  // Whoever solves today's goes on with the others, even when the line is gone by then.
  if (wish === "day") void fetchDue(record.kept.which || "easy");
  if (speak) find("title").focus();
}

/**
 * The puzzle that is due of this grade; those after it are fetched beforehand, for when the line is gone.
 *
 * @param {string} grade
 * @returns {Promise<Sparta.Puzzle | undefined>}
 */
async function fetchDue(grade) {
  const first = await batch(grade, Math.floor(record.due(grade) / BATCH));
  if (!first) return undefined;
  count = first.count;
  const at = record.due(grade, count);
  void batch(grade, Math.floor(at / BATCH) + 1);
  const some = first.puzzles.length > 0 ? first : await batch(grade, 0);
  return some?.puzzles[at % BATCH];
}

/**
 * @param {string} grade
 * @param {number} number
 * @returns {Promise<{ count: number, puzzles: Sparta.Puzzle[] } | null>}
 */
function batch(grade, number) {
  return look(`/api/sparta/puzzles?grade=${grade}&batch=${number}`);
}

/** @param {Sparta.Puzzle} next */
function begin(next) {
  puzzle = next;
  step = 0;
  played = [];
  clean = true;
  hints = 0;
  const { toMove } = next.views[0];
  board.seat = toMove;
  board.flipped = toMove === "North";
  find("title").textContent = which === "day" ? say("day", asDate(date)) : say("number", next.number % BEYOND);
  find("task").textContent = say("task", words.say(`server.board.side.${toMove}`), next.length);
  find("next").hidden = true;
  offer({ analyse: false, source: false });
  find("source").setAttribute("href", `/games/${next.game}`);
  find("analyse").setAttribute("href", `/sparta/analysis?position=${encodeURIComponent(next.position)}`);
  streak();
  stand(next);
}

/**
 * The position in which the solver is to move.
 *
 * @param {Sparta.Puzzle} of
 */
function stand({ views }) {
  halt();
  notice.tell("", step > 0 ? say("on") : "");
  board.goals = [];
  board.interactive = true;
  board.view = views[step];
  offer({ again: false, hint: true, answer: true });
}

/** @param {string} text */
function attempt(text) {
  if (!puzzle) return;
  board.goals = [];
  played.push(text);
  if (text === puzzle.line[step]) right(puzzle);
  else void wrong(puzzle, text);
}

/** @param {Sparta.Puzzle} of */
function right(of) {
  step++;
  board.view = of.views[step];
  if (step >= of.line.length) return solved(of);
  board.interactive = false;
  notice.tell("success", say("right"));
  due = setTimeout(() => {
    step++;
    stand(of);
  }, PACE);
}

/** @param {Sparta.Puzzle} of */
function solved(of) {
  if (clean) {
    record.solve();
    void rate(page, say, of.number, played);
  }
  if (which === "day") record.solveDay(date);
  finish("success", `${say(clean ? "solved" : "solved.helped")} ${say("level", of.level)}`);
}

/**
 * @param {string} kind
 * @param {string} text
 */
function finish(kind, text) {
  if (which !== "day") record.pass(which, count);
  keep();
  streak();
  board.interactive = false;
  notice.tell(kind, text);
  offer({ again: false, hint: false, answer: false });
  offer({ next: true, analyse: true, source: Boolean(puzzle?.game) });
  find("next").focus();
  puzzle = null;
}

/**
 * Shows what the move runs into.
 *
 * @param {Sparta.Puzzle} of
 * @param {string} text
 */
async function wrong(of, text) {
  helped(of);
  board.interactive = false;
  offer({ again: true, hint: true, answer: true });
  if (step === 0 && text === of.tempting[0]) return refute(of, text, of.told.slice(1), of.refutation);
  notice.tell("warning", say("wrong", text));
  try {
    const { moves, views } = await refutation(engine, of.views[0].position, [...of.line.slice(0, step), text]);
    if (puzzle === of && !board.interactive) refute(of, text, moves, views);
  } catch {
    board.release();
    if (puzzle === of) stand(of);
    notice.tell("warning", say("wrong", text));
  }
}

/**
 * @param {Sparta.Puzzle} of
 * @param {string} text
 * @param {string[]} moves
 * @param {Sparta.View[]} views
 */
function refute(of, text, moves, views) {
  notice.tell("warning", moves.length > 0 ? say("refuted", text, moves.join(" ")) : say("wrong", text));
  let shown = 0;
  const on = () => {
    if (puzzle !== of || shown >= views.length) return;
    board.view = views[shown++];
    due = setTimeout(on, PACE);
  };
  on();
}

/**
 * First what it is about and which piece, then where it goes.
 *
 * @param {Sparta.Puzzle} of
 */
function hint(of) {
  helped(of);
  stand(of);
  hints++;
  const [from, to = from] = of.line[step].split(/[-=]/);
  board.goals = hints > 1 && to !== "H" ? [from, to] : [from];
  notice.tell("", hints > 1 ? say("hint.move", of.line[step]) : `${say(`theme.${of.theme}`)} ${say("hint.piece", from)}`);
}

/** @param {Sparta.Puzzle} of */
function answer(of) {
  helped(of);
  stand(of);
  board.interactive = false;
  offer({ again: false, hint: false, answer: false });
  const on = () => {
    if (step >= of.line.length) return finish("", `${say("answer.was", of.line.join(" "))} ${say("level", of.level)}`);
    step++;
    board.view = of.views[step];
    due = setTimeout(on, PACE);
  };
  on();
}

/** @param {Sparta.Puzzle} of */
function helped(of) {
  halt();
  if (clean) void rate(page, say, of.number, played);
  clean = false;
  record.miss();
  keep();
  streak();
}

function halt() {
  clearTimeout(due);
  engine.stop();
}

function keep() {
  remember(KEY, JSON.stringify(record.kept));
}

function streak() {
  const { streak: now, best: most, solved: all, days } = record.kept;
  find("streak").textContent = say("streak", now, most, all, days);
}

/** @param {string} day such as 2026-11-16 */
function asDate(day) {
  return new Date(`${day}T00:00:00Z`).toLocaleDateString(dateLanguage(), { dateStyle: "long", timeZone: "UTC" });
}

/** @param {Record<string, boolean>} offered */
function offer(offered) {
  for (const [name, open] of Object.entries(offered)) find(name).hidden = !open;
}
