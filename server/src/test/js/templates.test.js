import assert from "node:assert/strict";
import { readFileSync, readdirSync } from "node:fs";
import test from "node:test";

const RESOURCES = new URL("../../main/resources/", import.meta.url);
const files = (/** @type {string} */ folder, /** @type {string} */ ending) =>
  readdirSync(new URL(folder, RESOURCES), { recursive: true })
    .map(String)
    .filter((name) => name.endsWith(ending));
const read = (/** @type {string} */ path) => readFileSync(new URL(path, RESOURCES), "utf8");

/** @type {Record<string, RegExp>} */
const TAGS = {
  HTMLElement: /./,
  Element: /./,
  HTMLInputElement: /^input$/,
  HTMLTextAreaElement: /^textarea$/,
  HTMLSelectElement: /^select$/,
  HTMLButtonElement: /^button$/,
  HTMLAnchorElement: /^a$/,
  HTMLDialogElement: /^dialog$/,
  HTMLDetailsElement: /^details$/,
  HTMLFormElement: /^form$/,
  HTMLProgressElement: /^progress$/,
  SVGElement: /^(svg|rect|path|g)$/,
};

/** The pages of some scripts; the others may stand anywhere. */
const PAGES = /** @type {Record<string, string[]>} */ ({
  "sparta/editor.js": ["games/sparta/editor.html", "games/sparta/table.html", "layout.html"],
  "sparta/analysis.js": ["games/sparta/analysis.html", "tables/steps.html"],
  "sparta/tutorial.js": ["games/sparta/tutorial.html"],
  "sparta/page.js": ["games/sparta/table.html", "game.html", "tables/house.html", "tables/resign.html"],
  "pygma/page.js": ["games/pygma/table.html", "games/pygma/calendar.html", "games/pygma/people.html", "game.html"],
  "pygma/ruler-desk.js": ["games/pygma/table.html"],
  "pygma/master-desk.js": ["games/pygma/table.html"],
  "pygma/months.js": ["games/pygma/table.html"],
  "log-file.js": ["tables/import.html"],
});

/** What a script asks for: `part("name", Kind)` and `the("#id", Kind)`. */
function asked(/** @type {string} */ script) {
  const calls = [...script.matchAll(/\b(part|partIfAny|partOf|the|find)\("([#a-z-]+)"(?:, (HTML\w+|SVG\w+|Element))?[,)]/g)];
  return calls
    .filter(([, how, name]) => how !== "the" || name.startsWith("#"))
    .map(([, , name, kind = "HTMLElement"]) => ({ mark: name.startsWith("#") ? `id="${name.slice(1)}"` : `data-${name}`, kind }));
}

const templates = files("templates", ".html");
const scripts = files("static/js", ".js");

for (const name of scripts)
  test(`${name} finds on its page what it asks for`, () => {
    const pages = PAGES[name]?.map((page) => read(`templates/${page}`)) ?? [...templates.map((page) => read(`templates/${page}`)), ...scripts.map((other) => read(`static/js/${other}`))];
    for (const { mark, kind } of asked(read(`static/js/${name}`))) {
      const marked = new RegExp(`^([a-z0-9]+)\\s.*(?<=\\s)(th:)?${mark}(?=[\\s=>/]|$)`, "s");
      const places = pages.flatMap((page) => page.split("<").flatMap((tag) => marked.exec(tag)?.[1] ?? []));
      assert.ok(places.some((tag) => TAGS[kind]?.test(tag)), `${mark} as ${kind}: found ${places.join(", ") || "nothing"}`);
    }
  });

for (const name of templates)
  test(`${name} neither repeats nor leaves out what is replaced first`, () => {
    for (const tag of read(`templates/${name}`).split("<"))
      assert.ok(!/^[^>]*\bth:(replace|insert)=/.test(tag) || !/^[^>]*\bth:(each|if|unless)=/.test(tag), `th:replace comes before th:each, th:if and th:unless: <${tag.slice(0, 120)}`);
  });
