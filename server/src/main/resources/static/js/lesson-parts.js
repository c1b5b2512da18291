import { LitElement, html, nothing } from "lit";

/**
 * A text in which no move of Sparta is parted at its hyphen.
 *
 * @param {string} text
 */
const unbroken = (text) => text.split(/(\S*[a-j]\d+-[a-j]\d+\S*)/u).map((part, at) => (at % 2 === 1 ? html`<span class="whole">${part}</span>` : part));

/** Drawn into the page itself, so that its style sheets hold. */
class Part extends LitElement {
  createRenderRoot() {
    return this;
  }
}

/**
 * What a page that teaches answers to a move.
 *
 *   kind  how it went: `success`, `warning`, `refused`, or nothing in particular
 *   text  empty: nothing is shown
 */
export class LessonNotice extends Part {
  static properties = { kind: { type: String }, text: { type: String } };

  constructor() {
    super();
    this.kind = "";
    this.text = "";
  }

  /** @param {string} kind @param {string} text */
  tell(kind, text) {
    Object.assign(this, { kind, text });
  }

  updated() {
    this.className = this.kind ? `notice ${this.kind}` : "";
  }

  render() {
    return this.text ? html`<span>${unbroken(this.text)}</span>` : nothing;
  }
}

/** @typedef {{ name: string, title: string, done: boolean }} Step */

/**
 * All exercises of a page that teaches; a touch fires `begin` with the `name` of one.
 *
 *   courses  what they are called, if there are several, and the steps of each
 *   at       the name of the step that is on the board
 *   done     what is read to those who do not see the tick
 *   look     the classes of the buttons
 */
export class LessonOutline extends Part {
  static properties = { courses: { attribute: false }, at: { type: String }, done: { type: String }, look: { type: String } };

  constructor() {
    super();
    /** @type {{ title?: string, steps: Step[] }[]} */
    this.courses = [];
    this.at = "";
    this.done = "";
    this.look = "";
  }

  render() {
    return this.courses.map(({ title, steps }) => html`${title ? html`<h3>${title}</h3>` : nothing}<ol>${steps.map((step, index) => this.#step(step, index + 1))}</ol>`);
  }

  /** @param {Step} step @param {number} number */
  #step({ name, title, done }, number) {
    return html`<li>
      <button type="button" class=${this.look} data-to=${name} aria-current=${name === this.at ? "step" : nothing} @click=${() => this.#begin(name)}>
        <span aria-hidden="true">${done ? "✓" : number}</span> ${title} ${done ? html`<span class="visually-hidden">${this.done}</span>` : nothing}
      </button>
    </li>`;
  }

  /** @param {string} name */
  #begin(name) {
    this.dispatchEvent(new CustomEvent("begin", { detail: { name } }));
  }
}

customElements.define("lesson-notice", LessonNotice);
customElements.define("lesson-outline", LessonOutline);
