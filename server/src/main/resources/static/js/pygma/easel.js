import { the } from "../parts.js";
import { Painter } from "./painter.js";
import { paletteOf } from "./palette.js";

/** How long the hand rests before the map is painted sharp again, in milliseconds. */
const REST = 140;

/** Where a map is painted: with the next frame of the screen, once, and again when the hand rests. */
export class Easel {
  #place;
  #scene;
  #painter = new Painter();
  /** @type {import("./lens.js").Lens | null} */
  #lens = null;
  /** @type {import("./overview.js").Overview | null} */
  #overview = null;
  #due = false;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #rest;

  /**
   * @param {HTMLElement} place
   * @param {() => import("./painter.js").Scene} scene what is to be painted now
   */
  constructor(place, scene) {
    this.#place = place;
    this.#scene = scene;
  }

  /**
   * From now on there is something to look through.
   *
   * @param {import("./lens.js").Lens} lens
   * @param {import("./overview.js").Overview} overview
   */
  open(lens, overview) {
    this.#lens = lens;
    this.#overview = overview;
  }

  /**
   * Takes the land, and its colours from the page.
   *
   * @param {Pygma.Hex[]} hexes
   * @param {Pygma.Signs} signs
   * @param {boolean} foggy
   */
  load(hexes, signs, foggy) {
    const palette = paletteOf(this.#place);
    this.#painter.load(hexes, signs, palette, foggy);
    this.#overview?.load(hexes, palette);
    this.soon();
  }

  /** Paints with the next frame of the screen, once. */
  soon() {
    if (this.#due || !this.#lens) return;
    this.#due = true;
    requestAnimationFrame(() => {
      this.#due = false;
      this.#paint();
    });
  }

  /** @param {boolean} resting whether the hand rests */
  #paint(resting = false) {
    const lens = this.#lens;
    if (!lens) return;
    const board = the(".canvas", HTMLElement, this.#place);
    const canvas = the("canvas", HTMLCanvasElement, board);
    const density = Math.min(2, devicePixelRatio);
    const [width, height] = [Math.round(lens.width * density), Math.round(lens.height * density)];
    if (canvas.width !== width || canvas.height !== height) Object.assign(canvas, { width, height });
    const pen = canvas.getContext("2d", { alpha: false });
    clearTimeout(this.#rest);
    if (pen && this.#painter.paint(pen, lens, density, this.#scene(), resting)) this.#rest = setTimeout(() => this.#paint(true), REST);
    board.dataset.zoom = lens.scale.toFixed(3);
    this.#overview?.paint(lens);
  }
}
