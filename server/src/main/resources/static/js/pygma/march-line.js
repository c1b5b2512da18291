// The order of a unit as a line of the sheet, and back. Nothing here touches a page.

import { unitsIn, wayIn } from "./sheet-lines.js";

/**
 * The order of a unit as it is written.
 *
 * @param {{ unit: string, from: string, way: string[], fleet: string, conduct: string, against: string, annex: boolean, equip: number, cargo: string[], words: Record<string, string> }} march
 */
export function marchLine({ unit, from, way, fleet, conduct, against, annex, equip, cargo, words }) {
  const path = [from, ...way, ...(fleet ? [fleet] : [])].join(" > ");
  const clauses = [cargo.length > 0 ? `${words.WITH} ${cargo.join(", ")}` : "", conduct, conduct === "A" && against ? `${words.AGAINST} ${against}` : "", annex ? "" : words.NOANNEX, equip > 0 ? `${words.EQUIP} ${equip}` : ""];
  return [`${unit}:`, path, ...clauses].filter(Boolean).join(" ");
}

/**
 * Whether the order of an army ends on this fleet.
 *
 * @param {string} line
 * @param {string} fleet
 */
export function boards(line, fleet) {
  return line.split(">").slice(1).some((step) => isDeck(step) && unitsIn(step)[0] === fleet);
}

/** Whether a step leads onto a fleet. */
const isDeck = (/** @type {string} */ step) => /^\s*FH\s*\d/i.test(step);

/**
 * What an order says already, as the card of its unit shows it. A strength is no basic order: 2.000 R are riders.
 *
 * @param {string} line
 * @param {Pygma.Hand["words"]} words
 * @param {Pygma.Hand["realms"]} realms
 */
export function recalled(line, words, realms) {
  const steps = line.split(">").slice(1);
  const last = (steps.at(-1) ?? line.replace(/^[^:]*:/, "")).replace(/^\s*(?:\d+\/\d+|FH\s*\d+)/i, "");
  const clauses = last.replace(/\d[\d.]*\s*[KRS](?=\s|$)/i, "");
  const against = new RegExp(`(?:^|\\s)${words.AGAINST}\\s+(?:(\\d+)|"([^"]*)")`, "i").exec(clauses);
  return {
    way: steps.filter((step) => !isDeck(step)).flatMap(wayIn),
    fleet: unitsIn(steps.find(isDeck) ?? "")[0] ?? "",
    conduct: /(?:^|\s)([AVR])(?=\s|$)/i.exec(clauses)?.[1].toUpperCase() ?? "-",
    against: against?.[1] ?? String(realms.find(({ name }) => name === against?.[2])?.number ?? ""),
    annex: !new RegExp(`(?:^|\\s)${words.NOANNEX}(?=\\s|$)`, "i").test(clauses),
    equip: Number(new RegExp(`(?:^|\\s)${words.EQUIP}\\s+([12])`, "i").exec(clauses)?.[1] ?? 0),
  };
}
