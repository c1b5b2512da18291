import { lastDecision } from "./chronicle.js";
import { Scene } from "./effects.js";
import { Story } from "./story.js";

/**
 * Tells what happened between two tables, at the player's pace. News that comes while something is being
 * told waits for its end. Calls `take(table)` when a table may be looked at, `step(note)` after every
 * step, and `done(note)` when the player is to be asked; the note is the last one told.
 */
export class Narrator {
  #on;
  /** @type {Ew.Story | null} */
  #story = null;
  /** @type {Ew.Table[]} */
  #waiting = [];

  /** @param {{ take: (table: Ew.Table) => void, step: (note?: Ew.Note) => void, done: (note?: Ew.Note) => void }} on */
  constructor(on) {
    this.#on = on;
  }

  get story() {
    return this.#story;
  }

  get telling() {
    return Boolean(this.#story && !this.#story.over);
  }

  /** @param {Ew.Table} table */
  receive(table) {
    if (this.telling) this.#waiting.push(table);
    else this.#on.take(table);
  }

  /**
   * Tells what happened since the table was last seen, unless it was taken back.
   *
   * @param {Ew.Table | null} before
   * @param {Ew.Table} table
   * @param {string} speed
   */
  begin(before, table, speed) {
    this.#story?.stop();
    this.#story = null;
    if (!before || lastDecision(table.log) <= lastDecision(before.log)) return this.#on.done();
    this.#story = new Story({
      scene: Scene.before(table.view, before.view),
      notes: table.view.notes,
      changed: () => this.#told(),
    });
    this.#story.run(speed);
  }

  #told() {
    const step = this.#story?.step;
    this.#on.step(step);
    if (this.#story?.over) this.#catchUp(step);
  }

  /**
   * Takes what came meanwhile, up to the next story. Some of it may show nothing new, such as that a draw was offered.
   *
   * @param {Ew.Note} [step]
   */
  #catchUp(step) {
    const told = this.#story;
    for (let next; !this.telling && (next = this.#waiting.shift()); ) this.#on.take(next);
    if (this.#story === told) this.#on.done(step);
  }

  /**
   * At another pace.
   *
   * @param {string} speed
   */
  pace(speed) {
    if (this.telling) this.#story?.run(speed);
  }

  finish() {
    if (this.telling) this.#story?.finish();
  }
}
