import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import test from "node:test";

const STATIC = new URL("../../main/resources/static/", import.meta.url);
/** @type {{ icons: { src: string, sizes: string, type: string, purpose?: string }[] }} */
const { icons } = JSON.parse(readFileSync(new URL("manifest.webmanifest", STATIC), "utf8"));

/** A PNG says its width and height, four bytes each, after the head of its first part. */
const WIDTH_AT = 16;

test("every icon of the app is there in the size that is said of it", () => {
  for (const { src, sizes, type } of icons.filter((icon) => icon.type === "image/png")) {
    const picture = readFileSync(new URL(`.${src}`, STATIC));
    assert.equal(`${picture.readUInt32BE(WIDTH_AT)}x${picture.readUInt32BE(WIDTH_AT + 4)}`, sizes, `${src} ${type}`);
  }
});

test("a device that cuts icons to its own shape has one that fills its square", () => {
  assert.deepEqual(
    icons.filter((icon) => icon.purpose === "maskable").map((icon) => icon.sizes),
    ["192x192", "512x512"],
  );
});
