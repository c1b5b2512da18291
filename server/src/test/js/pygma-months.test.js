import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import test from "node:test";
import { marchLine } from "../../main/resources/static/js/pygma/march-line.js";
import { KINDS, lineOfKind } from "../../main/resources/static/js/pygma/order-kinds.js";
import { withOrder } from "../../main/resources/static/js/pygma/sheet-lines.js";

/**
 * Eight months of a realm: which units it had, what the hand did, and which lines forms and map wrote. EightMonthsTest
 * plays them, and compares the log with the same orders written as text.
 *
 * @type {{ units: string[], gestures: { form: string, values: Record<string, string> }[], lines: string[] }[]}
 */
const MONTHS = JSON.parse(readFileSync(new URL("../resources/pygma/eight-months.json", import.meta.url), "utf8"));

const words = {
  RAISE: "RÜSTE", SPLIT: "TEILE", MERGE: "VEREINE", AS: "ALS", IN: "IN", MERCHANT: "HÄNDLER", STATION: "STATION", HYGIENE: "HYGIENE", FOUND: "GRÜNDE", UPGRADE: "AUSBAU", FORTIFY: "BEFESTIGE",
  TRADECITY: "HANDELSSTADT", ROAD: "STRASSE", PRODUCE: "PRODUKTION", PROMOTE: "FÖRDERE", LOAD: "LADE", HANDOVER: "ÜBERGIB", GIVEN_TO: "AN", MESSAGE: "NACHRICHT", NAME: "NAME", OTHER: "SONST",
  AGAINST: "GEGEN", NOANNEX: "OHNE", EQUIP: "AUSR", WITH: "MIT",
};

/**
 * The line that a hand writes on the sheet.
 *
 * @param {{ form: string, values: Record<string, string> }} gesture
 * @param {Pygma.Hand} hand
 * @param {string} text
 */
function lineOf({ form, values }, hand, text) {
  const kind = KINDS.find(({ id }) => id === form);
  if (kind) return lineOfKind(kind, values, hand, text);
  const { unit, from, way = "", fleet = "", conduct = "", against = "", spare, equip = "0", cargo } = values;
  return marchLine({ unit, from, way: way.split(" ").filter(Boolean), fleet, conduct, against, annex: !spare, equip: Number(equip), cargo: cargo ? cargo.split(", ") : [], words });
}

test("forms and map write the lines of eight months", () => {
  assert.equal(MONTHS.length, 8);
  for (const { units, gestures, lines } of MONTHS) {
    const hand = /** @type {Pygma.Hand} */ (/** @type {unknown} */ ({ words, units: units.map((unit) => ({ unit })) }));
    let text = "";
    for (const gesture of gestures) ({ text } = withOrder(text, lineOf(gesture, hand, text)));
    assert.deepEqual(text.split("\n").filter(Boolean), lines);
  }
});
