import { squareOf } from "./drag.js";

// Arrows and rings that a reader draws for the own eyes: with the right button, or after a long touch.
const LONG = 450;
const MOST = 40;

export class Scribbles {
  #board;
  #from = "";
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #timer;

  /** @param {Sparta.Board} board */
  constructor(board) {
    this.#board = board;
  }

  /**
   * True where the press begins something drawn.
   *
   * @param {PointerEvent} event
   */
  down(event) {
    clearTimeout(this.#timer);
    const square = squareOf(event);
    if (event.button === 2 && square) {
      this.#from = square;
      return true;
    }
    if (event.button === 0 && this.#board.drawn.length > 0 && event.pointerType === "mouse") this.#board.drawn = [];
    if (event.pointerType === "touch" && square && !this.#board.begins(square)) this.#timer = setTimeout(() => this.#ring(square), LONG);
    return false;
  }

  /** @param {string} square */
  #ring(square) {
    this.#toggle({ from: square, to: square });
  }

  /** A finger that wanders off scrolls the page. */
  cancel() {
    clearTimeout(this.#timer);
    this.#from = "";
  }

  /**
   * True where the press was one for drawing.
   *
   * @param {string} to the square on which it ends
   */
  up(to) {
    clearTimeout(this.#timer);
    const from = this.#from;
    this.#from = "";
    if (from && to) this.#toggle({ from, to });
    return Boolean(from);
  }

  /** @param {Sparta.Arrow} mark */
  #toggle(mark) {
    const others = this.#board.drawn.filter(({ from, to }) => from !== mark.from || to !== mark.to);
    this.#board.drawn = others.length < this.#board.drawn.length ? others : [...others, mark].slice(-MOST);
  }
}
