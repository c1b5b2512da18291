import assert from "node:assert/strict";
import test from "node:test";
import { CITIES } from "../../main/resources/static/js/earthwater/cities.js";
import { Scene, acts, citiesIn, diceIn, isDeed, movementIn } from "../../main/resources/static/js/earthwater/effects.js";
import { map } from "../../main/resources/static/js/earthwater/map.js";
import { Odds } from "../../main/resources/static/js/earthwater/odds.js";
import { Speech } from "../../main/resources/static/js/earthwater/speech.js";
import { Story, movementOf } from "../../main/resources/static/js/earthwater/story.js";
import { Words } from "../../main/resources/static/js/words.js";
import { markup, words } from "./reading.js";

/** An empty map, with what is put on it. */
function scene(/** @type {Record<string, Partial<Ew.Place>>} */ cities = {}) {
  return new Scene({
    campaign: 1,
    score: 0,
    bridge: false,
    cities: CITIES.map(({ name, owner }) => ({ name, greekArmies: 0, persianArmies: 0, greekFleets: 0, persianFleets: 0, control: owner, ...cities[name] })),
  });
}

/**
 * @param {Ew.Change["what"]} what
 * @param {Partial<Ew.Change>} more
 * @returns {Ew.Change}
 */
const change = (what, more) => ({ what, side: "", from: "", to: "", number: 0, ...more });

/**
 * @param {string} name
 * @param {string[]} args
 * @param {Ew.Change[]} [changes]
 * @returns {Ew.Note}
 */
const note = (name, args, changes) => ({ rule: "EW-1", key: `earthwater.note.${name}`, args, changes });

const march = change("army", { side: "Persia", from: "Abydos", to: "Pella", number: 2 });

test("pieces move from city to city, and nobody else's", () => {
  const before = scene({ Abydos: { persianArmies: 3, greekArmies: 1 } });
  const after = before.after([march]);
  assert.deepEqual([after.place("Abydos").persianArmies, after.place("Pella").persianArmies, after.place("Abydos").greekArmies], [1, 2, 1]);
  assert.equal(before.place("Pella").persianArmies, 0, "what was shown before stays as it was");
});

test("pieces come from the reserve and go off the map", () => {
  const after = scene({ Naxos: { greekFleets: 2 } }).after([
    change("fleet", { side: "Greece", from: "Naxos", number: 1 }),
    change("army", { side: "Greece", to: "Athenai", number: 3 }),
  ]);
  assert.deepEqual([after.place("Naxos").greekFleets, after.place("Athenai").greekArmies], [1, 3]);
});

test("cities change masters, and marks are set", () => {
  const after = scene().after([change("control", { side: "Persia", to: "Naxos" }), change("control", { to: "Athenai" }), change("bridge", { number: 1 }), change("score", { number: -4 }), change("campaign", { number: 3 })]);
  assert.deepEqual([after.place("Naxos").control, after.place("Athenai").control, after.bridge, after.score, after.campaign], ["Persia", "", true, -4, 3]);
  assert.equal(after.after([change("bridge", { number: 0 })]).bridge, false);
});

test("an arrow shows the last movement: over the sea where fleets went along", () => {
  const sailed = [change("army", { side: "Greece", from: "Athenai", to: "Naxos", number: 1 }), change("fleet", { side: "Greece", from: "Athenai", to: "Naxos", number: 1 })];
  assert.deepEqual(movementIn([march]), { from: "Abydos", to: "Pella", side: "Persia", sea: false });
  assert.deepEqual(movementIn([march, ...sailed]), { from: "Athenai", to: "Naxos", side: "Greece", sea: true });
  assert.equal(movementIn([change("army", { side: "Greece", to: "Athenai", number: 1 })]), null);
  assert.deepEqual(movementOf([note("no-card", [])], [march])?.to, "Pella", "also where no note tells it");
});

test("an arrow goes when the next side acts", () => {
  const notes = [note("battle.land", ["earthwater.city.Pella", "earthwater.side.Persia"], [march]), note("round", ["earthwater.city.Pella", "1", "2", "1", "2", "0", "1"], [change("army", { side: "Greece", from: "Pella", number: 1 })])];
  assert.equal(movementOf(notes)?.to, "Pella", "as long as its battle lasts");
  assert.equal(movementOf([...notes, note("persia.die", ["3"], [])]), null);
});

test("notes that a browser remembers from earlier say nothing of the map", () => {
  const old = { rule: "EW-3", key: "earthwater.note.campaign", args: ["2"] };
  assert.equal(acts(old), false);
  assert.equal(movementOf([old]), null);
});

test("a story plays what its notes say, step by step, up to the next view", () => {
  const notes = [note("persia.activated", ["earthwater.city.Abydos", "3"], []), note("persia.move.march", ["2", "earthwater.city.Abydos", "earthwater.city.Pella"], [march]), note("scored", ["1", "3"], [change("score", { number: 2 })])];
  /** @type {unknown[]} */
  const shown = [];
  const story = new Story({ scene: scene({ Abydos: { persianArmies: 3 } }), notes, changed: () => shown.push([story.scene.place("Pella").persianArmies, story.scene.score, movementOf(story.told)?.to, story.lit.join(" "), story.over]) });
  story.run("hand");
  story.advance();
  story.advance();
  story.advance();
  assert.deepEqual(shown, [
    [0, 0, undefined, "Abydos", false],
    [2, 0, "Pella", "Abydos Pella", false],
    [2, 2, "Pella", "", false],
    [2, 2, "Pella", "", true],
  ]);
  assert.deepEqual(story.deeds.map(({ args }) => args.length), [3, 2], "reasons are left out");
});

test("a story at once ends as the one told slowly", () => {
  const story = new Story({ scene: scene({ Abydos: { persianArmies: 3 } }), notes: [note("persia.move.march", [], [march])], changed: () => {} });
  story.run("instant");
  assert.deepEqual([story.over, story.scene.place("Pella").persianArmies], [true, 2]);
});

test("dice of a round, with the best as it counts", () => {
  const round = note("round", ["earthwater.city.Naxos", "6 2", "3", "4", "3", "0", "1"]);
  assert.deepEqual(diceIn(round), [
    { side: "Persia", dice: [6, 2], best: 4 },
    { side: "Greece", dice: [3], best: 3 },
  ]);
  assert.deepEqual(citiesIn(round), ["Naxos"]);
});

test("what PERS.IA thinks is no deed, what it does is", () => {
  assert.deepEqual([note("persia.activated", [], []), note("persia.die", ["3"], []), note("persia.pass.die", [], []), note("battle.land", [], [])].map(isDeed), [false, true, true, true]);
});

test("the map shows each city with its pieces and its master, and the way of a march", () => {
  const speech = new Speech(new Words({ ...words("server", "en"), ...words("earthwater", "en") }, "en"));
  const drawn = markup(map({ scene: scene({ Pella: { persianArmies: 2, control: "Persia" } }), speech, odds: new Odds(), lit: ["Pella"], moving: movementIn([march]), places: new Map(), chosen: [], pick: () => {} }));
  assert.equal(drawn.match(/data-city=/g)?.length, 11);
  assert.match(drawn, /class=plate Persia lit/);
  const [, plate, standing] = drawn.match(/data-city=Pella([^]*?)class="plate standing"([^]*?)data-city/u) ?? [];
  assert.doesNotMatch(plate, />2</, "figures are no part of what a city is called by");
  assert.match(standing, />2</);
  assert.match(drawn, /class="arrow Persia"/);
  assert.doesNotMatch(drawn, /NaN|undefined|server\.|earthwater\.(city|side)/);
});
