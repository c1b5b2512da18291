import { Past } from "../replay.js";
import { course } from "./course.js";

/** The positions of a game so far: those that came by live, and the others as the server derives them. */
export class Positions {
  #setup = "";
  /** @type {string[]} */
  #moves = [];
  /** @type {Promise<Sparta.View[]> | null} */
  #asked = null;
  /** @type {Past<Sparta.View>} */
  #past = new Past((index) => this.#derived(index));

  /**
   * Takes the table as it stands; a takeback makes later positions void.
   *
   * @param {Pick<Sparta.Table, "setup" | "log" | "view">} table
   */
  follow({ setup, log, view }) {
    const moves = log.map((entry) => entry.text);
    const same = this.#moves.findIndex((text, index) => text !== moves[index]);
    if (same >= 0) this.#past.forget(same + 1);
    this.#setup = setup;
    this.#moves = moves;
    this.#asked = null;
    this.#past.keep(moves.length, view);
  }

  get length() {
    return this.#moves.length;
  }

  /**
   * Shows the position after this many moves, unless its reader has gone on meanwhile or the server is out of reach.
   *
   * @param {number} index
   * @param {(view: Sparta.View) => void} show
   */
  show(index, show) {
    return this.#past.show(index, (view) => view && show(view));
  }

  /**
   * The server derives all positions at once.
   *
   * @param {number} index
   */
  async #derived(index) {
    this.#asked ??= course(this.#setup, this.#moves).then(({ views }) => views);
    try {
      return (await this.#asked)[index] ?? null;
    } catch {
      this.#asked = null;
      return null;
    }
  }
}
