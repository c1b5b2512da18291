import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import test from "node:test";
import { Words, dateLanguage, format } from "../../main/resources/static/js/words.js";
import { words } from "./reading.js";

/** @type {{ language: string, pattern: string, args: Argument[], text: string }[]} */
const examples = JSON.parse(readFileSync(new URL("words.json", import.meta.url), "utf8"));

for (const { language, pattern, args, text } of examples)
  test(`${language}: ${pattern} of ${JSON.stringify(args)}`, () => assert.equal(format(pattern, args, language), text));

test("several things are separated by commas", () => {
  assert.equal(format("{0}!", [["a", 2, ["c"]]], "en"), "a, 2, c!");
});

test("what is missing is left out, and a missing text shows its key", () => {
  assert.equal(format("{0} and {1}", ["a"], "en"), "a and ");
  assert.equal(new Words({}, "en").say("server.no.such", 1), "server.no.such");
});

test("a word of ours in an argument is said, any other text stays", () => {
  const all = new Words({ note: "{0} falls to {1}.", "earthwater.city.Thebai": "Theben", "earthwater.side.Persia": "die Perser" }, "de");
  assert.equal(all.message({ key: "note", args: ["earthwater.city.Thebai, Naxos", "earthwater.side.Persia"] }), "Theben, Naxos falls to die Perser.");
  assert.equal(all.message({ key: "note", args: ["earthwater.city.Atlantis", "3, 5"] }), "Earthwater.city.Atlantis falls to 3, 5.");
});

test("a sentence that begins with a word of ours begins with a capital letter, but a name is left as it is", () => {
  const all = new Words({ key: "{0} gagnent.", "earthwater.side.Persia": "les Perses" }, "fr");
  assert.equal(all.sentence("key", "les Perses"), "Les Perses gagnent.");
  assert.equal(all.message({ key: "key", args: ["earthwater.side.Persia"] }), "Les Perses gagnent.");
  assert.equal(all.say("key", "peter"), "peter gagnent.");
});

/** The examples that GrammarTest has too. */
const grammar = readFileSync(new URL("../../../../table/src/test/resources/hegemon/table/grammar.csv", import.meta.url), "utf8");

for (const [language, text, named, word, said] of grammar.trim().split("\n").slice(1).map((line) => line.split("|")))
  test(`${language}: ${text} of ${named}, as Java says it`, () => {
    const all = new Words({ text, "table.word": named }, language);
    assert.equal(all.message({ key: "text", args: [word === "yes" ? "table.word" : named] }), said.replaceAll("~", "\u00a0"));
  });

test("texts by the beginning of their keys", () => {
  const say = new Words({ "server.table.bot": "machine, level {0}" }, "en").under("server.table.");
  assert.equal(say("bot", 3), "machine, level 3");
});

for (const language of ["en", "de", "fr"])
  test(`every text of every module can be filled in, whatever is named: ${language}`, () => {
    for (const module of ["table", "server", "earthwater", "sparta", "pygma", "orders"]) {
      for (const [key, pattern] of Object.entries(words(module, language))) {
        const all = new Words({ [key]: pattern, "table.word": "Thebai" }, language);
        for (const named of ["0", "1", "12000", "16/22", "table.word", "table.word, 16/22, table.word"]) {
          const text = all.message({ key, args: Array(8).fill(named) });
          assert.ok(!/[{}]|undefined|table\.word/.test(text), `${key}: ${text}`);
          const shown = named.replaceAll("table.word", "Thebai");
          if (pattern.includes("{0}") && !pattern.includes("{0,")) assert.ok(text.includes(shown), `${key} says no ${shown}: ${text}`);
        }
        const said = all.say(key, 2, 3, 4, 5, 6, 7, 8);
        assert.ok(!/[{}]|undefined|NaN/.test(said), `${key}: ${said}`);
      }
    }
  });

test("in English the day comes before the month", () => {
  assert.equal(new Date("2026-11-20T12:00:00Z").toLocaleDateString(dateLanguage(), { dateStyle: "long" }), "20 November 2026");
});
