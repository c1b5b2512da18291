// The order words that scripts must know, in German, English and French. A test holds them to those of the rules.

/** Part IV: case does not matter, ä and ae are equal, and so are é and e. */
export const fold = (/** @type {string} */ text) =>
  text.toLowerCase().normalize("NFC").replace(/[äöüßœ]/g, (letter) => LETTERS[letter]).normalize("NFD").replace(/\p{M}/gu, "");

/** @type {Record<string, string>} */
const LETTERS = { ä: "ae", ö: "oe", ü: "ue", ß: "ss", œ: "oe" };

/** @type {Record<string, string[]>} */
const SPELLINGS = {
  END: ["ende", "end", "fin"],
  ROAD: ["strasse", "road", "route"],
  HYGIENE: ["hygiene"],
  PAYROLL: ["sold", "payroll", "solde"],
  PRODUCE: ["produktion", "produce", "produire"],
  UPGRADE: ["ausbau", "upgrade", "agrandir"],
  FORTIFY: ["befestige", "fortify", "fortifier"],
  NAME: ["name", "nommer"],
  REINFORCE: ["verstaerke", "reinforce", "renforcer"],
  LOAD: ["lade", "load", "charger"],
  STATION: ["station", "stationner"],
  TRADECITY: ["handelsstadt", "tradecity", "ville-marchande"],
};

const MEANINGS = new Map(Object.entries(SPELLINGS).flatMap(([keyword, words]) => words.map((word) => [word, keyword])));

/**
 * The keyword that a line begins with, of those above.
 *
 * @param {string} line
 */
export function keywordOf(line) {
  return MEANINGS.get(/^\s*([\p{L}-]+)/u.exec(fold(line))?.[1] ?? "") ?? "";
}
