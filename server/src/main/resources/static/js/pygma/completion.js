import { html, nothing, render } from "lit";
import { fold } from "./order-words.js";

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

/** Offers what the line under the pen may begin with, and shows the form of the order that is being written. */
export class Completion {
  #text;
  #place;
  #say;
  #written;
  /** @type {Pygma.Form[]} */
  #forms = [];

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
   */
  lay(forms) {
    this.#forms = forms;
    render(nothing, this.#place);
  }

  get #line() {
    return lineAt(this.#text);
  }

  #fitting() {
    return fitting(this.#forms, this.#line);
  }

  #offer() {
    const fitting = this.#fitting();
    const begun = begunWith(this.#forms, this.#line);
    render(
      fitting.length > 0
        ? html`<p class="hint">${this.#say("server.pygma.sheet.forms")}</p>
            ${fitting.map((form) => html`<button class="button quiet" type="button" @click=${() => this.#take(form)}><code>${form.sample}</code></button>`)}`
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

  /** @param {Pygma.Form} form */
  #take({ start }) {
    const { text, pen } = completed(this.#text, this.#line, start);
    this.#text.value = text;
    this.#text.setSelectionRange(pen, pen);
    this.#text.focus();
    this.#text.dispatchEvent(new Event("input"));
    this.#written();
  }
}
