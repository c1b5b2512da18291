import assert from "node:assert/strict";
import { readFileSync, readdirSync } from "node:fs";
import test from "node:test";

const SCRIPTS = new URL("../../main/resources/static/js/", import.meta.url);

test("only the boards and the parts of lessons are elements of our own", () => {
  const defined = readdirSync(SCRIPTS, { recursive: true })
    .map(String)
    .filter((name) => name.endsWith(".js"))
    .flatMap((name) => [...readFileSync(new URL(name, SCRIPTS), "utf8").matchAll(/customElements\.define\("([^"]+)"/g)])
    .map(([, name]) => name);
  assert.deepEqual(defined.sort(), ["ew-table", "lesson-notice", "lesson-outline", "sparta-board"]);
});
