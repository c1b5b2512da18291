const CLOSEST = 6;
const FARTHEST = 0.08;
/** A hand that moves less than so many pixels means the field under it. */
const STILL = 6;

/**
 * What part of a drawing is in sight: wheel, drag and pinch change it. `tap(x, y)` is called with the point of the
 * drawing that was clicked, `hover` with the one under the mouse, `changed` when another part is in sight.
 */
export class Lens {
  #place;
  #hear;
  x = 0;
  y = 0;
  scale = 1;
  /** How many pixels of each side lie under something else. */
  #covered = { left: 0, right: 0, top: 0, bottom: 0 };
  /** @type {{ left: number, top: number, width: number, height: number }} */
  #box;
  /** @type {Map<number, { x: number, y: number }>} */
  #hands = new Map();
  #moved = 0;

  /**
   * @param {HTMLElement} place
   * @param {{ tap: (x: number, y: number) => void, hover: (x: number, y: number) => void, changed: () => void }} hear
   */
  constructor(place, hear) {
    this.#place = place;
    this.#hear = hear;
    this.#box = this.#measure();
    place.addEventListener("wheel", (event) => this.#wheel(event), { passive: false });
    place.addEventListener("pointerdown", (event) => this.#down(event));
    place.addEventListener("pointermove", (event) => this.#move(event));
    place.addEventListener("pointerup", (event) => this.#up(event));
    place.addEventListener("pointercancel", (event) => this.#up(event));
    place.addEventListener("pointerleave", () => hear.hover(NaN, NaN)); // over nothing
    new ResizeObserver(() => {
      this.#box = this.#measure();
      hear.changed();
    }).observe(place);
  }

  get width() {
    return this.#box.width;
  }

  get height() {
    return this.#box.height;
  }

  /**
   * Shows this rectangle of the drawing, as large as it fits.
   *
   * @param {[number, number, number, number]} rectangle west, north, east, south
   * @param {number} most how close at most
   * @param {number} least how far at most
   */
  frame([west, north, east, south], most = 2, least = FARTHEST) {
    this.#box = this.#measure();
    const { left, right, top, bottom } = this.#covered;
    const [wide, high] = [Math.max(80, this.width - left - right), Math.max(80, this.height - top - bottom)];
    this.scale = this.#within(Math.max(least, Math.min(wide / (east - west), high / (south - north), most)));
    this.x = (west + east) / 2 + (right - left) / 2 / this.scale;
    this.y = (north + south) / 2 + (bottom - top) / 2 / this.scale;
    this.#hear.changed();
  }

  /**
   * Moves by so many pixels.
   *
   * @param {number} right
   * @param {number} down
   */
  pan(right, down) {
    this.shift(right / this.scale, down / this.scale);
  }

  /**
   * Moves by so much of the drawing.
   *
   * @param {number} right
   * @param {number} down
   */
  shift(right, down) {
    this.x += right;
    this.y += down;
    this.#hear.changed();
  }

  /**
   * Larger or smaller; what lies under this point of the screen stays there.
   *
   * @param {number} factor
   * @param {{ x: number, y: number } | null} point
   */
  zoom(factor, point = null) {
    const before = this.scale;
    this.scale = this.#within(before * factor);
    if (point) {
      const [right, down] = this.#fromMiddle(point.x, point.y);
      this.x += right / before - right / this.scale;
      this.y += down / before - down / this.scale;
    }
    this.#hear.changed();
  }

  /**
   * Moves just so far that this point of the drawing is in sight.
   *
   * @param {number} x
   * @param {number} y
   * @param {number} margin
   */
  reveal(x, y, margin) {
    this.gather([x, y, x, y], margin);
  }

  /**
   * Moves just so far that this rectangle is in sight, or nothing else where it is too large.
   *
   * @param {[number, number, number, number]} rectangle west, north, east, south
   * @param {number} margin
   */
  gather([west, north, east, south], margin) {
    const { left, right, top, bottom } = this.#covered;
    // What is in sight begins so far before the middle, and ends so far behind it.
    const within = (/** @type {number} */ at, /** @type {number} */ first, /** @type {number} */ last, /** @type {number} */ side, /** @type {number} */ before, /** @type {number} */ behind) => {
      const [least, most] = [last - (side / 2 - behind) / this.scale + margin, first + (side / 2 - before) / this.scale - margin];
      if (least > most && first === last) return (least + most) / 2;
      return Math.min(Math.max(at, Math.min(least, most)), Math.max(least, most));
    };
    this.x = within(this.x, west, east, this.width, left, right);
    this.y = within(this.y, north, south, this.height, top, bottom);
    this.#hear.changed();
  }

  /**
   * Something lies over the drawing: what is to be in sight is shown beside it.
   *
   * @param {{ left?: number, right?: number, top?: number, bottom?: number }} pixels
   * @param {boolean} turned whether the device was turned: what was in the middle beside the cover stays there
   */
  cover({ left = 0, right = 0, top = 0, bottom = 0 }, turned = false) {
    const before = this.#covered;
    this.#covered = { left, right, top, bottom };
    if (turned) this.pan((before.left - before.right - left + right) / 2, (before.top - before.bottom - top + bottom) / 2);
  }

  /**
   * Where a point of the drawing is on the screen.
   *
   * @param {number} x
   * @param {number} y
   */
  onScreen(x, y) {
    this.#box = this.#measure();
    const { left, top } = this.#box;
    return { x: left + this.width / 2 + (x - this.x) * this.scale, y: top + this.height / 2 + (y - this.y) * this.scale };
  }

  /** @param {number} scale */
  #within(scale) {
    return Math.min(CLOSEST, Math.max(FARTHEST, scale));
  }

  #measure() {
    const { left, top, width, height } = this.#place.getBoundingClientRect();
    return { left, top, width: width || 1, height: height || 1 };
  }

  /** @param {number} x @param {number} y @returns {[number, number]} */
  #fromMiddle(x, y) {
    const { left, top } = this.#box;
    return [x - left - this.width / 2, y - top - this.height / 2];
  }

  /** @param {PointerEvent} event @returns {[number, number]} */
  #point({ clientX, clientY }) {
    const [right, down] = this.#fromMiddle(clientX, clientY);
    return [this.x + right / this.scale, this.y + down / this.scale];
  }

  /** @param {WheelEvent} event */
  #wheel(event) {
    event.preventDefault();
    this.#box = this.#measure();
    this.zoom(Math.exp(-event.deltaY / 500), { x: event.clientX, y: event.clientY });
  }

  /** @param {PointerEvent} event */
  #down(event) {
    if (this.#hands.size === 0) this.#moved = 0;
    this.#box = this.#measure();
    this.#hands.set(event.pointerId, { x: event.clientX, y: event.clientY });
    this.#place.setPointerCapture(event.pointerId);
  }

  /** @param {PointerEvent} event */
  #move(event) {
    const hand = this.#hands.get(event.pointerId);
    if (!hand) return this.#hear.hover(...this.#point(event));
    const [right, down] = [event.clientX - hand.x, event.clientY - hand.y];
    const other = [...this.#hands.values()].find((each) => each !== hand);
    const before = other ? Math.hypot(hand.x - other.x, hand.y - other.y) : 0;
    [hand.x, hand.y] = [event.clientX, event.clientY];
    this.#moved += Math.abs(right) + Math.abs(down);
    if (!other) return this.#moved < STILL ? undefined : this.pan(-right, -down);
    const after = Math.hypot(hand.x - other.x, hand.y - other.y);
    if (before > 0 && after > 0) this.zoom(after / before, { x: (hand.x + other.x) / 2, y: (hand.y + other.y) / 2 });
  }

  /** @param {PointerEvent} event */
  #up(event) {
    if (!this.#hands.delete(event.pointerId)) return;
    if (event.type === "pointerup" && this.#moved < STILL) this.#hear.tap(...this.#point(event));
  }
}
