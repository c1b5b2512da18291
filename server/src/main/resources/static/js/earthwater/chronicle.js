import { html, nothing } from "lit";
import { GREECE } from "./cities.js";
import { notes } from "./digest.js";
import { marked } from "./glance.js";
import { momentsOf, scrubber } from "./replay.js";
import { ruleLink } from "./rules.js";
import { ownSide } from "./seat.js";
import { remember, rememberedJson } from "../storage.js";

const KEPT_TABLES = 8;
const INDEX = "hegemon.ew.tables";

/** What a browser keeps of a table. */
const keyOf = (/** @type {string} */ table) => `hegemon.ew.moments.${table}`;

/**
 * What followed each decision, as it came by or was looked up: the notes, since a view has only those since the last
 * decision, and the rule under which the next decision is made.
 */
export class Chronicle {
  #key;
  /** @type {Record<number, { notes: Ew.Note[], rule: string }>} */
  #moments;

  /** @param {string} table */
  constructor(table) {
    this.#key = keyOf(table);
    this.#moments = rememberedJson(this.#key, {});
    forgetOthers(table);
  }

  /**
   * Keeps what the view after this decision says; 0 is the set-up.
   *
   * @param {number} decision
   * @param {Ew.View} view
   */
  keep(decision, { notes, prompt }) {
    this.#moments[decision] = { notes, rule: prompt.rule };
    remember(this.#key, JSON.stringify(this.#moments));
  }

  /** @param {number} decision */
  has(decision) {
    return decision in this.#moments;
  }

  /** @param {number} decision */
  after(decision) {
    return this.#moments[decision]?.notes ?? [];
  }

  /**
   * The rule under which the decision after this one was made; nothing while it is not known.
   *
   * @param {number} decision
   */
  ruleAfter(decision) {
    return this.#moments[decision]?.rule ?? "";
  }
}

/**
 * The number of the last entry that is no draw; 0 before the first.
 *
 * @param {House.Entry[]} log
 */
export function lastDecision(log) {
  return log.findLast(({ seat }) => seat !== "chance")?.number ?? 0;
}

/**
 * A browser keeps the notes of a few tables only.
 *
 * @param {string} table
 */
function forgetOthers(table) {
  const known = rememberedJson(INDEX, /** @type {string[]} */ ([])).filter((id) => id !== table);
  const kept = [table, ...known].slice(0, KEPT_TABLES);
  for (const id of known.filter((each) => !kept.includes(each))) remember(keyOf(id), null);
  remember(INDEX, JSON.stringify(kept));
}

/**
 * The full log, the newest first: every decision in words, and what followed from it, with the rule of each.
 *
 * @param {Ew.At} at
 */
export function chronicle(at) {
  const { log, chronicle: kept, speech, past } = at;
  const opening = kept.after(0);
  return html`
    <section class="ew-chronicle" aria-labelledby="ew-chronicle">
      <header>
        <h2 id="ew-chronicle">${speech.say("chronicle")}</h2>
        ${scrubber(log, past?.index ?? momentsOf(log).length - 1, speech, at)}
      </header>
      <ol tabindex="0" aria-labelledby="ew-chronicle">
        ${decisions(log)
          .reverse()
          .map((each) => decided(each, kept, speech))}
        ${opening.length > 0 ? html`<li>${notes(opening, speech)}</li>` : nothing}
      </ol>
    </section>
  `;
}

/**
 * What others have decided since this seat did, and what followed: in the order in which it happened. Whoever looks on
 * decides nothing, and reads all of it in the chronicle.
 *
 * @param {Ew.At} at
 */
export function others({ log, view, chronicle: kept, speech }) {
  const own = log.findLastIndex(({ seat }) => seat === view.seat);
  const since = decisions(log.slice(Math.max(own, 0))).filter(({ entry }) => entry.seat !== view.seat);
  if (since.length === 0 || view.seat === "spectator") return nothing;
  return html`
    <section class="ew-chronicle ew-happened" aria-labelledby="ew-others">
      <h2 id="ew-others">${speech.say("others")}</h2>
      <ol class="roll" tabindex="0" aria-labelledby="ew-others">
        ${since.map((each) => decided(each, kept, speech))}
      </ol>
    </section>
  `;
}

/**
 * A decision, the one before it, and the draws that followed.
 *
 * @typedef {{ entry: House.Entry, follows: House.Entry | undefined, draws: House.Entry[] }} Decision
 */

/**
 * Decisions with the draws that followed them.
 *
 * @param {House.Entry[]} log
 */
function decisions(log) {
  /** @type {Decision[]} */
  const all = [];
  for (const entry of log) {
    if (entry.seat === "chance") all.at(-1)?.draws.push(entry);
    else all.push({ entry, follows: all.at(-1)?.entry, draws: [] });
  }
  return all;
}

/**
 * @param {Decision} decision
 * @param {Ew.Chronicle} kept
 * @param {Ew.Speech} speech
 */
function decided({ entry, follows, draws }, kept, speech) {
  const known = kept.after(entry.number);
  const rule = kept.ruleAfter(follows?.number ?? 0);
  return html`
    <li class=${entry.seat}>
      <span class="number">${entry.number}</span>
      <span class="deed">${marked(entryInWords(entry, speech), speech)} ${rule ? ruleLink(rule) : nothing}</span>
      ${known.length > 0 ? notes(known, speech) : draws.map((draw) => html`<span class="draw">${marked(entryInWords(draw, speech), speech)}</span>`)}
    </li>
  `;
}

/**
 * A card by its event; one that is hidden from this reader is a question mark.
 *
 * @param {string} card
 * @param {string} side
 * @param {Ew.Speech} speech
 */
function named(card, side, speech) {
  return /^\d+$/.test(card) ? speech.event(Number(card), side) : card;
}

/**
 * An entry of the log as a sentence; what is hidden from this reader stands in it as a question mark.
 *
 * @param {Ew.Entry} entry
 * @param {Ew.Speech} speech
 */
export function entryInWords({ seat, text }, speech) {
  const [verb, ...rest] = text.split(" ");
  const side = seat === "Greece" || seat === "Persia" ? speech.side(seat) : "";
  const city = (/** @type {string} */ name) => speech.city(name);
  const key = `entry.${verb}`;
  switch (verb) {
    case "play":
      return speech.say(`${key}.${rest[1]}`, side, speech.event(Number(rest[0]), seat));
    case "react":
      return speech.say(key, side, speech.event(Number(rest[0]), seat));
    case "raise":
      return rest[0] === "bridge" ? speech.say(`${key}.bridge`, side) : speech.say(`${key}.${rest[0]}`, side, city(rest[1]));
    case "march":
      return speech.say(key, side, city(rest[0]), city(rest[1]), speech.count("army", Number(rest[2])));
    case "sail":
      return rest[3] === "0"
        ? speech.say("entry.march", side, city(rest[0]), city(rest[1]), speech.count("fleet", Number(rest[2])))
        : speech.say(key, side, city(rest[0]), city(rest[1]), speech.count("fleet", Number(rest[2])), speech.count("army", Number(rest[3])));
    case "retreat":
      return speech.say(key, side, city(rest[1]));
    case "remove":
    case "evict":
    case "pay":
    case "relocate":
      return speech.say(key, side, city(rest[0]));
    case "place":
      return speech.say(key, side, city(rest[0]), rest[1]);
    case "discard":
    case "keep":
      return speech.say(key, side, speech.list(rest.map((card) => side ? named(card, seat, speech) : card)));
    case "ostracism":
    case "persia-discard":
      return speech.say(key, speech.list(rest.map((card) => named(card, GREECE, speech))));
    case "draw":
      return speech.say(key, rest.length);
    default:
      return speech.say(key, side || speech.list(rest), rest.join(" "));
  }
}

/**
 * What this reader has just decided, if nothing followed from it.
 *
 * @param {Ew.Table} table
 * @param {Ew.Speech} speech
 */
export function ownDeed(table, speech) {
  const last = table.log.at(-1);
  return last && last.seat === ownSide(table) && !table.turn.over ? entryInWords(last, speech) : "";
}
