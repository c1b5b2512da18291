import { acts, citiesIn, diceIn, nameOf, noted, played } from "./effects.js";

/** How long a step stays before the next one comes, in milliseconds. */
const PACES = { slow: 2600, normal: 1400, fast: 500, instant: 0 };
export const SPEEDS = Object.keys(PACES);

const REMEMBERED = "hegemon.ew.speed";

/** The player's speed; who asks the system for less motion starts with none. */
export function rememberedSpeed() {
  const stored = localStorage.getItem(REMEMBERED);
  if (SPEEDS.includes(stored)) return stored;
  return matchMedia("(prefers-reduced-motion: reduce)").matches ? "instant" : "normal";
}

export function rememberSpeed(speed) {
  localStorage.setItem(REMEMBERED, speed);
}

/**
 * What happened between two decisions, told note by note, with the map keeping pace. Calls `changed`
 * after every step, and once more at the end.
 */
export class Story {
  #steps;
  #next = 0;
  #timer = 0;
  #changed;
  #battle;

  /** `battle` is what was being fought when the story begins. */
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

  get step() {
    return this.#steps[this.#next - 1];
  }

  get over() {
    return this.#next >= this.#steps.length;
  }

  /** The cities in the light of the step that is being told. */
  get lit() {
    return this.step ? citiesIn(this.step) : [];
  }

  get dice() {
    return this.step ? diceIn(this.step) : [];
  }

  run(speed) {
    clearTimeout(this.#timer);
    if (PACES[speed] === 0) return this.finish();
    this.#advance(speed);
  }

  finish() {
    clearTimeout(this.#timer);
    while (!this.over) this.#tell();
    this.#changed();
  }

  stop() {
    clearTimeout(this.#timer);
  }

  #advance(speed) {
    if (this.over) return this.#changed();
    this.#tell();
    this.#changed();
    const weight = acts(this.step) || this.dice.length > 0 ? 1 : 0.55;
    this.#timer = setTimeout(() => this.#advance(speed), PACES[speed] * weight);
  }

  #tell() {
    const note = this.#steps[this.#next++];
    const name = nameOf(note);
    if (name === "battle.sea") this.#battle = { sea: true };
    if (name === "battle.land") this.#battle = { sea: false };
    if (name.endsWith(".march")) this.moving = { from: citiesIn(note)[0], to: citiesIn(note)[1], side: "Persia", sea: false };
    this.scene = noted(this.scene, note, this.#battle);
  }
}

/** The last movement that players made, for an arrow on the map. */
function movementIn(entries) {
  const moves = entries.map(({ seat, text }) => ({ seat, words: text.split(" ") }));
  const last = moves.findLast(({ words }) => words[0] === "march" || words[0] === "sail");
  if (!last) return null;
  return { from: last.words[1], to: last.words[2], side: last.seat, sea: last.words[0] === "sail" };
}
