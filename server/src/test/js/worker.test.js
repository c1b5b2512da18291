import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import test from "node:test";
import { runInNewContext } from "node:vm";

const WORKER = readFileSync(new URL("../../main/resources/static/sw.js", import.meta.url), "utf8");

/**
 * The service worker in a browser with these windows open, and what it did there.
 *
 * @param {string[]} open
 */
function worker(open) {
  /** @type {Record<string, (event: any) => void>} */
  const heard = {};
  /** @type {any[][]} */
  const done = [];
  const windows = open.map((url) => ({ url, focus: () => done.push(["focus", url]) }));
  const self = {
    addEventListener: (/** @type {string} */ name, /** @type {(event: any) => void} */ listener) => (heard[name] = listener),
    navigator: { setAppBadge: async (/** @type {number} */ count) => done.push(["badge", count]) },
    registration: { showNotification: (/** @type {any[]} */ ...shown) => done.push(shown) },
    clients: { matchAll: async () => windows, openWindow: (/** @type {string} */ path) => done.push(["open", path]) },
  };
  runInNewContext(WORKER, { self, URL });
  return {
    async hear(/** @type {string} */ name, /** @type {object} */ event) {
      /** @type {Promise<unknown>[]} */
      const waits = [];
      heard[name]({ ...event, waitUntil: (/** @type {Promise<unknown>} */ wait) => waits.push(wait) });
      await Promise.all(waits);
      return done;
    },
  };
}

test("a call is shown, one for each table, and the badge of the app counts what waits", async () => {
  const data = { json: () => ({ title: "It is your turn", text: "Hello", table: "abc", waiting: 3 }) };
  const [badge, [title, shown]] = await worker([]).hear("push", { data });
  assert.deepEqual([...badge], ["badge", 3]);
  assert.equal(title, "It is your turn");
  assert.equal(shown.body, "Hello");
  assert.equal(shown.tag, "abc");
  assert.equal(shown.data, "/games/abc");
});

const touched = { notification: { data: "/games/abc", close: () => null } };

test("a touch leads to the table in a new window", async () => {
  assert.deepEqual(await worker(["https://x/games"]).hear("notificationclick", touched), [["open", "/games/abc"]]);
});

test("a touch leads to the window in which the table is open", async () => {
  const open = "https://x/games/abc?a=b";
  assert.deepEqual(await worker(["https://x/", open]).hear("notificationclick", touched), [["focus", open]]);
});
