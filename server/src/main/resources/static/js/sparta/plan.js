import { part } from "../parts.js";
import { remember, remembered } from "../storage.js";
import { course } from "./course.js";

const planPart = (/** @type {string} */ name) => part(`plan-${name}`);
const lines = () => part("plan-lines", HTMLTextAreaElement);

/**
 * Conditional moves: lines of text, or tried out on the board. While a line is tried the board plays both sides, and
 * nothing of it is played at the table. What was written or tried and is not kept yet stays in this browser.
 */
export class Planner {
  #board;
  #live;
  #say;
  #leave;
  /** @type {string[] | null} */
  #line = null;
  #kept = "";
  #arrived = false;

  /** @param {{ board: Sparta.Board, live: House.LiveTable, say: Say, leave: () => void }} page */
  constructor({ board, live, say, leave }) {
    this.#board = board;
    this.#live = live;
    this.#say = say;
    this.#leave = leave;
    planPart("keep").addEventListener("click", () => this.#keep());
    planPart("board").addEventListener("click", () => this.#begin());
    planPart("done").addEventListener("click", () => this.#keep());
    planPart("cancel").addEventListener("click", () => this.#cancel());
    lines().addEventListener("input", () => this.#draft());
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
    // What somebody is writing is not overwritten, and comes back with the page.
    if (lines().value === this.#kept) lines().value = (this.#arrived ? null : remembered(this.#place)) ?? kept;
    this.#arrived = true;
    this.#kept = kept;
  }

  get #place() {
    return `plan ${this.#live.table.id}`;
  }

  #draft() {
    remember(this.#place, lines().value === this.#kept ? null : lines().value);
  }

  /** Keeps all lines, also the one that is being tried; of that one, what has an answer. */
  async #keep() {
    const left = this.#written();
    this.#end();
    if (!(await this.#live.act("plan", { text: lines().value }))) return;
    lines().value = this.#kept = this.#live.table.plan.join("\n");
    this.#draft();
    planPart("said").textContent = this.#say(left ? "server.sparta.play.plan.kept.but" : "server.sparta.play.plan.kept", left);
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

  #cancel() {
    this.#line = [];
    this.#end();
  }

  #end() {
    if (!this.active) return;
    this.drop();
    this.#leave();
  }

  /** Writes down the line that is being tried; gives the last move if it has no answer. */
  #written() {
    const line = this.#line ?? [];
    const whole = line.slice(0, line.length - (line.length % 2));
    if (whole.length) lines().value = [lines().value.trim(), whole.join(" > ")].filter(Boolean).join("\n");
    this.#draft();
    this.#line &&= [];
    return line.length > whole.length ? line[line.length - 1] : "";
  }

  /** The board shows something else: what was being tried stands among the lines. */
  drop() {
    if (!this.active) return;
    this.#written();
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
