import assert from "node:assert/strict";
import test from "node:test";
import { begunWith, completed, fitting, lineAt, piecesFor, replaced, wordsFor } from "../../main/resources/static/js/pygma/completion.js";
import { dieOf, lossesOf } from "../../main/resources/static/js/pygma/battles.js";
import { comparisonOf } from "../../main/resources/static/js/pygma/comparison.js";
import { marksOf, sentencesOf } from "../../main/resources/static/js/pygma/happened.js";
import { Grid, distance, fogAround, heightsOf, middle, nearest, partAround, spotAt, wayBetween } from "../../main/resources/static/js/pygma/hexes.js";
import { piecesOf } from "../../main/resources/static/js/pygma/ink.js";
import { dangersOf, wordOn } from "../../main/resources/static/js/pygma/map-lines.js";
import { deedsOf } from "../../main/resources/static/js/pygma/deeds.js";
import { recordOf } from "../../main/resources/static/js/pygma/judging.js";
import { Measure } from "../../main/resources/static/js/pygma/measure.js";
import { March, wayTo } from "../../main/resources/static/js/pygma/march.js";
import { boards, marchLine, recalled } from "../../main/resources/static/js/pygma/march-line.js";
import { KINDS, choicesOf, freeUnit, growing, lineOfKind, openOf, rowWith } from "../../main/resources/static/js/pygma/order-kinds.js";
import { fold, keywordOf } from "../../main/resources/static/js/pygma/order-words.js";
import { Pages } from "../../main/resources/static/js/pygma/pages-written.js";
import { chartOf, legendOf, sectionsOf, sorted, stepOf } from "../../main/resources/static/js/pygma/report.js";
import { addressesIn, afterEnd, keyOf, lineOf, marchesIn, mended, routesIn, withAddress, withAll, withOrder, withoutLine } from "../../main/resources/static/js/pygma/sheet-lines.js";
import { matches, valuesOf } from "../../main/resources/static/js/pygma/rule-search.js";
import { costsOf, faultsOf, slipsOf, summaryOf } from "../../main/resources/static/js/pygma/proof.js";
import { unreadOf } from "../../main/resources/static/js/pygma/unread.js";
import { markup } from "./reading.js";

const said = (/** @type {string} */ key, /** @type {unknown[]} */ ...args) => [key, ...args].join(" ");

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
  assert.equal(fold("RÉVÉLER À"), "reveler a");
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

test("arrow keys leave no column out, and a walk along a row comes back to it", () => {
  const known = [2, 3, 4, 5, 6].flatMap((column) => [6, 8, 10, 12].map((row) => ({ column, row: row + (column % 2) })));
  const home = known.find(({ column, row }) => column === 4 && row === 10) ?? known[0];
  const aside = nearest(known, home, [1, 0]);
  assert.equal(aside?.column, 5);
  assert.deepEqual(nearest(known, aside ?? home, [1, 0]), { column: 6, row: 10 });
  assert.deepEqual(nearest(known, aside ?? home, [-1, 0]), home);
});

test("the scale of a chart reaches the highest value in round steps", () => {
  assert.deepEqual([1, 4, 5, 21, 400_000, 400_001].map(stepOf), [1, 1, 2, 10, 100_000, 200_000]);
});

test("a chart of one month is a point, and of none nothing", () => {
  const series = [{ key: "treasury", title: "Treasury", values: [10] }];
  const say = (/** @type {string} */ key) => key;
  assert.equal(markup(chartOf([], [], say)), "");
  assert.match(markup(chartOf(series, ["Andra/01"], say)), /Treasury/);
  assert.doesNotMatch(markup(chartOf(series, ["Andra/01"], say)), /NaN|undefined/);
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

test("a completion is taken whole, with its >, and blanks behind the pen go", () => {
  const at = { value: "KH 1   \nENDE", selectionStart: 4 };
  assert.deepEqual(completed(at, "KH 1", "KH 1: 57/02 > "), { text: "KH 1: 57/02 > \nENDE", pen: 14 });
});

const WORDS = ["Wein", "Weihrauch", "lichter Wald", "tiefer Wald", "PRODUKTION"];

/** The sheet with the first word that fits, whose pen stands at the bar. */
const taken = (/** @type {string} */ sheet) => {
  const [at, value] = [sheet.indexOf("|"), sheet.replace("|", "")];
  const [first] = wordsFor(WORDS, { value, selectionStart: at, selectionEnd: at });
  if (!first) return sheet;
  const { text, pen } = replaced(value, first);
  return `${text.slice(0, pen)}|${text.slice(pen)}`;
};

test("the next piece of an order is offered whole: a field beside the last one, a unit or place of one's own", () => {
  const hex = (/** @type {string} */ at, /** @type {number} */ column, /** @type {number} */ row) => ({ at, column, row });
  const known = /** @type {any} */ ({
    map: [hex("9/07", 4, 4), hex("9/08", 4, 6), hex("9/12", 5, 5), hex("9/13", 5, 7)],
    hand: { units: [{ unit: "KH 1", at: "9/07" }, { unit: "KH 2", at: "4/15" }, { unit: "FH 1", at: "4/10" }], towns: [{ at: "9/07" }, { at: "9/24" }] },
  });
  const pieces = (/** @type {string} */ sample, /** @type {string} */ line) => piecesFor({ start: "", sample }, line, known).pieces;
  const march = "KH 1: 9/07 > …";
  assert.deepEqual(pieces(march, "KH 1: 9/07 > "), ["9/12", "9/08"]);
  assert.deepEqual(pieces(march, "KH 1: 9/07 >9/1"), ["9/12"]);
  assert.deepEqual(pieces(march, "KH 1: 9/07 > 9/08 > "), ["9/07", "9/12", "9/13"]);
  assert.deepEqual(pieces(march, "KH 1: 9/07 > 9/08 "), [], "what follows a way is a word");
  assert.deepEqual(pieces("AUSBAU 16/22 BST", "AUSBAU "), ["9/07", "9/24", "4/15", "4/10"]);
  assert.deepEqual(pieces("AUSBAU 16/22 BST", "AUSBAU 9/2"), ["9/24"]);
  assert.deepEqual(pieces("STATION RH 4", "STATION "), ["KH 1", "KH 2", "FH 1"]);
  assert.deepEqual(pieces("STATION RH 4", "STATION kh"), ["KH 1", "KH 2"]);
  assert.deepEqual(pieces("VEREINE KH 2 IN KH 1", "VEREINE KH 2 IN "), ["KH 1", "KH 2", "FH 1"]);
});

test("a word within a line is completed whole, and stands apart from what follows", () => {
  assert.equal(taken("PRODUKTION Hügel We| Stein"), "PRODUKTION Hügel Wein | Stein".replace(" | ", " |"));
  assert.equal(taken("PROD| Hügel Wein\nENDE"), "PRODUKTION |Hügel Wein\nENDE");
  assert.equal(taken("PRODUKTION W|n"), "PRODUKTION Wein |", "the whole word goes, not its beginning alone");
  assert.equal(taken("PRODUKTION lichter W| Holz"), "PRODUKTION lichter Wald |Holz");
  for (const still of ["PRODUKTION Hügel Wein|", "; We|", 'SONST "We|"', "KH 1: 16/22 |"]) assert.equal(taken(still), still);
});

test("a word that was meant otherwise is mended where it stands", () => {
  assert.equal(mended("ZUG Andra/01\nPRODUKTON Hügel Wein", { line: 2, column: 1, written: "PRODUKTON", meant: "PRODUKTION" }), "ZUG Andra/01\nPRODUKTION Hügel Wein");
  assert.equal(mended('NACHRICHT "Alandja" "Alandja!"', { line: 1, column: 11, written: "Alandja", meant: "Alandia" }), 'NACHRICHT "Alandia" "Alandja!"');
  assert.equal(mended("x", { line: 3, column: 1, written: "y", meant: "z" }), "x");
});

test("what was suggested is taken whole and in its order: nothing replaces anything else", () => {
  const orders = ["TEILE KH 1 2.500 K ALS KH 2", "LADE H 1 2 Wein", "LADE H 1 3 Stein", "KH 1: 16/22 > 16/23 A", "KH 2: 16/22 V"];
  const sheet = withAll("REICH 1\n; KH 1: 16/22 6.000 K -\n; RH 1: 16/22 -\n\nENDE\n", orders);
  assert.equal(sheet, `REICH 1\n; RH 1: 16/22 -\n${orders.join("\n")}\n\nENDE\n`);
  assert.equal(withAll("REICH 1\nENDE", ["HYGIENE 1"]), "REICH 1\nHYGIENE 1\n\nENDE");
  assert.equal(withAll("REICH 1", ["HYGIENE 1"]), "REICH 1\nHYGIENE 1");
});

test("errors are told at their lines and counted once, with what the months to come bring", () => {
  const slip = { line: 3, column: 1, warning: false, text: "E-02", rule: "PI-20.1", right: "", written: "PRODUKTON", meant: "PRODUKTION" };
  const slips = [slip, { ...slip, column: 9, meant: "", rule: "" }, { ...slip, line: 5, warning: true, meant: "", rule: "D-104" }];
  const pen = { point: () => {}, mend: () => {}, light: () => {}, strike: () => {} };
  const read = markup(slipsOf(slips, said, pen));
  assert.equal(read.match(/data-mend/g)?.length, 1);
  assert.match(read, /server.pygma.check.mend PRODUKTION/);
  assert.deepEqual([...read.matchAll(/href="?([^ ">]*)/g)].map(([, address]) => address), ["/rules/pygma/at/PI-20.1", "/rules/pygma/at/D-104"], "each reason opens its rule");
  assert.equal(markup(faultsOf(slips, said, () => {})).match(/data-fault/g)?.length, 1, "a line once");
  const proof = { slips, lines: [], treasury: "1", upkeep: "", balance: "7", summary: "", units: [] };
  assert.equal(summaryOf(proof, 2, said), "server.pygma.check.summary 2 3 7");
  assert.match(markup(costsOf(proof, said, pen)), /server.pygma.check.treasury/);
});

test("an address set twice is a way, not one number; inside an address it replaces it", () => {
  const once = withAddress("KH 1: 13/20", 11, 11, "13/21");
  assert.equal(once.text, "KH 1: 13/20 > 13/21");
  assert.equal(withAddress(once.text, once.pen, once.pen, "13/22").text, "KH 1: 13/20 > 13/21 > 13/22");
  assert.equal(withAddress("KH 1: 13/20 > ", 14, 14, "13/21").text, "KH 1: 13/20 > 13/21");
  assert.equal(withAddress("RÜSTE KH 4 8000 K IN 16/22", 23, 23, "13/21").text, "RÜSTE KH 4 8000 K IN 13/21");
  assert.equal(withAddress("GRÜNDE", 6, 6, "13/21").text, "GRÜNDE 13/21");
});

const SHEET = "REICH 1\n; KH 1: 16/22 6.000 K -\nRH 1: 16/23 -\n\nENDE\n";

test("an order stands where its unit stood, where a remark suggested it, or before ENDE", () => {
  assert.deepEqual(withOrder(SHEET, "KH 1: 16/22 > 16/23 A"), { text: SHEET.replace("; KH 1: 16/22 6.000 K -", "KH 1: 16/22 > 16/23 A"), number: 2 });
  assert.equal(withOrder(SHEET, "RH 1: 16/23 > 16/24 V").text, SHEET.replace("RH 1: 16/23 -", "RH 1: 16/23 > 16/24 V"));
  const { text, number } = withOrder(SHEET, "HYGIENE 10.000");
  assert.deepEqual([text, number], ["REICH 1\n; KH 1: 16/22 6.000 K -\nRH 1: 16/23 -\nHYGIENE 10.000\n\nENDE\n", 4]);
  assert.equal(withOrder(text, "HYGIENE 20.000").text, text.replace("10.000", "20.000"), "one hygiene a sheet");
  assert.equal(withoutLine(text, 4), SHEET);
});

test("two orders for one thing are one, two for two things are two", () => {
  assert.equal(keyOf("PRODUKTION Ebene Getreide Vieh"), keyOf("produktion ebene Stoff"));
  assert.notEqual(keyOf("PRODUKTION lichter Wald Holz"), keyOf("PRODUKTION tiefer Wald Holz"));
  assert.equal(keyOf("NACHRICHT 5 \"Hallo\""), "", "as many messages as one likes");
  assert.equal(keyOf("kh 1 *: 16/22"), keyOf("KH 1: 16/22 > 16/23"));
});

test("an order is the same in every language", () => {
  assert.deepEqual(["Ende", " END", "fin"].map(keywordOf), ["END", "END", "END"]);
  assert.equal(keywordOf("endlich"), "");
  assert.equal(keyOf("PRODUIRE 16/22 vin"), keyOf("PRODUKTION 16/22 Wein"));
  assert.equal(keyOf("PRODUIRE collines vin"), keyOf("PRODUIRE collines pierre"));
  assert.notEqual(keyOf("PRODUIRE collines vin"), keyOf("PRODUIRE collines boisées bois"));
  assert.notEqual(keyOf("PRODUIRE forêt claire bois"), keyOf("PRODUIRE forêt profonde bois"));
  assert.equal(withOrder("VILLE-MARCHANDE 16/22\nFIN", "HANDELSSTADT 16/22").text, "HANDELSSTADT 16/22\nFIN");
  assert.equal(withAddress("ROUTE 16/22", 11, 11, "16/23").text, "ROUTE 16/22 > 16/23");
  assert.deepEqual(afterEnd("FIN\nLEVER KH 4 2000 K DANS 16/22"), [2]);
});

test("what stands behind ENDE is found, and the ways of a sheet end there", () => {
  const text = "KH 1: 16/22 > 16/23 A\nENDE\n; nur ein Wort\nRH 1: 16/22 > 16/21";
  assert.deepEqual(afterEnd(text), [4]);
  assert.deepEqual(marchesIn(text), [{ unit: "KH 1", way: ["16/22", "16/23"], line: 1 }]);
  assert.deepEqual(addressesIn("am 16/22 und am 16/22, Andra/01"), ["16/22"]);
});

test("a way that is refused looks so and says why; a warning does not refuse it", () => {
  const slip = { line: 2, column: 1, warning: false, text: "E-05 not adjacent", rule: "", right: "", written: "", meant: "" };
  const text = "KH 1: 16/22 > 16/23 A\nRH 1: 16/22 > 16/40 V\nFH 1: 16/22 > 16/21";
  const [good, bad] = routesIn(text, [slip, { ...slip, line: 1, warning: true }], "FH 1");
  assert.deepEqual(good, { way: ["16/22", "16/23"], kind: "march" });
  assert.deepEqual(bad, { way: ["16/22", "16/40"], kind: "refused", why: "E-05 not adjacent" });
});

test("what came from others after the last look is unread", () => {
  const desk = { letters: [{ number: 4, own: false }, { number: 3, own: true }, { number: 2, own: false }], treaties: [{ number: 1, own: false }] };
  assert.equal(unreadOf(/** @type {any} */ (desk), { letters: 2, treaties: 0 }), 2);
  assert.equal(unreadOf(/** @type {any} */ (desk), { letters: 4, treaties: 1 }), 0);
});

test("a line has its colours", () => {
  const kinds = (/** @type {string} */ line) => piecesOf(line, new Set(["RÜSTE", "IN"])).filter(({ kind }) => kind).map(({ kind }) => kind);
  assert.deepEqual(kinds("RÜSTE KH 4 8.000 K IN 16/22 A ; neu"), ["keyword", "unit", "figure", "keyword", "place", "order", "remark"]);
  assert.equal(piecesOf("KH 1: 16/22 ; x", new Set()).map(({ text }) => text).join(""), "KH 1: 16/22 ; x", "nothing is lost");
});

/** A row of fields from west to east. */
const FIELDS = [0, 1, 2, 3].map((column) => /** @type {Pygma.Hex} */ ({ at: `1/${column + 1}`, column, row: column % 2, terrain: column === 2 ? "mountains" : "plain", height: column === 2 ? 2 : 0 }));

test("the field under a point, the way between two, and how high it climbs", () => {
  const grid = new Grid(FIELDS);
  for (const hex of FIELDS) {
    const [x, y] = middle(hex);
    assert.equal(grid.under(x + 8, y - 8), hex);
  }
  assert.deepEqual(spotAt(0, 0), { column: 0, row: 0 });
  assert.equal(grid.under(-60, 0), undefined);
  const way = wayBetween(grid, FIELDS[0], FIELDS[3]);
  assert.deepEqual(way?.map(({ at }) => at), ["1/1", "1/2", "1/3", "1/4"]);
  assert.equal(heightsOf(way ?? []), 4);
  assert.equal(distance(FIELDS[0], FIELDS[3]), 3);
  const far = /** @type {Pygma.Hex} */ ({ ...FIELDS[0], at: "9/9", column: 40, row: 40 });
  assert.equal(wayBetween(new Grid([...FIELDS, far]), FIELDS[0], far), null);
  assert.equal(partAround(new Grid([...FIELDS, far]), FIELDS[0]).length, 4);
});

test("a map whose fields lie on odd rows is clicked as well", () => {
  const odd = FIELDS.map((hex) => ({ ...hex, row: hex.row + 1 }));
  const [x, y] = middle(odd[1]);
  assert.equal(new Grid(odd).under(x, y + 9), odd[1]);
});

test("layers say what they colour, and danger lies around foreign armies", () => {
  const hex = /** @type {Pygma.Hex} */ ({ goods: "Getreide, Vieh", supply: -2, height: 1, income: 4000 });
  assert.deepEqual(["goods", "supply", "height", "income", "terrain"].map((layer) => wordOn(hex, layer, 0)), ["Getreide\nVieh", "(2)", "▲", "4", ""]);
  const dangers = dangersOf(FIELDS.map((field, index) => ({ ...field, threat: index === 0 })));
  assert.deepEqual(FIELDS.map(({ at }) => dangers.get(at)), [3, 2, 1, 0]);
});

test("a measured way says how long it takes, and forgets what came too late", async () => {
  const grid = new Grid(FIELDS);
  const measure = new Measure((at) => FIELDS.find((field) => field.at === at), () => grid, async (way) => `KH ${way.length}`);
  const late = Promise.all([measure.add("1/1"), measure.add("1/3")]);
  await late;
  assert.match(measure.told(said), /measured 1\/1 1\/3 2 2\. KH 3$/);
  const forgotten = measure.add("1/2");
  await measure.add("1/3");
  await forgotten;
  assert.match(measure.told(said), /KH 2$/);
});

test("clicks make a way: there at once, on from the end, back to where it was", () => {
  const goals = new Map([["1/3", { way: ["1/2", "1/3"] }]]);
  const beside = (/** @type {string} */ one, /** @type {string} */ other) => Math.abs(Number(one.slice(2)) - Number(other.slice(2))) === 1;
  assert.deepEqual(wayTo([], "1/1", "1/3", goals, beside), ["1/2", "1/3"]);
  assert.deepEqual(wayTo(["1/2", "1/3"], "1/1", "1/4", goals, beside), ["1/2", "1/3", "1/4"]);
  assert.deepEqual(wayTo(["1/2", "1/3"], "1/1", "1/2", goals, beside), ["1/2"]);
  assert.deepEqual(wayTo(["1/2"], "1/1", "1/1", goals, beside), []);
  assert.equal(wayTo([], "1/1", "1/9", goals, beside), null);
  assert.equal(wayTo([], "1/1", "1/2", goals, beside), null, "a field beside it that the house does not name is out of reach");
  assert.deepEqual(wayTo([], "1/1", "1/2", null, beside), ["1/2"], "without a connection it goes field by field");
  assert.equal(wayTo([], "1/1", "1/3", null, beside), null);
});

const HAND = /** @type {Pygma.Hand} */ (/** @type {unknown} */ ({
  words: { RAISE: "RÜSTE", IN: "IN", ROAD: "STRASSE", NOANNEX: "OHNE", EQUIP: "AUSR", WITH: "MIT", AGAINST: "GEGEN", ABOARD: "AUF" },
  units: [{ unit: "KH 1" }, { unit: "KH 3" }],
}));

test("a march and a form write what the pen would write", () => {
  const march = { unit: "KH 1", from: "16/22", way: ["16/23"], fleet: "", conduct: "A", against: "", annex: false, equip: 1, cargo: [], words: HAND.words };
  assert.equal(marchLine(march), "KH 1: 16/22 > 16/23 A OHNE AUSR 1");
  assert.equal(marchLine({ ...march, against: "5" }), "KH 1: 16/22 > 16/23 A GEGEN 5 OHNE AUSR 1");
  const kind = (/** @type {string} */ id) => KINDS.find((each) => each.id === id) ?? KINDS[0];
  assert.equal(lineOfKind(kind("raise"), { kind: "KH", size: "8000", city: "16/22", basic: "" }, HAND, "RÜSTE KH 2 1000 K IN 16/22"), "RÜSTE KH 4 8000 K IN 16/22");
  assert.equal(lineOfKind(kind("raise"), { kind: "KH", size: "", city: "16/22" }, HAND, ""), "", "nothing while something is missing");
  assert.equal(lineOfKind(kind("road"), { places: "16/22 > 16/23" }, HAND, ""), "STRASSE 16/22 > 16/23");
  assert.equal(freeUnit("RH", HAND, "; RH 1: 1/1"), "RH 1", "a remark takes no name");
});

test("a form offers what is possible: who can join whom, what a town can become, what lies in the store", () => {
  const unit = (/** @type {string} */ name, /** @type {string} */ at) => ({ unit: name, kind: name.split(" ")[0], at, aboard: "", told: "", name: "" });
  const town = (/** @type {string} */ at, /** @type {string[]} */ grows, trade = false) => ({ at, name: at, told: "", city: grows.length === 0, trade, grows });
  const hand = /** @type {any} */ ({
    units: [unit("KH 1", "9/07"), unit("KH 2", "4/15"), unit("KH 3", "9/07"), unit("RH 1", "9/07"), unit("H 1", "9/07"), unit("H 2", "9/07")],
    towns: [town("4/15", []), town("9/07", [], true), town("9/24", ["GS"])], kinds: [{ word: "GS", title: "große Siedlung", price: 20000 }, { word: "KST", title: "Kleinstadt", price: 30000 }],
    goods: [{ word: "Wein", title: "Wein" }, { word: "Erze", title: "Erze" }], store: [{ good: "Wein", points: 9 }],
  });
  const offers = (/** @type {string} */ id, /** @type {string} */ name, values = {}) => {
    const asked = KINDS.find((each) => each.id === id)?.fields.find((each) => each.id === name);
    return asked && choicesOf(asked, values, hand, (key) => key)?.map(({ value }) => value);
  };
  assert.deepEqual(offers("merge", "army"), ["KH 1", "KH 3"]);
  assert.deepEqual(offers("merge", "into", { army: "KH 3" }), ["KH 1"]);
  assert.deepEqual(offers("upgrade", "town"), ["9/24"]);
  assert.deepEqual(offers("upgrade", "upgrade", { town: "9/24" }), ["GS"]);
  assert.deepEqual(offers("merchant", "city"), ["9/07"]);
  assert.deepEqual(offers("tradecity", "town"), ["4/15"]);
  assert.deepEqual(offers("notrade", "town"), ["9/07"]);
  assert.deepEqual(offers("load", "good"), ["Wein"]);
  assert.deepEqual(offers("load", "good2"), ["Wein"]);
  assert.deepEqual(offers("handover", "good"), ["Wein", "Erze"], "what is handed over lies with the merchant");
  const open = (/** @type {string} */ id, values = {}, of = hand) => openOf(KINDS.find((each) => each.id === id) ?? KINDS[0], values, of, (key, ...said) => [key, ...said].join(" "));
  assert.deepEqual(open("split", { army: "KH 1" }), { lacks: false, why: "server.pygma.form.open server.pygma.form.field.size" });
  assert.equal(open("split", { army: "KH 1", size: "500" }), null);
  assert.deepEqual(open("load", {}, { ...hand, units: [] }), { lacks: true, why: "server.pygma.form.lacks.merchant" });
  assert.equal(open("split", {}, { ...hand, units: [] })?.lacks, true);
});

test("a row of fields grows with each click, and is cut back to a field that stands in it", () => {
  assert.equal(rowWith("", "9/07"), "9/07");
  assert.equal(rowWith("9/07 > 9/08", "9/13"), "9/07 > 9/08 > 9/13");
  assert.equal(rowWith("9/07 > 9/08 > 9/13", "9/08"), "9/07 > 9/08");
});

test("the form of production begins with what the field brings", () => {
  const hand = /** @type {any} */ ({ grounds: [{ terrain: "hills", word: "Hügel" }], goods: [{ word: "Wein", title: "Wein" }, { word: "Früchte", title: "Früchte" }] });
  const hex = /** @type {any} */ ({ at: "9/17", side: "own", terrain: "hills", goods: "Wein, Früchte" });
  assert.deepEqual(growing(hex, hand), { site: "9/17", here: "9/17", land: "Hügel", good: "Wein", good2: "Früchte", good3: undefined });
  assert.equal(growing({ ...hex, side: "" }, hand), null);
});

test("a fleet carries the army whose order ends on it", () => {
  assert.equal(boards("KH 2: 4/15 > FH 1 -", "FH 1", HAND.words), true);
  assert.equal(boards("KH 2: 4/15 > FH 11 -", "FH 1", HAND.words), false);
  assert.equal(boards("FH 1: 4/10 > 4/04 -", "FH 1", HAND.words), false);
  assert.equal(boards("kh2: 4/15 > fh1", "FH 1", HAND.words), true);
  assert.equal(boards("KH 2: 4/15 > 4/10 AUF FH 1", "FH 1", HAND.words), true);
});

test("the card of a unit shows what its line says, and a strength is no basic order", () => {
  const realms = [{ number: 5, name: "Nordmark" }];
  const none = { way: [], fleet: "", conduct: "-", against: "", annex: true, equip: 0 };
  const of = (/** @type {string} */ line) => recalled(line, HAND.words, realms);
  assert.deepEqual(of(""), none);
  assert.deepEqual(of("RH 1: 16/22 > 16/23 2.000 R A"), { ...none, way: ["16/23"], conduct: "A" });
  assert.deepEqual(of("RH 1: 16/22 2.000 R"), none);
  assert.deepEqual(of("RH 1: 16/22 > 16/23 R"), { ...none, way: ["16/23"], conduct: "R" });
  assert.deepEqual(of("KH 2: 4/15 > FH 1 v"), { ...none, fleet: "FH 1", conduct: "V" });
  assert.deepEqual(of("KH 2: FH 1 > 4/15 A GEGEN \"Nordmark\" OHNE AUSR 2"), { ...none, way: ["4/15"], conduct: "A", against: "5", annex: false, equip: 2 });
  assert.deepEqual(of("KH 1: 16/22 > 16/23 > 16/22"), { ...none, way: ["16/23", "16/22"] }, "there and back");
  assert.deepEqual(of("RH 1: 16/22 > 16/23 OHNE AUSR 2 R"), { ...none, way: ["16/23"], conduct: "R", annex: false, equip: 2 });
  assert.deepEqual(of("FH 1: 4/10 > 4/04 50 S MIT RH 2 R"), { ...none, way: ["4/04"], conduct: "R" });
  assert.deepEqual(of("RH 2: 4/20 > 4/15 > 4/10 2.000 R AUF FH 1 R"), { ...none, way: ["4/15"], fleet: "FH 1", conduct: "R" }, "the last place is the fleet’s");
});

test("a field offers what can be done there, with the units as they stand", () => {
  const piece = (/** @type {string} */ unit, kind = unit.split(" ")[0]) => ({ unit, kind, at: "9/07", aboard: "" });
  const town = { at: "9/07", city: true, trade: true };
  const hand = /** @type {Pygma.Hand} */ (/** @type {unknown} */ ({ armament: true, units: [piece("KH 1"), piece("KH 2"), piece("H 1")], towns: [town], grounds: [] }));
  const hex = /** @type {Pygma.Hex} */ (/** @type {unknown} */ ({ at: "9/07", side: "own", terrain: "plain", goods: "" }));
  const asked = (/** @type {Pygma.Hand} */ each, at = hex) => [...markup(deedsOf(at, each, said, { close: () => {}, order: () => {}, insert: () => {} })).matchAll(/pygma\.form\.(\w+)/g)].map(([, id]) => id);
  assert.deepEqual(asked(hand), ["raise", "upgrade", "road", "merchant", "split", "merge", "load"]);
  assert.deepEqual(asked({ ...hand, armament: false, units: hand.units.slice(1, 2) }), ["road", "split"], "alone, and not in an armament month");
  assert.deepEqual(asked({ ...hand, units: [] }, { ...hex, at: "9/08", side: "foreign" }), []);
});

test("a row of the printed sheet is the order of its unit like a line", () => {
  const row = "| KH 1 | 9/07 | | 9/12 | | 5000 K | V |";
  assert.equal(keyOf(row), "KH 1");
  assert.equal(keyOf("RH2\t9\t7\t\t\t9\t12\t2000 R\tR"), "RH 2");
  assert.equal(withOrder(`${row}\nENDE`, "KH 1: 9/07 > 9/08 A").text, "KH 1: 9/07 > 9/08 A\nENDE");
  assert.deepEqual(marchesIn(row), [{ unit: "KH 1", way: ["9/07", "9/12"], line: 1 }]);
});

test("a unit and a field are the same however they are written", () => {
  assert.deepEqual(addressesIn("KH 1: 9/7 > 09/12"), ["9/07", "9/12"]);
  assert.equal(lineOf("kh1: 9/7 > 9/12 ; nach Norden", "KH 1"), "kh1: 9/7 > 9/12");
  assert.equal(lineOf("ENDE\nKH 1: 9/07", "KH 1"), "", "behind ENDE nobody reads it");
  assert.equal(withOrder("kh1: 9/7 > 9/12", "KH 1: 9/07 > 9/08 A").text, "KH 1: 9/07 > 9/08 A");
  assert.equal(keyOf("AUSBAU 9/7 GS"), keyOf("AUSBAU 9/07 KST"));
  assert.deepEqual(marchesIn("KH 1: 9/7 > 9/12 > 9/7"), [{ unit: "KH 1", way: ["9/07", "9/12", "9/07"], line: 1 }], "there and back");
});

test("what was remarked behind an order stays when a form writes it anew, and a semicolon that is said is no remark", () => {
  assert.equal(withOrder("KH 1: 9/07 ; hält die Stadt\nENDE", "KH 1: 9/07 A").text, "KH 1: 9/07 A ; hält die Stadt\nENDE");
  assert.equal(withOrder('NAME REICH "Nord; Süd"', 'NAME REICH "Nord"').text, 'NAME REICH "Nord"');
  assert.deepEqual(afterEnd('ENDE\n; "Gruß"'), []);
});


test("what was written can be taken back and brought again; letters go together, lines do not", () => {
  const pages = new Pages();
  pages.begin("");
  pages.write("K", 1_000);
  pages.write("KH", 1_100);
  pages.write("KH\nHYGIENE 10.000", 1_200);
  assert.equal(pages.back(), "KH");
  assert.equal(pages.back(), "");
  assert.equal(pages.back(), null);
  assert.equal(pages.on(), "KH");
  pages.write("other", 5_000);
  assert.equal(pages.on(), null, "a new change forgets what was taken back");
});

const section = (/** @type {string} */ id, /** @type {string[]} */ lines, /** @type {string[][]} */ rows = []) => ({ id, title: id, lines, rows, columns: [] });

test("what happened comes in the order of its weight, with its places", () => {
  const news = [section("descriptions", ["1/2: ein Turm"]), section("battles", ["Schlacht bei 1/3"]), section("moves", [], [["KH 1"]])];
  assert.deepEqual(sentencesOf(news).map(({ id }) => id), ["battles", "descriptions"]);
  assert.deepEqual(marksOf(news), [{ kind: "battles", at: "1/03" }, { kind: "descriptions", at: "1/02" }]);
  assert.deepEqual(marksOf([{ ...news[0], id: "land", lines: ["9/13 gehört dir."] }, { ...news[0], id: "battles", lines: ["Sieg in 9/13"] }]), [{ kind: "battles", at: "9/13" }], "a battle hides what it won");
});

test("a battle shows its points and losses, what the land took its dice, and the causes are told apart", () => {
  const fight = { at: "1/3", sides: [{ name: "Ich", points: 8, armies: [{ unit: "KH 1", size: 6000, lost: 600, fate: "siegt" }] }, { name: "Du", points: 2, armies: [] }] };
  const toll = { unit: "RH 1", at: "1/4", die: 5, lost: 700, left: 1300, gone: false };
  const text = markup(lossesOf([fight, { ...fight }], [toll], said, () => undefined));
  assert.equal(text.match(/happened.points 8/g)?.length, 2, "two battles in one place are two");
  assert.match(text, /happened.die 5/);
  assert.match(text, /happened.causes 1,200 700/);
  assert.deepEqual([1, 2, 3, 4, 5, 6].map((value) => markup(dieOf(value, said)).match(/<circle/g)?.length), [1, 2, 3, 4, 5, 6]);
  assert.match(markup(dieOf(17, said)), />17</);
  assert.doesNotMatch(text, /data-even/);
  const even = { ...fight, sides: fight.sides.map((side) => ({ ...side, points: 15 })) };
  assert.match(markup(lossesOf([even], [], said, () => undefined)), /data-even/, "who wins at equal points is said");
});

test("the realm beside the month before and the last armament month", () => {
  const months = ["Cylas/01", "Dorl/01", "Enja/01", "Fried/01"];
  const [compared] = comparisonOf([{ key: "land", title: "Felder", values: [10, 12, 15, 14] }], months, [1], said);
  assert.deepEqual(compared.rows, [["Felder", "14", "−1", "+2"]]);
  assert.deepEqual(comparisonOf([], ["Andra/01"], [], said), [], "one month has nothing beside it");
  assert.equal(comparisonOf([], months.slice(0, 3), [1], said)[0].columns.length, 3, "the armament month is the month before");
});

test("tables sort figures as figures", () => {
  const rows = [["a", "1.000"], ["b", "20"], ["c", "−5"]];
  assert.deepEqual(sorted(rows, 1, true, false).map(([name]) => name), ["c", "b", "a"]);
  assert.deepEqual(sorted([["KH 10"], ["KH 9"]], 0, false, false).map(([name]) => name), ["KH 9", "KH 10"]);
});

test("settings are found by words of any order and spelling, and a preset is read line by line", () => {
  assert.equal(matches("pest stadt", "Hygiene, Pest und Katastrophen: Abfall einer Stadt"), true);
  assert.equal(matches("hohe", "Höhenmeter"), true);
  assert.equal(matches("pest flotte", "Pest in der Stadt"), false);
  assert.deepEqual(valuesOf("plague.secession=0/0/0\nterrain.income=SWAMP=1500"), [
    ["plague.secession", "0/0/0"],
    ["terrain.income", "SWAMP=1500"],
  ]);
});

test("the record tells a sentence and its reason, and what was written behind a fold", () => {
  const before = globalThis.document;
  Object.assign(globalThis, { document: { documentElement: { lang: "de" } } });
  try {
    const text = markup(recordOf([{ at: 0, act: "Ada hat Reich 1 freigegeben.", reason: "verschollen", written: "free 1" }], said));
    assert.match(text, /<b>Ada hat Reich 1 freigegeben.<\/b> server.pygma.act.reason verschollen/);
    assert.match(text, /<summary>server.pygma.act.written<\/summary><pre class="sheet">free 1<\/pre>/);
    assert.doesNotMatch(markup(recordOf([{ at: 0, act: "Ada pausiert.", reason: "", written: "" }], said)), /details|reason/);
  } finally {
    Object.assign(globalThis, { document: before });
  }
});

test("an order given by hand stands on the sheet at once, so that whoever sends next sends it", async () => {
  /** @type {string[]} */
  const written = [];
  const piece = { unit: "KH 1", kind: "KH", at: "1/1", aboard: "", told: "" };
  const sheet = { text: "", orderOf: () => "", judge: async (/** @type {string} */ line) => ({ line: { order: `${line}!` }, slips: [] }), order: (/** @type {string} */ line) => void written.push(line) };
  const page = { address: "", say: () => "", chart: { reach() {}, find: (/** @type {string} */ at) => ({ column: 0, row: 2 * Number(at.slice(2)) }) }, sheet, hand: () => ({ units: [piece], words: {}, realms: [] }), changed() {} };
  const march = new March(/** @type {any} */ (page));
  await march.take(/** @type {any} */ (piece));
  march.step("1/2");
  await new Promise((soon) => setTimeout(soon));
  march.step("1/2"); // the goal again: it is meant
  assert.deepEqual(written, ["KH 1: 1/1 > 1/2 -!"]);
  assert.equal(march.piece, null);
});
