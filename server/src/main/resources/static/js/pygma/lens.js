const CLOSEST = 6;
const FARTHEST = 0.15;
/** A hand that moves less than so many pixels means the field under it. */
const STILL = 6;

/**
 * What part of a drawing is in sight: wheel, drag and pinch change it. `tap(at)` is called with the `data-at` of
 * what was clicked.
 */
export class Lens {
  #svg;
  #tap;
  #x = 0;
  #y = 0;
  #scale = 1;
  /** @type {Map<number, { x: number, y: number, on: HTMLElement | SVGElement | null }>} */
  #hands = new Map();
  #moved = 0;

  /**
   * @param {SVGSVGElement} svg
   * @param {(at: string) => void} tap
   */
  constructor(svg, tap) {
    this.#svg = svg;
    this.#tap = tap;
    svg.addEventListener("wheel", (event) => this.#wheel(event), { passive: false });
    svg.addEventListener("pointerdown", (event) => this.#down(event));
    svg.addEventListener("pointermove", (event) => this.#move(event));
    svg.addEventListener("pointerup", (event) => this.#up(event));
    svg.addEventListener("pointercancel", (event) => this.#up(event));
    new ResizeObserver(() => this.#apply()).observe(svg);
  }

  /**
   * Shows this rectangle of the drawing, as large as it fits.
   *
   * @param {number} west
   * @param {number} north
   * @param {number} east
   * @param {number} south
   */
  frame(west, north, east, south) {
    const { width, height } = this.#box();
    this.#scale = this.#within(Math.min(width / (east - west), height / (south - north), 2));
    this.#x = (west + east) / 2;
    this.#y = (north + south) / 2;
    this.#apply();
  }

  /**
   * Moves by so many pixels.
   *
   * @param {number} right
   * @param {number} down
   */
  pan(right, down) {
    this.#x += right / this.#scale;
    this.#y += down / this.#scale;
    this.#apply();
  }

  /**
   * Moves with the drawing, all of which was moved by so much.
   *
   * @param {number} right
   * @param {number} down
   */
  shift(right, down) {
    this.#x += right;
    this.#y += down;
    this.#apply();
  }

  /**
   * Larger or smaller; what lies under this point of the screen stays there.
   *
   * @param {number} factor
   * @param {{ x: number, y: number } | null} point
   */
  zoom(factor, point = null) {
    const { left, top, width, height } = this.#box();
    const before = this.#scale;
    this.#scale = this.#within(before * factor);
    if (point) {
      const [right, down] = [point.x - left - width / 2, point.y - top - height / 2];
      this.#x += right / before - right / this.#scale;
      this.#y += down / before - down / this.#scale;
    }
    this.#apply();
  }

  /**
   * Moves just so far that this point of the drawing is in sight.
   *
   * @param {number} x
   * @param {number} y
   * @param {number} margin
   */
  reveal(x, y, margin) {
    const { width, height } = this.#box();
    const [reachX, reachY] = [width / this.#scale / 2 - margin, height / this.#scale / 2 - margin];
    this.#x = Math.min(Math.max(this.#x, x - reachX), x + reachX);
    this.#y = Math.min(Math.max(this.#y, y - reachY), y + reachY);
    this.#apply();
  }

  /** @param {number} scale */
  #within(scale) {
    return Math.min(CLOSEST, Math.max(FARTHEST, scale));
  }

  #box() {
    const box = this.#svg.getBoundingClientRect();
    return { left: box.left, top: box.top, width: box.width || 1, height: box.height || 1 };
  }

  #apply() {
    const { width, height } = this.#box();
    const [wide, high] = [width / this.#scale, height / this.#scale];
    this.#svg.setAttribute("viewBox", `${this.#x - wide / 2} ${this.#y - high / 2} ${wide} ${high}`);
    this.#svg.classList.toggle("far", this.#scale < 1.1);
  }

  /** @param {WheelEvent} event */
  #wheel(event) {
    event.preventDefault();
    this.zoom(Math.exp(-event.deltaY / 500), { x: event.clientX, y: event.clientY });
  }

  /** @param {PointerEvent} event */
  #down(event) {
    if (this.#hands.size === 0) this.#moved = 0;
    /** @type {SVGElement | null} */
    const on = event.target instanceof Element ? event.target.closest("[data-at]") : null;
    this.#hands.set(event.pointerId, { x: event.clientX, y: event.clientY, on });
    this.#svg.setPointerCapture(event.pointerId);
  }

  /** @param {PointerEvent} event */
  #move(event) {
    const hand = this.#hands.get(event.pointerId);
    if (!hand) return;
    const [right, down] = [event.clientX - hand.x, event.clientY - hand.y];
    const other = [...this.#hands.values()].find((each) => each !== hand);
    const before = other ? Math.hypot(hand.x - other.x, hand.y - other.y) : 0;
    [hand.x, hand.y] = [event.clientX, event.clientY];
    this.#moved += Math.abs(right) + Math.abs(down);
    if (!other) return this.pan(-right, -down);
    const after = Math.hypot(hand.x - other.x, hand.y - other.y);
    if (before > 0 && after > 0) this.zoom(after / before, { x: (hand.x + other.x) / 2, y: (hand.y + other.y) / 2 });
  }

  /** @param {PointerEvent} event */
  #up(event) {
    const hand = this.#hands.get(event.pointerId);
    this.#hands.delete(event.pointerId);
    if (event.type === "pointerup" && hand?.on && this.#moved < STILL) this.#tap(hand.on.dataset.at ?? "");
  }
}
