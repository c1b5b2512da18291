import assert from "node:assert/strict";
import test from "node:test";
import { clockText } from "../../main/resources/static/js/clock.js";
import { LiveTable, withNews } from "../../main/resources/static/js/live-table.js";
import { ownTitle } from "../../main/resources/static/js/parts.js";
import { openStream } from "../../main/resources/static/js/stream.js";
import { qr } from "../../main/resources/static/js/qr.js";
import { Refused, ask, look, sentenceOf } from "../../main/resources/static/js/post.js";
import { pieces } from "../../main/resources/static/js/rule-aside.js";
import { occupantOf } from "../../main/resources/static/js/seats.js";
import { remember, remembered, rememberedJson } from "../../main/resources/static/js/storage.js";
import { Words } from "../../main/resources/static/js/words.js";
import { words } from "./reading.js";

const say = new Words(words("server", "en"), "en").say;

for (const [left, text] of /** @type {[number, string][]} */ ([
  [0, "0:00.0"],
  [1, "0:00.1"],
  [9_000, "0:09.0"],
  [9_950, "0:10"],
  [10_000, "0:10"],
  [10_001, "0:11"],
  [60_000, "1:00"],
  [3_599_001, "1:00:00"],
  [3_661_000, "1:01:01"],
]))
  test(`${left} milliseconds read ${text}`, () => assert.equal(clockText(left, say), text));

test("from a day on a clock counts days and hours", () => {
  assert.match(clockText(2 * 86_400_000 + 5 * 3_600_000, say), /2.*5/);
});

/**
 * Runs something while the server answers so.
 *
 * @param {() => Promise<Response>} answer
 * @param {() => Promise<void>} run
 */
async function withServer(answer, run) {
  const before = { fetch: globalThis.fetch, document: globalThis.document };
  Object.assign(globalThis, { fetch: answer, document: { querySelector: () => null, querySelectorAll: () => [] } });
  try {
    await run();
  } finally {
    Object.assign(globalThis, before);
  }
}

const json = (/** @type {object} */ body, status = 200) => async () => new Response(JSON.stringify(body), { status });

test("what the server refuses is thrown with its sentence and its rule", () =>
  withServer(json({ message: "Too far.", rule: "SP-3.1" }, 422), async () => {
    await assert.rejects(ask("/x", {}), (problem) => problem instanceof Refused && problem.sentence === "Too far. (SP-3.1)");
  }));

test("what the house refuses has no rule to look up", () => {
  assert.equal(new Refused({ message: "Not now.", rule: "house" }).sentence, "Not now.");
});

test("an answer without content is no refusal", () =>
  withServer(async () => new Response(null, { status: 204 }), async () => assert.equal(await ask("/x", {}), null)));

test("a server out of reach is no refusal", () => {
  assert.equal(sentenceOf(new TypeError("fetch failed"), "offline"), "offline");
  assert.equal(sentenceOf(new Refused({ message: "No." }), "offline"), "No.");
});

test("what cannot be had is nothing", async () => {
  await withServer(json({ a: 1 }), async () => assert.deepEqual(await look("/x"), { a: 1 }));
  await withServer(json({ a: 1 }, 404), async () => assert.equal(await look("/x"), null));
  await withServer(() => Promise.reject(new TypeError("offline")), async () => assert.equal(await look("/x"), null));
  await withServer(async () => new Response("<html>"), async () => assert.equal(await look("/x"), null));
});

test("where storage is forbidden nothing is remembered and nothing fails", () => {
  Object.defineProperty(globalThis, "localStorage", {
    configurable: true,
    get() {
      throw new DOMException("forbidden", "SecurityError");
    },
  });
  remember("key", "value");
  assert.equal(remembered("key"), null);
  assert.deepEqual(rememberedJson("key", []), []);
  Reflect.deleteProperty(globalThis, "localStorage");
});

test("what was remembered and cannot be read is as if it were not there", () => {
  Object.defineProperty(globalThis, "localStorage", { configurable: true, value: { getItem: () => "{broken" } });
  assert.deepEqual(rememberedJson("key", { a: 1 }), { a: 1 });
  Reflect.deleteProperty(globalThis, "localStorage");
});

test("for whoever has no notices in the masthead, a report's own news stay in sight", async () => {
  const report = { hidden: false, querySelector: () => null, dataset: { table: "t1" } };
  const parts = /** @type {Record<string, object>} */ ({ "[data-news]": report, "[data-table]": report });
  const before = { fetch: globalThis.fetch, document: globalThis.document, HTMLElement: globalThis.HTMLElement, setInterval: globalThis.setInterval };
  Object.assign(globalThis, {
    HTMLElement: Object,
    document: { title: "PYGMA-ISIS", hidden: false, querySelector: (/** @type {string} */ selector) => parts[selector] ?? null, querySelectorAll: () => [], addEventListener: () => {} },
    fetch: json([]),
    setInterval: () => 0,
  });
  await import("../../main/resources/static/js/news.js");
  await new Promise((done) => setImmediate(done));
  assert.equal(report.hidden, false);
  Object.assign(globalThis, before);
});

test("news change what they name, add the entries that came, and take away what is gone", () => {
  const entry = (/** @type {number} */ number) => ({ number, seat: "South", text: `move ${number}`, at: 0, planned: false });
  const table = /** @type {House.Table} */ ({ entry: 2, changes: 1, seat: "South", offer: { kind: "draw", seat: "North" }, log: [entry(1), entry(2)] });
  const later = withNews(table, { entry: 3, log: [entry(3)], told: 2, gone: ["offer"] });
  assert.deepEqual(later, { entry: 3, changes: 1, seat: "South", log: [entry(1), entry(2), entry(3)] });
  const back = withNews(later, { entry: 4, log: [], told: 1, gone: [] });
  assert.deepEqual(back.log, [entry(1)], "a takeback leaves those that still count");
  assert.equal(table.log.length, 2, "what was told before stays as it was");
});

test("an address is drawn as a QR code that other readers understand", () => {
  // As drawn when a reader of another house read it back.
  const lines = "juf0f a5w01 el3rx ejsrh eix5p a5yyp jvfy7 2m80 ipfb8 h7zk1 24kbb 9g6cy 6r5qj 7879l b72sn 6dg7m c56go 2asb jvp0b a6r6g el4vs ej0os ejy8h a6sd6 jvboj";
  const drawn = qr("https://hegemon.example/g", 0) ?? [];
  assert.equal(drawn.map((line) => parseInt(line.map(Number).join(""), 2).toString(36)).join(" "), lines);
  assert.equal(qr("x".repeat(107)), null, "longer than one block can hold");
});

test("a rule's number in a sentence leads to the book of its game", () => {
  assert.deepEqual(pieces("Not that far. (SP-3.2)"), [
    { text: "Not that far. (" },
    { text: "SP-3.2", address: "/rules/sparta/at/SP-3.2" },
    { text: ")" },
  ]);
  assert.deepEqual(
    pieces("EW-S5.4, D-104").map(({ address }) => address),
    ["/rules/earthwater/at/EW-S5.4", undefined, "/rules/pygma/at/D-104"],
  );
  assert.deepEqual(pieces("5 W-6 and KH-1"), [{ text: "5 W-6 and KH-1" }]);
  assert.deepEqual(pieces(""), []);
});

test("a seat of a game that counts is told with its rating, a question mark and what the game made of it", () => {
  const seat = /** @type {House.Seat} */ ({ seat: "South", occupant: "person", name: "Ada", you: false });
  assert.equal(occupantOf(seat, say), "Ada");
  assert.equal(occupantOf({ ...seat, rating: { points: 1512, provisional: true } }, say), "Ada (1512?)");
  assert.equal(occupantOf({ ...seat, rating: { points: 1480, provisional: false, gain: -7 } }, say), "Ada (1480 −7)");
});

test("a move that could not be sent is sent when the page is opened again, in answer to the same entry", async () => {
  const kept = new Map();
  const store = { getItem: (/** @type {string} */ key) => kept.get(key) ?? null, setItem: kept.set.bind(kept), removeItem: kept.delete.bind(kept) };
  Object.defineProperty(globalThis, "localStorage", { configurable: true, value: store });
  const table = { entry: 4, changes: 0 };
  /** @type {string[]} */
  const sent = [];
  const served = (/** @type {boolean} */ reached) => (/** @type {string} */ _, /** @type {RequestInit} */ { method, body } = {}) => {
    if (method !== "POST") return json(table)();
    sent.push(String(body));
    return reached ? json({ table: { entry: 5, changes: 0 } })() : Promise.reject(new TypeError("offline"));
  };
  const line = /** @type {() => Promise<Response>} */ (/** @type {unknown} */ (served(false)));
  const before = new LiveTable("t1");
  await withServer(line, async () => {
    await before.look();
    const waiting = new Promise((resolve) => before.addEventListener("waiting", resolve, { once: true }));
    void before.move("e2-e4");
    await waiting;
  });
  const again = /** @type {() => Promise<Response>} */ (/** @type {unknown} */ (served(true)));
  await withServer(again, async () => {
    const after = new LiveTable("t1");
    const gone = new Promise((resolve) => after.addEventListener("waiting", resolve, { once: true }));
    await after.look();
    await gone;
    const closed = new Promise((resolve) => before.addEventListener("done", resolve, { once: true }));
    before.dispatchEvent(new CustomEvent("connection", { detail: { open: true } }));
    await closed;
  });
  assert.deepEqual(new Set(sent), new Set(['{"entry":4,"text":"e2-e4"}']));
  assert.equal(kept.size, 0);
  Reflect.deleteProperty(globalThis, "localStorage");
});

test("a stream that was refused or died in silence is opened again", () => {
  /** @type {EventTarget[]} */
  const opened = [];
  class Source extends EventTarget {
    static CLOSED = 2;
    readyState = 1;
    constructor() {
      super();
      opened.push(this);
    }
    close() {
      this.readyState = Source.CLOSED;
    }
  }
  let now = 0;
  /** @type {unknown[]} */
  const told = [];
  let look = () => {};
  const every = /** @type {any} */ ((/** @type {() => void} */ act) => (look = act));
  const world = { source: /** @type {any} */ (Source), now: () => now, every };
  const later = (/** @type {number} */ seconds) => {
    now += seconds * 1000;
    look();
  };
  const last = () => /** @type {any} */ (opened.at(-1));
  const stream = openStream("/live", { hear: { table: (table) => told.push(table) }, connection: (open) => told.push(open) }, world);
  last().dispatchEvent(new Event("open"));
  last().dispatchEvent(new MessageEvent("table", { data: '{"entry":1}' }));
  later(30);
  last().dispatchEvent(new Event("here"));
  later(30);
  assert.equal(opened.length, 1, "it was heard of");
  last().dispatchEvent(new Event("error"));
  later(4);
  assert.equal(opened.length, 1, "the browser itself tries again");
  last().readyState = Source.CLOSED;
  later(4);
  assert.equal(opened.length, 2, "refused");
  last().readyState = Source.CLOSED;
  later(4);
  assert.equal(opened.length, 2, "refused again: it waits longer");
  later(4);
  assert.equal(opened.length, 3);
  last().dispatchEvent(new Event("open"));
  later(41);
  assert.equal(opened.length, 4, "silent for too long");
  assert.equal(/** @type {any} */ (opened[2]).readyState, Source.CLOSED);
  assert.deepEqual(told, [true, { entry: 1 }, false, true, false]);
  stream.close();
  assert.equal(last().readyState, Source.CLOSED);
});

test("what is shared bears the page's own title, without what waits", () => {
  for (const before of ["", "● ", "(3) ", "● (12) "]) {
    Object.defineProperty(globalThis, "document", { configurable: true, value: { title: `${before}300 (solo) · Hegemon` } });
    assert.equal(ownTitle(), "300 (solo) · Hegemon");
  }
  Reflect.deleteProperty(globalThis, "document");
});
