// An order sheet as text, line by line. Forms and map write on the same text as the pen; nothing here touches a page.

import { fold, keywordOf } from "./order-words.js";

/** As a line, or as a row of the printed sheet, typed with bars or pasted with tabs. */
const UNIT_LINE = /^\s*(;\s*)?(?:\|\s*)?((?:KH|RH|FH|H)\s*\d+)[ *]*[:|\t]/i;
const ADDRESS = /\b\d{1,4}\/\d{1,2}\b/g;
const UNIT = /\b(?:KH|RH|FH|H)\s*\d+\b/gi;
/** Up to the remark behind an order; what is said in quotation marks may have a semicolon. */
const REMARK = /^((?:[^";]|"[^"]*(?:"|$))*)(;.*)$/;
/** Orders of which one a sheet is enough: a second one is meant instead of the first. */
const ALONE = ["HYGIENE", "PAYROLL"];
/** Of these one for each place, unit or kind of land. */
const EACH = ["PRODUCE", "UPGRADE", "FORTIFY", "NAME", "REINFORCE", "LOAD", "STATION", "TRADECITY"];
/** A name of two words: a unit, or a kind of land. */
const TWO_WORDS = /^(?:kh|rh|fh|h|lichter|leichter|tiefer|light|deep|fresh|salt|rain|wooded|foret) |^eau (?:douce|salee)|^collines boisees/;

/** As the house writes it: 9/7 is 9/07. */
const addressOf = (/** @type {string} */ written) => written.replace(/^0+(?=\d)/, "").replace(/\/(\d)$/, "/0$1");
/** As the house writes it: kh1 is KH 1. */
const unitOf = (/** @type {string} */ written) => written.toUpperCase().replace(/^([A-Z]+)\s*0*(?=\d)/, "$1 ");

/** The fields of a way, one after the other. */
export const wayIn = (/** @type {string} */ text) => (text.match(ADDRESS) ?? []).map(addressOf);
/** All addresses in a text, each once. */
export const addressesIn = (/** @type {string} */ text) => [...new Set(wayIn(text))];
/** All units in a text, each once. */
export const unitsIn = (/** @type {string} */ text) => [...new Set((text.match(UNIT) ?? []).map(unitOf))];

/** Without the remark behind it. */
const orderIn = (/** @type {string} */ line) => (REMARK.exec(line)?.[1] ?? line).trim();
/** The same with places and units as the house writes them. */
const plain = (/** @type {string} */ line) => orderIn(line).replace(ADDRESS, addressOf).replace(UNIT, unitOf);

/**
 * What an order is about: of two with the same key the later one is meant. Nothing where any number may stand.
 *
 * @param {string} line
 */
export function keyOf(line) {
  const unit = UNIT_LINE.exec(line);
  if (unit) return unitOf(unit[2]);
  const keyword = keywordOf(line);
  if (ALONE.includes(keyword)) return keyword;
  return EACH.includes(keyword) ? `${keyword} ${subjectOf(fold(plain(line)).split(/\s+/))}` : "";
}

/** The place, unit or land that an order is about. @param {string[]} words */
function subjectOf([, first = "", second = ""]) {
  const place = [first, second].find((word) => word.includes("/"));
  return place ?? (TWO_WORDS.test(`${first} ${second}`) ? `${first} ${second}` : first);
}

/**
 * Writes an order: in place of the one that it replaces, whose remark stays; in place of the remark that suggests it, or before ENDE.
 *
 * @param {string} text
 * @param {string} line
 * @returns {{ text: string, number: number }} with the number of the line, from 1
 */
export function withOrder(text, line) {
  const lines = text.split("\n");
  const key = keyOf(line);
  const end = lines.findIndex((each) => keywordOf(each) === "END");
  const inside = (/** @type {number} */ index) => end < 0 || index < end;
  let at = key ? lines.findIndex((each, index) => inside(index) && !each.trimStart().startsWith(";") && keyOf(each) === key) : -1;
  const remark = at >= 0 ? REMARK.exec(lines[at])?.[2] ?? "" : "";
  if (at < 0 && key) at = lines.findIndex((each, index) => inside(index) && suggestionIn(each) !== "" && keyOf(suggestionIn(each)) === key);
  if (at >= 0) {
    lines[at] = remark ? `${line} ${remark}` : line;
    return { text: lines.join("\n"), number: at + 1 };
  }
  let place = end < 0 ? lines.length : end;
  while (place > 0 && lines[place - 1].trim() === "") place--;
  const gap = end >= 0 && place < end ? [] : end >= 0 ? [""] : [];
  lines.splice(place, 0, line, ...gap);
  return { text: lines.join("\n"), number: place + 1 };
}

/**
 * All these orders, one after the other as they were thought of, on a sheet that has none yet: the remarks that suggest
 * something for the same units go.
 *
 * @param {string} template
 * @param {string[]} orders
 */
export function withAll(template, orders) {
  const keys = new Set(orders.map(keyOf).filter(Boolean));
  const lines = template.split("\n").filter((line) => !keys.has(keyOf(suggestionIn(line)) || "-"));
  const end = lines.findIndex((each) => keywordOf(each) === "END");
  let place = end < 0 ? lines.length : end;
  while (place > 0 && lines[place - 1].trim() === "") place--;
  lines.splice(place, 0, ...orders, ...(place === end ? [""] : []));
  return lines.join("\n");
}

/**
 * With the word that was meant in place of the one that nobody knows.
 *
 * @param {string} text
 * @param {Pick<Pygma.Slip, "line" | "column" | "written" | "meant">} slip
 */
export function mended(text, { line, column, written, meant }) {
  const lines = text.split("\n");
  const before = lines[line - 1] ?? "";
  const folded = before.toLowerCase();
  const from = folded.indexOf(written.toLowerCase(), Math.max(0, column - 2)); // the column may be that of a quotation mark
  const at = from >= 0 ? from : folded.indexOf(written.toLowerCase());
  if (at < 0) return text;
  lines[line - 1] = before.slice(0, at) + meant + before.slice(at + written.length);
  return lines.join("\n");
}

/** The order that a remark suggests; nothing if it is no such remark. @param {string} line */
function suggestionIn(line) {
  const remark = /^\s*;\s*(.*)$/.exec(line);
  return remark ? remark[1] : "";
}

/**
 * The line of a unit, of those that count.
 *
 * @param {string} text
 * @param {string} unit
 */
export function lineOf(text, unit) {
  const line = beforeEnd(text).find((each) => !each.trimStart().startsWith(";") && UNIT_LINE.test(each) && keyOf(each) === unit);
  return line ? orderIn(line) : "";
}

/**
 * Without one line.
 *
 * @param {string} text
 * @param {number} number from 1
 */
export function withoutLine(text, number) {
  return text.split("\n").toSpliced(number - 1, 1).join("\n");
}

/**
 * The ways that the sheet orders: from field to field, for each unit, with the number of the line.
 *
 * @param {string} text
 */
export function marchesIn(text) {
  const marches = [];
  for (const [index, line] of beforeEnd(text).entries()) {
    const unit = UNIT_LINE.exec(line);
    if (!unit || unit[1]) continue;
    const way = wayIn(orderIn(line));
    if (way.length > 1) marches.push({ unit: unitOf(unit[2]), way, line: index + 1 });
  }
  return marches;
}

/**
 * These ways as the house sees them: one that is refused looks so, and says why.
 *
 * @param {string} text
 * @param {Pygma.Slip[]} slips
 * @param {string} except a unit whose way is drawn elsewhere
 */
export function routesIn(text, slips, except) {
  return marchesIn(text)
    .filter(({ unit }) => unit !== except)
    .map(({ way, line }) => {
      const why = slips.find((slip) => slip.line === line && !slip.warning)?.text;
      return why ? { way, kind: "refused", why } : { way, kind: "march" };
    });
}

/** @param {string} text */
function beforeEnd(text) {
  const lines = text.split("\n");
  const end = lines.findIndex((line) => keywordOf(line) === "END");
  return end < 0 ? lines : lines.slice(0, end);
}

/**
 * The lines with orders that stand after ENDE, where nobody reads them; numbers from 1.
 *
 * @param {string} text
 */
export function afterEnd(text) {
  const lines = text.split("\n");
  const end = lines.findIndex((line) => keywordOf(line) === "END");
  return end < 0 ? [] : lines.map((line, index) => (index > end && orderIn(line) ? index + 1 : 0)).filter(Boolean);
}

/**
 * Puts an address where the pen stands: in place of the address that it touches, as the next step behind one, and with
 * spaces around it.
 *
 * @param {string} text
 * @param {number} start
 * @param {number} end
 * @param {string} at
 * @returns {{ text: string, pen: number }}
 */
export function withAddress(text, start, end, at) {
  const lineStart = text.lastIndexOf("\n", start - 1) + 1;
  for (const found of text.matchAll(ADDRESS)) {
    const [from, to] = [found.index, found.index + found[0].length];
    if (start === end && from < start && start < to) return { text: text.slice(0, from) + at + text.slice(to), pen: from + at.length };
  }
  const before = text.slice(lineStart, start);
  const walks = UNIT_LINE.test(before) || keywordOf(before) === "ROAD";
  const behind = /\d\/\d+\s*$/.test(before);
  const piece = walks && behind ? `${/\s$/.test(before) ? "" : " "}> ${at}` : `${before && !/[\s]$/.test(before) ? " " : ""}${at}`;
  const after = text.slice(end);
  const gap = after && !/^[\s]/.test(after) ? " " : "";
  return { text: text.slice(0, start) + piece + gap + after, pen: start + piece.length };
}
