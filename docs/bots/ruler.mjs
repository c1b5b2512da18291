#!/usr/bin/env node
/**
 * A ruler in PYGMA-ISIS who feeds his people: node ruler.mjs ADDRESS KEY
 *
 * Each month every own field brings what lacks most (PI-21, PI-22); nothing else is ordered.
 */
import { run } from "./bot.mjs";

const GOODS = "Getreide Früchte Vieh Gewürze Wein Holz Stein Erze Stoff Kultur".split(" ");

/** PI-21, T5: what each kind of land can bring, and how well. */
const PLAIN = { Getreide: 3, Früchte: 2, Vieh: 2, Gewürze: 1, Stoff: 2, Kultur: 1 };
const LAND = {
  PLAIN,
  OASIS: PLAIN,
  PLATEAU: PLAIN,
  HILLS: { Getreide: 1, Früchte: 2, Vieh: 1, Gewürze: 1, Wein: 3, Stein: 1, Erze: 2, Stoff: 1, Kultur: 1 },
  WOODED_HILLS: { Früchte: 2, Vieh: 1, Holz: 2, Stein: 1, Erze: 1, Kultur: 1 },
  MOUNTAINS: { Vieh: 1, Gewürze: 1, Wein: 1, Stein: 3, Erze: 3, Stoff: 1, Kultur: 1 },
  LIGHT_FOREST: { Früchte: 1, Vieh: 2, Holz: 2, Kultur: 1 },
  DEEP_FOREST: { Früchte: 1, Vieh: 1, Holz: 3, Kultur: 1 },
  GRASSLAND: { Getreide: 2, Vieh: 2, Stoff: 3, Kultur: 1 },
};

/** All objects in a tree of values that have these keys, in order. */
function found(tree, ...keys) {
  if (tree === null || typeof tree !== "object") return [];
  const self = !Array.isArray(tree) && keys.every((key) => key in tree) ? [tree] : [];
  return [...self, ...Object.values(tree).flatMap((each) => found(each, ...keys))];
}

/** A place is worth 3, 2 or 1, no more than the land allows: there stands what lacks most. */
function best(can, place, lack) {
  const worth = (good) => Math.min(place, can[good]) * Math.max(0, lack[good]);
  const good = Object.keys(can).reduce((one, other) => (worth(other) > worth(one) ? other : one));
  lack[good] -= place; // or a little less, on poor land
  return good;
}

/** The sheet for the month that is awaited. */
function sheet(view) {
  const needs = found(view, "need").map((each) => each.need);
  const lack = Object.fromEntries(GOODS.map((good, i) => [good, needs[i]]));
  return found(view, "at", "column", "terrain", "owner")
    .filter((spot) => spot.owner === view.report.realm && LAND[spot.terrain])
    .map((spot) => ["PRODUKTION", spot.at, ...[3, 2, 1].map((place) => best(LAND[spot.terrain], place, lack))].join(" "))
    .join("\n");
}

await run("pygma", sheet, (view) => view.report && JSON.stringify(view.report.awaited));
