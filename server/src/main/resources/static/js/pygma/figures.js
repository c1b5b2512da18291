/** A whole number whose thousands stand in groups, as Germans, English, French and Swiss people write it. */
const GROUPED = /^([+-]?[1-9]\d{0,2})((?:[.,'’\s\u00a0\u202f]\d{3})+)$/u;

/**
 * A number as events have it: `98.000`, `98,000` and `98 000` are 98000. What is no such number stays as it was written.
 *
 * @param {string} text
 */
export function plainNumber(text) {
  const grouped = GROUPED.exec(text.trim());
  return grouped ? grouped[1] + grouped[2].replace(/\D/gu, "") : text;
}
