import assert from "node:assert/strict";
import test from "node:test";
import { nextOf } from "../../main/resources/static/js/pygma/agenda.js";
import { cornerOf } from "../../main/resources/static/js/pygma/land.js";
import { stampsOf, variantOf } from "../../main/resources/static/js/pygma/stamps.js";

/** All but the reefs, which are dots all over. */
const TERRAINS = [
  "ice", "plain", "mountains", "plateau", "hills", "desert", "swamp", "grassland", "rainforest", "light-forest", "deep-forest", "fresh-water", "salt-water", "oasis",
  "wooded-hills",
];

test("units without an order come one after the other, round and round, and those that have one by now do not", () => {
  const idle = ["KH 1", "RH 1", "FH 1"];
  assert.equal(nextOf(idle, "", ""), "KH 1");
  assert.equal(nextOf(idle, "", "KH 1"), "RH 1");
  assert.equal(nextOf(idle, "", "FH 1"), "KH 1");
  assert.equal(nextOf(idle, "RH 1: 1/1 > 1/2 A", "KH 1"), "FH 1");
  assert.equal(nextOf(idle, "; KH 1: 1/1 -\nRH 1: 1/1 -\nFH 1: 1/2 -", "KH 1"), "KH 1");
  assert.equal(nextOf(["KH 1"], "KH 1: 1/1 -", "KH 1"), undefined);
});

test("the land is moved by whole pixels, whatever the density of the screen", () => {
  const view = { x: 101.3, y: -7.7, scale: 1.37, width: 801, height: 633 };
  for (const density of [1, 1.5, 2]) {
    const [left, top] = cornerOf(view, density);
    assert.ok(Number.isInteger(left) && Number.isInteger(top));
    assert.ok(Math.abs(left / density - (view.width / 2 - view.x * view.scale)) <= 0.5 / density);
    const [further] = cornerOf({ ...view, x: view.x - 10 / view.scale }, density);
    assert.ok(Math.abs(further - left - 10 * density) <= 1);
  }
});

test("a terrain covers its hex in three ways, a field always in the same, and the address stays free", () => {
  for (const terrain of TERRAINS)
    for (const variant of [0, 1, 2])
      for (const [x, y, size] of stampsOf(terrain, variant)) {
        assert.ok(Math.hypot(x, y) + 6 * size < 17, `${terrain} ${variant} stays within the hex`);
        assert.ok(y - 8 * size > -10.3, `${terrain} ${variant} stays below the address`);
      }
  const spots = [0, 1, 2, 3, 4, 5].flatMap((column) => [0, 2, 4, 6].map((row) => ({ column, row: row + (column % 2) })));
  assert.deepEqual([...new Set(spots.map(variantOf))].toSorted((one, other) => one - other), [0, 1, 2]);
  assert.deepEqual(spots.map(variantOf), spots.map(variantOf));
  assert.deepEqual(stampsOf("reefs", 0), [[0, 0, 1]]);
});
