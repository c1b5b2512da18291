import { part } from "./parts.js";
import { offerSteps, onSteps } from "./steps.js";

/**
 * At which of a game's moments its reader is. The last one is the present; who is there stays there, and whoever looks
 * back is not disturbed by news.
 */
export class Place {
  index = 0;
  last = 0;

  get isPresent() {
    return this.index === this.last;
  }

  /**
   * There are so many moments after the first.
   *
   * @param {number} last
   */
  follow(last) {
    this.index = this.isPresent ? last : Math.min(this.index, last);
    this.last = last;
  }

  /**
   * The nearest moment there is.
   *
   * @param {number} index
   */
  near(index) {
    return Math.min(Math.max(index, 0), this.last);
  }

  /** @param {Step} where */
  goal(where) {
    return this.near({ first: 0, back: this.index - 1, on: this.index + 1, last: this.last }[where]);
  }
}

/** The slider of a page and its buttons and keys, on a `Place`. */
export class Replay {
  #slider;
  #place;

  /**
   * @param {Place} place
   * @param {(index: number) => void} go
   */
  constructor(place, go) {
    this.#place = place;
    this.#slider = part("slider", HTMLInputElement);
    onSteps((where) => go(place.goal(where)));
    this.#slider.addEventListener("input", () => go(Number(this.#slider.value)));
  }

  /** @param {string} text what the slider says of the moment */
  show(text) {
    const { index, last, isPresent } = this.#place;
    this.#slider.max = String(last);
    this.#slider.value = String(index);
    this.#slider.setAttribute("aria-valuetext", text);
    offerSteps(index > 0, !isPresent);
  }
}

/**
 * What was at earlier moments, asked for once each.
 *
 * @template T
 */
export class Past {
  #ask;
  /** @type {Map<number, T>} */
  #known = new Map();
  #wishes = 0;
  #age = 0;

  /** @param {(moment: number) => Promise<T | null>} ask gives nothing if it cannot be had now */
  constructor(ask) {
    this.#ask = ask;
  }

  /**
   * @param {number} moment
   * @param {T} known
   */
  keep(moment, known) {
    this.#known.set(moment, known);
  }

  /** @param {number} from this moment and all after it are void */
  forget(from = 0) {
    this.#age++;
    for (const moment of [...this.#known.keys()]) if (moment >= from) this.#known.delete(moment);
  }

  /**
   * What was then; nothing if it cannot be had now, or was forgotten while it was on its way.
   *
   * @param {number} moment
   * @returns {Promise<T | null>}
   */
  async at(moment) {
    const known = this.#known.get(moment);
    if (known !== undefined) return known;
    const age = this.#age;
    const found = await this.#ask(moment);
    if (found === null || age !== this.#age) return null;
    this.#known.set(moment, found);
    return found;
  }

  /**
   * Shows what was at a moment, unless its reader has wished for another one meanwhile.
   *
   * @param {number} moment
   * @param {(known: T | null) => void} show gets nothing if it cannot be had now
   */
  async show(moment, show) {
    const wish = ++this.#wishes;
    const known = await this.at(moment);
    if (wish === this.#wishes) show(known);
  }

  /** The reader no longer waits for anything. */
  leave() {
    this.#wishes++;
  }
}
