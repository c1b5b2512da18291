import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import test from "node:test";
import { Words, format } from "../../main/resources/static/js/words.js";
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

test("French shortens before a name that begins with a vowel", () => {
  const all = new Words({ key: "L’armée de {0}, que {1} attaque", other: "la fin de {0}" }, "fr");
  assert.equal(all.say("key", "Athenai", "Eretria"), "L’armée d’Athenai, qu’Eretria attaque");
  assert.equal(all.say("other", "Sparta"), "la fin de Sparta");
  assert.equal(new Words({ key: "de {0}" }, "de").say("key", "Athenai"), "de Athenai");
});

test("French signs never begin a line", () => {
  assert.equal(new Words({ key: "Où ? Là : « {0} » !" }, "fr").say("key", "ici"), "Où\u00a0? Là\u00a0: «\u00a0ici\u00a0»\u00a0!");
  assert.equal(new Words({ key: "a : b" }, "en").say("key"), "a : b");
});

test("texts by the beginning of their keys", () => {
  const say = new Words({ "server.table.bot": "machine, level {0}" }, "en").under("server.table.");
  assert.equal(say("bot", 3), "machine, level 3");
});

for (const language of ["en", "de", "fr"])
  test(`every text of every page can be filled in: ${language}`, () => {
    for (const module of ["server", "earthwater", "sparta", "pygma"]) {
      for (const [key, pattern] of Object.entries(words(module, language))) {
        const text = new Words({ [key]: pattern }, language).say(key, 2, 3, 4, 5, 6, 7, 8);
        assert.ok(!/[{}]|undefined|NaN/.test(text), `${key}: ${text}`);
      }
    }
  });
