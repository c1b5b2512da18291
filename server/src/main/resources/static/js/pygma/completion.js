import { html, nothing, render } from "lit";
import { Grid } from "./hexes.js";
import { fold } from "./order-words.js";
import { addressesIn } from "./sheet-lines.js";

const MOST = 6;

/**
 * The line up to the pen; nothing within a comment or in the middle of a line.
 *
 * @param {Pick<HTMLTextAreaElement, "value" | "selectionStart" | "selectionEnd">} text
 */
export function lineAt({ value, selectionStart, selectionEnd }) {
  if (selectionStart !== selectionEnd || !/^[ \t]*(\n|$)/.test(value.slice(selectionStart))) return "";
  const line = value.slice(value.lastIndexOf("\n", selectionStart - 1) + 1, selectionStart).trimStart();
  return line.includes(";") ? "" : line;
}

/**
 * The orders that this line may become.
 *
 * @param {Pygma.Form[]} forms
 * @param {string} written
 */
export function fitting(forms, written) {
  const line = fold(written);
  return line ? forms.filter(({ start }) => fold(start).startsWith(line) && fold(start) !== line).slice(0, MOST) : [];
}

/**
 * The order that this line has begun.
 *
 * @param {Pygma.Form[]} forms
 * @param {string} written
 */
export function begunWith(forms, written) {
  return forms.find(({ start }) => fold(written).startsWith(fold(start)));
}

/**
 * The sheet with a completion taken: the whole line up to the pen becomes it, blanks behind the pen go.
 *
 * @param {Pick<HTMLTextAreaElement, "value" | "selectionStart">} text
 * @param {string} written up to the pen
 * @param {string} start
 */
export function completed({ value, selectionStart }, written, start) {
  const before = value.slice(0, selectionStart - written.length);
  return { text: before + start + value.slice(selectionStart).replace(/^[ \t]+/, ""), pen: before.length + start.length };
}

const LETTER = /[\p{L}\p{M}-]/u;

/**
 * The word under the pen, also in the middle of a line, and the one before it; nothing within a remark or a speech.
 *
 * @param {Pick<HTMLTextAreaElement, "value" | "selectionStart" | "selectionEnd">} text
 * @returns {{ from: number, to: number, earlier: number } | null}
 */
function wordAt({ value, selectionStart, selectionEnd }) {
  const start = value.lastIndexOf("\n", selectionStart - 1) + 1;
  const before = value.slice(start, selectionStart);
  if (selectionStart !== selectionEnd || before.includes(";") || before.split('"').length % 2 === 0) return null;
  let [from, to] = [selectionStart, selectionStart];
  while (from > start && LETTER.test(value[from - 1])) from--;
  if (from === selectionStart) return null;
  while (to < value.length && LETTER.test(value[to])) to++;
  const two = /[\p{L}-]+ $/u.exec(value.slice(start, from));
  return { from, to, earlier: two ? from - two[0].length : from };
}

/**
 * The words that the one under the pen may become, wherever it stands in its line: of two words, such as a kind of
 * land, both are looked at.
 *
 * @param {string[]} words
 * @param {Pick<HTMLTextAreaElement, "value" | "selectionStart" | "selectionEnd">} text
 * @returns {{ word: string, from: number, to: number }[]}
 */
export function wordsFor(words, text) {
  const at = wordAt(text);
  if (!at) return [];
  const found = [at.earlier, at.from].flatMap((from) => {
    const written = fold(text.value.slice(from, text.selectionStart));
    return words.filter((word) => fold(word).startsWith(written)).map((word) => ({ word, from, to: at.to }));
  });
  const known = words.some((word) => fold(word) === fold(text.value.slice(at.from, at.to)));
  return known ? [] : found.filter(({ word }, index) => found.findIndex((each) => each.word === word) === index).slice(0, MOST);
}

/**
 * The sheet with a word put in place of the begun one, whole, and apart from what follows.
 *
 * @param {string} value
 * @param {{ word: string, from: number, to: number }} piece
 */
export function replaced(value, { word, from, to }) {
  const after = value.slice(to);
  const gap = /^[\s,;:>]/.test(after) ? "" : " ";
  return { text: value.slice(0, from) + word + gap + after, pen: from + word.length + (/^[ \t]/.test(after) || gap ? 1 : 0) };
}

/** A unit is one piece. @param {string} line */
const tokensOf = (line) => line.match(/\b(?:KH|RH|FH|H) \d+\b|\S+/gi) ?? [];

/**
 * What may stand next in an order that has been begun: after > the fields beside the last one, else a place or unit of
 * one's own where the sample has one.
 *
 * @param {Pygma.Form} begun
 * @param {string} line up to the pen
 * @param {{ map: Pygma.Hex[], hand: Pygma.Hand }} known
 */
export function piecesFor({ sample }, line, { map, hand }) {
  const part = /(?:^|[\s>])((?:KH|RH|FH|H) \d*|[^\s>]*)$/i.exec(line)?.[1] ?? "";
  const before = line.slice(0, line.length - part.length);
  const rest = (/** @type {string[]} */ all) => [...new Set(all)].filter((each) => each.startsWith(part.toUpperCase()) && each !== part.toUpperCase()).slice(0, MOST);
  if (/>\s*$/.test(before)) {
    const last = map.find(({ at }) => at === addressesIn(before).at(-1));
    return { part, pieces: last ? rest(new Grid(map).around(last).map(({ at }) => at)) : [] };
  }
  const next = tokensOf(sample)[tokensOf(before).length] ?? "";
  if (/^(KH|RH|FH|H) \d+$/.test(next)) return { part, pieces: rest(hand.units.map(({ unit }) => unit)) };
  if (/^\d+\/\d+$/.test(next)) return { part, pieces: rest([...hand.towns, ...hand.units].map(({ at }) => at)) };
  return { part, pieces: [] };
}

/** The words of orders, as the reader writes them. @param {Pygma.Hand} hand */
export function wordsOf({ words, commands, goods, kinds, buildings, grounds }) {
  const things = [...goods, ...kinds, ...buildings, ...grounds].map(({ word }) => word);
  return [...new Set([...things, ...commands, ...Object.values(words)])].filter((word) => word.length > 2);
}

/** Offers what the line under the pen may begin with, and shows the form of the order that is being written. */
export class Completion {
  #text;
  #place;
  #say;
  #written;
  /** @type {Pygma.Form[]} */
  #forms = [];
  /** @type {string[]} */
  #words = [];
  /** @type {{ map: Pygma.Hex[], hand: Pygma.Hand } | null} */
  #known = null;

  /** @param {{ text: HTMLTextAreaElement, place: HTMLElement, say: Say, written: () => void }} page `written` is called when something was completed */
  constructor({ text, place, say, written }) {
    this.#text = text;
    this.#place = place;
    this.#say = say;
    this.#written = written;
    for (const event of ["input", "click", "keyup"]) text.addEventListener(event, () => this.#offer());
    text.addEventListener("keydown", (event) => this.#pressed(event));
  }

  /**
   * For a new sheet.
   *
   * @param {Pygma.Form[]} forms
   * @param {string[]} words that may stand within a line
   * @param {{ map: Pygma.Hex[], hand: Pygma.Hand } | null} known
   */
  lay(forms, words = [], known = null) {
    this.#known = known;
    this.#forms = forms;
    this.#words = words;
    render(nothing, this.#place);
  }

  get #line() {
    return lineAt(this.#text);
  }

  /** What may be taken: a beginning of the whole line, or a word within it. */
  #fitting() {
    const forms = fitting(this.#forms, this.#line).map(({ start, sample }) => ({ shown: sample, take: () => completed(this.#text, this.#line, start) }));
    if (forms.length > 0) return forms;
    const begun = begunWith(this.#forms, this.#line);
    const { part, pieces } = begun && this.#known ? piecesFor(begun, this.#line, this.#known) : { part: "", pieces: [] };
    const pen = this.#text.selectionStart;
    if (pieces.length > 0) return pieces.map((word) => ({ shown: word, take: () => replaced(this.#text.value, { word, from: pen - part.length, to: pen }) }));
    return wordsFor(this.#words, this.#text).map((piece) => ({ shown: piece.word, take: () => replaced(this.#text.value, piece) }));
  }

  #offer() {
    const fitting = this.#fitting();
    const begun = begunWith(this.#forms, this.#line);
    render(
      fitting.length > 0
        ? html`<p class="hint">${this.#say("server.pygma.sheet.forms")}</p>
            ${fitting.map((offer) => html`<button class="button quiet" type="button" data-completion @click=${() => this.#take(offer)}><code>${offer.shown}</code></button>`)}`
        : begun
          ? html`<p class="hint">${this.#say("server.pygma.sheet.form")} <code>${begun.sample}</code></p>`
          : nothing,
      this.#place,
    );
  }

  /** @param {KeyboardEvent} event */
  #pressed(event) {
    if (event.key !== " " || !event.ctrlKey) return;
    const [first] = this.#fitting();
    if (!first) return;
    event.preventDefault();
    this.#take(first);
  }

  /** @param {{ take: () => { text: string, pen: number } }} offer */
  #take({ take }) {
    const { text, pen } = take();
    this.#text.value = text;
    this.#text.setSelectionRange(pen, pen);
    this.#text.focus();
    this.#text.dispatchEvent(new Event("input"));
    this.#written();
  }
}
