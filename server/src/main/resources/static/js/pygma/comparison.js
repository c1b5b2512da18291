import { pageLanguage } from "../words.js";

const FIGURES = new Intl.NumberFormat(pageLanguage());
const CHANGES = new Intl.NumberFormat(pageLanguage(), { signDisplay: "exceptZero" });

/**
 * How the realm stands beside the month before and the last armament month: a part of the report like any other.
 *
 * @param {Pygma.Series[]} series
 * @param {string[]} months
 * @param {number[]} terms which of the months were armament months
 * @param {Say} say
 * @returns {Pygma.Section[]}
 */
export function comparisonOf(series, months, terms, say) {
  const now = months.length - 1;
  if (now < 1) return [];
  const term = terms.findLast((index) => index < now - 1);
  const then = [now - 1, ...(term === undefined ? [] : [term])];
  const columns = [
    { title: say("server.pygma.compare.figure"), number: false },
    { title: months[now], number: true },
    ...then.map((index) => ({ title: say(index === term ? "server.pygma.compare.term" : "server.pygma.compare.month", months[index]), number: true })),
  ];
  const rows = series.map(({ title, values }) => [title, FIGURES.format(values[now]), ...then.map((index) => CHANGES.format(values[now] - values[index]).replace("-", "−"))]);
  return [{ id: "comparison", title: say("server.pygma.compare"), lines: [], columns, rows }];
}
