import { the } from "../parts.js";

// Dragging a piece with mouse, pen or finger. A press without a way is left to the click.
const THRESHOLD = 6;

/** @typedef {PointerEvent & { currentTarget: HTMLElement }} Held */

export class Drag {
  #board;
  /** @type {{ square: string, x: number, y: number } | null} */
  #start = null;
  #moved = false;
  from = "";

  /** @param {Sparta.Board} board */
  constructor(board) {
    this.#board = board;
  }

  down = (/** @type {PointerEvent} */ event) => {
    this.#moved = false;
    const square = squareOf(event);
    if (event.button !== 0 || !event.isPrimary || !square || !this.#board.begins(square)) return;
    this.#start = { square, x: event.clientX, y: event.clientY };
  };

  move = (/** @type {Held} */ event) => {
    if (!this.#start) return;
    if (!this.from) this.#lift(event, this.#start);
    if (this.from) this.#carry(event, this.#start);
  };

  /**
   * @param {Held} event
   * @param {{ square: string, x: number, y: number }} start
   */
  #lift(event, { square, x, y }) {
    if (Math.hypot(event.clientX - x, event.clientY - y) < THRESHOLD) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    this.from = square;
    this.#board.select(square);
    this.#board.requestUpdate();
  }

  /**
   * @param {Held} event
   * @param {{ x: number, y: number }} start
   */
  #carry(event, { x, y }) {
    const carried = this.#carried();
    // A new position may have taken the piece out of the hand.
    if (!carried) return this.#stop();
    const drawing = the("svg", SVGSVGElement, this.#board.renderRoot);
    const unit = drawing.viewBox.baseVal.width / drawing.getBoundingClientRect().width;
    const right = (event.clientX - x) * unit;
    const down = (event.clientY - y) * unit;
    carried.style.transform = `translate(${right}px, ${down}px)`;
    return this.#board.hover(squareUnder(this.#board, event));
  }

  #carried() {
    return this.#board.held(this.from);
  }

  up = (/** @type {PointerEvent} */ event) => {
    const { from } = this;
    const square = from ? squareUnder(this.#board, event) : "";
    this.#moved = Boolean(from);
    this.#stop();
    if (from && square !== from) this.#board.drop(from, square);
  };

  cancel = () => this.#stop();

  /** True once after a drag, for the click that the browser sends behind it. */
  swallowsClick() {
    const moved = this.#moved;
    this.#moved = false;
    return moved;
  }

  #stop() {
    if (this.from) {
      this.#carried()?.style.removeProperty("transform");
      this.#board.hover("");
    }
    this.#start = null;
    this.from = "";
    this.#board.requestUpdate();
  }
}

/**
 * The square on which something happened; empty beside the board.
 *
 * @param {Event} event
 */
export function squareOf({ target }) {
  return (target instanceof HTMLElement && target.dataset.square) || "";
}

/**
 * @param {Sparta.Board} board
 * @param {PointerEvent} event
 */
export function squareUnder(board, { clientX, clientY }) {
  const root = /** @type {ShadowRoot} */ (board.renderRoot);
  const under = root.elementFromPoint(clientX, clientY);
  return (under instanceof HTMLElement && under.dataset.square) || "";
}
