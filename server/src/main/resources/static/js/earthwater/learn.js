import { LessonNotice, LessonOutline } from "../lesson-parts.js";
import { pageOf } from "../page-words.js";
import { on, the } from "../parts.js";
import { ask, sentenceOf } from "../post.js";
import { remember, rememberedJson } from "../storage.js";
import { EwTable } from "./ew-table.js";
import { LESSONS } from "./facts.js";
import { bringIntoSight } from "./sight.js";

const KEY = "hegemon.ew.lessons";
const { page, words, find } = await pageOf("learn");
const say = words.under("server.ewlearn.");
const notice = the("lesson-notice", LessonNotice, page);
const scenes = the("lesson-outline", LessonOutline, page);
const ALL = Object.entries(LESSONS).flatMap(([course, scenes]) => scenes.map((scene) => ({ course, scene })));

/** @type {Set<string>} */
const finished = new Set(rememberedJson(KEY, []));
let at = Math.max(0, ALL.findIndex(({ scene }) => !finished.has(scene)));
/** @type {string[]} */
let moves = [];
let board = new EwTable();

scenes.done = say("finished");
on(scenes, "begin", ({ name }) => begin(ALL.findIndex(({ scene }) => scene === name), true));
find("again").addEventListener("click", () => begin(at, true));
find("take-back").addEventListener("click", () => {
  moves.pop();
  notice.tell("", "");
  void play();
});
find("next").addEventListener("click", () => begin((at + 1) % ALL.length, true));
void begin(at);

/**
 * Sets a scene up. Who came by a button hears its title next.
 *
 * @param {number} index
 */
async function begin(index, speak = false) {
  at = index;
  moves = [];
  const { course, scene } = ALL[at];
  const place = LESSONS[course].indexOf(scene) + 1;
  find("title").textContent = say("number", say(course), place, LESSONS[course].length, say(`${scene}.title`));
  find("why").textContent = say(`${scene}.why`);
  find("goal").textContent = say(`${scene}.goal`);
  notice.tell("", "");
  find("next").hidden = true;
  outline();
  if (speak) find("title").focus();
  board = new EwTable();
  board.className = "ew lesson";
  board.lesson = true;
  board.dataset.scene = scene;
  board.words = words;
  on(board, "move", ({ text }) => attempt(text));
  find("board").replaceChildren(board);
  await play();
}

/** @param {string} text */
async function attempt(text) {
  moves.push(text);
  if (await play()) return;
  moves.pop();
  board.release();
}

/** Has the rules play the scene from its start; whether they did. */
async function play() {
  const shown = board;
  const { scene } = ALL[at];
  try {
    const moment = await ask("/api/earthwater/lesson", { scene, moves });
    if (shown !== board) return true;
    shown.receive(asTable(moment.view, moment.over));
    for (const way of ["take-back", "again"]) find(way).hidden = moves.length === 0;
    if (moment.done) succeed(scene);
    else if (moment.over) fail(scene);
    return true;
  } catch (problem) {
    notice.tell("refused", sentenceOf(problem, say("offline")));
    return false;
  }
}

/**
 * The scene as a table of the house would be.
 *
 * @param {Ew.View} view
 * @param {boolean} over whether nothing more is asked in it
 * @returns {Ew.Table}
 */
function asTable(view, over) {
  const seat = view.seat;
  return {
    id: "lesson", game: "earthwater", setup: view.setup, caption: "", entry: moves.length, changes: moves.length, seat, covered: false,
    seats: [{ seat, occupant: "person", you: true }], advised: [],
    turn: { seats: over ? [] : [seat], over: false, winners: [] },
    view: over ? { ...view, choices: [], prompt: { ...view.prompt, decider: "" } } : view,
    log: moves.map((text, index) => ({ number: index + 1, seat, text, at: 0, planned: false })),
    terms: { pace: "", listed: false, watchable: false, chat: false, rated: false, yours: true }, started: true, may: [], replaceable: [], plan: [], said: 0,
  };
}

/** @param {string} scene */
function succeed(scene) {
  finished.add(scene);
  remember(KEY, JSON.stringify([...finished]));
  outline();
  notice.tell("success", say(`${scene}.done`));
  find("next").hidden = at === ALL.length - 1;
  bringIntoSight(find("lesson"));
}

/** @param {string} scene */
function fail(scene) {
  notice.tell("warning", say("miss", say(`${scene}.goal`)));
  bringIntoSight(find("lesson"));
}

function outline() {
  find("played").hidden = !finished.has(ALL[at].scene) || LESSONS[ALL[at].course].at(-1) !== ALL[at].scene; // the end of a course
  scenes.at = ALL[at].scene;
  scenes.courses = Object.keys(LESSONS).map((course) => ({
    title: say(course),
    steps: LESSONS[course].map((name) => ({ name, title: say(`${name}.title`), done: finished.has(name) })),
  }));
}
