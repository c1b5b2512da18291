import { the } from "../parts.js";
import { placeOf, squareAt } from "./squares.js";

/** Keys that step through a game where the hand, not the keyboard, was last on the board. */
const STEPS = ["ArrowLeft", "ArrowRight", "Home", "End"];

/** Walks over the squares of a board and acts on them by keys. */
export class Keys {
  #board;
  #byHand = false;

  /** @param {Sparta.Board} board */
  constructor(board) {
    this.#board = board;
  }

  /** The hand was on the board. */
  pointed() {
    this.#byHand = true;
  }

  pressed = (/** @type {KeyboardEvent} */ event) => {
    if (event.altKey || event.metaKey) return;
    if (this.#command(event) || this.#wander(event)) event.preventDefault();
  };

  /** @param {KeyboardEvent} event */
  #command({ key, ctrlKey }) {
    const board = this.#board;
    /** @type {Record<string, () => unknown>} */
    const deeds = {
      Enter: () => board.activate(board.cursor),
      " ": () => board.activate(board.cursor),
      Escape: () => board.select(""),
      Delete: () => board.editing && board.drop(board.cursor, ""),
      Backspace: () => board.editing && board.drop(board.cursor, ""),
      m: () => board.editing && board.carry(board.cursor),
      h: () => board.promote(board.cursor),
      f: () => !board.editing && (board.flip(), true),
    };
    const deed = ctrlKey ? undefined : (deeds[key] ?? deeds[key.toLowerCase()]);
    return deed ? deed() !== false : false;
  }

  /** @param {KeyboardEvent} event */
  #wander({ key, ctrlKey }) {
    const { cursor, flipped, steppable } = this.#board;
    if (steppable && this.#byHand && STEPS.includes(key)) return false;
    const { column, row } = placeOf(cursor, flipped);
    /** @type {Record<string, [number, number]>} */
    const goals = {
      ArrowLeft: [column - 1, row],
      ArrowRight: [column + 1, row],
      ArrowUp: [column, row - 1],
      ArrowDown: [column, row + 1],
      Home: [0, ctrlKey ? 0 : row],
      End: [9, ctrlKey ? 9 : row],
      PageUp: [column, 0],
      PageDown: [column, 9],
    };
    if (!(key in goals)) return false;
    this.#byHand = false;
    const square = squareAt(...goals[key], flipped);
    if (square) the(`[data-square="${square}"]`, HTMLElement, this.#board.renderRoot).focus();
    return true;
  }
}
