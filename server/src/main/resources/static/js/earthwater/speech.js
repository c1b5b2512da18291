import { capital } from "../words.js";
import { eventOf } from "./cards.js";
import { GREECE } from "./cities.js";

/** Notes whose numbers are cards: they are told by what the Greeks know them for. */
const TELLS_CARDS = /\.note\.(persia\.(discard|hand)|ostracism|peace\.shown)$/;

/**
 * Says the texts whose keys begin so. What stands first in them is a side, a city or a card.
 *
 * @param {string} beginning
 * @param {House.Words} words
 * @returns {Say}
 */
const said = (beginning, words) => (key, ...values) => words.sentence(beginning + key, ...values);

/** Everything said in the reader's language. */
export class Speech {
  #words;

  /** @param {House.Words} words */
  constructor(words) {
    this.#words = words;
    /** The page's own words, without their beginning. */
    this.say = said("server.ew.", words);
    /** The words of the rules. */
    this.rules = said("earthwater.", words);
    this.table = said("server.table.", words);
    this.whole = said("", words);
  }

  /** @param {string} key */
  has(key) {
    return this.#words.has(key);
  }

  /** @param {string} name */
  city(name) {
    return this.rules(`city.${name}`);
  }

  /** @param {string} name */
  side(name) {
    return this.rules(`side.${name}`);
  }

  /**
   * A side that stands alone: in French its name begins with a small letter.
   *
   * @param {string} name
   */
  heading(name) {
    return capital(this.side(name));
  }

  /**
   * @param {number} card
   * @param {string} side
   */
  event(card, side) {
    return this.rules(`event.${eventOf(card, side).name}`);
  }

  /**
   * A note of the rules: what happened, or a reason.
   *
   * @param {Ew.Note} note
   */
  note(note) {
    return this.#words.message(TELLS_CARDS.test(note.key) ? { ...note, args: note.args.map((arg) => arg.replace(/\d+/g, (card) => this.event(Number(card), GREECE))) } : note);
  }

  /**
   * One army, two armies.
   *
   * @param {string} thing
   * @param {number} number
   */
  count(thing, number) {
    return this.say(`count.${thing}`, number);
  }

  /** @param {Ew.Stack} stack */
  stack({ side, piece, count }) {
    return this.say(`stack.${side}.${piece}`, count);
  }

  /** @param {string[]} items */
  list(items) {
    return items.length === 0 ? this.say("none") : items.join(", ");
  }
}
