import { course } from "./course.js";

/** The positions of a game so far: those that came by live, and the others as the server derives them. */
export class Past {
  #setup = "";
  #moves = [];
  #views = [];

  /** Takes the table as it stands; a takeback makes later positions void. */
  follow({ setup, log, view }) {
    const moves = log.map((entry) => entry.text);
    const same = this.#moves.findIndex((text, index) => text !== moves[index]);
    if (same >= 0) this.#views.length = Math.min(this.#views.length, same + 1);
    this.#setup = setup;
    this.#moves = moves;
    this.#views[moves.length] = view;
  }

  get length() {
    return this.#moves.length;
  }

  /** The position after this many moves. */
  async at(index) {
    if (!this.#views[index]) {
      const asked = this.#moves;
      const { views } = await course(this.#setup, asked);
      if (asked === this.#moves) views.forEach((view, place) => (this.#views[place] ??= view));
      else return views[index];
    }
    return this.#views[index];
  }
}
