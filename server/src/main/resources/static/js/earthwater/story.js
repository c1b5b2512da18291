import { remember, remembered } from "../storage.js";
import { acts, citiesIn, diceIn, isDeed, nameOf, noted, played } from "./effects.js";

/**
 * How long a step stays before the next one comes, in milliseconds; by hand, until the player asks for it.
 *
 * @type {Record<string, number>}
 */
const PACES = { slow: 2600, normal: 1400, fast: 500, hand: Infinity, instant: 0 };
export const SPEEDS = Object.keys(PACES);

const REMEMBERED = "hegemon.ew.speed";

/** The player's speed; who asks the system for less motion starts with none. */
export function rememberedSpeed() {
  const stored = remembered(REMEMBERED);
  if (stored && SPEEDS.includes(stored)) return stored;
  return matchMedia("(prefers-reduced-motion: reduce)").matches ? "instant" : "normal";
}

/** @param {string} speed */
export function rememberSpeed(speed) {
  remember(REMEMBERED, speed);
}

/**
 * What happened between two decisions, told note by note, with the map keeping pace. Calls `changed`
 * after every step, and once more at the end.
 */
export class Story {
  #steps;
  #next = 0;
  #ended = false;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #timer;
  #pace = 0;
  #changed;
  #battle;

  /**
   * @param {{ scene: Ew.Scene, entries: Ew.Entry[], notes: Ew.Note[], battle: { sea: boolean }, changed: () => void }} what `battle` is what
   *   was being fought when the story begins
   */
  constructor({ scene, entries, notes, battle, changed }) {
    this.scene = entries.reduce(played, scene);
    this.#steps = notes;
    this.#battle = battle;
    this.#changed = changed;
    this.moving = movementIn(entries);
  }

  get told() {
    return this.#steps.slice(0, this.#next);
  }

  /** What was told, without the reasons. */
  get deeds() {
    return this.told.filter(isDeed);
  }

  get step() {
    return this.#steps[this.#next - 1];
  }

  /** Whether all is told and the last step has had its time. */
  get over() {
    return this.#ended;
  }

  get byHand() {
    return this.#pace === Infinity;
  }

  /** The cities in the light of the step that is being told. */
  get lit() {
    return this.step ? citiesIn(this.step) : [];
  }

  get dice() {
    return this.step ? diceIn(this.step) : [];
  }

  /** @param {string} speed */
  run(speed) {
    this.#pace = PACES[speed];
    if (this.#pace === 0) this.finish();
    else this.advance();
  }

  finish() {
    clearTimeout(this.#timer);
    while (this.#next < this.#steps.length) this.#tell();
    this.#end();
  }

  stop() {
    clearTimeout(this.#timer);
  }

  /** The next step, and the one after it in its time. */
  advance() {
    clearTimeout(this.#timer);
    if (this.#next >= this.#steps.length) return this.#end();
    this.#tell();
    this.#changed();
    const weight = acts(this.step) || this.dice.length > 0 ? 1 : 0.55;
    if (!this.byHand) this.#timer = setTimeout(() => this.advance(), this.#pace * weight);
  }

  #end() {
    this.#ended = true;
    this.#changed();
  }

  #tell() {
    const note = this.#steps[this.#next++];
    const name = nameOf(note);
    if (name === "battle.sea") this.#battle = { sea: true };
    if (name === "battle.land") this.#battle = { sea: false };
    if (isMarch(note)) this.moving = marchIn(note);
    this.scene = noted(this.scene, note, this.#battle);
  }
}

/**
 * The last movement of a moment gone by.
 *
 * @param {House.Entry | undefined} entry
 * @param {Ew.Note[]} notes
 */
export function movementOf(entry, notes) {
  const march = notes.findLast(isMarch);
  return march ? marchIn(march) : movementIn(entry ? [entry] : []);
}

/**
 * Whether a note tells a march of PERS.IA.
 *
 * @param {Ew.Note} note
 */
function isMarch(note) {
  return nameOf(note).endsWith(".march");
}

/**
 * @param {Ew.Note} note
 * @returns {Ew.Movement}
 */
function marchIn(note) {
  const [from, to] = citiesIn(note);
  return { from, to, side: "Persia", sea: false };
}

/**
 * The last movement that players made, for an arrow on the map.
 *
 * @param {Ew.Entry[]} entries
 * @returns {Ew.Movement | null}
 */
function movementIn(entries) {
  const moves = entries.map(({ seat, text }) => ({ seat, words: text.split(" ") }));
  const last = moves.findLast(({ words }) => words[0] === "march" || words[0] === "sail");
  if (!last) return null;
  return { from: last.words[1], to: last.words[2], side: last.seat, sea: last.words[0] === "sail" };
}
