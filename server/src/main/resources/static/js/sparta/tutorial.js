import { html, nothing, render } from "lit";
import { course } from "./course.js";
import { LESSONS } from "./lessons.js";
import "./sparta-board.js";

const KEY = "hegemon.sparta.tutorial";
const page = document.querySelector("[data-tutorial]");
const { default: words } = await import(page.dataset.words);
const say = (key, ...parts) => (words[`server.sparta.tutorial.${key}`] ?? key).replace(/\{(\d)\}/g, (_, index) => parts[index] ?? "");
const find = (name) => page.querySelector(`[data-${name}]`);
const board = page.querySelector("sparta-board");

const finished = remembered();
let at = Math.max(0, LESSONS.findIndex(({ name }) => !finished.has(name)));

board.words = words;
board.seat = "South";
board.addEventListener("move", ({ detail }) => attempt(detail.text));
find("again").addEventListener("click", () => begin(at));
find("next").addEventListener("click", () => begin((at + 1) % LESSONS.length, true));
find("anew").addEventListener("click", () => {
  finished.clear();
  remember();
  begin(0, true);
});
begin(at);

function remembered() {
  try {
    return new Set(JSON.parse(localStorage.getItem(KEY) ?? "[]"));
  } catch {
    return new Set(); // storage may be forbidden, or hold something else
  }
}

function remember() {
  try {
    localStorage.setItem(KEY, JSON.stringify([...finished]));
  } catch {
    // The progress is then lost with the page.
  }
}

/** Puts an exercise on the board. Who came by a button hears its goal next. */
async function begin(index, speak = false) {
  at = index;
  const lesson = LESSONS[at];
  tell("", "");
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

/** The position after these moves; nothing if the server did not answer. */
async function ask({ setup }, moves) {
  try {
    const { views } = await course(setup, moves, moves.length);
    return views[0];
  } catch (problem) {
    tell("refused", problem.rule ? problem.message : say("offline"));
    return null;
  }
}

async function attempt(text) {
  const lesson = LESSONS[at];
  const view = await ask(lesson, [text]);
  if (!view) {
    board.release();
    return;
  }
  board.goals = [];
  board.view = view;
  if (lesson.done(view)) succeed(lesson);
  else fail(lesson);
}

function succeed({ name }) {
  finished.add(name);
  remember();
  outline();
  const all = LESSONS.every((lesson) => finished.has(lesson.name));
  tell("success", all ? `${say(`${name}.done`)} ${say("all")}` : say(`${name}.done`));
  find("next").hidden = at === LESSONS.length - 1;
  find("again").hidden = false;
}

function fail({ name }) {
  tell("warning", say(`${name}.hint`));
  find("again").hidden = false;
}

function tell(kind, text) {
  const notice = find("feedback");
  notice.className = kind ? `notice ${kind}` : "";
  notice.textContent = "";
  if (text) notice.append(Object.assign(document.createElement("span"), { textContent: text }));
}

function outline() {
  find("title").textContent = say("number", at + 1, LESSONS.length, say(`${LESSONS[at].name}.title`));
  find("progress").value = finished.size;
  find("played").hidden = !LESSONS.every(({ name }) => finished.has(name));
  render(LESSONS.map(entry), find("outline"));
}

function entry({ name }, index) {
  const done = finished.has(name);
  return html`<li>
    <button type="button" aria-current=${index === at ? "step" : nothing} @click=${() => begin(index, true)}>
      <span aria-hidden="true">${done ? "✓" : index + 1}</span> ${say(`${name}.title`)} ${done ? html`<span class="visually-hidden">${say("finished")}</span>` : nothing}
    </button>
  </li>`;
}
