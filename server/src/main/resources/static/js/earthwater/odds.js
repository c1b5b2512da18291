import { html, nothing, svg } from "lit";

const PERCENT = new Intl.NumberFormat(document.documentElement.lang || "en", { style: "percent" });

/** Probabilities to win, by choice. Without advice there are none, and nothing is shown. */
export class Odds {
  #byMove;

  constructor(advice = null) {
    this.#byMove = new Map((advice?.moves ?? []).filter(({ trials }) => trials > 0).map(({ move, winning }) => [move, winning]));
    this.best = Math.max(...this.#byMove.values());
  }

  /** The best that can come of an answer which leaves these choices. */
  of(choices) {
    const known = choices.map(({ move }) => this.#byMove.get(move)).filter((winning) => winning !== undefined);
    return known.length > 0 ? Math.max(...known) : null;
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
  return svg`<g class="odds ${winning === odds.best ? "best" : ""}" transform="translate(${width / 2 - 30} ${-height / 2 - 17})">
    <rect x="-38" y="-17" width="76" height="34" rx="17" /><text y="8">${percent(winning)}</text>
  </g>`;
}

/** For the ear, after the words of an answer. */
export function spokenOdds(winning, speech) {
  return winning === null ? "" : `, ${speech.say("advice.chance", percent(winning))}`;
}
