import { html, nothing, svg } from "lit";
import { pageLanguage } from "../words.js";

const WIDE = 360;
const HIGH = 170;
const EDGE = 8;
const LEFT = 66;
const FOOT = 24;

/** As many lines across, above the lowest. */
const STEPS = 4;
const FIGURES = new Intl.NumberFormat(pageLanguage());

/**
 * Parts of the report, each with a heading, sentences and a table; `name` begins their ids.
 *
 * @param {Pygma.Section[]} sections
 */
export function sectionsOf(sections, name = "part") {
  return sections.map(
    (section) => html`
      <section class="part of-${section.id}" aria-labelledby="${name}-${section.id}">
        <h4 id="${name}-${section.id}">${section.title}</h4>
        ${section.lines.length > 0
          ? html`<ul>
              ${section.lines.map((line) => html`<li>${line}</li>`)}
            </ul>`
          : nothing}
        ${section.rows.length > 0 ? tableOf(section, name) : nothing}
      </section>
    `,
  );
}

/**
 * @param {Pygma.Section} section
 * @param {string} name
 */
function tableOf({ id, columns, rows }, name) {
  const kind = (/** @type {number} */ index) => (columns[index].number ? "number" : "");
  // Long tables of short rows stay tables on a phone; of the others each row becomes a small sheet.
  const sheets = id === "supplies" || id === "account" ? "" : "sheets";
  return html`
    <div class="scroll" role="group" aria-labelledby="${name}-${id}" tabindex="0">
      <table class="table ${sheets}" aria-labelledby="${name}-${id}">
        <thead>
          <tr>
            ${columns.map((column, index) => html`<th scope="col" class=${kind(index)}>${column.title}</th>`)}
          </tr>
        </thead>
        <tbody>
          ${rows.map(
            ([first, ...cells]) => html`<tr>
              <th scope="row" data-label=${columns[0].title}>${first}</th>
              ${cells.map((cell, index) => html`<td class=${kind(index + 1)} data-label=${columns[index + 1].title}>${cell}</td>`)}
            </tr>`,
          )}
        </tbody>
      </table>
    </div>
  `;
}

/**
 * Treasury and inhabitants month by month: two lines, and the same as a table.
 *
 * @param {Pygma.Past[]} history
 * @param {Say} say
 */
export function chartOf(history, say) {
  if (history.length === 0) return nothing;
  return html`
    ${curve(history, say("server.pygma.chart.treasury"), "treasury", "treasuryText", say)}
    ${curve(history, say("server.pygma.chart.inhabitants"), "inhabitants", "peopleText", say)}
    <details class="more">
      <summary>${say("server.pygma.chart.table")}</summary>
      <table class="table">
        <thead>
          <tr>
            <th scope="col">${say("server.pygma.chart.month")}</th>
            <th scope="col" class="number">${say("server.pygma.chart.treasury")}</th>
            <th scope="col" class="number">${say("server.pygma.chart.inhabitants")}</th>
          </tr>
        </thead>
        <tbody>
          ${history.map(
            (past) => html`<tr>
              <th scope="row">${past.month}</th>
              <td class="number">${past.treasuryText}</td>
              <td class="number">${past.peopleText}</td>
            </tr>`,
          )}
        </tbody>
      </table>
    </details>
  `;
}

/**
 * The least of 1, 2, 5, 10, 20, 50 … with which the steps reach the highest value.
 *
 * @param {number} most
 */
export function stepOf(most) {
  for (let power = 1; ; power *= 10) for (const digit of [1, 2, 5]) if (digit * power * STEPS >= most) return digit * power;
}

/**
 * @param {Pygma.Past[]} history
 * @param {string} title
 * @param {"treasury" | "inhabitants"} figure
 * @param {"treasuryText" | "peopleText"} text
 * @param {Say} say
 */
function curve(history, title, figure, text, say) {
  const step = stepOf(Math.max(1, ...history.map((past) => past[figure])));
  const across = (/** @type {number} */ index) => LEFT + (history.length > 1 ? (index * (WIDE - LEFT - EDGE)) / (history.length - 1) : 0);
  const up = (/** @type {number} */ value) => HIGH - FOOT - (value / (STEPS * step)) * (HIGH - FOOT - EDGE);
  const points = history.map((past, index) => [across(index), up(past[figure])]);
  const [first, last] = [history[0], history[history.length - 1]];
  const [x, y] = points[points.length - 1];
  const label = say("server.pygma.chart.label", title, first[text], first.month, last[text], last.month);
  const lines = Array.from({ length: STEPS + 1 }, (_, index) => index * step);
  return html`
    <figure class="curve">
      <figcaption>${title} <strong>${last[text]}</strong></figcaption>
      <svg viewBox="0 0 ${WIDE} ${HIGH}" role="img" aria-label=${label}>
        ${lines.map(
          (value) =>
            svg`<path class="axis" d="M${LEFT} ${up(value)}H${WIDE}" /><text class="scale" x=${LEFT - 6} y=${up(value) + 4}>${FIGURES.format(value)}</text>`,
        )}
        ${svg`<text class="month" x=${LEFT} y=${HIGH - 4}>${first.month}</text>`}
        ${history.length > 1 ? svg`<text class="scale" x=${WIDE} y=${HIGH - 4}>${last.month}</text>` : nothing}
        ${svg`<polyline points=${points.map((point) => point.join(" ")).join(",")} /><circle cx=${x} cy=${y} r="4" />`}
      </svg>
    </figure>
  `;
}

/**
 * All that is known of a field.
 *
 * @param {Pygma.Hex} hex
 * @param {Say} say
 * @param {Pygma.OrderSheet} [sheet]
 */
export function factsOf(hex, say, sheet) {
  return html`
    <h3>${say("server.pygma.map.field", hex.at)}</h3>
    <dl class="pairs">
      ${hex.facts.map(({ label, text }) => html`<dt>${label}</dt><dd>${text}</dd>`)}
    </dl>
    ${sheet ? html`<button class="button" type="button" @click=${() => sheet.insert(hex.at)}>${say("server.pygma.map.insert")}</button>` : nothing}
  `;
}

/**
 * The signs of the terrains on this map, and of land and units.
 *
 * @param {{ map: Pygma.Hex[], signs: Pygma.Signs, say: Say, marks?: string[] }} desk
 */
export function legendOf({ map, signs, say, marks = ["own", "foreign", "stale", "fog", "unit", "sighted"] }) {
  const terrains = new Map(map.map((hex) => [hex.terrain, hex.facts[0].text]));
  return html`
    <details class="more">
      <summary>${say("server.pygma.map.legend")}</summary>
      <ul class="legend">
        ${[...terrains].map(
          ([terrain, name]) => html`<li>
            <svg viewBox="-13 -13 26 26" aria-hidden="true">
              <g class="hex ${terrain}"><rect class="ground" x="-13" y="-13" width="26" height="26" /><path class="glyph" d=${signs[terrain]} /></g>
            </svg>
            ${name}
          </li>`,
        )}
        ${marks.map(
          (sign) => html`<li>
            <svg viewBox="-13 -13 26 26" aria-hidden="true"><rect class="sign ${sign}" x="-9" y="-9" width="18" height="18" /></svg>
            ${say(`server.pygma.map.legend.${sign}`)}
          </li>`,
        )}
      </ul>
    </details>
  `;
}

/**
 * The same report to take away, in its forms; `path` is the address without the ending, `query` names the moment.
 *
 * @param {string} path
 * @param {Say} say
 */
export function downloadsOf(path, say, query = "") {
  return ["pdf", "html", "txt", "json"].map((format) => html`<a class="button quiet" href="${path}.${format}${query}" download>${say(`server.pygma.download.${format}`)}</a>`);
}
