import { html, nothing } from "lit";
import { linked, sectionsOf } from "./report.js";
import { addressesIn } from "./sheet-lines.js";

/** What a ruler wants to know first. */
const ORDER = ["texts", "battles", "warnings", "events", "intrusions", "land", "sightings", "contacts", "disclosures", "messages", "descriptions"];
/** What is kept for later reading: long tables. */
const LATER = ["orders", "moves", "losses"];
/** What of the month is drawn on the map. */
const DRAWN = ["battles", "land", "intrusions", "events", "descriptions", "contacts"];
const FIGURE = /[^\d]/g;

/**
 * The sentences of a month, the most important first.
 *
 * @param {Pygma.Section[]} news
 */
export function sentencesOf(news) {
  const rank = (/** @type {string} */ id) => (ORDER.includes(id) ? ORDER.indexOf(id) : ORDER.length);
  return news
    .filter(({ id }) => !LATER.includes(id))
    .toSorted((one, other) => rank(one.id) - rank(other.id))
    .flatMap(({ id, title, lines }) => lines.map((text) => ({ id, title, text })));
}

/**
 * Where something happened that the map shows.
 *
 * @param {Pygma.Section[]} news
 * @returns {{ kind: string, at: string }[]}
 */
export function marksOf(news) {
  return news.filter(({ id }) => DRAWN.includes(id)).flatMap(({ id, lines }) => lines.flatMap((line) => addressesIn(line).slice(0, 1).map((at) => ({ kind: id, at }))));
}

/**
 * The armies of each battle, side by side: place, then the sides with what they had and lost.
 *
 * @param {Pygma.Section | undefined} battles
 */
export function battlesOf(battles) {
  const fights = new Map();
  for (const [unit, side, place, size, lost, fate] of battles?.rows ?? []) {
    if (!fights.has(place)) fights.set(place, new Map());
    const sides = fights.get(place);
    if (!sides.has(side)) sides.set(side, []);
    sides.get(side).push({ unit, size: Number(size.replace(FIGURE, "")), lost: Number(lost.replace(FIGURE, "")), sizeText: size, lostText: lost, fate });
  }
  return fights;
}

/**
 * What happened, in sentences with their places; then what became of each order.
 *
 * @param {Pygma.Section[]} news
 * @param {Say} say
 * @param {Pygma.Light} light
 * @param {() => void} again
 */
export function happenedOf(news, say, light, again) {
  const sentences = sentencesOf(news);
  const orders = news.find(({ id }) => id === "orders");
  // "Refused" is the second cell of a row; the done ones all say the same word.
  const failed = (orders?.rows ?? []).filter((row) => row.length > 2 && row[2] !== "");
  return html`
    ${sentences.length > 0
      ? html`<ol class="happened">
          ${sentences.map(({ id, title, text }) => html`<li class="of-${id}"><span class="kind">${title}</span> <span>${linked(text, light)}</span></li>`)}
        </ol>`
      : html`<p>${say("server.pygma.quiet")}</p>`}
    ${[...battlesOf(news.find(({ id }) => id === "battles"))].map(([place, sides]) => battleOf(place, sides, say, light))}
    ${failed.length > 0
      ? html`<h3>${say("server.pygma.happened.failed")}</h3>
          <ul class="happened">
            ${failed.map(([order, result, why]) => html`<li class="of-refused"><code>${order}</code> <span>${result}. ${linked(why, light)}</span></li>`)}
          </ul>`
      : nothing}
    ${news.some(({ id }) => LATER.includes(id)) ? html`<h3>${say("server.pygma.happened.details")}</h3>` : nothing}
    ${news.filter(({ id }) => LATER.includes(id)).map(
      (section) => html`<details class="more"><summary>${section.title} (${section.rows.length})</summary>${sectionsOf([section], "news", { light, again })}</details>`,
    )}
  `;
}

/**
 * A battle as a small drawing: a bar for each army, what it lost hatched.
 *
 * @param {string} place
 * @param {Map<string, { unit: string, size: number, lost: number, sizeText: string, lostText: string, fate: string }[]>} sides
 * @param {Say} say
 * @param {Pygma.Light} light
 */
function battleOf(place, sides, say, light) {
  const most = Math.max(1, ...[...sides.values()].flat().map(({ size }) => size));
  return html`
    <figure class="battle">
      <figcaption>${say("server.pygma.happened.battle")} ${linked(place, light)}</figcaption>
      ${[...sides].map(
        ([side, armies], index) => html`<div class="side ${index === 0 ? "own" : "foreign"}">
          <strong>${side}</strong>
          ${armies.map(
            ({ unit, size, lost, sizeText, lostText, fate }) => html`<div class="army">
              <span>${unit}</span>
              <span class="bar" .style=${`inline-size: ${Math.max(2, (size / most) * 100)}%`}><span class="lost" .style=${`inline-size: ${size > 0 ? (lost / size) * 100 : 0}%`}></span></span>
              <span class="digits">${sizeText}${lost > 0 ? ` −${lostText}` : ""} · ${fate}</span>
            </div>`,
          )}
        </div>`,
      )}
    </figure>
  `;
}
