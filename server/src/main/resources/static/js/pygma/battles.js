import { html, nothing, svg } from "lit";
import { pageLanguage } from "../words.js";
import { linked } from "./report.js";

const FIGURES = new Intl.NumberFormat(pageLanguage());
/** Where the pips of a die lie, on a grid of three by three, by what it shows. */
const PIPS = [[], [4], [0, 8], [0, 4, 8], [0, 2, 6, 8], [0, 2, 4, 6, 8], [0, 2, 3, 5, 6, 8]];

/**
 * The month's losses by cause: battles as small drawings with their points, and what the land took, with its dice.
 *
 * @param {Pygma.Fight[]} fights
 * @param {Pygma.Toll[]} tolls
 * @param {Say} say
 * @param {Pygma.Light} light
 */
export function lossesOf(fights, tolls, say, light) {
  const [battle, land] = [sum(fights.flatMap(({ sides }) => sides[0].armies)), sum(tolls)];
  return html`
    ${fights.map((fight) => fightOf(fight, say, light))} ${tolls.length > 0 ? tollsOf(tolls, say, light) : nothing}
    ${battle > 0 && land > 0 ? html`<p class="hint" data-causes>${say("server.pygma.happened.causes", FIGURES.format(battle), FIGURES.format(land))}</p>` : nothing}
  `;
}

/** @param {{ lost: number }[]} rows */
const sum = (rows) => rows.reduce((all, { lost }) => all + lost, 0);

/**
 * A bar for each army, what it lost hatched.
 *
 * @param {Pygma.Fight} fight
 * @param {Say} say
 * @param {Pygma.Light} light
 */
function fightOf({ at, sides }, say, light) {
  const most = Math.max(1, ...sides.flatMap(({ armies }) => armies).map(({ size }) => size));
  return html`
    <figure class="battle">
      <figcaption>${say("server.pygma.happened.battle")} ${linked(at, light)}</figcaption>
      ${sides.map(
        ({ name, points, armies }, index) => html`<div class="side ${index === 0 ? "own" : "foreign"}">
          <strong>${name}</strong> <span class="points">${say("server.pygma.happened.points", points)}</span>
          ${armies.map(({ unit, size, lost, fate }) => barOf({ unit, size, lost, most, more: fate }))}
        </div>`,
      )}
      ${sides.length > 1 && new Set(sides.map(({ points }) => points)).size === 1 ? html`<p class="hint" data-even>${say("server.pygma.happened.even")}</p>` : nothing}
    </figure>
  `;
}

/** @param {{ unit: string, size: number, lost: number, most: number, more: unknown }} army */
function barOf({ unit, size, lost, most, more }) {
  return html`<div class="army">
    <span>${unit}</span>
    <span class="bar" .style=${`inline-size: ${Math.max(2, (size / most) * 100)}%`}><span class="lost" .style=${`inline-size: ${size > 0 ? (lost / size) * 100 : 0}%`}></span></span>
    <span class="digits">${FIGURES.format(size)}${lost > 0 ? ` −${FIGURES.format(lost)}` : ""} · ${more}</span>
  </div>`;
}

/**
 * @param {Pygma.Toll[]} tolls
 * @param {Say} say
 * @param {Pygma.Light} light
 */
function tollsOf(tolls, say, light) {
  const most = Math.max(1, ...tolls.map(({ lost, left }) => lost + left));
  return html`<figure class="battle tolls">
    <figcaption>${say("server.pygma.happened.tolls")}</figcaption>
    <div class="side own">
      ${tolls.map(({ unit, at, die, lost, left, gone }) =>
        barOf({ unit, size: lost + left, lost, most, more: html`${linked(at, light)} ${dieOf(die, say)} ${gone ? say("server.pygma.happened.gone") : nothing}` }),
      )}
    </div>
  </figure>`;
}

/**
 * A die as it fell; one with more sides than six says its number.
 *
 * @param {number} value
 * @param {Say} say
 */
export function dieOf(value, say) {
  const pips = PIPS[value];
  return html`<svg class="die" viewBox="0 0 24 24" role="img" aria-label=${say("server.pygma.happened.die", value)}>
    ${svg`<rect x="1.5" y="1.5" width="21" height="21" rx="4" />`}
    ${pips ? pips.map((place) => svg`<circle cx=${6 + (place % 3) * 6} cy=${6 + Math.floor(place / 3) * 6} r="2" />`) : svg`<text x="12" y="16.5">${value}</text>`}
  </svg>`;
}
