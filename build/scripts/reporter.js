// Names what failed, and why, and closes with how many tests there were: those that pass are many, and silent.
import { spec } from "node:test/reporters";

/** @param {AsyncIterable<import("node:test/reporters").TestEvent>} events */
export default async function* report(events) {
  const full = new spec();
  for await (const event of events) {
    if (event.type === "test:pass" || event.type === "test:start" || event.type === "test:enqueue" || event.type === "test:dequeue") continue;
    full.write(event);
    yield full.read()?.toString() ?? "";
  }
  full.end();
  yield full.read()?.toString() ?? "";
}
