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
  const change = say("server.pygma.compare.change");
  const columns = [
    { title: say("server.pygma.compare.figure"), number: false },
    { title: months[now], number: true },
    ...then.flatMap((index) => [{ title: index === term ? say("server.pygma.compare.term", months[index]) : months[index], number: true }, { title: change, number: true }]),
  ];
  const rows = series.map(({ title, values }) => [title, FIGURES.format(values[now]), ...then.flatMap((index) => [FIGURES.format(values[index]), CHANGES.format(values[now] - values[index])])]);
  return [{ id: "comparison", title: say("server.pygma.compare"), lines: [], columns, rows }];
}
