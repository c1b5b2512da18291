import { html } from "lit";

/** A finger that moved less than this has tapped. */
const STILL = 12;

/**
 * On a narrow screen question, news and hand lie in a bar over the map's lower edge that is pulled up and pushed down:
 * by finger, by tapping its handle, by keys.
 */
export class Pull {
  #host;
  #from = 0;
  #drawn = false;
  up = false;

  /** @param {import("lit").LitElement} host */
  constructor(host) {
    this.#host = host;
  }

  /** @param {boolean} up */
  set(up) {
    this.up = up;
    this.#host.classList.toggle("pulled", up);
    this.#host.requestUpdate();
  }

  /** @param {Ew.Speech} speech */
  handle(speech) {
    return html`<button
      type="button"
      class="ew-pull"
      aria-expanded=${String(this.up)}
      @pointerdown=${(/** @type {PointerEvent} */ event) => this.#begin(event)}
      @pointerup=${(/** @type {PointerEvent} */ event) => this.#end(event)}
      @click=${() => this.#tap()}
    >
      <span class="visually-hidden">${speech.say("pull")}</span>
    </button>`;
  }

  /** @param {PointerEvent} event */
  #begin({ clientY, pointerId, currentTarget }) {
    this.#from = clientY;
    if (currentTarget instanceof Element) currentTarget.setPointerCapture(pointerId);
  }

  /** @param {PointerEvent} event */
  #end({ clientY }) {
    const way = clientY - this.#from;
    this.#drawn = Math.abs(way) >= STILL;
    if (this.#drawn) this.set(way < 0);
  }

  /** A drag ends in a click, too. */
  #tap() {
    if (!this.#drawn) this.set(!this.up);
    this.#drawn = false;
  }
}
