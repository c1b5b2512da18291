import assert from "node:assert/strict";
import test from "node:test";
import { CITIES } from "../../main/resources/static/js/earthwater/cities.js";
import { LAND } from "../../main/resources/static/js/earthwater/coastline.js";
import { digest, kind, said } from "../../main/resources/static/js/earthwater/digest.js";
import { partsOf } from "../../main/resources/static/js/earthwater/glance.js";
import { decisionsOf, momentAt, momentsOf } from "../../main/resources/static/js/earthwater/replay.js";
import { seaway } from "../../main/resources/static/js/earthwater/seaways.js";
import { Speech } from "../../main/resources/static/js/earthwater/speech.js";
import { Words } from "../../main/resources/static/js/words.js";
import { words } from "./reading.js";

const speechIn = (/** @type {string} */ language) => new Speech(new Words({ ...words("server", language), ...words("earthwater", language) }, language));

/**
 * @param {string} name
 * @param {string[]} args
 * @returns {Ew.Note}
 */
const note = (name, ...args) => ({ rule: "EW-S3", key: `earthwater.note.${name}`, args, changes: /plan\.(army|fleet|bridge)$|place$/.test(name) ? [{ what: "army", side: "Persia", from: "", to: "Abydos", number: 1 }] : [] });
const raised = (/** @type {string} */ city, /** @type {number} */ number) => note("persia.plan.army", `earthwater.city.${city}`, String(number));

test("what PERS.IA builds is one line, and its reasons go with it", () => {
  const lines = digest([note("persia.plan.situation.B", "3", "8"), note("persia.plan.bridge", "4"), raised("Abydos", 4), note("persia.plan.full", "earthwater.city.Pella"), raised("Ephesos", 4), raised("Pella", 1)]);
  assert.equal(lines.length, 1);
  assert.equal(lines[0].reasons.length, 2);
  assert.equal(said(lines[0].deeds, speechIn("en")), "PERS.IA’s reinforcements: the bridge; 4 armies each in Abydos and Ephesus; 1 army in Pella.");
});

test("a die is told with what it brings about, and reasons that lead to nothing are not lost", () => {
  const lines = digest([note("persia.die", "6"), note("persia.place.greek-army", "earthwater.city.Athenai"), note("persia.place", "earthwater.city.Thebai"), note("persia.discard", "3"), note("persia.move.nobody")]);
  assert.deepEqual(lines.map(({ deeds, reasons }) => [deeds.length, reasons.length]), [[2, 1], [1, 0], [0, 1]]);
});

test("a preparation in which nothing can be placed is told as such, not as an empty line", () => {
  const [{ deeds, reasons }, ...more] = digest([note("persia.plan.situation.B", "4", "8"), note("persia.plan.full", "earthwater.city.Abydos")]);
  assert.equal(more.length, 0);
  assert.equal(said(deeds, speechIn("de"), reasons), "PERSS.KI baut nichts; ihre Talente verfallen.");
  assert.notEqual(said([], speechIn("en"), [note("persia.move.nobody")]), "");
});

test("a turn of PERS.IA stands out, if only to pass", () => {
  const kinds = (/** @type {Ew.Note[]} */ ...notes) => digest(notes).map(kind);
  assert.deepEqual(kinds(note("persia.die", "1"), note("persia.pass.die"), note("persia.discard", "3")), ["act turn", "reason"]);
  assert.deepEqual(kinds(note("persia.pass.no-card"), note("operations.over")), ["act turn", "reason"]);
  assert.deepEqual(kinds(note("campaign", "4"), note("persia.plan.situation.B", "4", "8"), raised("Abydos", 4)), ["chapter", "act turn"]);
});

test("names in a sentence are those of cards and cities, the longest first", () => {
  const found = (/** @type {string} */ language, /** @type {string} */ sentence) => partsOf(sentence, speechIn(language)).flatMap(({ about }) => about || []);
  assert.deepEqual(found("en", "Greece plays Oracle of Delphi and marches from Athens to Thebes."), ["card oracle-of-delphi", "city Athenai", "city Thebai"]);
  assert.deepEqual(found("fr", "Une flotte part d’Athenai."), ["city Athenai"]);
  assert.deepEqual(found("en", "No Spartan."), []);
});

test("a turn of PERS.IA is a moment of its own", () => {
  const texts = [["Greece", "pass"], ["chance", "persia 3"], ["chance", "battle 2"], ["chance", "persia-discard 4"], ["chance", "battle 5"], ["chance", "persia-discard 2"], ["Greece", "pass"]];
  const log = texts.map(([seat, text], index) => ({ number: index + 1, seat, text, at: 0, planned: false }));
  assert.deepEqual(momentsOf(log).map(({ decision, first, entry }) => [decision, first, entry]), [[0, 0, 0], [1, 1, 1], [1, 2, 4], [1, 5, 6], [7, 7, 7]]);
  assert.deepEqual(decisionsOf(log).map(({ entry }) => entry), [0, 6, 7], "a chronicle keeps what followed a decision once");
  assert.equal(momentAt(log, 3), 2);
});

/** The land as polygons; what is smaller than a plate's name is left out, since every way passes some rock. */
function shores() {
  const outlines = LAND.split("z").filter(Boolean).map((path) => {
    let [x, y] = [0, 0];
    const numbers = (path.match(/-?\d*\.?\d+/g) ?? []).map(Number);
    return numbers.flatMap((dx, index) => (index % 2 === 0 ? [[(x += dx), (y += numbers[index + 1])]] : []));
  });
  const area = (/** @type {number[][]} */ all) => Math.abs(all.reduce((sum, [x, y], index) => sum + x * all[(index + 1) % all.length][1] - all[(index + 1) % all.length][0] * y, 0)) / 2;
  return outlines.filter((outline) => area(outline) > 300);
}

/**
 * @param {number[][]} outline
 * @param {number[]} point
 */
function holds(outline, [x, y]) {
  return outline.reduce((inside, [ax, ay], index) => {
    const [bx, by] = outline[(index + 1) % outline.length];
    return ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax ? !inside : inside;
  }, false);
}

test("ships go over the sea, never over land or another city", () => {
  const land = shores();
  const on = (/** @type {Ew.City} */ { plate: [cx, cy] }, /** @type {number[]} */ [x, y]) => Math.abs(x - cx) < 90 && Math.abs(y - cy) < 63;
  const ports = CITIES.filter(({ port }) => port);
  for (const from of ports)
    for (const to of ports.filter(({ name }) => name > from.name)) {
      const way = seaway(from.name, to.name);
      for (let step = 1; step < way.length; step++)
        for (let part = 0; part <= 20; part++) {
          const point = [0, 1].map((axis) => way[step - 1][axis] + ((way[step][axis] - way[step - 1][axis]) * part) / 20);
          const over = CITIES.filter((city) => on(city, point));
          assert.ok(over.every((city) => city === from || city === to), `${from.name} to ${to.name} over ${over.map(({ name }) => name)}`);
          assert.ok(over.length > 0 || !land.some((outline) => holds(outline, point)), `${from.name} to ${to.name} over land at ${point}`);
        }
    }
});
