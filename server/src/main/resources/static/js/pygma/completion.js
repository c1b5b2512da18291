import { html, nothing, render } from "lit";

const MOST = 6;
const LETTERS = { ä: "ae", ö: "oe", ü: "ue", ß: "ss" };

/** Part IV: case does not matter, and ä and ae are equal. */
const fold = (text) => text.toLowerCase().replace(/[äöüß]/g, (letter) => LETTERS[letter]);

/** Offers what the line under the pen may begin with, and shows the form of the order that is being written. */
export class Completion {
  #text;
  #place;
  #say;
  #written;
  #forms = [];

  /** `written` is called when something was completed. */
  constructor({ text, place, say, written }) {
    [this.#text, this.#place, this.#say, this.#written] = [text, place, say, written];
    for (const event of ["input", "click", "keyup"]) text.addEventListener(event, () => this.#offer());
    text.addEventListener("keydown", (event) => this.#pressed(event));
  }

  /** For a new sheet. */
  lay(forms) {
    this.#forms = forms;
    render(nothing, this.#place);
  }

  /** The line up to the pen; nothing within a comment or in the middle of a line. */
  get #line() {
    const { value, selectionStart, selectionEnd } = this.#text;
    if (selectionStart !== selectionEnd || !/^[ \t]*(\n|$)/.test(value.slice(selectionStart))) return "";
    const line = value.slice(value.lastIndexOf("\n", selectionStart - 1) + 1, selectionStart).trimStart();
    return line.includes(";") ? "" : line;
  }

  #fitting() {
    const line = fold(this.#line);
    return line ? this.#forms.filter(({ start }) => fold(start).startsWith(line) && fold(start) !== line).slice(0, MOST) : [];
  }

  #offer() {
    const fitting = this.#fitting();
    const begun = this.#forms.find(({ start }) => fold(this.#line).startsWith(fold(start)));
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

  #pressed(event) {
    if (event.key !== " " || !event.ctrlKey) return;
    const [first] = this.#fitting();
    if (!first) return;
    event.preventDefault();
    this.#take(first);
  }

  #take({ start }) {
    const at = this.#text.selectionStart;
    this.#text.setRangeText(start, at - this.#line.length, at, "end");
    this.#text.focus();
    this.#offer();
    this.#written();
  }
}
