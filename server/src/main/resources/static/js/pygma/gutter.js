import { html, render } from "lit";

/** The numbers of the lines beside a sheet, with a mark where something is wrong. */
export class Gutter {
  #text;
  #place;
  /** @type {Map<number, string>} */
  #marks = new Map();

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

  /** @param {Map<number, string>} marks what was found in a line */
  mark(marks) {
    this.#marks = marks;
    this.draw();
  }

  draw() {
    const lines = this.#text.value.split("\n").length;
    const numbers = Array.from({ length: lines }, (_, index) => index + 1);
    render(
      numbers.map((line) => html`<span class=${this.#marks.get(line) ?? ""}>${line}</span>`),
      this.#place,
    );
    this.#follow();
  }

  #follow() {
    this.#place.scrollTop = this.#text.scrollTop;
  }
}
