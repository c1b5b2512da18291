import assert from "node:assert/strict";
import test from "node:test";
import { begunWith, fitting, fold, lineAt } from "../../main/resources/static/js/pygma/completion.js";
import { fogAround, nearest } from "../../main/resources/static/js/pygma/hex-map.js";
import { chartOf, legendOf, sectionsOf, stepOf } from "../../main/resources/static/js/pygma/report.js";
import { markup } from "./reading.js";

const FORMS = [
  { start: "KH ", sample: "KH 1 16/22 R" },
  { start: "Rüste ", sample: "Rüste 100 Krieger" },
  { start: "Rüste Schiff ", sample: "Rüste Schiff 2" },
];

/** The line under the pen, which stands at the bar. */
const line = (/** @type {string} */ sheet) => {
  const at = sheet.indexOf("|");
  return lineAt({ value: sheet.replace("|", ""), selectionStart: at, selectionEnd: at });
};

test("the line under the pen", () => {
  assert.equal(line("KH 1\n  Ru|\nX"), "Ru");
  assert.equal(line("K|H 1"), "", "in the middle of a line nothing is completed");
  assert.equal(line("KH 1 ; com|"), "", "nor within a comment");
  assert.equal(line("K|   "), "K", "blanks behind the pen are no text");
  assert.equal(lineAt({ value: "KH", selectionStart: 0, selectionEnd: 2 }), "", "nor while something is selected");
});

test("ä and ae, capitals and small letters are the same", () => {
  assert.equal(fold("RÜSTE Straße"), "rueste strasse");
  assert.deepEqual(fitting(FORMS, "rue").map(({ start }) => start), ["Rüste ", "Rüste Schiff "]);
  assert.deepEqual(fitting(FORMS, "rüste ").map(({ start }) => start), ["Rüste Schiff "]);
  assert.deepEqual(fitting(FORMS, ""), []);
});

test("the form of the order that is being written", () => {
  assert.equal(begunWith(FORMS, "kh 1 16")?.sample, "KH 1 16/22 R");
  assert.equal(begunWith(FORMS, "k"), undefined);
});

test("fog lies around what is known, each field once", () => {
  assert.equal(fogAround([{ column: 3, row: 4 }]).length, 6);
  assert.equal(fogAround([{ column: 3, row: 4 }, { column: 3, row: 6 }]).length, 8);
});

test("an arrow key leads straight on rather than aside, and nowhere where nothing is known", () => {
  const [here, north, aside] = [{ column: 5, row: 10 }, { column: 5, row: 8 }, { column: 6, row: 9 }];
  assert.equal(nearest([here, north, aside], here, [0, -1]), north);
  assert.equal(nearest([here, north, aside], here, [1, 0]), aside);
  assert.equal(nearest([here, north, aside], here, [0, 1]), null);
});

test("the scale of a chart reaches the highest value in round steps", () => {
  assert.deepEqual([1, 4, 5, 21, 400_000, 400_001].map(stepOf), [1, 1, 2, 10, 100_000, 200_000]);
});

test("a chart of one month is a point, and of none nothing", () => {
  const past = { month: "Andra/01", treasury: 10, inhabitants: 5, treasuryText: "10 GS", peopleText: "5" };
  const say = (/** @type {string} */ key) => key;
  assert.equal(markup(chartOf([], say)), "");
  assert.match(markup(chartOf([past], say)), /10 GS/);
  assert.doesNotMatch(markup(chartOf([past], say)), /NaN|undefined/);
});

test("a table of the report names its columns and rows", () => {
  const text = markup(sectionsOf([{ id: "armies", title: "Armies", lines: [], columns: [{ title: "Unit", number: false }, { title: "Strength", number: true }], rows: [["KH 1", "300"]] }]));
  assert.match(text, /<th scope="row" data-label=Unit>KH 1<\/th>/);
  assert.match(text, /<td class=number data-label=Strength>300<\/td>/);
});

test("the legend has each terrain of the map once", () => {
  const hex = /** @type {Pygma.Hex} */ ({ terrain: "forest", facts: [{ label: "Terrain", text: "Wald" }] });
  const text = markup(legendOf({ map: [hex, hex], signs: { forest: "M0 0" }, say: (key) => key, marks: [] }));
  assert.equal(text.match(/Wald/g)?.length, 1);
});
