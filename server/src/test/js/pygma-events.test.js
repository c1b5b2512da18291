import assert from "node:assert/strict";
import { test } from "node:test";
import { plainNumber } from "../../main/resources/static/js/pygma/figures.js";
import { meaningOf } from "../../main/resources/static/js/pygma/lead-lines.js";
import { waiting } from "../../main/resources/static/js/pygma/todo.js";
import { grouped } from "../../main/resources/static/js/pygma/setting-form.js";
import { eventSamples, FORMS } from "../../main/resources/static/js/pygma/event-form.js";

const hand = {
  towns: [{ at: "16/08", name: "Burg", kind: "KST", line: 'settlement 16/08 KST "Burg" extra 2 fortified' }],
  realms: ['realm 1 "Nordland" capital 16/08 treasury 100 people NONE', 'realm 11 "Elfland" capital 2/2 treasury 5 people FOREST'],
  kinds: [],
  peoples: [],
  times: [],
  terrains: [],
  units: [{ word: "KH", title: "Krieger (KH)" }],
  armies: [{ realm: 1, unit: "KH 1", at: "10/10", size: 5000 }],
};

test("a settlement that changes its size keeps all else that it has", () => {
  assert.equal(FORMS.grow.line({ town: "16/08", size: "BST" }, hand), 'change settlement 16/08 BST "Burg" extra 2 fortified');
});

test("a people is changed for one realm and changes nothing else of it", () => {
  assert.equal(FORMS.people.line({ realm: "1", people: "MOUNTAIN" }, hand), 'change realm 1 "Nordland" capital 16/08 treasury 100 people MOUNTAIN');
});

test("forms write settlements, roads, bridges and catastrophes as events have them", () => {
  const lines = ["found", "raze", "road", "bridge", "destroy"].map((kind) => FORMS[kind].line({ place: "1/1", place2: "1/2", place3: "1/3", size: "KS", name: 'Neu"stadt', town: "16/08" }, hand));
  assert.deepEqual(lines, ['change settlement 1/1 KS "Neustadt"', "remove settlement 16/08", "change road 1/1 1/2", "change bridge 1/1 1/2 1/3", "destroy 1/1 1/2"]);
});

test("the samples of events are what the completion offers", () => {
  const forms = eventSamples(() => "text 3 Hallo\nchange road 1/1 1/2\nranking");
  assert.deepEqual(forms.map(({ start }) => start), ["text ", "change road ", "ranking"]);
});

test("a new army has the first free name of its realm, and one that stands somewhere keeps its size when it is moved", () => {
  const values = { realm: "1", kind: "KH", army: "KH 1", place: "16/22", number: "3000" };
  assert.equal(FORMS.army.line(values, hand), "change army 1 KH 2 16/22 3000");
  assert.equal(FORMS.army.line({ ...values, realm: "2" }, hand), "change army 2 KH 1 16/22 3000");
  assert.equal(FORMS.moved.line(values, hand), "change army 1 KH 1 16/22 5000");
});

test("numbers are read as Germans, English and French write them", () => {
  for (const text of ["98.000", "98,000", "98 000", "98\u202f000", "98’000", " 98.000 "]) assert.equal(plainNumber(text), "98000", text);
  assert.equal(plainNumber("-1.234.567"), "-1234567");
  for (const text of ["98000", "0.125", "1.5", "16/22", "12.34", "98.0000"]) assert.equal(plainNumber(text), text, text);
});

test("a line is said in the reader's language, with the names of realms", () => {
  const desk = { realms: [/** @type {any} */ ({ number: 3, name: "Calarland" })] };
  const say = /** @type {any} */ ((/** @type {string} */ key) => key.replace("server.pygma.master.", ""));
  assert.equal(meaningOf("treasury 3 98000", desk, say), "form.treasury: Calarland – 98000");
  assert.equal(meaningOf("owner 16/22 3", desk, say), "form.owner: 16/22 – Calarland");
  assert.equal(meaningOf("change road 16/22 16/23", desk, say), "form.road: 16/22 16/23");
  assert.equal(meaningOf("lane 16/02 1", desk, say), "lane 16/02 1");
});

test("what waits for the game master comes with its place, and nothing of a month that has not begun", () => {
  const seats = [{ seat: "Realm-1", occupant: "person" }, { seat: "Realm-2", occupant: "open" }];
  const realms = [{ sent: true, errors: 1 }, { sent: false, errors: 0 }];
  const desk = /** @type {any} */ ({ realms, free: [{ effect: "" }, { effect: "Gut." }], draft: false, stage: "open", requests: 2 });
  const table = /** @type {any} */ ({ seats, started: true });
  const words = /** @type {any} */ ({ letters: [{ may: ["pass", "return"], state: "waiting" }], treaties: [], press: [{ may: ["take"], state: "waiting" }, { may: ["take"], state: "declined" }] });
  const keys = (/** @type {any} */ what) => waiting({ desk, table, words, invite: "/i", ...what }).map(({ key, count }) => `${key} ${count}`);
  assert.deepEqual(keys({}), ["seats 1", "requests 2", "free 1", "faults 1", "letters 1", "press 1", "missing 1"]);
  assert.deepEqual(keys({ table: { seats, started: false }, words: null }), ["seats 1", "requests 2"]);
  assert.deepEqual(keys({ desk: { ...desk, draft: true, free: [] }, words: null }).at(-1), "release 1");
});

test("settings stand by what they are about, and are found by any word of it, accented or not", () => {
  const plague = { key: "hygiene.cost", group: "Hygiene, Pest", value: "3", usual: "3", meaning: "Was Hygiene kostet.", choices: [] };
  const battle = { key: "city.holds", group: "Kampf", value: "YES", usual: "NO", meaning: "Ob eine Stadt hält.", choices: [{ word: "YES", title: "ja, überall" }] };
  assert.deepEqual(
    grouped([plague, battle], "").map(({ title }) => title),
    ["Hygiene, Pest", "Kampf"],
  );
  for (const asked of ["kampf", "halt", "UBERALL", "city.h", "stadt kampf"]) assert.deepEqual(grouped([plague, battle], asked), [{ title: "Kampf", settings: [battle] }], asked);
  assert.deepEqual(grouped([plague, battle], "Drache"), []);
});
