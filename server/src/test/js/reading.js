// What several tests read: the words files, and Lit's templates as text.
import { nothing } from "lit";
import { readFileSync } from "node:fs";

/** Where words lie that are not in the module of their name. */
const MODULES = /** @type {Record<string, string>} */ ({ orders: "pygma" });

/**
 * The texts of a module, as its words file has them.
 *
 * @param {string} module
 * @param {string} language
 * @returns {Record<string, string>}
 */
export function words(module, language) {
  const file = new URL(`../../../../${MODULES[module] ?? module}/src/main/resources/hegemon/${module}/words_${language}.properties`, import.meta.url);
  const lines = readFileSync(file, "utf8").replace(/\\\n\s*/g, "").split("\n");
  const pairs = lines.filter((line) => line && !/^[#!]/.test(line)).map((line) => line.split(/\s*=\s*(.*)/s, 2));
  return Object.fromEntries(pairs.map(([key, text]) => [key, unescape(text ?? "")]));
}

/** @param {string} text */
function unescape(text) {
  return text.replace(/\\u([0-9a-fA-F]{4})/g, (_, code) => String.fromCharCode(parseInt(code, 16))).replace(/\\(.)/g, (_, sign) => (sign === "n" ? "\n" : sign));
}

/**
 * A template as the text it would become, with listeners and properties left out.
 *
 * @param {unknown} part
 * @returns {string}
 */
export function markup(part) {
  if (part === nothing || part === null || part === undefined || typeof part === "function") return "";
  if (Array.isArray(part)) return part.map(markup).join("");
  if (typeof part !== "object") return String(part);
  if ("strings" in part && "values" in part) {
    const { strings, values } = /** @type {import("lit").TemplateResult} */ (part);
    return strings.map((text, index) => text + (index < values.length ? markup(values[index]) : "")).join("");
  }
  if ("values" in part) return markup(repeated(/** @type {{ values: unknown[] }} */ (part)));
  return "";
}

/**
 * What `repeat(items, key, template)` repeats.
 *
 * @param {{ values: any[] }} directive
 */
function repeated({ values: [items, key, template] }) {
  return items.map(template ?? key);
}
