import { html } from "lit";

/** A sign without a sound. */
const SILENT = "\u00a0";

/** What is said to whoever does not see the page. */
export class Voice {
  #changed;
  #said = "";

  /** @param {() => void} changed */
  constructor(changed) {
    this.#changed = changed;
  }

  /**
   * The same words twice are two events: a live region speaks only when its text changes.
   *
   * @param {string} text
   */
  say(text) {
    this.#said = text && text === this.#said ? text + SILENT : text;
    this.#changed();
  }

  get region() {
    return html`<p class="visually-hidden" role="status" aria-live="polite">${this.#said}</p>`;
  }
}
