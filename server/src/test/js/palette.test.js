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

test("the rulebook's dark brown and dark blue are dark, all other grounds light", () => {
  const day = palette("day");
  for (const terrain of TERRAINS) {
    const dark = ["mountains", "plateau", "salt-water", "reefs"].includes(terrain);
    assert.equal(light(day[terrain]) < 0.15, dark, terrain);
  }
});

test("addresses can be read on every ground, by day", () => {
  const day = palette("day");
  for (const terrain of TERRAINS) {
    const [ink, ground] = [light(onGround(day, "ink", terrain, false)), light(day[terrain])];
    assert.ok((Math.max(ink, ground) + 0.05) / (Math.min(ink, ground) + 0.05) >= 4.5, terrain);
  }
});
