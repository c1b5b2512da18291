import assert from "node:assert/strict";
import { test } from "node:test";
import { Lens } from "../../main/resources/static/js/pygma/lens.js";

/**
 * A lens over a place of this size.
 *
 * @param {number} width
 * @param {number} height
 */
function lensOver(width, height) {
  globalThis.ResizeObserver = /** @type {any} */ (
    class {
      observe() {}
    }
  );
  const place = { addEventListener() {}, getBoundingClientRect: () => ({ left: 0, top: 0, width, height }) };
  return new Lens(/** @type {any} */ (place), { tap() {}, hover() {}, changed() {} });
}

test("who turns the phone goes on looking at the same field", () => {
  const lens = lensOver(390, 600);
  lens.cover({ bottom: 300 });
  lens.frame([100, 100, 300, 300]);
  const seen = lens.onScreen(200, 200);
  assert.deepEqual([seen.x, seen.y], [195, 150]);
  lens.cover({ left: 90 }, true);
  const turned = lens.onScreen(200, 200);
  assert.deepEqual([turned.x, turned.y], [195 + 45, 300]);
});

test("a card that opens leaves the map where it is", () => {
  const lens = lensOver(390, 600);
  lens.frame([100, 100, 300, 300]);
  const { x, y } = lens;
  lens.cover({ bottom: 200 });
  assert.deepEqual([lens.x, lens.y], [x, y]);
});

test("where a unit can go comes into sight beside the card, or the map stays within it", () => {
  const lens = lensOver(800, 600);
  lens.frame([0, 0, 800, 600]);
  lens.cover({ left: 400 });
  lens.gather([100, 200, 400, 400], 0);
  assert.deepEqual(lens.onScreen(100, 200), { x: 400, y: 200 });
  lens.gather([-1000, -1000, 2000, 2000], 0);
  assert.deepEqual(lens.onScreen(100, 200), { x: 400, y: 200 });
});
