import { html, nothing, svg } from "lit";

const PERCENT = new Intl.NumberFormat(document.documentElement.lang || "en", { style: "percent" });

/** Probabilities to win, by choice. Without advice there are none, and nothing is shown. */
export class Odds {
  #byMove;

  constructor(advice = null) {
    const tried = (advice?.moves ?? []).filter(({ trials }) => trials > 0);
    this.#byMove = new Map(tried.map((prospect) => [prospect.move, prospect]));
    this.best = tried[0]?.winning;
  }

  /** The prospects of an answer which leaves these choices: those of the one that was tried most, for the others are rough guesses. */
  of(choices) {
    const known = choices.map(({ move }) => this.#byMove.get(move)).filter(Boolean);
    return known.length > 0 ? known.reduce((one, other) => (other.trials > one.trials ? other : one)).winning : null;
  }
}

export function percent(winning) {
  return PERCENT.format(winning);
}

/** The probability beside the words of an answer; the best one stands out. */
export function chip(winning, odds) {
  if (winning === null) return nothing;
  return html`<span class="ew-chip ${winning === odds.best ? "best" : ""}">${percent(winning)}</span>`;
}

/** The same on a city's plate. */
export function plateChip(winning, odds, { width, height }) {
  if (winning === null) return nothing;
  return svg`<g class="odds ${winning === odds.best ? "best" : ""}" transform="translate(${width / 2 - 36} ${-height / 2 - 19})">
    <rect x="-46" y="-20" width="92" height="40" rx="20" /><text y="9">${percent(winning)}</text>
  </g>`;
}

/** For the ear, after the words of an answer. */
export function spokenOdds(winning, speech) {
  return winning === null ? "" : `, ${speech.say("advice.chance", percent(winning))}`;
}
