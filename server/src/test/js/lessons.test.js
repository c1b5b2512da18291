import assert from "node:assert/strict";
import test from "node:test";
import { LessonNotice, LessonOutline } from "../../main/resources/static/js/lesson-parts.js";
import { markup } from "./reading.js";

test("a notice says its text and looks as it went", () => {
  const notice = new LessonNotice();
  notice.tell("success", "Well done.");
  assert.equal(markup(notice.render()), "<span>Well done.</span>");
  notice.updated();
  assert.equal(notice.className, "notice success");
});

test("a notice without a text is empty, and without a kind it has no look", () => {
  const notice = new LessonNotice();
  notice.tell("warning", "Not quite.");
  notice.tell("", "");
  assert.equal(markup(notice.render()), "");
  notice.updated();
  assert.equal(notice.className, "");
});

/** @param {Partial<LessonOutline>} told */
function outline(told) {
  return Object.assign(new LessonOutline(), { done: "finished", ...told });
}

const STEPS = [
  { name: "walk", title: "Walk", done: true },
  { name: "capture", title: "Capture", done: false },
];

test("steps are numbered, the one on the board is the current one, and what is done has a tick that is also read", () => {
  const text = markup(outline({ at: "capture", courses: [{ steps: STEPS }] }).render()).replace(/\s+/g, " ");
  assert.match(text, /data-to=walk aria-current= .*>✓<.*Walk <span class="visually-hidden">finished</);
  assert.match(text, /data-to=capture aria-current=step .*>2<\/span> Capture <\/button>/);
});

test("several courses have their titles, and each counts from one", () => {
  const text = markup(outline({ courses: [{ title: "First", steps: STEPS }, { title: "Then", steps: STEPS.map((step) => ({ ...step, done: false })) }] }).render());
  assert.deepEqual([...text.matchAll(/<h3>(\w+)/g)].map(([, title]) => title), ["First", "Then"]);
  assert.deepEqual([...text.matchAll(/aria-hidden="true">(.)/g)].map(([, sign]) => sign), ["✓", "2", "1", "2"]);
});

test("a touch asks for the step by its name", () => {
  const named = /** @type {string[]} */ ([]);
  const list = outline({ courses: [{ steps: STEPS }] });
  list.dispatchEvent = (event) => named.push(`${event.type} ${/** @type {CustomEvent} */ (event).detail.name}`) > 0;
  const listeners = /** @type {(() => void)[]} */ ([]);
  collect(list.render(), listeners);
  listeners[1]();
  assert.deepEqual(named, ["begin capture"]);
});

/** The listeners of a template, in their order. @param {unknown} part @param {(() => void)[]} found */
function collect(part, found) {
  if (typeof part === "function") found.push(/** @type {() => void} */ (part));
  else if (Array.isArray(part)) part.forEach((each) => collect(each, found));
  else if (part && typeof part === "object" && "values" in part) collect(part.values, found);
}
