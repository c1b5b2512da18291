import { listen } from "../thoughts.js";

/** The engine on the server. Fires `thought` with each judgement, `done`, and `busy` when it cannot serve. */
export class Engine extends EventTarget {
  #close = () => {};
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #due;

  /**
   * Thinks about this set-up, and no longer about any other.
   *
   * @param {string} setup
   */
  think(setup) {
    this.stop();
    // Somebody who steps quickly through a game asks nothing on the way.
    this.#due = setTimeout(() => this.#open(setup), 150);
  }

  /** @param {string} setup */
  #open(setup) {
    const address = `/api/sparta/analysis?setup=${encodeURIComponent(setup)}`;
    this.#close = listen(address, (judgement) => this.#fire("thought", judgement), (state) => this.#fire(state));
  }

  stop() {
    clearTimeout(this.#due);
    this.#close();
  }

  /**
   * @param {string} name
   * @param {Sparta.Judgement} [detail]
   */
  #fire(name, detail) {
    this.dispatchEvent(new CustomEvent(name, { detail }));
  }
}
