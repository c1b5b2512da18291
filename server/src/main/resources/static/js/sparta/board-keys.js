import { placeOf, squareAt } from "./squares.js";

/** Keys that step through a game where the hand, not the keyboard, was last on the board. */
const STEPS = ["ArrowLeft", "ArrowRight", "Home", "End"];

/** Walks over the squares of a board and acts on them by keys. */
export class Keys {
  #board;
  #byHand = false;

  constructor(board) {
    this.#board = board;
  }

  /** The hand was on the board. */
  pointed() {
    this.#byHand = true;
  }

  pressed = (event) => {
    if (event.altKey || event.metaKey) return;
    if (this.#command(event) || this.#wander(event)) event.preventDefault();
  };

  #command({ key, ctrlKey }) {
    const board = this.#board;
    const deeds = {
      Enter: () => board.activate(board.cursor),
      " ": () => board.activate(board.cursor),
      Escape: () => board.select(""),
      Delete: () => board.editing && board.drop(board.cursor, ""),
      Backspace: () => board.editing && board.drop(board.cursor, ""),
      m: () => board.editing && board.carry(board.cursor),
      h: () => board.promote(board.cursor),
    };
    const deed = ctrlKey ? undefined : (deeds[key] ?? deeds[key.toLowerCase()]);
    return deed ? deed() !== false : false;
  }

  #wander({ key, ctrlKey }) {
    const { cursor, flipped, steppable } = this.#board;
    if (steppable && this.#byHand && STEPS.includes(key)) return false;
    const { column, row } = placeOf(cursor, flipped);
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
    if (square) this.#board.renderRoot.querySelector(`[data-square="${square}"]`).focus();
    return true;
  }
}
