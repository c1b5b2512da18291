import { html, nothing } from "lit";
import { sectionsOf } from "./report.js";
import { pageLanguage } from "../words.js";

const FIGURES = new Intl.NumberFormat(pageLanguage());
const CHANGES = new Intl.NumberFormat(pageLanguage(), { signDisplay: "exceptZero" });

/**
 * What would have been: the figures of the shown month beside those of the other ways in which it was played.
 *
 * @param {Pick<Pygma.RulerDesk, "otherwise" | "series">} desk
 * @param {Say} say
 * @param {(entry: number) => void} to looks at another way
 */
export function otherwiseOf({ otherwise, series }, say, to) {
  if (otherwise.length === 0) return nothing;
  const name = ({ counts = false }, /** @type {number} */ index) => say(counts ? "server.pygma.otherwise.counts" : "server.pygma.otherwise.dropped", index + 1);
  const now = series.map(({ values }) => values[values.length - 1]);
  const different = series.map((_, row) => row).filter((row) => otherwise.some(({ values }) => values[row] !== now[row]));
  const section = {
    id: "otherwise",
    title: say("server.pygma.otherwise"),
    lines: [say("server.pygma.otherwise.text"), ...(different.length === 0 ? [say("server.pygma.otherwise.same")] : [])],
    columns: [
      { title: say("server.pygma.compare.figure"), number: false },
      { title: say("server.pygma.otherwise.now"), number: true },
      ...otherwise.map((each, index) => ({ title: name(each, index), number: true })),
    ],
    rows: different.map((row) => [
      series[row].title,
      FIGURES.format(now[row]),
      ...otherwise.map(({ values }) => `${FIGURES.format(values[row])} (${CHANGES.format(values[row] - now[row])})`),
    ]),
  };
  return html`${sectionsOf([section], "part")}
    <div class="actions">
      ${otherwise.map(({ entry }, index) => html`<button class="button quiet" type="button" @click=${() => to(entry)}>${say("server.pygma.otherwise.read", index + 1)}</button>`)}
    </div>`;
}

/**
 * Offers to take back the last month.
 *
 * @param {Pick<Pygma.RulerDesk, "mayRevise" | "months">} desk
 * @param {Say} say
 * @param {() => void} revise
 */
export function revisionOf({ mayRevise, months }, say, revise) {
  if (!mayRevise) return nothing;
  return html`<div class="actions revise">
    <button class="button" type="button" data-revise @click=${revise}>${say("server.pygma.revise", months[months.length - 1])}</button>
    <p class="hint">${say("server.pygma.revise.hint")}</p>
  </div>`;
}
