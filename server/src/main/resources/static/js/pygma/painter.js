import { paintMark, paintSighted, paintUnits } from "./flags.js";
import { middle } from "./hexes.js";
import { Land, cornerOf } from "./land.js";
import { onField, paintReason } from "./lettering.js";
import { isOfLand } from "./map-lines.js";
import { outline } from "./tiles.js";

/** @typedef {import("./land.js").View} View */
/** @typedef {{ kind: string, at: string }} Mark something that happened in a place */
/** @typedef {{ way: string[], kind: string, why?: string }} Route `why`: the reason of a refused one */

/**
 * What is painted over the land besides what the fields themselves say.
 *
 * @typedef {object} Scene
 * @property {Pygma.Piece[]} pieces own units
 * @property {Mark[]} marks of the month
 * @property {Route[]} routes ways that are ordered, chosen or measured
 * @property {Map<string, boolean>} reach fields in reach; true where the way may cost men
 * @property {string} layer
 * @property {string} chosen
 * @property {string} cursor
 * @property {Set<string>} lit
 */

/** A way begins so far on the first step: what stands where it comes from stays in sight. */
const APART = 0.4;

/** Paints a realm's map: the land, and over it ways, marks, units, and what is chosen. */
export class Painter {
  #land = new Land();
  /** @type {Map<string, Pygma.Hex>} */
  #byAddress = new Map();
  /** @type {Record<string, string>} */
  #palette = {};

  /**
   * @param {Pygma.Hex[]} hexes
   * @param {Pygma.Signs} signs
   * @param {Record<string, string>} palette
   * @param {boolean} foggy
   */
  load(hexes, signs, palette, foggy) {
    this.#byAddress = new Map(hexes.map((hex) => [hex.at, hex]));
    this.#palette = palette;
    this.#land.load(hexes, signs, palette, foggy);
  }

  /**
   * Paints what is in sight. The land is painted once with some of what lies around, and then moved: while its reader
   * zooms it is stretched, and painted anew when the hand rests.
   *
   * @param {CanvasRenderingContext2D} pen
   * @param {View} view in pixels of the page
   * @param {number} density of the screen
   * @param {Scene} scene
   * @param {boolean} resting
   * @returns {boolean} whether it is to be painted again at rest
   */
  paint(pen, view, density, scene, resting = true) {
    const [palette, scale] = [this.#palette, view.scale];
    const still = this.#land.under(view, density, scene.layer, resting);
    pen.setTransform(1, 0, 0, 1, 0, 0);
    pen.fillStyle = palette.paper;
    pen.fillRect(0, 0, pen.canvas.width, pen.canvas.height);
    const zoom = scale * density;
    const [left, top] = cornerOf(view, density);
    const around = still.view;
    const [fromLeft, fromTop] = cornerOf(around, density);
    // Pixel for pixel while it is only moved: a picture that lies between pixels is computed anew for each of them.
    const stretch = scale / around.scale;
    pen.drawImage(still.picture, left - fromLeft * stretch, top - fromTop * stretch, still.picture.width * stretch, still.picture.height * stretch);
    pen.setTransform(zoom, 0, 0, zoom, left, top);
    const seen = this.#land.seen(view);
    this.#reach(pen, scene.reach);
    for (const route of scene.routes) this.#route(pen, route, scale);
    for (const { kind, at } of scene.marks) {
      const hex = this.#byAddress.get(at);
      if (hex) paintMark(pen, palette, hex, kind);
    }
    for (const hex of seen) if (hex.foreign) paintSighted(pen, palette, hex, scale);
    for (const at of scene.lit) this.#ring(pen, at, palette.event, 2.6, 0.8);
    this.#ring(pen, scene.chosen, palette.chosen, 2.8, 0.93);
    this.#ring(pen, scene.cursor, palette.cursor, 3.2, 0.98);
    if (!isOfLand(scene.layer)) paintUnits(pen, palette, scene.pieces, seen, scale);
    return around.scale !== scale;
  }

  /** @param {CanvasRenderingContext2D} pen @param {Map<string, boolean>} reach */
  #reach(pen, reach) {
    for (const [at, hard] of reach) {
      const hex = this.#byAddress.get(at);
      if (!hex) continue;
      onField(pen, hex, () => {
        outline(pen, 0.94);
        pen.fillStyle = this.#palette.reach;
        pen.fill();
        pen.strokeStyle = hard ? this.#palette.risk : this.#palette["reach-edge"];
        pen.lineWidth = hard ? 1.8 : 1.1;
        if (hard) pen.setLineDash([3, 3]);
        pen.stroke();
        pen.setLineDash([]);
      });
    }
  }

  /** @param {CanvasRenderingContext2D} pen @param {Route} route @param {number} scale */
  #route(pen, { way, kind, why }, scale) {
    const points = way.map((at) => this.#byAddress.get(at)).filter((hex) => hex !== undefined).map(middle);
    if (points.length < 2) return;
    const [[x, y], [nextX, nextY]] = points;
    points[0] = [x + (nextX - x) * APART, y + (nextY - y) * APART];
    const thick = Math.max(2.4, 2 / scale);
    const [[fromX, fromY], [toX, toY]] = points.slice(-2);
    const turn = Math.atan2(toY - fromY, toX - fromX);
    pen.lineCap = pen.lineJoin = "round";
    for (const [colour, wide] of /** @type {[string, number][]} */ ([[this.#palette["way-edge"], thick + 2], [kind === "losses" || kind === "refused" ? this.#palette.risk : this.#palette.way, thick]])) {
      pen.strokeStyle = pen.fillStyle = colour;
      pen.lineWidth = wide;
      if (kind === "measure" || kind === "refused") pen.setLineDash([thick * 2, thick * 2]);
      pen.beginPath();
      points.forEach(([x, y]) => pen.lineTo(x, y));
      pen.stroke();
      pen.setLineDash([]);
      pen.beginPath();
      if (kind === "refused") {
        for (const [x, y] of [[-6, -6], [6, 6]]) pen.lineTo(toX + x, toY + y);
        pen.moveTo(toX - 6, toY + 6);
        pen.lineTo(toX + 6, toY - 6);
        pen.stroke();
        continue;
      }
      for (const [angle, far] of [[0, 7], [2.5, 7], [-2.5, 7]]) pen.lineTo(toX + Math.cos(turn + angle) * far, toY + Math.sin(turn + angle) * far);
      pen.closePath();
      pen.stroke();
      pen.fill();
    }
    if (why) paintReason(pen, this.#palette, why, toX, toY, scale);
  }

  /** @param {CanvasRenderingContext2D} pen @param {string} at @param {string} colour @param {number} wide @param {number} grow */
  #ring(pen, at, colour, wide, grow) {
    const hex = this.#byAddress.get(at);
    if (!hex) return;
    onField(pen, hex, () => {
      outline(pen, grow);
      pen.strokeStyle = this.#palette.halo;
      pen.lineWidth = wide + 1.4;
      pen.stroke();
      pen.strokeStyle = colour;
      pen.lineWidth = wide;
      pen.stroke();
    });
  }
}
