import assert from "node:assert/strict";
import test from "node:test";
import { asSetup } from "../../main/resources/static/js/sparta/course.js";
import { LESSONS } from "../../main/resources/static/js/sparta/lessons.js";
import { moveList } from "../../main/resources/static/js/sparta/move-list.js";
import { Positions } from "../../main/resources/static/js/sparta/past.js";
import { Choices, placeOf, rowsOf, squareAt } from "../../main/resources/static/js/sparta/squares.js";
import { Telling } from "../../main/resources/static/js/sparta/telling.js";
import { Tree, ends, follows } from "../../main/resources/static/js/sparta/tree.js";
import { share, valueText } from "../../main/resources/static/js/sparta/value.js";
import { straightest } from "../../main/resources/static/js/sparta/ways.js";
import { Words } from "../../main/resources/static/js/words.js";
import { markup, words } from "./reading.js";

/** @type {Sparta.View} */
const VIEW = {
  setup: "standard",
  options: { repetition: true, quietLimit: 0, heroesTake: false, stalemateLimit: 100 },
  south: { pieces: 8, cities: 4 },
  north: { pieces: 8, cities: 4 },
  position: "10/10 b5S S",
  pieces: [],
  cities: [],
  toMove: "South",
  moves: [],
  last: null,
  turn: 1,
  move: 1,
  occurrences: 1,
  quiet: 0,
  stalled: 0,
  result: null,
};

test("squares and places on the screen are each other's reverse, on both sides of the board", () => {
  for (const flipped of [false, true]) {
    const rows = rowsOf(flipped);
    rows.forEach((row, down) => row.forEach((square, right) => assert.deepEqual(placeOf(square, flipped), { column: right, row: down })));
  }
  assert.equal(squareAt(0, 0, false), "a10");
  assert.equal(squareAt(0, 0, true), "j1");
  assert.equal(squareAt(10, 0, false), "");
});

test("listed moves are found by the squares of a hand", () => {
  const choices = new Choices(["e2-e4", "e2-f3", "g6=H", "pass"]);
  assert.deepEqual([...choices.targets("e2")], [["e4", "e2-e4"], ["f3", "e2-f3"]]);
  assert.equal(choices.walk("e2", "f3"), "e2-f3");
  assert.equal(choices.promotion("g6"), "g6=H");
  assert.deepEqual([choices.begins("g6"), choices.begins("a1"), choices.pass], [true, false, "pass"]);
});

test("a way is shown as straight as free squares let it be", () => {
  const way = ["a1", "b1", "c1"];
  assert.deepEqual(straightest({ pieces: [{ square: "c1", side: "South", kind: "fighter" }], last: { way, enclosed: [] } }), ["a1", "b1", "c1"]);
  const blocked = straightest({
    pieces: [
      { square: "c1", side: "South", kind: "fighter" },
      { square: "b1", side: "North", kind: "fighter" },
    ],
    last: { way: ["a1", "b2", "c1"], enclosed: [] },
  });
  assert.deepEqual(blocked, ["a1", "b2", "c1"]);
});

test("a line branches, and its main line can be another one", async () => {
  /** @type {Sparta.Annotated} */
  const board = {
    event: "?",
    date: "?",
    south: "Ada",
    north: "Bo",
    setup: "standard",
    result: "*",
    remark: "begins",
    turns: [
      { after: 0, move: "e2-e4", mark: "?", remark: "why", seconds: 7 },
      { after: 1, move: "e9-e7", mark: undefined, remark: undefined, seconds: undefined },
      { after: 1, move: "d9-d7", mark: undefined, remark: undefined, seconds: undefined },
    ],
  };
  const tree = new Tree(board, { setup: "standard", moves: ["e2-e4", "e9-e7", "d9-d7"], views: [VIEW, VIEW, VIEW, VIEW] });
  assert.deepEqual(tree.written(), board, "nothing of what was said is lost");
  const [first] = tree.root.children;
  assert.equal(await tree.play(tree.root, "e2-e4*"), first, "a known move, whatever its suffixes");
  assert.deepEqual(tree.moves(tree.end), ["e2-e4", "e9-e7"]);
  assert.ok(tree.holds(tree.end));
  assert.ok(follows(first));
  assert.equal(tree.remove(first), tree.root);
  assert.ok(!tree.holds(tree.end));
});

test("the ends of a move, for an arrow", () => {
  assert.deepEqual(ends("e2-e4*xa9"), { from: "e2", to: "e4" });
  assert.deepEqual(ends("g6=H"), { from: "g6", to: "g6" });
  assert.equal(ends("pass"), null);
});

test("values as people read them", () => {
  assert.deepEqual([{ value: 123 }, { value: -40 }, { value: 3 }, { value: 30_000, winIn: 3 }, { value: -30_000, winIn: 2 }, { value: -30_000, winIn: 0 }].map(valueText), ["+1.2", "−0.4", "0.0", "+#2", "−#1", "0–1"]);
  assert.equal(share(0), 0.5);
  assert.ok(share(500) > share(100));
});

test("a position is a set-up with the options of its game", () => {
  assert.equal(asSetup(VIEW), "10/10 b5S S repetition=on quiet=0 heroes-take=off stalemate=100");
});

test("moves stand in numbered pairs, also where North began", () => {
  const text = (/** @type {string} */ first) => moveList(["a", "b", "c"], first, 2, () => {}).map((pair) => markup(pair).replace(/<[^>]*>/g, " ").trim().split(/\s+/).join(" "));
  assert.deepEqual(text("South"), ["1. a b", "2. c"]);
  assert.deepEqual(text("North"), ["1. a", "2. b c"]);
});

test("every exercise of the tutorial has its texts in all languages", () => {
  for (const language of ["en", "de", "fr"]) {
    const all = new Words(words("server", language), language);
    for (const { name } of LESSONS) for (const text of ["title", "goal", "why", "done", "hint"]) assert.ok(all.has(`server.sparta.tutorial.${name}.${text}`), `${language} ${name} ${text}`);
  }
});

test("what the board says of a turn", () => {
  const telling = new Telling(new Words(words("server", "en"), "en"));
  /** @type {Sparta.Last} */
  const last = { text: "", side: "South", way: ["e2", "e3", "e4"], cityTaken: true, promoted: true, enclosed: [{ square: "d4", side: "North", kind: "fighter" }] };
  const said = telling.last({ ...VIEW, last, toMove: "North" });
  for (const word of ["e2", "e4", "d4"]) assert.match(said, new RegExp(word));
  assert.doesNotMatch(said, /server\.|[{}]/);
});

test("a game that was called off is no draw", () => {
  const telling = new Telling(new Words(words("server", "en"), "en"));
  /** @type {(rule: string) => string} */
  const state = (rule) => telling.state({ ...VIEW, result: { winner: null, rule } });
  assert.equal(state("aborted"), "The game does not count");
  assert.equal(state("draw-agreed"), "The game is drawn");
});

test("positions that did not come by are derived once, and a takeback makes them void", async () => {
  /** @type {string[][]} */
  const asked = [];
  const fetching = globalThis.fetch;
  Object.assign(globalThis, {
    document: { querySelector: () => null, querySelectorAll: () => [] },
    fetch: async (/** @type {string} */ _, /** @type {{ body: string }} */ { body }) => {
      const { moves } = JSON.parse(body);
      asked.push(moves);
      return new Response(JSON.stringify({ views: [...moves, "end"].map((_, turn) => ({ ...VIEW, turn, position: moves.slice(0, turn).join() })) }));
    },
  });
  const log = (/** @type {string[]} */ ...texts) => texts.map((text, index) => ({ number: index + 1, seat: "South", text, at: 0, planned: false }));
  const positions = new Positions();
  const shown = async (/** @type {number} */ index) => {
    /** @type {string[]} */
    const seen = [];
    await positions.show(index, (view) => seen.push(view.position));
    return seen.join();
  };
  positions.follow({ setup: "standard", log: log("a", "b", "c"), view: { ...VIEW, position: "live" } });
  assert.equal(await shown(3), "live");
  assert.equal(await shown(1), "a");
  assert.equal(await shown(2), "a,b");
  assert.equal(asked.length, 1, "one question for all of them");
  positions.follow({ setup: "standard", log: log("a", "x"), view: { ...VIEW, position: "live again" } });
  assert.deepEqual([await shown(1), await shown(2), positions.length], ["a", "live again", 2]);
  Object.assign(globalThis, { fetch: fetching, document: undefined });
});
