import { HALF, SIZE, middle } from "./hexes.js";
import { onField, write, writeName } from "./lettering.js";
import { dangersOf, isOfLand, lay, strengthOf, wordOn } from "./map-lines.js";
import { onGround } from "./palette.js";
import { variantOf } from "./stamps.js";
import { Tiles, outline } from "./tiles.js";

/** From this scale on addresses can be read, and from this one the names of villages. */
const ADDRESSES = 1.1;
const NAMES = 0.85;
/** The land is painted so many pixels beyond each side, for the next moves of the hand. */
const AROUND = 220;

/** @typedef {{ x: number, y: number, scale: number, width: number, height: number }} View its middle, pixels a unit, and size */
/** @typedef {{ picture: HTMLCanvasElement, view: View, density: number, layer: string }} Still the land as it was painted */

/** The land with all that stands on it: painted once from tiles and lines, with some of what lies around, and kept. */
export class Land {
  #tiles = new Tiles();
  /** @type {Pygma.Hex[]} */
  #hexes = [];
  /** @type {Record<string, string>} */
  #palette = {};
  /** @type {Record<string, Path2D>} */
  #signs = {};
  /** @type {Still | null} */
  #still = null;
  /** @type {Map<string, number>} */
  #dangers = new Map();
  /** @type {{ fog: Path2D, shore: Path2D, large: Path2D, relief: Path2D, roads: Path2D, bridges: Path2D, lanes: Path2D, borders: Map<string, Path2D>, numbers: { text: string, x: number, y: number }[] }} */
  #lines = lay([], false);

  /**
   * @param {Pygma.Hex[]} hexes
   * @param {Pygma.Signs} signs
   * @param {Record<string, string>} palette
   * @param {boolean} foggy
   */
  load(hexes, signs, palette, foggy) {
    this.#hexes = hexes;
    this.#palette = palette;
    this.#signs = Object.fromEntries(Object.entries(signs).map(([name, path]) => [name, new Path2D(path)]));
    this.#tiles.dip(palette, this.#signs);
    this.#lines = lay(hexes, foggy);
    this.#dangers = dangersOf(hexes);
    this.#still = null;
  }

  /**
   * The land for this view: what was painted last, if that will do, or else painted anew.
   *
   * @param {View} view
   * @param {number} density of the screen
   * @param {string} layer
   * @param {boolean} resting whether the hand rests, so that nothing stretched will do
   * @returns {Still}
   */
  under(view, density, layer, resting) {
    const still = this.#still;
    const fits = still && still.layer === layer && still.density === density && still.view.width === view.width + 2 * AROUND;
    const sharp = fits && still.view.scale === view.scale && isWithin(view, still.view);
    if (fits && (sharp || (!resting && isNear(view, still.view)))) return still;
    return (this.#still = this.#paint(view, density, layer));
  }

  /**
   * The fields in sight.
   *
   * @param {View} view
   */
  seen(view) {
    const [wide, high] = [view.width / view.scale / 2 + SIZE, view.height / view.scale / 2 + SIZE];
    return this.#hexes.filter((hex) => Math.abs(hex.column * SIZE * 1.5 - view.x) < wide && Math.abs(hex.row * HALF - view.y) < high);
  }

  /**
   * @param {View} view
   * @param {number} density
   * @param {string} layer
   */
  #paint(view, density, layer) {
    const around = { ...view, x: view.x, y: view.y, scale: view.scale, width: view.width + 2 * AROUND, height: view.height + 2 * AROUND };
    const [width, height] = [Math.round(around.width * density), Math.round(around.height * density)];
    const picture = this.#still?.picture.width === width && this.#still.picture.height === height ? this.#still.picture : Object.assign(document.createElement("canvas"), { width, height });
    const pen = /** @type {CanvasRenderingContext2D} */ (picture.getContext("2d", { alpha: false }));
    const { scale } = around;
    const zoom = scale * density;
    pen.setTransform(1, 0, 0, 1, 0, 0);
    pen.fillStyle = this.#palette.paper;
    pen.fillRect(0, 0, width, height);
    pen.setTransform(zoom, 0, 0, zoom, ...cornerOf(around, density));
    const seen = this.seen(around);
    this.#fog(pen, scale);
    this.#land(pen, seen, zoom, layer);
    this.#layer(pen, seen, layer);
    this.#edges(pen, scale);
    for (const hex of seen) if (!this.#speaks(hex, layer)) this.#built(pen, hex, scale);
    this.#letters(pen, seen, scale, layer);
    return { picture, view: around, density, layer };
  }

  /** @param {CanvasRenderingContext2D} pen @param {number} scale */
  #fog(pen, scale) {
    pen.fillStyle = this.#palette.fog;
    pen.fill(this.#lines.fog);
    if (scale < 0.4) return;
    pen.strokeStyle = this.#palette.grid;
    pen.lineWidth = 0.5;
    pen.setLineDash([2, 3]);
    pen.stroke(this.#lines.fog);
    pen.setLineDash([]);
  }

  /** Whether a layer writes on this field; nothing else is drawn there. @param {Pygma.Hex} hex @param {string} layer */
  #speaks(hex, layer) {
    return isOfLand(layer) && strengthOf(hex, layer) > 0;
  }

  /** @param {CanvasRenderingContext2D} pen @param {Pygma.Hex[]} seen @param {number} zoom @param {string} layer */
  #land(pen, seen, zoom, layer) {
    const tiles = this.#tiles.at(zoom);
    const { wide } = tiles;
    for (const hex of seen) {
      const picture = tiles.of(hex.terrain, hex.stale, Boolean(hex.settlement || hex.building) || this.#speaks(hex, layer), variantOf(hex));
      pen.drawImage(picture, hex.column * SIZE * 1.5 - wide / 2, hex.row * HALF - wide / 2, wide, wide);
    }
  }

  /** @param {CanvasRenderingContext2D} pen @param {Pygma.Hex[]} seen @param {string} layer */
  #layer(pen, seen, layer) {
    if (layer === "terrain") return;
    for (const hex of seen) {
      const danger = this.#dangers.get(hex.at) ?? 0;
      const strength = layer === "danger" ? danger * 0.2 : strengthOf(hex, layer);
      if (strength <= 0) continue;
      onField(pen, hex, () => {
        outline(pen);
        pen.globalAlpha = strength;
        pen.fillStyle = layer === "owners" ? hex.tint || this.#palette[hex.side] : this.#palette[layer === "sight" ? "veil" : layer === "goods" || (layer === "supply" && hex.supply > 0) ? "own" : "event"];
        pen.fill();
        pen.globalAlpha = 1;
        const lines = wordOn(hex, layer, danger).split("\n");
        const size = layer === "goods" ? 5.4 : 10;
        lines.forEach((line, index) => write(pen, this.#palette, line, 0, 4 + (index - (lines.length - 1) / 2) * (size + 0.8), size, onGround(this.#palette, "ink", hex.terrain, hex.stale)));
      });
    }
  }

  /** @param {CanvasRenderingContext2D} pen @param {number} scale */
  #edges(pen, scale) {
    const [palette, lines] = [this.#palette, this.#lines];
    const stroke = (/** @type {Path2D} */ path, /** @type {string} */ colour, /** @type {number} */ wide) => {
      pen.strokeStyle = colour;
      pen.lineWidth = wide;
      pen.stroke(path);
    };
    pen.lineCap = "round";
    if (scale > 0.35) for (const wide of [5.5, 2.4]) stroke(lines.shore, palette.shore, wide);
    if (scale > 0.35) stroke(lines.relief, palette.relief, 2.2);
    stroke(lines.large, palette.large, Math.max(1.1, 0.7 / scale));
    const border = Math.max(2.6, 1.6 / scale);
    for (const path of lines.borders.values()) stroke(path, palette.halo, border + 1.4);
    for (const [owner, path] of lines.borders) stroke(path, palette[owner] ?? owner, border);
    if (scale < 0.3) return;
    stroke(lines.lanes, palette["lane-edge"], 3.4);
    pen.setLineDash([4, 3]);
    stroke(lines.lanes, palette.lane, 1.8);
    pen.setLineDash([]);
    stroke(lines.roads, palette["road-edge"], 4.2);
    stroke(lines.roads, palette.road, 2.2);
    pen.lineCap = "butt";
    stroke(lines.bridges, palette.road, 8);
    stroke(lines.bridges, palette["road-edge"], 4);
  }

  /** @param {CanvasRenderingContext2D} pen @param {Pygma.Hex} hex @param {number} scale */
  #built(pen, hex, scale) {
    const sign = this.#signs[hex.settlement] ?? (hex.building ? this.#signs.building : null);
    if (!sign) return;
    onField(pen, hex, () => {
      const grow = Math.min(2.2, Math.max(0.85, 0.6 / scale));
      pen.scale(grow, grow);
      pen.fillStyle = hex.side === "own" ? this.#palette.own : hex.side === "foreign" ? hex.tint || this.#palette.foreign : this.#palette.town;
      pen.strokeStyle = this.#palette.halo;
      pen.lineJoin = "round";
      pen.lineWidth = 2.4;
      pen.stroke(sign);
      pen.fill(sign);
      pen.strokeStyle = this.#palette.ink;
      pen.lineWidth = 0.7;
      pen.stroke(sign);
    });
  }

  /** @param {CanvasRenderingContext2D} pen @param {Pygma.Hex[]} seen @param {number} scale @param {string} layer */
  #letters(pen, seen, scale, layer) {
    if (scale < ADDRESSES) for (const { text, x, y } of this.#lines.numbers) write(pen, this.#palette, text, x, y + 8, Math.min(60, Math.max(20, 12 / scale)), this.#palette["large-number"], "serif");
    const size = Math.min(22, Math.max(5.6, 11 / scale));
    const near = Math.max(5.4, 10 / scale); // beneath the address
    for (const hex of seen) {
      const [x, y] = middle(hex);
      if (scale >= ADDRESSES) write(pen, this.#palette, hex.at, x, y - 10.3, Math.max(4.8, 9 / scale), onGround(this.#palette, "ink", hex.terrain, hex.stale));
      const grand = hex.settlement === "HPT" || hex.settlement === "BST" || hex.settlement === "HST";
      if (hex.name && !this.#speaks(hex, layer) && (scale >= NAMES || (grand && scale > 0.3))) writeName(pen, this.#palette, hex.name, x, y - (scale >= ADDRESSES ? 10.3 - near : 9), scale >= ADDRESSES ? near : size);
    }
  }
}

/**
 * Where the origin of the map lies in a picture of this view: on a whole pixel, so that pictures can be moved without being
 * computed anew.
 *
 * @param {View} view
 * @param {number} density of the screen
 * @returns {[number, number]}
 */
export function cornerOf(view, density) {
  return [Math.round((view.width / 2 - view.x * view.scale) * density), Math.round((view.height / 2 - view.y * view.scale) * density)];
}

/**
 * Whether all of the view lies within what was painted.
 *
 * @param {View} view
 * @param {View} painted
 */
function isWithin(view, painted) {
  const [wide, high] = [painted.width / painted.scale - view.width / view.scale, painted.height / painted.scale - view.height / view.scale];
  return Math.abs(view.x - painted.x) <= wide / 2 && Math.abs(view.y - painted.y) <= high / 2;
}

/**
 * Whether what was painted, stretched, still shows what is in sight well enough for a moment.
 *
 * @param {View} view
 * @param {View} painted
 */
function isNear(view, painted) {
  const stretch = view.scale / painted.scale;
  return stretch > 0.6 && stretch < 2.2 && Math.abs(view.x - painted.x) * view.scale < view.width && Math.abs(view.y - painted.y) * view.scale < view.height;
}
