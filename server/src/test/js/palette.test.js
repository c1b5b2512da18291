import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";

import { onGround } from "../../main/resources/static/js/pygma/palette.js";

const CSS = readFileSync(new URL("../../main/resources/static/css/pygma.css", import.meta.url), "utf8");

/** @param {"day" | "night"} when */
function palette(when) {
  /** @type {Record<string, string>} */
  const found = {};
  for (const [, name, day, night] of CSS.matchAll(/--map-([a-z-]+): light-dark\((#[0-9a-f]{6}), (#[0-9a-f]{6})\)/g)) found[name] = when === "day" ? day : night;
  return found;
}

/** The relative luminance of WCAG. @param {string} colour */
function light(colour) {
  const [red, green, blue] = [1, 3, 5].map((at) => parseInt(colour.slice(at, at + 2), 16) / 255).map((it) => (it <= 0.04045 ? it / 12.92 : ((it + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

const TERRAINS = [
  "ice", "plain", "mountains", "plateau", "hills", "desert", "swamp", "grassland", "rainforest", "light-forest", "deep-forest",
  "fresh-water", "salt-water", "reefs", "oasis", "wooded-hills",
];

/** Which luminance parts the rulebook's dark grounds from the others. @type {["day" | "night", number][]} */
const TIMES = [["day", 0.15], ["night", 0.06]];

for (const [when, limit] of TIMES) {
  test(`the rulebook's dark brown and dark blue are dark, all other grounds lighter, ice the lightest, by ${when}`, () => {
    const colours = palette(when);
    for (const terrain of TERRAINS) {
      const dark = ["mountains", "plateau", "salt-water", "reefs"].includes(terrain);
      assert.equal(light(colours[terrain]) < limit, dark, terrain);
      assert.ok(light(colours[terrain]) <= light(colours.ice), terrain);
    }
  });

  test(`addresses can be read on every ground, by ${when}`, () => {
    const colours = palette(when);
    for (const terrain of TERRAINS) {
      const [ink, ground] = [light(onGround(colours, "ink", terrain, false)), light(colours[terrain])];
      assert.ok((Math.max(ink, ground) + 0.05) / (Math.min(ink, ground) + 0.05) >= 4.5, terrain);
    }
  });
}
