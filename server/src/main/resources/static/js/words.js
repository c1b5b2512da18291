// Texts in the reader's language, as the words files have them: MessageFormat patterns with `{0}`, `{0,number}` and
// `{0,choice,0#none|1#one|1<{0} of them}`. Apostrophes in them are typographic ones, so nothing is quoted.

/** A text that is a key names a word of ours. */
const KEY = /^[a-z]+(\.[A-Za-z0-9-]+)+$/;
/** Several things in one argument are separated by it. */
const LIST = ", ";
/** A space before these signs and within « », at which no line may break. */
const BREAKABLE = { fr: /(?<=«) | (?=[?!:;»%])/g, de: / (?=%)/g };
/** What French shortens before a name that begins with a vowel. */
const ELIDED = /\b([Dd]|[Qq]u)e (?=[AEIOUYÀÂÉÈÊÎÔÛ]\p{Ll})/gu;
/** A sentence whose first word is what it names. */
const BEGINS_WITH_A_PLACE = /^\{0\}.*[.!?]$/;

/** The language of the page. */
export const pageLanguage = () => globalThis.document?.documentElement.lang || "en";

/**
 * The things that an argument of a message names.
 *
 * @param {string} arg
 */
export function named(arg) {
  return arg.split(LIST);
}

/** How the page writes days: in English the day comes before the month. */
export const dateLanguage = () => (pageLanguage() === "en" ? "en-GB" : pageLanguage());

/** All texts that a page was given. Where they come from is the page's business. */
export class Words {
  #texts;
  #language;

  /**
   * @param {Record<string, string>} texts by key
   * @param {string} language
   */
  constructor(texts = {}, language = pageLanguage()) {
    this.#texts = texts;
    this.#language = language;
  }

  /** @param {string} key */
  has(key) {
    return key in this.#texts;
  }

  /**
   * The text of a key with its arguments. A missing text shows its key, so that it is noticed.
   *
   * @type {Say}
   */
  say = (key, ...values) => {
    const text = this.#texts[key];
    if (text === undefined) return key;
    const short = this.#language.slice(0, 2);
    if (short !== "fr" && short !== "de") return format(text, values, this.#language);
    const said = format(text.replace(BREAKABLE[short], "\u00a0"), values, this.#language);
    return short === "fr" ? said.replace(ELIDED, "$1’") : said;
  };

  /**
   * The same where a word of ours stands in the first place: at the beginning it gets a capital letter. Names are left as
   * their owners write them.
   *
   * @type {Say}
   */
  sentence = (key, ...values) => {
    const said = this.say(key, ...values);
    return this.#texts[key]?.startsWith("{") ? capital(said) : said;
  };

  /**
   * Says the texts whose keys begin so.
   *
   * @param {string} beginning
   * @returns {Say}
   */
  under(beginning) {
    return (key, ...values) => this.say(beginning + key, ...values);
  }

  /**
   * What the rules have to say: a key and its arguments, some of which name words themselves. It is said as Java says it.
   *
   * @param {{ key: string, args: string[] }} message
   */
  message({ key, args }) {
    const values = args.map((arg) => named(arg).map((each) => this.#word(each)));
    const said = this.say(key, ...values);
    const word = args[0] !== undefined && KEY.test(named(args[0])[0]);
    return word && BEGINS_WITH_A_PLACE.test(this.#texts[key] ?? "") ? capital(said) : said;
  }

  /** @param {string} name */
  #word(name) {
    return KEY.test(name) && this.has(name) ? this.say(name) : name;
  }
}

/** @param {string} text */
export function capital(text) {
  return text.charAt(0).toLocaleUpperCase() + text.slice(1);
}

/**
 * A pattern with its arguments. Numbers are written as the language writes them, lists with commas.
 *
 * @param {string} pattern
 * @param {Argument[]} values
 * @param {string} language
 * @returns {string}
 */
export function format(pattern, values, language) {
  let text = "";
  let at = 0;
  for (let open = pattern.indexOf("{"); open >= 0; open = pattern.indexOf("{", at)) {
    const close = closing(pattern, open);
    text += pattern.slice(at, open) + place(pattern.slice(open + 1, close), values, language);
    at = close + 1;
  }
  return text + pattern.slice(at);
}

/**
 * Where the brace closes that opens here.
 *
 * @param {string} pattern
 * @param {number} open
 */
function closing(pattern, open) {
  let depth = 0;
  for (let at = open; at < pattern.length; at++) {
    if (pattern[at] === "{") depth++;
    if (pattern[at] === "}" && --depth === 0) return at;
  }
  return pattern.length;
}

/**
 * What stands in place of `0`, `0,number` or `0,choice,…`.
 *
 * @param {string} place
 * @param {Argument[]} values
 * @param {string} language
 */
function place(place, values, language) {
  const [index, kind, ...rest] = place.split(",");
  const value = values[Number(index)];
  if (kind === "choice") return format(chosen(rest.join(","), Number(value)), values, language);
  return written(kind === "number" ? Number(value) : value, language);
}

/**
 * Of `0#none|1#one|1<many` the last whose limit the number reaches (`#`) or exceeds (`<`), else the first.
 *
 * @param {string} choices
 * @param {number} number
 */
function chosen(choices, number) {
  const all = [...choices.matchAll(/(-?[\d.]+)([#<])((?:\{[^}]*\}|[^|{])*)/g)];
  const fits = all.findLast(([, limit, sign]) => (sign === "#" ? number >= Number(limit) : number > Number(limit)));
  return (fits ?? all[0])?.[3] ?? "";
}

/**
 * @param {Argument | undefined} value
 * @param {string} language
 * @returns {string}
 */
function written(value, language) {
  if (Array.isArray(value)) return value.map((each) => written(each, language)).join(LIST);
  if (typeof value === "number") return new Intl.NumberFormat(language).format(value);
  return value ?? "";
}
