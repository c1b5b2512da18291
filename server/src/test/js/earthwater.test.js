import assert from "node:assert/strict";
import test from "node:test";
import { goodFor } from "../../main/resources/static/js/earthwater/cards.js";
import { BRIDGE, ROADS, neighboursOf, roadBetween, roadPath, stacksOf, wayBetween } from "../../main/resources/static/js/earthwater/cities.js";
import { Choices, isAttack } from "../../main/resources/static/js/earthwater/choices.js";
import { Chronicle, entryInWords, lastDecision } from "../../main/resources/static/js/earthwater/chronicle.js";
import { decision, question } from "../../main/resources/static/js/earthwater/decision.js";
import { notes } from "../../main/resources/static/js/earthwater/digest.js";
import { Scene } from "../../main/resources/static/js/earthwater/effects.js";
import { ending, isOfDay } from "../../main/resources/static/js/earthwater/ending.js";
import { courseOf, luckIn } from "../../main/resources/static/js/earthwater/epilogue.js";
import { chance, reckoned } from "../../main/resources/static/js/earthwater/fights.js";
import { keptByDefault } from "../../main/resources/static/js/earthwater/hand.js";
import { Odds } from "../../main/resources/static/js/earthwater/odds.js";
import { momentAt, momentsOf } from "../../main/resources/static/js/earthwater/replay.js";
import { found, reasons } from "../../main/resources/static/js/earthwater/review.js";
import { isAsked, isSameMoment, ownSide, sharesScreen } from "../../main/resources/static/js/earthwater/seat.js";
import { Speech } from "../../main/resources/static/js/earthwater/speech.js";
import { Voice } from "../../main/resources/static/js/earthwater/voice.js";
import { Words } from "../../main/resources/static/js/words.js";
import { markup, words } from "./reading.js";

const speechIn = (/** @type {string} */ language) => new Speech(new Words({ ...words("server", language), ...words("earthwater", language) }, language));
const speech = speechIn("en");

test("in French nought is said like one", () => {
  assert.equal(speechIn("fr").count("army", 0), "0 armée");
  assert.equal(speechIn("fr").count("card", 1), "1 carte");
  assert.equal(speechIn("fr").count("fleet", 2), "2 flottes");
  assert.equal(speechIn("de").count("army", 0), "0 Armeen");
  assert.equal(speech.count("army", 1), "1 army");
});

/**
 * @param {string} move
 * @param {Partial<Ew.Choice>} more
 * @returns {Ew.Choice}
 */
const choice = (move, more = {}) => ({ move, kind: move.split(" ")[0], cards: [], from: "", to: "", armies: 0, fleets: 0, ...more });

const march = (/** @type {string} */ from, /** @type {string} */ to, /** @type {number} */ armies) => choice(`march ${from} ${to} ${armies}`, { from, to, armies });

/**
 * @param {[string, string][]} texts
 * @returns {House.Entry[]}
 */
const log = (...texts) => texts.map(([seat, text], index) => ({ number: index + 1, seat, text, at: 0, planned: false }));

test("a rare outcome is not told as impossible, nor a likely one as certain", () => {
  assert.deepEqual([0, 0.001, 0.25, 0.997, 1].map(chance), ["0%", "<1%", "25%", ">99%", "100%"]);
});

test("a card says what it is good for, unless PERS.IA leaves it no use", () => {
  assert.match(markup(goodFor("molon-labe", false, speech)), /Takes back a city/);
  assert.equal(markup(goodFor("molon-labe", true, speech)), "");
  assert.match(markup(goodFor("mines-of-laurion", true, speech)), /Reinforcements/);
});

test("every road has two ends that know each other, and a bend", () => {
  assert.equal(ROADS.length, 9);
  for (const road of ROADS) {
    const [one, other] = road.ends;
    assert.ok(neighboursOf(one, false).includes(other) && neighboursOf(other, false).includes(one));
    assert.match(roadPath(road), /^M\d+,\d+Q\d+,\d+ \d+,\d+$/);
  }
});

test("a march takes the shortest way by road, over the bridge only while it stands", () => {
  assert.deepEqual(wayBetween("Abydos", "Sparta", true), ["Abydos", "Pella", "Larissa", "Thebai", "Korinthos", "Sparta"]);
  assert.deepEqual(wayBetween("Ephesos", "Abydos", false), ["Ephesos", "Abydos"]);
  assert.deepEqual(wayBetween("Abydos", "Pella", false), ["Abydos", "Pella"], "where no road leads, straight on");
});

test("the road over the bridge comes in at its end", () => {
  assert.deepEqual(roadBetween("Pella", "Abydos").last, BRIDGE.to);
  assert.equal(roadBetween("Pella", "Abydos").lines.length, 2);
  assert.equal(roadBetween("Athenai", "Thebai").lines.length, 1);
});

test("empty stacks are not shown", () => {
  /** @type {Ew.Place} */
  const place = { name: "Naxos", greekArmies: 0, persianArmies: 2, greekFleets: 1, persianFleets: 0, control: "Persia" };
  assert.deepEqual(stacksOf(place), [
    { side: "Persia", piece: "army", count: 2 },
    { side: "Greece", piece: "fleet", count: 1 },
  ]);
});

test("a movement is decided step by step: from where, to where, how many", () => {
  const all = new Choices([march("Athenai", "Thebai", 1), march("Athenai", "Thebai", 2), march("Sparta", "Korinthos", 1), choice("done")]);
  assert.deepEqual([...all.places.keys()], ["Athenai", "Sparta"]);
  assert.deepEqual(all.verbs.map(({ move }) => move), ["done"]);
  const from = all.with({ asks: "from", answer: "Athenai" });
  assert.equal(from.answer("to"), "Thebai", "what has one answer is answered by itself");
  assert.equal(from.decided, null);
  assert.deepEqual(from.open.map(({ answer }) => answer), ["1", "2"]);
  assert.equal(from.with({ asks: "armies", answer: "2" }).decided?.move, "march Athenai Thebai 2");
});

test("one step back takes what followed from it along", () => {
  const all = new Choices([march("Athenai", "Thebai", 1), march("Athenai", "Thebai", 2), march("Sparta", "Korinthos", 1)]);
  assert.deepEqual(all.with({ asks: "from", answer: "Athenai" }).back().answers, []);
});

test("nothing is decided without an answer of the player", () => {
  const only = new Choices([march("Athenai", "Thebai", 1)]);
  assert.equal(only.decided, null);
  assert.equal(only.with({ asks: "from", answer: "Athenai" }).decided?.move, "march Athenai Thebai 1");
});

test("raising goes on with the piece that was chosen last, but not with the bridge", () => {
  const all = new Choices([choice("raise army Athenai", { to: "Athenai" }), choice("raise army Sparta", { to: "Sparta" }), choice("raise fleet Athenai", { to: "Athenai" }), choice("raise bridge")]);
  assert.deepEqual([...all.keeping("army").places.keys()], ["Athenai", "Sparta"]);
  assert.equal(all.keeping("bridge"), all);
});

test("a movement is an attack where it meets enemies", () => {
  const view = /** @type {Ew.View} */ ({
    prompt: { decider: "Greece" },
    cities: [
      { name: "Naxos", greekArmies: 0, persianArmies: 1, greekFleets: 0, persianFleets: 0, control: "Persia" },
      { name: "Eretria", greekArmies: 0, persianArmies: 0, greekFleets: 0, persianFleets: 1, control: "" },
    ],
  });
  const attacks = (/** @type {string} */ kind, /** @type {string} */ to, /** @type {number} */ armies) => isAttack({ kind, to, armies }, view);
  assert.deepEqual([attacks("march", "Naxos", 1), attacks("sail", "Naxos", 0), attacks("sail", "Naxos", 1)], [true, false, true]);
  assert.deepEqual([attacks("march", "Eretria", 1), attacks("sail", "Eretria", 0)], [false, true]);
});

test("EW-7.1: the Greeks keep all their cards unless they say otherwise", () => {
  const keep = (/** @type {number[]} */ ...cards) => choice(["keep", ...cards].join(" "), { cards });
  const view = (/** @type {string} */ decider) => /** @type {Ew.View} */ ({ prompt: { decider }, hand: [3, 7], choices: [keep(), keep(3), keep(7), keep(3, 7)] });
  assert.deepEqual(keptByDefault(view("Greece")), [3, 7]);
  assert.deepEqual(keptByDefault(view("Persia")), []);
});

test("moments are decisions with the draws that followed them", () => {
  const entries = log(["Greece", "pass"], ["chance", "die 3"], ["chance", "die 4"], ["Persia", "done"]);
  assert.deepEqual(momentsOf(entries), [
    { decision: 0, first: 0, entry: 0 },
    { decision: 1, first: 1, entry: 3 },
    { decision: 4, first: 4, entry: 4 },
  ]);
  assert.deepEqual([0, 1, 2, 3, 4].map((entry) => momentAt(entries, entry)), [0, 1, 1, 1, 2]);
  assert.deepEqual([lastDecision(entries.slice(0, 3)), lastDecision([])], [1, 0]);
});

for (const language of ["en", "de", "fr"])
  test(`every kind of entry is a sentence: ${language}`, () => {
    const texts = ["play 3 event", "play 3 move", "react 5", "raise bridge", "raise army Athenai", "raise fleet Naxos", "march Athenai Thebai 2", "sail Athenai Naxos 1 0", "sail Athenai Naxos 2 1", "retreat land Thebai"];
    texts.push("remove Naxos", "evict Thebai", "pay Naxos", "relocate Thebai", "place Naxos 2", "discard 3", "keep 3 7", "keep ? ?", "buy 3", "done", "pass", "decline", "stay", "destroy", "spare", "restore 2", "draw 1 2", "battle 3 4", "persia 5");
    for (const text of texts) {
      const seat = /^(draw|battle|persia)/.test(text) ? "chance" : "Greece";
      const said = entryInWords({ seat, text }, speechIn(language));
      assert.doesNotMatch(said, /server\.|earthwater\.|[{}]|undefined/, text);
    }
  });

test("the question names the city, the amount and the cargo", () => {
  const prompt = { decider: "Greece", phase: "retreat-sea-attacker", rule: "EW-6.4", at: "Naxos", amount: 0, cargo: 2, attacker: "Greece", event: "" };
  const at = { table: /** @type {Ew.Table} */ ({ seats: /** @type {House.Seat[]} */ ([]) }), view: /** @type {Ew.View} */ ({ prompt }), speech, mine: true, lesson: false, over: "" };
  assert.match(question(at), /Naxos/);
  assert.match(question(at), /2/);
  assert.equal(question({ ...at, over: "Greece wins." }), "Greece wins.");
});

test("a card that can answer an attack stands in the question, with what is to be expected of it", () => {
  const prompt = { decider: "Greece", phase: "react-land-defence", rule: "EW-5.6", at: "Thebai", amount: 0, cargo: 0, attacker: "Persia", event: "" };
  const fight = { kind: "land", attackerWins: 0.2, defenderWins: 0.75, bothGone: 0.05, attackersLeft: 0.2, defendersLeft: 1.5 };
  const battles = [0, 4, 15].map((card) => ({ at: "Thebai", fleets: 0, armies: 0, card, fights: [fight] }));
  const choices = new Choices([choice("react 4", { cards: [4] }), choice("decline")]);
  const at = { table: { seats: [] }, view: { prompt, battles, solo: true, choices: [] }, speech, choices, odds: new Odds(), mine: true, over: "", rule: "EW-5.6", adviser: { state: "idle" }, play() {}, back() {} };
  const page = markup(decision(/** @type {Ew.At} */ (/** @type {unknown} */ (at))));
  assert.match(page, /data-move=react 4[^]*Play Miltiades[^]*Do not react[^]*without a card[^]*75%[^]*with Miltiades/);
  assert.doesNotMatch(page, /300 Spartans/, "the odds of a card that is not in hand");
});

test("which cards are kept is answered beside the question, however long the hand", () => {
  const choices = new Choices([[], [2], [4], [2, 4]].map((cards) => choice(["keep", ...cards].join(" "), { cards })));
  const prompt = { phase: "supply-cards", decider: "Greece", attacker: "", at: "", amount: 4, cargo: 0, event: "" };
  const at = { table: { seats: [] }, view: { prompt, battles: [], solo: true, choices: [] }, speech, choices, odds: new Odds(), marked: new Set([2, 4]), mine: true, over: "", rule: "EW-7.1", adviser: { state: "idle" } };
  assert.match(markup(decision(/** @type {Ew.At} */ (/** @type {unknown} */ (at)))), /data-move=keep 2 4/);
});

test("the scoring to come names the cities that will score, and where the marker goes from and to", () => {
  const losses = [{ side: "Persia", city: "Naxos", armies: 2, rule: "EW-7.5" }];
  const cities = [{ side: "Greece", city: "Athenai", points: 2 }, { side: "Persia", city: "Abydos", points: 2 }, { side: "Persia", city: "Pella", points: 1 }];
  const view = { reckoned: { losses, cities, greekPoints: 2, persianPoints: 3, score: 0, winner: "" }, score: -1, cities: [{ name: "Naxos", control: "Persia" }], result: { over: false } };
  const page = markup(reckoned(/** @type {any} */ (view), speech));
  assert.match(page, /Greece 2, Persia 3 points; score: Greece 1 → even/u);
  assert.match(page, /lost in Naxos[^]*Greece: Athens 2[^]*Persia: Abydos 2, Pella 1/u);
  assert.doesNotMatch(page, /Naxos 1/u, "nobody is left there to score");
});

test("odds are those of the choice that was tried most, and rough ones say so", () => {
  const moves = [
    { move: "a", winning: 0.61, trials: 100 },
    { move: "b", winning: 0.5, trials: 20 },
    { move: "c", winning: 0.9, trials: 0 },
  ];
  const odds = new Odds({ entry: 1, done: 1, of: 1, winning: 0.61, moves });
  assert.deepEqual(odds.of([{ move: "a" }, { move: "b" }]), { text: "61%", best: true });
  assert.deepEqual(odds.of([{ move: "b" }]), { text: "≈50%", best: false });
  assert.equal(odds.of([{ move: "c" }]), null);
  assert.equal(new Odds().of([{ move: "a" }]), null);
});

test("a table is played also where storage is forbidden", () => {
  const chronicle = new Chronicle("table");
  chronicle.keep(3, /** @type {Ew.View} */ ({ notes: [{ rule: "EW-3", key: "earthwater.note.campaign", args: ["2"] }], prompt: { rule: "EW-4.1" } }));
  assert.deepEqual([chronicle.has(3), chronicle.after(3).length, chronicle.ruleAfter(3), chronicle.ruleAfter(9)], [true, 1, "EW-4.1", ""]);
});

test("notes are told with their rule", () => {
  const text = markup(notes([{ rule: "EW-7.5", key: "earthwater.note.cut-off", args: ["earthwater.side.Persia", "earthwater.city.Naxos", "2"] }], speech));
  assert.match(text, /Naxos/);
  assert.match(text, /EW-7\.5/);
  assert.doesNotMatch(text, /earthwater\.(side|city|note)/);
});

test("who sits where, and whether the screen is shared", () => {
  const seat = (/** @type {string} */ name, /** @type {boolean} */ you) => /** @type {House.Seat} */ ({ seat: name, occupant: "person", you });
  const table = /** @type {Ew.Table} */ ({ seats: [seat("Greece", true), seat("Persia", true)], seat: "Greece", covered: false, turn: { over: false }, view: { prompt: { decider: "Greece" } }, log: log(["Greece", "pass"]) });
  assert.deepEqual([sharesScreen(table), ownSide(table), isAsked(table)], [true, "Greece", true]);
  assert.equal(isAsked({ ...table, covered: true }), false);
  assert.equal(ownSide({ ...table, seat: "spectator" }), "");
  assert.equal(isSameMoment(table, { ...table, advised: ["Greece"] }), true);
  assert.equal(isSameMoment(table, { ...table, log: [] }), false);
});

test("a note may name several cities in one place", () => {
  const note = { rule: "EW-S4", key: "earthwater.note.persia.army.nobody", args: ["earthwater.city.Athenai, earthwater.city.Sparta"] };
  assert.equal(speech.note(note), "No Greek army in Athens, Sparta.");
});

test("the same words twice are heard twice", () => {
  const heard = new Set();
  const voice = new Voice(() => heard.add(voice.region.values[0]));
  voice.say("One");
  voice.say("One");
  assert.equal(heard.size, 2);
});

test("the end of the expedition of a day leads to how the others fared", () => {
  assert.ok(isOfDay({ setup: "solo pass=phase day=2026-11-18" }));
  assert.ok(!isOfDay({ setup: "solo pass=phase" }));
});

test("the epilogue follows the marker and weighs the dice against what was to be expected", () => {
  const note = (/** @type {string} */ key, /** @type {string[]} */ args, /** @type {Ew.Change[]} */ changes = []) => ({ rule: "", key: `earthwater.note.${key}`, args, changes });
  const scored = (/** @type {number} */ number) => note("scored", ["5", "4"], [{ what: "score", side: "", from: "", to: "", number }]);
  assert.deepEqual(courseOf([scored(1), scored(-2)], true), [2, 1, -2]);
  const { rounds, lost, due } = luckIn([note("round", ["earthwater.city.Thebai", "6", "5", "4", "5", "1", "0", "4"])]);
  assert.deepEqual([rounds, lost.Persia, lost.Greece], [1, 1, 0]);
  // One die each, a Persian 5 or 6 counting 4: Greece is higher in 18 of 36 throws and level in 6.
  assert.ok(Math.abs(due.Persia - 24 / 36) < 1e-9 && Math.abs(due.Greece - 18 / 36) < 1e-9);
  const cavalry = luckIn([note("round", ["earthwater.city.Thebai", "6", "5", "6", "5", "0", "1", "6"])]).due;
  assert.ok(Math.abs(cavalry.Persia - 21 / 36) < 1e-9 && Math.abs(cavalry.Greece - 21 / 36) < 1e-9, "with Mardonius a six counts six");
});

test("a dear decision is explained by the rules that end the games after it, what differs most first", () => {
  const played = { winning: 0.3, persian: 0.4, greek: 0.1, points: -1 };
  const best = { winning: 0.5, persian: 0.1, greek: 0.11, points: 0.5 };
  assert.deepEqual(reasons({ played, best }, true).map(([key]) => key), ["solo", "points"]);
  assert.deepEqual(reasons({ played, best: { ...played, greek: 0.3 } }, false), [["greek", "10%", "30%"]]);
  assert.deepEqual(reasons({ played, best: played }, true), []);
});

test("the numbers of dear decisions that were made one after the other do not cover each other", () => {
  const course = [20, 21, 22, 90].map((entry) => ({ entry, campaign: 3, greece: 0.6 }));
  const prospect = { winning: 0.5, persian: 0, greek: 0, points: 0 };
  const worst = [21, 20, 22].map((entry) => ({ entry, campaign: 3, seat: "Greece", rule: "EW-5.1", move: "pass", better: "pass", cost: 0.1, played: prospect, best: prospect }));
  const say = (/** @type {string} */ key) => key;
  const page = markup(found({ done: 4, of: 4, running: false, solo: true, course, worst, ended: 0 }, { game: "g", entries: 100, say, speech }));
  const places = [...page.matchAll(/translate\((\S+) (\S+)\)/gu)].map(([, x, y]) => [Number(x), Number(y)]);
  assert.equal(places.length, 3);
  for (const [i, [x, y]] of places.entries()) for (const [u, v] of places.slice(i + 1)) assert.ok(Math.hypot(x - u, y - v) >= 24, `${x} ${y} and ${u} ${v}`);
});

test("an end is told from the side of whoever played it", () => {
  const over = (/** @type {string} */ seat, /** @type {boolean} */ both) =>
    /** @type {Ew.Table} */ (/** @type {unknown} */ ({
      seat,
      seats: [{ seat: "Greece", you: seat === "Greece" || both }, { seat: "Persia", you: both }],
      turn: { winners: ["Persia"], rule: "EW-8.3", over: true },
      view: { solo: false },
    }));
  assert.match(ending(over("Greece", false), speech), /^You have lost\. /u);
  assert.match(ending(over("Greece", true), speech), /^Persia has won\. /u);
  assert.match(ending(over("spectator", false), speech), /^Persia has won\. /u);
});

test("whoever gave up alone is told so, and who watches is told who gave up", () => {
  const over = (/** @type {string} */ seat) =>
    /** @type {Ew.Table} */ (/** @type {unknown} */ ({
      seat,
      seats: [{ seat: "Greece", you: seat === "Greece" }],
      turn: { winners: ["Persia"], rule: "resigned", over: true },
      view: { solo: true },
    }));
  assert.match(ending(over("Greece"), speech), /^You resigned/u);
  assert.equal(ending(over("spectator"), speech), "Persia has won. Greece resigned.");
});

test("what is told begins where the pieces stood then, whatever was decided unseen before", () => {
  const place = (/** @type {string} */ name, /** @type {number} */ greekArmies, persianArmies = 0) => ({ name, control: "", greekArmies, greekFleets: 0, persianArmies, persianFleets: 0 });
  const view = (/** @type {object[]} */ cities, more = {}) => /** @type {any} */ ({ cities, bridge: true, score: 0, campaign: 3, notes: [], changes: [], ...more });
  const seen = view([place("Athenai", 3), place("Thebai", 0, 2)]);
  const round = /** @type {Ew.Note} */ ({ key: "earthwater.note.round", args: [], rule: "", changes: [{ what: "army", side: "Persia", from: "Thebai", to: "", number: 1 }] });
  const fought = view([place("Athenai", 0), place("Thebai", 3, 1)], { notes: [round] });
  const scene = Scene.before(fought, seen);
  assert.equal(scene.place("Athenai").greekArmies, 0, "the attackers have left");
  assert.deepEqual([scene.place("Thebai").greekArmies, scene.place("Thebai").persianArmies], [3, 2]);
  assert.equal(scene.after(round.changes ?? []).place("Thebai").persianArmies, 1);
});
