import { html, nothing, svg } from "lit";
import { pageLanguage } from "../words.js";
import { GREECE, PERSIA } from "./cities.js";
import { entryInWords } from "./chronicle.js";
import { percent } from "./odds.js";

const WIDTH = 600;
const HEIGHT = 200;
/** How wide the number of a decision is on the curve. */
const DOT = 24;
const NUMBER = new Intl.NumberFormat(pageLanguage(), { maximumFractionDigits: 1 });
/** What differs by less may be chance. */
const SHARE = 0.03;
const POINT = 0.3;
const REASONS = 2;

/**
 * @typedef {{ game: string, entries: number, say: Say, speech: Ew.Speech }} Telling
 */

/** @param {string} sentence */
export function troubled(sentence) {
  return html`<p class="notice warning" role="status">${sentence}</p>`;
}

/**
 * What the adviser found so far: the progress, the curve, and in the end what cost most.
 *
 * @param {Ew.Analysis} analysis
 * @param {Telling} telling
 */
export function found(analysis, telling) {
  const { say } = telling;
  const finished = analysis.done >= analysis.of;
  return html`
    ${finished ? nothing : html`<p role="status"><label>${say("progress", analysis.done, analysis.of)} <progress max=${analysis.of} value=${analysis.done}></progress></label></p>`}
    ${analysis.course.length > 0 ? html`<section><h2>${say("curve")}</h2>${curve(analysis, telling)}<p class="hint">${say("curve.note")}</p></section>` : nothing}
    ${finished ? html`<section><h2>${say("worst")}</h2>${worst(analysis, telling)}</section>` : nothing}
  `;
}

/**
 * The probability that Greece wins over the entries of the log, with the campaigns and what cost most.
 *
 * @param {Ew.Analysis} analysis
 * @param {Telling} telling
 */
function curve({ course, worst: dear, ended, done, of }, { entries, say }) {
  const x = (/** @type {number} */ entry) => (entry * WIDTH) / Math.max(1, entries);
  const y = (/** @type {number} */ greece) => HEIGHT * (1 - greece);
  const stops = course.map(({ entry, greece }) => ({ at: x(entry), greece }));
  if (done >= of) stops.push({ at: WIDTH, greece: ended });
  const line = stops.map(({ at, greece }) => `${at.toFixed(1)},${y(greece).toFixed(1)}`).join(" ");
  const begun = course.filter(({ campaign }, index) => index === 0 || course[index - 1].campaign !== campaign);
  const from = stops[0].at.toFixed(1);
  return html`<svg class="ew-curve" viewBox="-72 -10 680 240" role="img" aria-label=${say("curve.label", percent(course[0].greece), percent(stops.at(-1)?.greece ?? 0))}>
    <rect width=${WIDTH} height=${HEIGHT} />
    <polygon points="${from},${HEIGHT} ${line} ${stops.at(-1)?.at.toFixed(1)},${HEIGHT}" />
    ${begun.map(({ entry, campaign }) => svg`<path class="campaign" d="M${x(entry)} 0V${HEIGHT}" /><text x=${x(entry) + 3} y=${HEIGHT + 20}>${say("campaign", campaign)}</text>`)}
    <path class="even" d="M0 ${HEIGHT / 2}H${WIDTH}" />
    <text class="scale" x="-6" y="12">${percent(1)}</text><text class="scale" x="-6" y=${HEIGHT / 2 + 5}>${percent(0.5)}</text><text class="scale" x="-6" y=${HEIGHT}>${percent(0)}</text>
    <polyline points=${line} />
    ${dots(dear, course, x, y)}
  </svg>`;
}

/**
 * The numbers of the dearest decisions on the curve; of two that would cover each other one stands below the other.
 *
 * @param {Pick<Ew.Reviewed, "entry">[]} dear
 * @param {Ew.CurvePoint[]} course
 * @param {(entry: number) => number} x
 * @param {(greece: number) => number} y
 */
function dots(dear, course, x, y) {
  /** @type {{ at: number, down: number }[]} */
  const placed = [];
  return dear.map(({ entry }, index) => {
    const point = course.find((each) => each.entry === entry);
    if (!point) return nothing;
    const at = x(entry);
    const near = placed.filter((other) => Math.abs(other.at - at) < DOT).map(({ down }) => down);
    let down = Math.min(Math.max(y(point.greece), DOT / 2), HEIGHT - DOT / 2);
    while (near.some((other) => Math.abs(other - down) < DOT)) down = down + DOT > HEIGHT - DOT / 2 ? DOT / 2 : down + DOT;
    placed.push({ at, down });
    return svg`<g transform="translate(${at} ${down})"><circle r=${DOT / 2} /><text y="5">${index + 1}</text></g>`;
  });
}

/**
 * @param {Ew.Analysis} analysis
 * @param {Telling} telling
 */
function worst({ worst: dear, solo }, telling) {
  const { say } = telling;
  if (dear.length === 0) return html`<p>${say("none")}</p>`;
  return html`<ol class="ew-dear">${dear.map((each) => html`<li>${dearly(each, solo, telling)}</li>`)}</ol>`;
}

/**
 * @param {Ew.Reviewed} decision
 * @param {boolean} solo
 * @param {Telling} telling
 */
function dearly(decision, solo, { game, say, speech }) {
  const { seat, move, better, played, best, rule, campaign, entry } = decision;
  return html`
    <p><b>${entryInWords({ seat, text: move }, speech)}</b></p>
    <p>${say("cost", percent(best.winning), percent(played.winning))}</p>
    <p>${say("better")} <b>${entryInWords({ seat, text: better }, speech)}</b></p>
    ${reasons(decision, solo).map(([key, ...values]) => html`<p>${say(`why.${key}`, ...values.map((value) => (typeof value === "number" ? marker(value, say, speech) : value)))}</p>`)}
    <p class="links"><a href="/games/${game}?entry=${entry - 1}">${say("moment", campaign)}</a> <a href="/rules/earthwater#${rule}">${say("rule", rule)}</a></p>
  `;
}

/**
 * Where the marker stands, as the track has it.
 *
 * @param {number} points of the Greeks
 * @param {Say} say
 * @param {Ew.Speech} speech
 */
function marker(points, say, speech) {
  const shown = NUMBER.format(Math.abs(points));
  return shown === "0" ? shown : say("marker", speech.side(points > 0 ? GREECE : PERSIA), shown);
}

/**
 * By which rule the games end that follow, after the one choice and after the other; what differs most comes first.
 *
 * @param {Pick<Ew.Reviewed, "played" | "best">} decision
 * @param {boolean} solo
 * @returns {[string, ...(string | number)[]][]}
 */
export function reasons({ played, best }, solo) {
  const sudden = (/** @type {"persian" | "greek"} */ whose) => ({
    weight: Math.abs(played[whose] - best[whose]) / SHARE,
    said: /** @type {[string, ...string[]]} */ ([whose === "persian" && solo ? "solo" : whose, percent(played[whose]), percent(best[whose])]),
  });
  const scored = {
    weight: Math.abs(played.points - best.points) / POINT,
    said: /** @type {[string, ...number[]]} */ (["points", played.points, best.points]),
  };
  return [sudden("persian"), sudden("greek"), scored]
    .filter(({ weight }) => weight >= 1)
    .sort((one, other) => other.weight - one.weight)
    .slice(0, REASONS)
    .map(({ said }) => said);
}
