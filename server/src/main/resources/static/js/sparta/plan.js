import { course } from "./course.js";

const find = (name) => document.querySelector(`[data-plan${name ? `-${name}` : ""}]`);

/**
 * Conditional moves: lines of text, or tried out on the board. While a line is tried the board plays both sides, and
 * nothing of it is played at the table.
 */
export class Planner {
  #board;
  #live;
  #say;
  #leave;
  #line = null;
  #kept = "";

  constructor({ board, live, say, leave }) {
    this.#board = board;
    this.#live = live;
    this.#say = say;
    this.#leave = leave;
    find("keep").addEventListener("click", () => this.#keep());
    find("board").addEventListener("click", () => this.#begin());
    find("done").addEventListener("click", () => this.#finish());
    find("cancel").addEventListener("click", () => this.#end());
  }

  get active() {
    return this.#line !== null;
  }

  arrive(table) {
    const may = table.may.includes("plan");
    find("").hidden = !may;
    if (!may) this.drop();
    const kept = table.plan.join("\n");
    // What somebody is writing is not overwritten.
    if (find("lines").value === this.#kept) find("lines").value = kept;
    this.#kept = kept;
  }

  async #keep() {
    if (!(await this.#live.act("plan", { text: find("lines").value }))) return;
    find("lines").value = this.#live.table.plan.join("\n");
    find("said").textContent = this.#say("server.sparta.play.plan.kept");
  }

  async #begin() {
    this.#line = [];
    this.#buttons();
    await this.#show();
  }

  /** A move on the board while a line is tried. */
  async play(text) {
    this.#line.push(text);
    await this.#show();
  }

  async #show() {
    const { setup, log } = this.#live.table;
    const moves = [...log.map((entry) => entry.text), ...this.#line];
    const { views } = await course(setup, moves, moves.length);
    if (!this.active) return;
    const view = views.at(-1);
    this.#board.past = this.#say(this.#line.length % 2 ? "server.sparta.play.plan.yours" : "server.sparta.play.plan.theirs");
    this.#board.seat = view.toMove;
    this.#board.interactive = true;
    this.#board.view = view;
    find("said").textContent = this.#line.join(" > ");
  }

  #finish() {
    const whole = this.#line.slice(0, this.#line.length - (this.#line.length % 2));
    if (whole.length) find("lines").value = [find("lines").value.trim(), whole.join(" > ")].filter(Boolean).join("\n");
    this.#end();
    this.#keep();
  }

  #end() {
    this.drop();
    this.#leave();
  }

  /** The table goes on: what was being tried is left. */
  drop() {
    if (!this.active) return;
    this.#line = null;
    find("said").textContent = "";
    this.#buttons();
  }

  #buttons() {
    find("board").hidden = this.active;
    find("done").hidden = !this.active;
    find("cancel").hidden = !this.active;
  }
}
