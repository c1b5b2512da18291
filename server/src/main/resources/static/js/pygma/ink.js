import { html, nothing, render } from "lit";

const PIECES = /(?<remark>;.*$)|(?<speech>"[^"]*"?)|(?<unit>\b(?:KH|RH|FH|H)\s\d+\b\s?\*?)|(?<place>\b\d{1,4}\/\d{1,2}\b)|(?<figure>\b\d[\d.]*\b)|(?<way>[>:])|(?<order>(?<=\s)(?:A|R|V|-)(?=\s|$))|(?<word>\p{L}[\p{L}-]*)/gu;

/**
 * The pieces of a line, each with its kind: what is neither has none.
 *
 * @param {string} line
 * @param {Set<string>} keywords in capital letters
 * @returns {{ text: string, kind: string }[]}
 */
export function piecesOf(line, keywords) {
  const pieces = [];
  let at = 0;
  for (const found of line.matchAll(PIECES)) {
    if (found.index > at) pieces.push({ text: line.slice(at, found.index), kind: "" });
    const [kind] = Object.entries(found.groups ?? {}).find(([, text]) => text !== undefined) ?? [""];
    pieces.push({ text: found[0], kind: kind === "word" ? (keywords.has(found[0].toUpperCase()) ? "keyword" : "") : kind });
    at = found.index + found[0].length;
  }
  if (at < line.length) pieces.push({ text: line.slice(at), kind: "" });
  return pieces;
}

/** Colours what stands on a sheet, behind the pen: the same text, painted. */
export class Ink {
  #text;
  #place;
  /** @type {Set<string>} */
  #keywords = new Set();
  /** @type {Map<number, string>} */
  #marks = new Map();
  /** @type {Map<number, string>} */
  #notes = new Map();
  #lit = new Set();

  /**
   * @param {HTMLTextAreaElement} text
   * @param {HTMLElement} place
   */
  constructor(text, place) {
    this.#text = text;
    this.#place = place;
    text.addEventListener("input", () => this.draw());
    text.addEventListener("scroll", () => this.#follow());
  }

  /** @param {string[]} words of the order language */
  lay(words) {
    this.#keywords = new Set(words.map((word) => word.toUpperCase()));
    this.draw();
  }

  /**
   * @param {Map<number, string>} marks what is found in a line
   * @param {Map<number, string>} notes what is said of it, behind it
   */
  mark(marks, notes) {
    this.#marks = marks;
    this.#notes = notes;
    this.draw();
  }

  /** @param {Set<number>} lines that are lit up */
  light(lines) {
    this.#lit = lines;
    this.draw();
  }

  draw() {
    render(
      this.#text.value.split("\n").map((line, index) => {
        const kind = `${this.#marks.get(index + 1) ?? ""} ${this.#lit.has(index + 1) ? "lit" : ""}`;
        return html`<span class="line ${kind}">${piecesOf(line, this.#keywords).map((piece) => (piece.kind ? html`<span class=${piece.kind}>${piece.text}</span>` : piece.text))}${this.#note(index + 1)}
</span>`;
      }),
      this.#place,
    );
    this.#follow();
  }

  /** @param {number} line */
  #note(line) {
    return this.#notes.has(line) ? html`<span class="note">${this.#notes.get(line)}</span>` : nothing;
  }

  #follow() {
    this.#place.scrollTop = this.#text.scrollTop;
    this.#place.scrollLeft = this.#text.scrollLeft;
  }
}
