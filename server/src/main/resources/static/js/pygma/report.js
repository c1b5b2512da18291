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

/** Which column of a table sorts it, and which way: by the table's id. @type {Map<string, { column: number, down: boolean }>} */
const SORTED = new Map();

/**
 * A text in which places and units can be taken up: whoever does, sees them everywhere.
 *
 * @param {string} text
 * @param {Pygma.Light} [light]
 */
export function linked(text, light) {
  if (!light) return text;
  const pieces = text.split(/(\b\d{1,4}\/\d{1,2}\b|\b(?:KH|RH|FH|H) \d+\b)/);
  return pieces.map((piece, index) => (index % 2 === 0 ? piece : html`<button class="place" type="button" @click=${() => light(piece)}>${piece}</button>`));
}

/**
 * Parts of the report, each with a heading, sentences and a table; `name` begins their ids. With `light` places can be
 * taken up, with `again` tables can be sorted.
 *
 * @param {Pygma.Section[]} sections
 * @param {string} name
 * @param {{ light?: Pygma.Light, again?: () => void }} reader
 */
export function sectionsOf(sections, name = "part", { light, again } = {}) {
  return sections.map(
    (section) => html`
      <section class="part of-${section.id}" aria-labelledby="${name}-${section.id}">
        <h4 id="${name}-${section.id}">${section.title}</h4>
        ${section.lines.length > 0
          ? html`<ul>
              ${section.lines.map((line) => html`<li>${linked(line, light)}</li>`)}
            </ul>`
          : nothing}
        ${section.rows.length > 0 ? tableOf(section, name, light, again) : nothing}
      </section>
    `,
  );
}

/**
 * The rows in the order that their reader wishes: figures as figures.
 *
 * @param {string[][]} rows
 * @param {number} column
 * @param {boolean} number
 * @param {boolean} down
 */
export function sorted(rows, column, number, down) {
  const figure = (/** @type {string} */ cell) => Number(cell.replace("−", "-").replace(/[^\d-]/g, "") || "0");
  const order = (/** @type {string[]} */ one, /** @type {string[]} */ other) =>
    number ? figure(one[column]) - figure(other[column]) : one[column].localeCompare(other[column], pageLanguage(), { numeric: true });
  return rows.toSorted((one, other) => (down ? order(other, one) : order(one, other)));
}

/**
 * @param {Pygma.Section} section
 * @param {string} name
 * @param {Pygma.Light} [light]
 * @param {() => void} [again]
 */
function tableOf({ id, columns, rows }, name, light, again) {
  const kind = (/** @type {number} */ index) => (columns[index].number ? "number" : "");
  // Long tables of short rows stay tables on a phone; of the others each row becomes a small sheet.
  const sheets = ["supplies", "account", "comparison"].includes(id) ? "" : "sheets";
  const by = again && id !== "account" ? SORTED.get(`${name}-${id}`) : undefined;
  const shown = by ? sorted(rows, by.column, columns[by.column].number, by.down) : rows;
  const sort = (/** @type {number} */ column) => {
    SORTED.set(`${name}-${id}`, { column, down: by?.column === column ? !by.down : columns[column].number });
    again?.();
  };
  const title = (/** @type {string} */ text, /** @type {number} */ index) => (again && id !== "account" && rows.length > 1 ? html`<button type="button" @click=${() => sort(index)}>${text}</button>` : text);
  return html`
    <div class="scroll" role="group" aria-labelledby="${name}-${id}" tabindex="0">
      <table class="table ${sheets}" aria-labelledby="${name}-${id}">
        <thead>
          <tr>
            ${columns.map(
              (column, index) => html`<th scope="col" class=${kind(index)} aria-sort=${by?.column === index ? (by.down ? "descending" : "ascending") : nothing}>${title(column.title, index)}</th>`,
            )}
          </tr>
        </thead>
        <tbody>
          ${shown.map(
            ([first, ...cells]) => html`<tr>
              <th scope="row" data-label=${columns[0].title}>${linked(first, light)}</th>
              ${cells.map((cell, index) => html`<td class=${kind(index + 1)} data-label=${columns[index + 1].title}>${columns[index + 1].number ? cell : linked(cell, light)}</td>`)}
            </tr>`,
          )}
        </tbody>
      </table>
    </div>
  `;
}

/**
 * How the realm went, month by month: a line for each figure, and the same as a table.
 *
 * @param {Pygma.Series[]} series
 * @param {string[]} months
 * @param {Say} say
 */
export function chartOf(series, months, say) {
  if (months.length === 0) return nothing;
  return html`
    <div class="curves">${series.map((each) => curve(each, months, say))}</div>
    <details class="more">
      <summary>${say("server.pygma.chart.table")}</summary>
      <div class="scroll" role="group" tabindex="0" aria-label=${say("server.pygma.chart.table")}>
        <table class="table">
          <thead>
            <tr>
              <th scope="col">${say("server.pygma.chart.month")}</th>
              ${series.map(({ title }) => html`<th scope="col" class="number">${title}</th>`)}
            </tr>
          </thead>
          <tbody>
            ${months.map(
              (month, index) => html`<tr>
                <th scope="row">${month}</th>
                ${series.map(({ values }) => html`<td class="number">${FIGURES.format(values[index])}</td>`)}
              </tr>`,
            )}
          </tbody>
        </table>
      </div>
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
 * @param {Pygma.Series} series
 * @param {string[]} months
 * @param {Say} say
 */
function curve({ title, values }, months, say) {
  const step = stepOf(Math.max(1, ...values));
  const across = (/** @type {number} */ index) => LEFT + (values.length > 1 ? (index * (WIDE - LEFT - EDGE)) / (values.length - 1) : 0);
  const up = (/** @type {number} */ value) => HIGH - FOOT - (Math.max(0, value) / (STEPS * step)) * (HIGH - FOOT - EDGE);
  const points = values.map((value, index) => [across(index), up(value)]);
  const last = values.length - 1;
  const [x, y] = points[last];
  const change = last > 0 ? values[last] - values[last - 1] : 0;
  const label = say("server.pygma.chart.label", title, FIGURES.format(values[0]), months[0], FIGURES.format(values[last]), months[last]);
  const lines = Array.from({ length: STEPS + 1 }, (_, index) => index * step);
  return html`
    <figure class="curve">
      <figcaption>${title} <strong>${FIGURES.format(values[last])}${change === 0 ? nothing : html` <small>${change > 0 ? "+" : "−"}${FIGURES.format(Math.abs(change))}</small>`}</strong></figcaption>
      <svg viewBox="0 0 ${WIDE} ${HIGH}" role="img" aria-label=${label}>
        ${lines.map(
          (value) =>
            svg`<path class="axis" d="M${LEFT} ${up(value)}H${WIDE}" /><text class="scale" x=${LEFT - 6} y=${up(value) + 4}>${FIGURES.format(value)}</text>`,
        )}
        ${svg`<text class="month" x=${LEFT} y=${HIGH - 4}>${months[0]}</text>`}
        ${last > 0 ? svg`<text class="scale" x=${WIDE} y=${HIGH - 4}>${months[last]}</text>` : nothing}
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
 */
export function factsOf(hex, say, first = /** @type {unknown} */ (nothing)) {
  return html`
    <h3>${hex.name ? html`${hex.name} <small>${hex.at}</small>` : say("server.pygma.map.field", hex.at)}</h3>
    ${first}
    <dl class="pairs">
      ${hex.facts.map(({ label, text }) => html`<dt>${label}</dt><dd>${text}</dd>`)}
    </dl>
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
              <rect class="ground" .style=${`fill: var(--map-${terrain})`} x="-13" y="-13" width="26" height="26" /><path class="glyph ${terrain}" d=${signs[terrain]} />
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
