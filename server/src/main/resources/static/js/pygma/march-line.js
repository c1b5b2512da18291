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
 * @param {Pygma.Hand["words"]} words
 */
export function boards(line, fleet, words) {
  return deckOf(line, words).fleet === fleet;
}

/** Whether a step leads onto a fleet. */
const isDeck = (/** @type {string} */ step) => /^\s*FH\s*\d/i.test(step);

/**
 * The fleet that an order boards with its last step, and the fields before: written as the last place, or the fleet’s field
 * is that place, and a clause names the fleet.
 *
 * @param {string} line
 * @param {Pygma.Hand["words"]} words
 */
function deckOf(line, words) {
  const steps = line.split(">").slice(1);
  const way = steps.filter((step) => !isDeck(step)).flatMap((step) => wayIn(step).slice(0, 1));
  const last = unitsIn(steps.find(isDeck) ?? "")[0] ?? "";
  const named = new RegExp(`\\s${words.ABOARD}\\s+(FH\\s*\\d+)`, "i").exec(line)?.[1] ?? "";
  return last || !named ? { fleet: last, way } : { fleet: unitsIn(named)[0], way: way.slice(0, -1) };
}

/**
 * What an order says already, as the card of its unit shows it. A strength is no basic order, and stands right behind the
 * way: 2.000 R are riders, but behind AUSR 2 or MIT RH 2 an R is one.
 *
 * @param {string} line
 * @param {Pygma.Hand["words"]} words
 * @param {Pygma.Hand["realms"]} realms
 */
export function recalled(line, words, realms) {
  const last = (line.split(">").slice(1).at(-1) ?? line.replace(/^[^:]*:/, "")).replace(/^\s*(?:\d+\/\d+|FH\s*\d+)/i, "");
  const clauses = last.replace(/^\s*\d[\d.]*\s*[KRS](?=\s|$)/i, "");
  const against = new RegExp(`(?:^|\\s)${words.AGAINST}\\s+(?:(\\d+)|"([^"]*)")`, "i").exec(clauses);
  return {
    ...deckOf(line, words),
    conduct: /(?:^|\s)([AVR])(?=\s|$)/i.exec(clauses)?.[1].toUpperCase() ?? "-",
    against: against?.[1] ?? String(realms.find(({ name }) => name === against?.[2])?.number ?? ""),
    annex: !new RegExp(`(?:^|\\s)${words.NOANNEX}(?=\\s|$)`, "i").test(clauses),
    equip: Number(new RegExp(`(?:^|\\s)${words.EQUIP}\\s+([12])`, "i").exec(clauses)?.[1] ?? 0),
  };
}
