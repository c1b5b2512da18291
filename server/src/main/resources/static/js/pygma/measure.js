import { look } from "../post.js";
import { heightsOf, wayBetween } from "./hexes.js";

/** A way that is being measured on a map, from one field to another. */
export class Measure {
  #find;
  #grid;
  #pace;
  /** @type {string[]} */
  #ends = [];
  /** How long each kind of unit takes, in words. */
  #months = "";

  /**
   * @param {(at: string) => Pygma.Hex | undefined} find
   * @param {() => import("./hexes.js").Grid<Pygma.Hex>} grid what is known now
   * @param {(way: string[]) => Promise<string>} pace says how long a way takes
   */
  constructor(find, grid, pace) {
    this.#find = find;
    this.#grid = grid;
    this.#pace = pace;
  }

  /**
   * Takes a field as the next end; a third begins anew. Settles when all is known of the way.
   *
   * @param {string} at
   */
  async add(at) {
    const ends = this.#ends.length < 2 ? [...this.#ends, at] : [at];
    this.#ends = ends;
    this.#months = "";
    const way = this.#way;
    const months = way && way.length > 1 ? await this.#pace(way.map((hex) => hex.at)) : "";
    if (ends === this.#ends) this.#months = months;
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
    if (!way) return say("server.pygma.map.measure.none");
    return [say("server.pygma.map.measured", ends[0], ends[1], way.length - 1, heightsOf(way)), this.#months].filter(Boolean).join(". ");
  }
}

/**
 * How many months a way takes each kind of unit, in words; nothing if that cannot be learnt now.
 *
 * @param {string} address of the desk
 * @param {string[]} way
 * @param {Say} say
 */
export async function paceOf(address, way, say) {
  /** @type {Record<string, number> | null} */
  const months = await look(`${address}/way?through=${way.join(",")}`);
  return Object.entries(months ?? {}).map(([kind, count]) => say("server.pygma.map.months", kind, count)).join(", ");
}
