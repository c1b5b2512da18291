import { html, nothing } from "lit";
import { pageLanguage } from "../words.js";
import { dice } from "./dice.js";
import { acts, beginsATurn, diceIn, isDeed, nameOf } from "./effects.js";
import { marked } from "./glance.js";
import { ruleLink } from "./rules.js";

/** What PERS.IA builds in its preparation: told in one sentence. */
const BUILT = /^persia\.plan\.(bridge|fleet|army)$/;

/**
 * What was done, with the reasons that led to it.
 *
 * @typedef {{ deeds: Ew.Note[], reasons: Ew.Note[] }} Line
 */

/**
 * A story in few lines: all that PERS.IA builds is one, and its die goes with what it brings about.
 *
 * @param {Ew.Note[]} notes
 */
export function digest(notes) {
  /** @type {Line[]} */
  const lines = [];
  /** @type {Ew.Note[]} */
  let reasons = [];
  for (const note of notes) {
    if (!isDeed(note)) {
      reasons.push(note);
      continue;
    }
    const last = lines.at(-1);
    if (last && belongs(note, last)) {
      last.deeds.push(note);
      last.reasons.push(...reasons);
    } else lines.push({ deeds: [note], reasons });
    reasons = [];
  }
  if (reasons.length > 0) lines.push({ deeds: [], reasons });
  return lines;
}

/**
 * @param {Ew.Note} note
 * @param {Line} line
 */
function belongs(note, { deeds }) {
  const [name, before] = [nameOf(note), nameOf(deeds[deeds.length - 1])];
  return (BUILT.test(name) && BUILT.test(before)) || (before === "persia.die" && name.startsWith("persia."));
}

/**
 * What a line says. Reasons that led to nothing say so: by some readings PERS.IA keeps talents that it cannot spend (EW-S4.4).
 *
 * @param {Ew.Note[]} deeds
 * @param {Ew.Speech} speech
 * @param {Ew.Note[]} reasons
 */
export function said(deeds, speech, reasons = []) {
  if (deeds.length === 0) return reasons.some((note) => nameOf(note).startsWith("persia.plan.")) ? speech.say("digest.nothing") : reasons.slice(-1).map((note) => speech.note(note)).join("");
  if (deeds.length > 0 && BUILT.test(nameOf(deeds[0]))) return speech.say("digest.built", built(deeds, speech).join("; "));
  return deeds.map((note) => speech.note(note)).join(" ");
}

/**
 * “the bridge”, “4 armies each in Abydos and Ephesus”, “a fleet in Abydos”.
 *
 * @param {Ew.Note[]} deeds
 * @param {Ew.Speech} speech
 */
function built(deeds, speech) {
  const of = (/** @type {string} */ what) => deeds.filter((note) => nameOf(note) === `persia.plan.${what}`);
  /** @type {Map<string, number>} */
  const armies = new Map();
  for (const { args } of of("army")) armies.set(args[0], (armies.get(args[0]) ?? 0) + Number(args[1]));
  const having = (/** @type {number} */ number) => [...armies.keys()].filter((city) => armies.get(city) === number);
  const fleets = of("fleet").map(({ args }) => args[0]);
  return [
    ...(of("bridge").length > 0 ? [speech.say("digest.bridge")] : []),
    ...[...new Set(armies.values())].map((number) => each(speech.count("army", number), having(number), speech)),
    ...(fleets.length > 0 ? [each(speech.count("fleet", 1), fleets, speech)] : []),
  ];
}

/**
 * @param {string} what
 * @param {string[]} cities
 * @param {Ew.Speech} speech
 */
function each(what, cities, speech) {
  const list = new Intl.ListFormat(pageLanguage()).format(cities.map((city) => speech.whole(city)));
  return speech.say(cities.length > 1 ? "digest.each" : "digest.in", what, list);
}

/**
 * @param {Ew.Note[]} list
 * @param {Ew.Speech} speech
 * @param {Ew.Note | null} current
 */
export function notes(list, speech, current = null) {
  return html`<ul class="ew-notes">
    ${digest(list).map(
      ({ deeds, reasons }) => html`<li class=${kind({ deeds, reasons })} aria-current=${current && [...deeds, ...reasons].includes(current) ? "step" : nothing}>
        ${marked(said(deeds, speech, reasons), speech)} ${deeds.map((note) => dice(diceIn(note), speech))} ${why(deeds, reasons, speech)}
      </li>`,
    )}
  </ul>`;
}

/**
 * How a line looks; a turn of PERS.IA is an act, if only to pass.
 *
 * @param {Line} line
 */
export function kind({ deeds, reasons }) {
  if (deeds.some((note) => nameOf(note) === "campaign")) return "chapter";
  if ([...reasons, ...deeds].some((note) => beginsATurn(note) && nameOf(note).startsWith("persia."))) return "act turn";
  return deeds.some(acts) ? "act" : "reason";
}

/**
 * Reasons and rules, for who asks for them.
 *
 * @param {Ew.Note[]} deeds
 * @param {Ew.Note[]} reasons
 * @param {Ew.Speech} speech
 */
function why(deeds, reasons, speech) {
  const rules = [...new Set(deeds.map(({ rule }) => rule))];
  return html`<details class="ew-why">
    <summary>${speech.say(reasons.length > 0 ? "digest.why" : "digest.rule")}</summary>
    ${reasons.map((note) => html`<p>${marked(speech.note(note), speech)} ${ruleLink(note.rule)}</p>`)}
    <p>${rules.map((rule) => html`${ruleLink(rule)} `)}</p>
  </details>`;
}
