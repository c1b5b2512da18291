import assert from "node:assert/strict";
import test from "node:test";
import { PuzzleRecord } from "../../main/resources/static/js/sparta/puzzle-record.js";

test("a streak grows with what is solved without help, and ends with a miss", () => {
  const record = new PuzzleRecord({});
  record.solve();
  record.solve();
  record.miss();
  record.solve();
  assert.deepEqual([record.kept.streak, record.kept.best, record.kept.solved], [1, 2, 3]);
});

test("after the last puzzle of a grade comes the first", () => {
  const record = new PuzzleRecord({ at: { easy: 11 } });
  assert.equal(record.due("easy", 12), 11);
  record.pass("easy", 12);
  assert.equal(record.due("easy", 12), 0);
  assert.equal(record.due("hard", 12), 0);
});

test("days in a row are counted once a day, and anew after a gap, also over the end of a month", () => {
  const record = new PuzzleRecord({});
  for (const date of ["2026-11-29", "2026-11-30", "2026-11-30", "2026-12-01"]) record.solveDay(date);
  assert.equal(record.kept.days, 3);
  record.solveDay("2026-12-03");
  assert.equal(record.kept.days, 1);
});

test("what was kept before something was added is read all the same", () => {
  assert.equal(new PuzzleRecord(JSON.parse('{"streak":4}')).kept.best, 0);
});
