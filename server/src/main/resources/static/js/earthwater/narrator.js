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
  #story = null;
  #waiting = [];

  constructor(on) {
    this.#on = on;
  }

  get story() {
    return this.#story;
  }

  get telling() {
    return Boolean(this.#story && !this.#story.over);
  }

  receive(table) {
    if (this.telling) this.#waiting.push(table);
    else this.#on.take(table);
  }

  /** Tells what happened since the table was last seen, unless it was taken back. */
  begin(before, table, speed) {
    this.#story?.stop();
    this.#story = null;
    if (!before || lastDecision(table.log) <= lastDecision(before.log)) return this.#on.done(null);
    this.#story = new Story({
      scene: new Scene(before.view),
      entries: table.log.filter(({ number, seat }) => number > before.entry && seat !== "chance"),
      notes: table.view.notes,
      battle: { sea: /sea|themistocles|artemisia/.test(before.view.prompt.phase) },
      changed: () => this.#told(),
    });
    this.#story.run(speed);
  }

  #told() {
    const { over, step } = this.#story;
    this.#on.step(step);
    if (over) this.#catchUp(step);
  }

  /** Takes what came meanwhile, up to the next story. Some of it may show nothing new, such as that a draw was offered. */
  #catchUp(step) {
    const told = this.#story;
    while (this.#waiting.length > 0 && !this.telling) this.#on.take(this.#waiting.shift());
    if (this.#story === told) this.#on.done(step);
  }

  /** At another pace. */
  pace(speed) {
    if (this.telling) this.#story.run(speed);
  }

  finish() {
    if (this.telling) this.#story.finish();
  }
}
