import { part } from "../parts.js";
import { course } from "./course.js";

const planPart = (/** @type {string} */ name) => part(`plan-${name}`);
const lines = () => part("plan-lines", HTMLTextAreaElement);

/**
 * Conditional moves: lines of text, or tried out on the board. While a line is tried the board plays both sides, and
 * nothing of it is played at the table.
 */
export class Planner {
  #board;
  #live;
  #say;
  #leave;
  /** @type {string[] | null} */
  #line = null;
  #kept = "";

  /** @param {{ board: Sparta.Board, live: House.LiveTable, say: Say, leave: () => void }} page */
  constructor({ board, live, say, leave }) {
    this.#board = board;
    this.#live = live;
    this.#say = say;
    this.#leave = leave;
    planPart("keep").addEventListener("click", () => this.#keep());
    planPart("board").addEventListener("click", () => this.#begin());
    planPart("done").addEventListener("click", () => this.#finish());
    planPart("cancel").addEventListener("click", () => this.#end());
  }

  get active() {
    return this.#line !== null;
  }

  /** @param {Sparta.Table} table */
  arrive(table) {
    const may = table.may.includes("plan");
    part("plan").hidden = !may;
    if (!may) this.drop();
    const kept = table.plan.join("\n");
    // What somebody is writing is not overwritten.
    if (lines().value === this.#kept) lines().value = kept;
    this.#kept = kept;
  }

  async #keep() {
    if (!(await this.#live.act("plan", { text: lines().value }))) return;
    lines().value = this.#live.table.plan.join("\n");
    planPart("said").textContent = this.#say("server.sparta.play.plan.kept");
  }

  async #begin() {
    this.#line = [];
    this.#buttons();
    await this.#show();
  }

  /**
   * A move on the board while a line is tried.
   *
   * @param {string} text
   */
  async play(text) {
    this.#line?.push(text);
    await this.#show();
  }

  async #show() {
    const { setup, log } = this.#live.table;
    const line = this.#line ?? [];
    const moves = [...log.map((entry) => entry.text), ...line];
    const { views } = await course(setup, moves, moves.length);
    if (!this.active) return;
    const [view] = views;
    this.#board.past = this.#say(line.length % 2 ? "server.sparta.play.plan.yours" : "server.sparta.play.plan.theirs");
    this.#board.seat = view.toMove;
    this.#board.interactive = true;
    this.#board.view = view;
    planPart("said").textContent = line.join(" > ");
  }

  #finish() {
    const line = this.#line ?? [];
    const whole = line.slice(0, line.length - (line.length % 2));
    if (whole.length) lines().value = [lines().value.trim(), whole.join(" > ")].filter(Boolean).join("\n");
    this.#end();
    void this.#keep();
  }

  #end() {
    this.drop();
    this.#leave();
  }

  /** The table goes on: what was being tried is left. */
  drop() {
    if (!this.active) return;
    this.#line = null;
    planPart("said").textContent = "";
    this.#buttons();
  }

  #buttons() {
    planPart("board").hidden = this.active;
    planPart("done").hidden = !this.active;
    planPart("cancel").hidden = !this.active;
  }
}
