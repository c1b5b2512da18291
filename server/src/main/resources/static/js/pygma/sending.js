import { on } from "../parts.js";
import { part } from "./desk.js";

/** A sheet that says for which month it is: no other month takes it. */
const DATED = /\b\p{Lu}\p{Ll}+\/\d+\b/u;

/**
 * Sends sheets, at once or as soon as the line is back, and says at the sheet what became of them.
 */
export class Sending {
  #live;
  #move;
  #refusal;
  #say;
  #older;
  #busy = false;
  #waited = false;
  /** Whether what was sent last was not taken. */
  failed = false;

  /** @param {Pick<Pygma.Page, "live" | "move" | "refusal" | "say"> & { older: () => boolean }} page `older`: whether an earlier sheet counts */
  constructor({ live, move, refusal, say, older }) {
    this.#live = live;
    this.#move = move;
    this.#refusal = refusal;
    this.#say = say;
    this.#older = older;
    on(live, "waiting", ({ text }) => this.#waits(text !== null));
    // It was sent before this page was opened; this time it answers the newest entry.
    on(live, "withdrawn", ({ text }) => !this.#busy && DATED.test(text) && void this.send(text));
  }

  /** @param {string} text */
  async send(text) {
    const done = await this.deliver(text);
    this.#taken(done);
    return done;
  }

  /**
   * Another realm's sheet may arrive first and change nothing for this one: then it is sent again.
   *
   * @param {string} text
   */
  async deliver(text) {
    let entry;
    let done;
    this.#busy = true;
    this.#waited = false;
    do {
      entry = this.#live.table.entry;
      done = await this.#move(text);
    } while (!done && this.#live.table.entry > entry && (!this.#waited || DATED.test(text)));
    this.#busy = false;
    return done;
  }

  /** @param {boolean} waits */
  #waits(waits) {
    this.#waited ||= waits;
    part("sheet-waits").hidden = !waits;
  }

  /**
   * A sheet that was not taken looks so, at the sheet itself; an older one may still count.
   *
   * @param {boolean} done
   */
  #taken(done) {
    this.failed = !done;
    const place = part("sheet-refused");
    place.hidden = done;
    if (done) return;
    part("sent").hidden = true;
    const why = this.#refusal() || this.#say("server.table.offline");
    place.textContent = this.#say(this.#older() ? "server.pygma.sheet.refused.older" : "server.pygma.sheet.refused", why);
    place.scrollIntoView({ block: "nearest" });
  }
}
