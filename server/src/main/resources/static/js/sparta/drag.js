// Dragging a piece with mouse, pen or finger. A press without a way is left to the click.
const THRESHOLD = 6;

export class Drag {
  #board;
  #start = null;
  #moved = false;
  from = "";

  constructor(board) {
    this.#board = board;
  }

  down = (event) => {
    this.#moved = false;
    const square = event.target.dataset?.square;
    if (event.button !== 0 || !event.isPrimary || !square || !this.#board.begins(square)) return;
    this.#start = { square, x: event.clientX, y: event.clientY };
  };

  move = (event) => {
    if (!this.#start) return;
    if (!this.from) this.#lift(event);
    if (this.from) this.#carry(event);
  };

  #lift(event) {
    const { square, x, y } = this.#start;
    if (Math.hypot(event.clientX - x, event.clientY - y) < THRESHOLD) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    this.from = square;
    this.#board.select(square);
    this.#board.requestUpdate();
  }

  #carry(event) {
    const carried = this.#carried();
    if (!carried) return this.#stop(); // a new position took the piece out of the hand
    const drawing = this.#board.renderRoot.querySelector("svg");
    const unit = drawing.viewBox.baseVal.width / drawing.getBoundingClientRect().width;
    const right = (event.clientX - this.#start.x) * unit;
    const down = (event.clientY - this.#start.y) * unit;
    carried.style.transform = `translate(${right}px, ${down}px)`;
    return this.#board.hover(squareUnder(this.#board, event));
  }

  #carried() {
    return this.#board.held(this.from);
  }

  up = (event) => {
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

function squareUnder(board, { clientX, clientY }) {
  return board.renderRoot.elementFromPoint(clientX, clientY)?.dataset?.square ?? "";
}
