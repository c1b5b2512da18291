import { html, nothing } from "lit";
import { lossesOf } from "./battles.js";
import { linked, sectionsOf } from "./report.js";
import { addressesIn } from "./sheet-lines.js";

/** What a ruler wants to know first. */
const ORDER = ["texts", "battles", "warnings", "events", "intrusions", "gains", "land", "sightings", "contacts", "disclosures", "messages", "descriptions"];
/** What stands before the drawings of battles and losses. */
const FIRST = ["texts", "battles"];
/** What is kept for later reading: long tables. */
const LATER = ["orders", "moves", "losses"];
/** What of the month is drawn on the map. */
const DRAWN = ["battles", "land", "intrusions", "events", "descriptions", "contacts"];

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
 * Where something happened that the map shows: of several things in a field the most important.
 *
 * @param {Pygma.Section[]} news
 * @returns {{ kind: string, at: string }[]}
 */
export function marksOf(news) {
  const marks = DRAWN.flatMap((kind) => news.filter(({ id }) => id === kind).flatMap(({ lines }) => lines.flatMap((line) => addressesIn(line).slice(0, 1).map((at) => ({ kind, at })))));
  return marks.filter(({ at }, index) => marks.findIndex((each) => each.at === at) === index);
}

/**
 * What happened, in sentences with their places; then what became of each order.
 *
 * @param {Pick<Pygma.RulerDesk, "news" | "fights" | "tolls">} desk
 * @param {Say} say
 * @param {Pygma.Light} light
 * @param {() => void} again
 */
export function happenedOf({ news, fights, tolls }, say, light, again) {
  const sentences = sentencesOf(news);
  const rest = sentences.findIndex(({ id }) => !FIRST.includes(id));
  const [first, later] = rest < 0 ? [sentences, []] : [sentences.slice(0, rest), sentences.slice(rest)];
  const told = (/** @type {typeof sentences} */ some) =>
    some.length > 0 ? html`<ol class="happened">${some.map(({ id, title, text }) => html`<li class="of-${id}"><span class="kind">${title}</span> <span>${linked(text, light)}</span></li>`)}</ol>` : nothing;
  const orders = news.find(({ id }) => id === "orders");
  // "Refused" is the second cell of a row; the done ones all say the same word.
  const failed = (orders?.rows ?? []).filter((row) => row.length > 2 && row[2] !== "");
  return html`
    ${sentences.length > 0 ? nothing : html`<p>${say("server.pygma.quiet")}</p>`}
    ${told(first)} ${lossesOf(fights, tolls, say, light)} ${told(later)}
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
