import { remember, remembered } from "../storage.js";
import { acts, beginsATurn, changesOf, citiesIn, diceIn, isDeed, movementIn } from "./effects.js";

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

  /** @param {{ scene: Ew.Scene, notes: Ew.Note[], changed: () => void }} what happened, and on what the map showed before it */
  constructor({ scene, notes, changed }) {
    this.scene = scene;
    this.#steps = notes;
    this.#changed = changed;
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
    this.scene = this.scene.after(changesOf(this.#steps[this.#next++]));
  }
}

/**
 * The last movement of the side that acted last: its arrow goes when the next one acts.
 *
 * @param {Ew.Note[]} notes
 * @param {Ew.Change[]} since what changed after them
 */
export function movementOf(notes, since = []) {
  const turn = notes.slice(notes.findLastIndex(beginsATurn) + 1);
  return movementIn([...turn.flatMap(changesOf), ...since]);
}
