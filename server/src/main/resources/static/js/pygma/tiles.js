import { CORNERS, SIZE } from "./hexes.js";
import { onGround } from "./palette.js";
import { isSolid, stampsOf } from "./stamps.js";

/** A hex of fewer pixels shows no sign, and one of fewer than these shows it once. */
const LEGIBLE = 9;
const ROOMY = 16;

/** @type {import("./stamps.js").Stamp[]} */
const ONCE = [[0, 0, 1]];

/** Traces a hex around the origin. */
export function outline(/** @type {CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D} */ pen, grow = 1) {
  pen.beginPath();
  for (const [x, y] of CORNERS) pen.lineTo(x * grow, y * grow);
  pen.closePath();
}

/** Pictures of hexes, painted once for each scale: a map of thousands is put together from a few dozen. */
export class Tiles {
  /** @type {Map<string, OffscreenCanvas>} */
  #pictures = new Map();
  #scale = 0;
  /** @type {Record<string, string>} */
  #palette = {};
  /** @type {Record<string, Path2D>} */
  #signs = {};

  /**
   * @param {Record<string, string>} palette
   * @param {Record<string, Path2D>} signs
   */
  dip(palette, signs) {
    this.#palette = palette;
    this.#signs = signs;
    this.#pictures.clear();
  }

  /**
   * For hexes of this many pixels a unit. Steps of a tenth are the same picture.
   *
   * @param {number} scale
   */
  at(scale) {
    const rounded = Math.exp(Math.round(Math.log(scale) * 10) / 10);
    if (rounded === this.#scale) return this;
    this.#scale = rounded;
    this.#pictures.clear();
    return this;
  }

  /**
   * @param {string} terrain
   * @param {boolean} stale
   * @param {boolean} bare without the terrain's sign: something else stands there
   * @param {number} variant in which of its ways it is drawn
   */
  of(terrain, stale, bare, variant) {
    const way = bare || SIZE * this.#scale < ROOMY ? 0 : variant;
    const key = `${terrain} ${stale} ${bare} ${way}`;
    let picture = this.#pictures.get(key);
    if (!picture) this.#pictures.set(key, (picture = this.#paint(terrain, stale, bare, way)));
    return picture;
  }

  /**
   * @param {string} terrain
   * @param {boolean} stale
   * @param {boolean} bare
   * @param {number} variant
   */
  #paint(terrain, stale, bare, variant) {
    const side = Math.ceil(2 * SIZE * this.#scale) + 4;
    const picture = new OffscreenCanvas(side, side);
    const pen = /** @type {OffscreenCanvasRenderingContext2D} */ (picture.getContext("2d"));
    const [palette, pixels] = [this.#palette, SIZE * this.#scale];
    pen.translate(side / 2, side / 2);
    pen.scale(this.#scale, this.#scale);
    outline(pen, 1 + 0.6 / pixels);
    pen.fillStyle = palette[terrain] ?? palette.paper;
    pen.fill();
    if (pixels >= LEGIBLE && !bare) for (const stamp of pixels < ROOMY ? ONCE : stampsOf(terrain, variant)) this.#sign(pen, terrain, stamp);
    if (stale) this.#veil(pen, pixels);
    if (pixels >= LEGIBLE) {
      outline(pen);
      pen.strokeStyle = palette.grid;
      pen.lineWidth = 0.7;
      pen.stroke();
    }
    return picture;
  }

  /** @param {OffscreenCanvasRenderingContext2D} pen @param {string} terrain @param {import("./stamps.js").Stamp} stamp */
  #sign(pen, terrain, [x, y, size]) {
    const sign = this.#signs[terrain];
    if (!sign) return;
    const colour = terrain === "reefs" ? this.#palette.coral : onGround(this.#palette, "glyph", terrain, false); // a veil comes over both
    pen.save();
    pen.translate(x, y);
    pen.scale(size, size);
    if (isSolid(terrain)) {
      pen.fillStyle = this.#palette[terrain];
      pen.fill(sign);
      pen.globalAlpha = 0.3;
      pen.fillStyle = colour;
      pen.fill(sign);
      pen.globalAlpha = 1;
    }
    pen.strokeStyle = colour;
    pen.lineWidth = terrain === "reefs" || terrain === "desert" ? 2.2 : 1.2;
    pen.lineCap = pen.lineJoin = "round";
    pen.stroke(sign);
    pen.restore();
  }

  /** What was seen earlier is veiled, and hatched so that no colour alone says it. */
  #veil(/** @type {OffscreenCanvasRenderingContext2D} */ pen, /** @type {number} */ pixels) {
    pen.save();
    outline(pen, 1 + 0.6 / pixels);
    pen.fillStyle = this.#palette.veil;
    pen.fill();
    if (pixels >= 5) {
      pen.clip();
      pen.beginPath();
      for (let x = -2 * SIZE; x <= 2 * SIZE; x += 5) {
        pen.moveTo(x - SIZE, SIZE);
        pen.lineTo(x + SIZE, -SIZE);
      }
      pen.strokeStyle = this.#palette.hatch;
      pen.lineWidth = 0.6;
      pen.stroke();
    }
    pen.restore();
  }

  /** How wide a picture is, in units of the map. */
  get wide() {
    return (Math.ceil(2 * SIZE * this.#scale) + 4) / this.#scale;
  }
}
