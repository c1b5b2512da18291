import { html, nothing, svg } from "lit";
import { pageLanguage } from "../words.js";

const PERCENT = new Intl.NumberFormat(pageLanguage(), { style: "percent" });

/** With fewer playouts a number is a rough guess, and says so. */
const ROUGH = 30;

/** Probabilities to win, by choice. Without advice there are none, and nothing is shown. */
export class Odds {
  #byMove;
  #best;

  /** @param {Ew.Advice | null} advice */
  constructor(advice = null) {
    const tried = (advice?.moves ?? []).filter(({ trials }) => trials > 0);
    this.#byMove = new Map(tried.map((prospect) => [prospect.move, prospect]));
    this.#best = tried[0]?.winning;
  }

  /**
   * The prospects of an answer which leaves these choices: those of the one that was tried most, for the others are rougher guesses.
   *
   * @param {Pick<Ew.Choice, "move">[]} choices
   * @returns {Ew.Chance}
   */
  of(choices) {
    const known = choices.flatMap(({ move }) => this.#byMove.get(move) ?? []);
    if (known.length === 0) return null;
    const { winning, trials } = known.reduce((one, other) => (other.trials > one.trials ? other : one));
    return { text: `${trials < ROUGH ? "≈" : ""}${percent(winning)}`, best: winning === this.#best };
  }
}

/** @param {number} winning */
export function percent(winning) {
  return PERCENT.format(winning);
}

/**
 * The probability beside the words of an answer; the best one stands out.
 *
 * @param {Ew.Chance} prospect
 */
export function chip(prospect) {
  if (prospect === null) return nothing;
  return html`<span class="ew-chip ${prospect.best ? "best" : ""}">${prospect.text}</span>`;
}

/**
 * The same on a city's plate.
 *
 * @param {Ew.Chance} prospect
 * @param {{ width: number, height: number }} plate
 */
export function plateChip(prospect, { width, height }) {
  if (prospect === null) return nothing;
  return svg`<g class="odds ${prospect.best ? "best" : ""}" transform="translate(${width / 2 - 36} ${-height / 2 - 19})">
    <rect x="-46" y="-20" width="92" height="40" rx="20" /><text y="9">${prospect.text}</text>
  </g>`;
}

/**
 * For the ear, after the words of an answer.
 *
 * @param {Ew.Chance} prospect
 * @param {Ew.Speech} speech
 */
export function spokenOdds(prospect, speech) {
  return prospect === null ? "" : `, ${speech.say("advice.chance", prospect.text)}`;
}
