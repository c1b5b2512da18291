import { heightsOf, wayBetween } from "./hexes.js";

/** A way that is being measured on a map, from one field to another. */
export class Measure {
  #find;
  #grid;
  /** @type {string[]} */
  #ends = [];

  /**
   * @param {(at: string) => Pygma.Hex | undefined} find
   * @param {() => import("./hexes.js").Grid<Pygma.Hex>} grid what is known now
   */
  constructor(find, grid) {
    this.#find = find;
    this.#grid = grid;
  }

  /**
   * Takes a field as the next end; a third begins anew.
   *
   * @param {string} at
   */
  add(at) {
    this.#ends = this.#ends.length < 2 ? [...this.#ends, at] : [at];
  }

  /** @returns {import("./painter.js").Route[]} */
  get routes() {
    const way = this.#way;
    return way ? [{ way: way.map(({ at }) => at), kind: "measure" }] : [];
  }

  get #way() {
    const [from, to] = this.#ends.map((at) => this.#find(at));
    return from && to ? wayBetween(this.#grid(), from, to) : null;
  }

  /**
   * What is to be chosen next, or how far it is.
   *
   * @param {Say} say
   */
  told(say) {
    const ends = this.#ends;
    if (ends.length < 2) return say(ends.length === 0 ? "server.pygma.map.measure.from" : "server.pygma.map.measure.to", ...ends);
    const way = this.#way;
    return way ? say("server.pygma.map.measured", ends[0], ends[1], way.length - 1, heightsOf(way)) : say("server.pygma.map.measure.none");
  }
}
