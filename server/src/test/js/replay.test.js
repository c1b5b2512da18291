import assert from "node:assert/strict";
import test from "node:test";
import { Past, Place } from "../../main/resources/static/js/replay.js";

test("who is in the present follows it, and who looks back stays", () => {
  const place = new Place();
  place.follow(3);
  assert.equal(place.index, 3);
  place.index = 1;
  place.follow(5);
  assert.deepEqual([place.index, place.isPresent], [1, false]);
});

test("a takeback leaves nobody beyond the end", () => {
  const place = new Place();
  place.follow(9);
  place.index = 7;
  place.follow(4);
  assert.deepEqual([place.index, place.isPresent], [4, true]);
});

test("steps end at the first and the last moment", () => {
  const place = new Place();
  place.follow(2);
  assert.deepEqual(["first", "back", "on", "last"].map((where) => place.goal(/** @type {Step} */ (where))), [0, 1, 2, 2]);
  place.index = 0;
  assert.equal(place.goal("back"), 0);
});

/** A server that answers when it is told to. */
function server() {
  /** @type {{ moment: number, answer: (found: string | null) => void }[]} */
  const asked = [];
  const past = new Past((moment) => new Promise((/** @type {(found: string | null) => void} */ answer) => asked.push({ moment, answer })));
  return { asked, past };
}

test("what was is asked for once", async () => {
  const { asked, past } = server();
  const first = past.at(4);
  asked[0].answer("four");
  assert.equal(await first, "four");
  assert.equal(await past.at(4), "four");
  assert.equal(asked.length, 1);
});

test("what could not be had is asked for again", async () => {
  const { asked, past } = server();
  const first = past.at(4);
  asked[0].answer(null);
  assert.equal(await first, null);
  const second = past.at(4);
  asked[1].answer("four");
  assert.equal(await second, "four");
});

test("only the newest wish is shown", async () => {
  const { asked, past } = server();
  /** @type {unknown[]} */
  const shown = [];
  const wishes = [past.show(1, (view) => shown.push(view)), past.show(2, (view) => shown.push(view))];
  asked[1].answer("two");
  asked[0].answer("one");
  await Promise.all(wishes);
  assert.deepEqual(shown, ["two"]);
});

test("who has left is shown nothing", async () => {
  const { asked, past } = server();
  const wish = past.show(1, () => assert.fail("shown"));
  past.leave();
  asked[0].answer("one");
  await wish;
});

test("what was on its way when it was forgotten is not kept: at a shared screen it is another player's", async () => {
  const { asked, past } = server();
  const mine = past.at(1);
  past.forget();
  asked[0].answer("my hand");
  assert.equal(await mine, null);
  const yours = past.at(1);
  asked[1].answer("your hand");
  assert.equal(await yours, "your hand");
});

test("a takeback makes void what came after it", async () => {
  const { asked, past } = server();
  past.keep(1, "one");
  past.keep(2, "two");
  past.forget(2);
  assert.equal(await past.at(1), "one");
  const second = past.at(2);
  asked[0].answer("another two");
  assert.equal(await second, "another two");
});
