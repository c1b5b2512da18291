import { frameOf, middle, SIZE } from "./hexes.js";

/** The whole map, small: what of it is in sight, and a click away what is not. */
export class Overview {
  #canvas;
  /** @type {OffscreenCanvas | null} */
  #picture = null;
  #scale = 1;
  /** @type {[number, number]} the point of the map at the upper left corner */
  #corner = [0, 0];
  /** @type {Record<string, string>} */
  #palette = {};

  /**
   * @param {HTMLCanvasElement} canvas
   * @param {(x: number, y: number) => void} go is called with the point of the map that was clicked
   */
  constructor(canvas, go) {
    this.#canvas = canvas;
    const point = (/** @type {PointerEvent} */ event) => {
      if (event.type === "pointermove" && event.buttons === 0) return;
      const box = canvas.getBoundingClientRect();
      const [x, y] = [((event.clientX - box.left) * canvas.width) / box.width, ((event.clientY - box.top) * canvas.height) / box.height];
      go(this.#corner[0] + x / this.#scale, this.#corner[1] + y / this.#scale);
    };
    canvas.addEventListener("pointerdown", point);
    canvas.addEventListener("pointermove", point);
  }

  /**
   * @param {Pygma.Hex[]} hexes
   * @param {Record<string, string>} palette
   */
  load(hexes, palette) {
    const { width, height } = this.#canvas;
    const [west, north, east, south] = frameOf(hexes, 2 * SIZE);
    this.#palette = palette;
    this.#scale = Math.min(width / (east - west), height / (south - north));
    this.#corner = [(west + east - width / this.#scale) / 2, (north + south - height / this.#scale) / 2];
    this.#picture = new OffscreenCanvas(width, height);
    const pen = this.#picture.getContext("2d");
    if (!pen) return;
    pen.fillStyle = palette.paper;
    pen.fillRect(0, 0, width, height);
    const side = Math.max(1.5, 1.9 * SIZE * this.#scale);
    for (const hex of hexes) {
      const [x, y] = middle(hex);
      pen.fillStyle = hex.side === "none" ? palette[hex.terrain] : hex.tint || palette[hex.side];
      pen.fillRect((x - this.#corner[0]) * this.#scale - side / 2, (y - this.#corner[1]) * this.#scale - side / 2, side, side);
    }
  }

  /** @param {{ x: number, y: number, scale: number, width: number, height: number }} view */
  paint(view) {
    const pen = this.#canvas.getContext("2d");
    if (!pen || !this.#picture) return;
    pen.drawImage(this.#picture, 0, 0);
    const [wide, high] = [(view.width / view.scale) * this.#scale, (view.height / view.scale) * this.#scale];
    pen.strokeStyle = this.#palette.event;
    pen.lineWidth = 3;
    const { width, height } = this.#canvas;
    const within = (/** @type {number} */ value, /** @type {number} */ most) => Math.min(most - 2, Math.max(2, value));
    const [x, y] = [(view.x - this.#corner[0]) * this.#scale, (view.y - this.#corner[1]) * this.#scale];
    const [left, top] = [within(x - wide / 2, width), within(y - high / 2, height)];
    pen.strokeRect(left, top, within(x + wide / 2, width) - left, within(y + high / 2, height) - top);
  }
}
