import { Place, Replay } from "../replay.js";
import { part } from "./desk.js";

/**
 * Which month of the campaign is on the desk: the newest, or one that is looked back at.
 */
export class Months {
  #say;
  #turn;
  #showing;
  #shared;
  #place = new Place();
  #replay = new Replay(this.#place, (index) => this.#go(index));
  /** @type {Pygma.Moment[]} */
  #moments = [];

  /**
   * @param {{
   *   say: Say,
   *   turn: (entry: number | null) => void,
   *   showing: (entry: number | null) => void,
   *   shared: number | null,
   * }} page `turn` is called with the entry of an earlier moment, or with nothing for the present; `shared` is the entry of
   *   a moment that was shared
   */
  constructor({ say, turn, showing, shared }) {
    this.#say = say;
    this.#turn = turn;
    this.#showing = showing;
    this.#shared = shared;
    part("to-now").addEventListener("click", () => this.now());
  }

  /** The entry of the moment that is looked back at; nothing for the present. */
  get entry() {
    return this.#place.isPresent ? null : this.#moments[this.#place.index].entry;
  }

  /** Whether the start is shown, before anybody could give orders. */
  get isStart() {
    return this.#place.index === 0;
  }

  /**
   * Takes the moments there are, the present one last.
   *
   * @param {Pygma.Moment[]} moments
   */
  follow(moments) {
    const newer = !this.#place.isPresent && moments.length > this.#moments.length;
    this.#moments = moments;
    this.#place.follow(moments.length - 1);
    if (this.#shared !== null) this.#place.index = this.#momentOf(this.#shared);
    this.#shared = null;
    this.#present();
    if (newer) part("looking-back").textContent = this.#say("server.pygma.replay.newer", moments[moments.length - 1].title);
  }

  /** Says that the chosen month could not be fetched. */
  fail() {
    part("looking-back").textContent = this.#say("server.pygma.replay.failed");
  }

  /** To the month that this entry brought. @param {number} entry */
  to(entry) {
    this.#go(this.#momentOf(entry));
  }

  /** Back to the present. */
  now() {
    this.#go(this.#place.last);
  }

  /**
   * The last moment that began with this entry or before it.
   *
   * @param {number} entry
   */
  #momentOf(entry) {
    return Math.max(0, this.#moments.findLastIndex((moment) => moment.entry <= entry));
  }

  /** @param {number} index */
  #go(index) {
    if (index === this.#place.index) return;
    this.#place.index = index;
    this.#present();
    this.#turn(this.entry);
  }

  #present() {
    const past = !this.#place.isPresent;
    const { title } = this.#moments[this.#place.index];
    part("replay").hidden = this.#place.last < 1;
    this.#replay.show(title);
    part("moment-title").textContent = past ? title : this.#say("server.pygma.replay.present", title);
    part("back-bar").hidden = !past;
    part("looking-back").textContent = this.#say("server.pygma.replay.past", title);
    this.#showing(this.entry);
  }
}
