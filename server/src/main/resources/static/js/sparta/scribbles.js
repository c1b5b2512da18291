import { squareOf } from "./drag.js";

// Arrows and rings that a reader draws for the own eyes: with the right button, or with a finger that rests first.
const LONG = 450;
const MOST = 40;

export class Scribbles {
  #board;
  #from = "";
  /** Whether a finger draws: its square bears a ring until it is known where it goes. */
  #finger = false;
  #drew = false;
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
    this.cancel();
    this.#drew = false;
    const square = squareOf(event);
    if (event.button === 2 && square) {
      this.#from = square;
      return true;
    }
    if (event.button === 0 && event.pointerType === "mouse") this.#wipe();
    if (event.pointerType === "touch" && event.isPrimary && square && !this.#board.begins(square)) this.#timer = setTimeout(() => this.#rest(square), LONG);
    return false;
  }

  /** @param {string} square */
  #rest(square) {
    this.#finger = true;
    this.#drew = true;
    this.#from = square;
    this.#toggle({ from: square, to: square });
  }

  /**
   * A finger that draws does not scroll the page.
   *
   * @param {TouchEvent} event
   */
  hold(event) {
    if (this.#finger && event.cancelable) event.preventDefault();
  }

  /** A finger that wanders off scrolls the page. */
  cancel() {
    clearTimeout(this.#timer);
    this.#from = "";
    this.#finger = false;
  }

  /**
   * True where the press was one for drawing.
   *
   * @param {PointerEvent} event
   * @param {string} to the square on which it ends
   */
  up(event, to) {
    const from = this.#from;
    const ringed = this.#finger;
    this.cancel();
    if (!from && event.pointerType === "touch") this.#wipe();
    if (!from || (ringed && from === to)) return Boolean(from);
    if (ringed) this.#toggle({ from, to: from });
    if (to) this.#toggle({ from, to });
    return true;
  }

  /** True for the click that the browser sends behind a finger that drew. */
  swallowsClick() {
    const drew = this.#drew;
    this.#drew = false;
    return drew;
  }

  #wipe() {
    if (this.#board.drawn.length > 0) this.#board.drawn = [];
  }

  /** @param {Sparta.Arrow} mark */
  #toggle(mark) {
    const others = this.#board.drawn.filter(({ from, to }) => from !== mark.from || to !== mark.to);
    this.#board.drawn = others.length < this.#board.drawn.length ? others : [...others, mark].slice(-MOST);
  }
}
