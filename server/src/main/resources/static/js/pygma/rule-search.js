/**
 * The values of a preset, from lines `key=value`.
 *
 * @param {string} lines
 * @returns {[string, string][]}
 */
export function valuesOf(lines) {
  return lines
    .split("\n")
    .filter(Boolean)
    .map((line) => [line.slice(0, line.indexOf("=")), line.slice(line.indexOf("=") + 1)]);
}

/**
 * Whether a text has every word that is asked for, wherever it stands, however it is accented.
 *
 * @param {string} asked
 * @param {string} text
 */
export function matches(asked, text) {
  const plain = plainly(text);
  return plainly(asked)
    .split(/\s+/)
    .every((word) => plain.includes(word));
}

/** @param {string} text */
function plainly(text) {
  return text.normalize("NFD").replaceAll(/\p{M}/gu, "").toLowerCase();
}
