import { LessonNotice, LessonOutline } from "../lesson-parts.js";
import { pageOf } from "../page-words.js";
import { on, part, the } from "../parts.js";
import { sentenceOf } from "../post.js";
import { remember, rememberedJson } from "../storage.js";
import { course } from "./course.js";
import { LESSONS } from "./lessons.js";
import { SpartaBoard } from "./sparta-board.js";

const KEY = "hegemon.sparta.tutorial";
const { page, words, find } = await pageOf("tutorial");
const say = words.under("server.sparta.tutorial.");
const board = the("sparta-board", SpartaBoard, page);
const notice = the("lesson-notice", LessonNotice, page);
const exercises = the("lesson-outline", LessonOutline, page);

/** @type {Set<string>} */
const finished = new Set(rememberedJson(KEY, []));
let at = Math.max(0, LESSONS.findIndex(({ name }) => !finished.has(name)));

board.words = words;
board.seat = "South";
on(board, "move", ({ text }) => attempt(text));
exercises.done = say("finished");
on(exercises, "begin", ({ name }) => begin(LESSONS.findIndex((lesson) => lesson.name === name), true));
find("again").addEventListener("click", () => begin(at));
find("next").addEventListener("click", () => begin((at + 1) % LESSONS.length, true));
find("anew").addEventListener("click", () => {
  finished.clear();
  keepFinished();
  void begin(0, true);
});
void begin(at);

function keepFinished() {
  remember(KEY, JSON.stringify([...finished]));
}

/**
 * Puts an exercise on the board. Who came by a button hears its goal next.
 *
 * @param {number} index
 */
async function begin(index, speak = false) {
  at = index;
  const lesson = LESSONS[at];
  notice.tell("", "");
  find("again").hidden = true;
  find("next").hidden = true;
  outline();
  find("goal").textContent = say(`${lesson.name}.goal`);
  find("why").textContent = say(`${lesson.name}.why`);
  if (speak) find("title").focus();
  const view = await ask(lesson, []);
  if (!view || lesson !== LESSONS[at]) return;
  board.goals = lesson.goals;
  board.interactive = true;
  board.view = view;
}

/**
 * The position after these moves; nothing if the server did not answer.
 *
 * @param {Sparta.Lesson} lesson
 * @param {string[]} moves
 */
async function ask({ setup }, moves) {
  try {
    const { views } = await course(setup, moves, moves.length);
    return views[0];
  } catch (problem) {
    notice.tell("refused", sentenceOf(problem, say("offline")));
    return null;
  }
}

/** @param {string} text */
async function attempt(text) {
  const lesson = LESSONS[at];
  const view = await ask(lesson, [text]);
  if (!view) {
    board.release();
    return;
  }
  board.goals = [];
  board.view = view;
  if (view.last && lesson.done({ ...view, last: view.last })) succeed(lesson);
  else fail(lesson);
}

/** @param {Sparta.Lesson} lesson */
function succeed({ name }) {
  finished.add(name);
  keepFinished();
  outline();
  const all = LESSONS.every((lesson) => finished.has(lesson.name));
  notice.tell("success", all ? `${say(`${name}.done`)} ${say("all")}` : say(`${name}.done`));
  find("next").hidden = at === LESSONS.length - 1;
  find("again").hidden = false;
}

/** @param {Sparta.Lesson} lesson */
function fail({ name }) {
  notice.tell("warning", say(`${name}.hint`));
  find("again").hidden = false;
}

function outline() {
  find("title").textContent = say("number", at + 1, LESSONS.length, say(`${LESSONS[at].name}.title`));
  part("progress", HTMLProgressElement, page).value = finished.size;
  find("played").hidden = !LESSONS.every(({ name }) => finished.has(name));
  exercises.at = LESSONS[at].name;
  exercises.courses = [{ steps: LESSONS.map(({ name }) => ({ name, title: say(`${name}.title`), done: finished.has(name) })) }];
}
