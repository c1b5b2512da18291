import { HALF, SIZE, middle } from "./hexes.js";
import { lay, strengthOf } from "./map-lines.js";
import { Tiles, outline } from "./tiles.js";

/** From this scale on addresses can be read, and from this one the names of villages. */
const ADDRESSES = 1.55;
const NAMES = 0.85;
const FULL = Math.PI * 2;
/** The land is painted so many pixels beyond each side, for the next moves of the hand. */
const AROUND = 220;

/** @typedef {{ x: number, y: number, scale: number, width: number, height: number }} View its middle, pixels a unit, and size */

/** @typedef {{ kind: string, at: string }} Mark something that happened in a place */
/** @typedef {{ way: string[], kind: string }} Route */

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

/** Paints a realm's map: the land from tiles, the rest from lines that are laid once for each map. */
export class Painter {
  #tiles = new Tiles();
  /** @type {Pygma.Hex[]} */
  #hexes = [];
  /** @type {Map<string, Pygma.Hex>} */
  #byAddress = new Map();
  /** @type {Record<string, string>} */
  #palette = {};
  /** @type {Record<string, Path2D>} */
  #signs = {};
  /** @type {{ picture: HTMLCanvasElement, view: View, density: number, layer: string } | null} the land as it was painted last */
  #still = null;
  /** @type {{ fog: Path2D, large: Path2D, relief: Path2D, roads: Path2D, bridges: Path2D, lanes: Path2D, borders: Map<string, Path2D>, numbers: { text: string, x: number, y: number }[] }} */
  #lines = lay([], false);

  /**
   * @param {Pygma.Hex[]} hexes
   * @param {Pygma.Signs} signs
   * @param {Record<string, string>} palette
   * @param {boolean} foggy
   */
  load(hexes, signs, palette, foggy) {
    this.#hexes = hexes;
    this.#byAddress = new Map(hexes.map((hex) => [hex.at, hex]));
    this.#palette = palette;
    this.#signs = Object.fromEntries(Object.entries(signs).map(([name, path]) => [name, new Path2D(path)]));
    this.#tiles.dip(palette, this.#signs);
    this.#lines = lay(hexes, foggy);
    this.#still = null;
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
    let still = this.#still;
    const fits = still && still.layer === scene.layer && still.density === density && still.view.width === view.width + 2 * AROUND;
    const sharp = fits && still?.view.scale === scale && isWithin(view, still.view);
    if (!still || !fits || !(sharp || (!resting && isNear(view, still.view)))) this.#still = still = this.#stillOf(view, density, scene.layer);
    pen.setTransform(1, 0, 0, 1, 0, 0);
    pen.fillStyle = palette.paper;
    pen.fillRect(0, 0, pen.canvas.width, pen.canvas.height);
    const zoom = scale * density;
    pen.setTransform(zoom, 0, 0, zoom, (view.width / 2 - view.x * scale) * density, (view.height / 2 - view.y * scale) * density);
    const [around, across, down] = [still.view, still.view.width / still.view.scale, still.view.height / still.view.scale];
    pen.drawImage(still.picture, around.x - across / 2, around.y - down / 2, across, down);
    const seen = this.#seen(view);
    this.#reach(pen, scene.reach);
    for (const route of scene.routes) this.#route(pen, route, scale);
    for (const mark of scene.marks) this.#mark(pen, mark);
    for (const hex of seen) if (hex.foreign) this.#sighted(pen, hex, scale);
    this.#units(pen, scene.pieces, seen, scale);
    for (const at of scene.lit) this.#ring(pen, at, palette.event, 2.6, 0.8);
    this.#ring(pen, scene.chosen, palette.chosen, 2.8, 0.93);
    this.#ring(pen, scene.cursor, palette.cursor, 3.2, 0.98);
    return around.scale !== scale;
  }

  /** @param {View} view */
  #seen(view) {
    const [wide, high] = [view.width / view.scale / 2 + SIZE, view.height / view.scale / 2 + SIZE];
    return this.#hexes.filter((hex) => Math.abs(hex.column * SIZE * 1.5 - view.x) < wide && Math.abs(hex.row * HALF - view.y) < high);
  }

  /**
   * The land with all that stands on it.
   *
   * @param {View} view
   * @param {number} density
   * @param {string} layer
   */
  #stillOf(view, density, layer) {
    const around = { ...view, x: view.x, y: view.y, scale: view.scale, width: view.width + 2 * AROUND, height: view.height + 2 * AROUND };
    const [width, height] = [Math.round(around.width * density), Math.round(around.height * density)];
    const picture = this.#still?.picture.width === width && this.#still.picture.height === height ? this.#still.picture : Object.assign(document.createElement("canvas"), { width, height });
    const pen = /** @type {CanvasRenderingContext2D} */ (picture.getContext("2d", { alpha: false }));
    const { scale } = around;
    const zoom = scale * density;
    pen.setTransform(1, 0, 0, 1, 0, 0);
    pen.fillStyle = this.#palette.paper;
    pen.fillRect(0, 0, width, height);
    pen.setTransform(zoom, 0, 0, zoom, (around.width / 2 - around.x * scale) * density, (around.height / 2 - around.y * scale) * density);
    const seen = this.#seen(around);
    this.#fog(pen, scale);
    this.#land(pen, seen, zoom);
    this.#layer(pen, seen, layer);
    this.#edges(pen, scale);
    for (const hex of seen) this.#built(pen, hex, scale);
    this.#letters(pen, seen, scale);
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

  /** @param {CanvasRenderingContext2D} pen @param {Pygma.Hex[]} seen @param {number} zoom */
  #land(pen, seen, zoom) {
    const tiles = this.#tiles.at(zoom);
    const { wide } = tiles;
    for (const hex of seen) {
      const picture = tiles.of(hex.terrain, hex.stale, Boolean(hex.settlement || hex.building));
      pen.drawImage(picture, hex.column * SIZE * 1.5 - wide / 2, hex.row * HALF - wide / 2, wide, wide);
    }
  }

  /** @param {CanvasRenderingContext2D} pen @param {Pygma.Hex[]} seen @param {string} layer */
  #layer(pen, seen, layer) {
    if (layer === "terrain") return;
    for (const hex of seen) {
      const strength = strengthOf(hex, layer);
      if (strength <= 0) continue;
      this.#at(pen, hex, () => {
        outline(pen);
        pen.globalAlpha = strength;
        pen.fillStyle = layer === "owners" ? hex.tint || this.#palette[hex.side] : this.#palette[layer === "sight" ? "veil" : "event"];
        pen.fill();
        pen.globalAlpha = 1;
        if (layer === "height" && hex.height > 0) this.#text(pen, "▲".repeat(hex.height), 0, 4, 11, this.#palette.ink);
        if (layer === "income") this.#text(pen, String(hex.income / 1000), 0, 4, 10, this.#palette.ink);
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
    if (scale > 0.35) stroke(lines.relief, palette.relief, 2.2);
    stroke(lines.large, palette.large, Math.max(1.1, 0.7 / scale));
    for (const [owner, path] of lines.borders) stroke(path, palette[owner] ?? owner, Math.max(2.6, 1.6 / scale));
    if (scale < 0.3) return;
    pen.setLineDash([4, 3]);
    stroke(lines.lanes, palette.lane, 1.8);
    pen.setLineDash([]);
    stroke(lines.roads, palette["road-edge"], 4.2);
    stroke(lines.roads, palette.road, 2.2);
    pen.lineCap = "butt";
    stroke(lines.bridges, palette.road, 8);
    stroke(lines.bridges, palette["road-edge"], 4);
  }

  /** @param {CanvasRenderingContext2D} pen @param {Map<string, boolean>} reach */
  #reach(pen, reach) {
    for (const [at, hard] of reach) {
      const hex = this.#byAddress.get(at);
      if (!hex) continue;
      this.#at(pen, hex, () => {
        outline(pen, 0.94);
        pen.fillStyle = this.#palette.reach;
        pen.fill();
        pen.strokeStyle = hard ? this.#palette.risk : this.#palette["reach-edge"];
        pen.lineWidth = 1.8;
        if (hard) pen.setLineDash([3, 3]);
        pen.stroke();
        pen.setLineDash([]);
      });
    }
  }

  /** @param {CanvasRenderingContext2D} pen @param {Route} route @param {number} scale */
  #route(pen, { way, kind }, scale) {
    const points = way.map((at) => this.#byAddress.get(at)).filter((hex) => hex !== undefined).map(middle);
    if (points.length < 2) return;
    const thick = Math.max(3, 2 / scale);
    const [[fromX, fromY], [toX, toY]] = points.slice(-2);
    const turn = Math.atan2(toY - fromY, toX - fromX);
    pen.lineCap = pen.lineJoin = "round";
    for (const [colour, wide] of /** @type {[string, number][]} */ ([[this.#palette["way-edge"], thick + 2], [kind === "losses" ? this.#palette.risk : this.#palette.way, thick]])) {
      pen.strokeStyle = pen.fillStyle = colour;
      pen.lineWidth = wide;
      if (kind === "measure") pen.setLineDash([thick * 2, thick * 2]);
      pen.beginPath();
      points.forEach(([x, y]) => pen.lineTo(x, y));
      pen.stroke();
      pen.setLineDash([]);
      pen.beginPath();
      for (const [angle, far] of [[0, 7], [2.5, 7], [-2.5, 7]]) pen.lineTo(toX + Math.cos(turn + angle) * far, toY + Math.sin(turn + angle) * far);
      pen.closePath();
      pen.stroke();
      pen.fill();
    }
  }

  /** @param {CanvasRenderingContext2D} pen @param {Pygma.Hex} hex @param {number} scale */
  #built(pen, hex, scale) {
    const sign = this.#signs[hex.settlement] ?? (hex.building ? this.#signs.building : null);
    if (!sign) return;
    this.#at(pen, hex, () => {
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

  /** @param {CanvasRenderingContext2D} pen @param {Pygma.Hex[]} seen @param {number} scale */
  #letters(pen, seen, scale) {
    if (scale < ADDRESSES) for (const { text, x, y } of this.#lines.numbers) this.#text(pen, text, x, y + 8, Math.min(60, Math.max(20, 12 / scale)), this.#palette["large-number"], "serif");
    const size = Math.min(22, Math.max(5.6, 11 / scale));
    for (const hex of seen) {
      const [x, y] = middle(hex);
      if (scale >= ADDRESSES) this.#text(pen, hex.at, x, y - 11.2, 4.8, this.#palette.ink);
      const grand = hex.settlement === "HPT" || hex.settlement === "BST" || hex.settlement === "HST";
      if (hex.name && (scale >= NAMES || (grand && scale > 0.3))) this.#halo(pen, hex.name, x, y - (scale >= ADDRESSES ? 5.6 : 9), scale >= ADDRESSES ? 5.4 : size);
    }
  }

  /** @param {CanvasRenderingContext2D} pen @param {Mark} mark */
  #mark(pen, { kind, at }) {
    const hex = this.#byAddress.get(at);
    if (!hex) return;
    this.#at(pen, hex, () => {
      pen.translate(-10, -7);
      pen.beginPath();
      pen.arc(0, 0, 5, 0, FULL);
      pen.fillStyle = this.#palette.banner;
      pen.fill();
      pen.strokeStyle = this.#palette.event;
      pen.lineWidth = 1.2;
      pen.stroke();
      pen.beginPath();
      if (kind === "battles") [[-2.5, -2.5, 2.5, 2.5], [2.5, -2.5, -2.5, 2.5]].forEach(([x, y, toX, toY]) => (pen.moveTo(x, y), pen.lineTo(toX, toY)));
      else if (kind === "land") [[-2, 3, -2, -3], [-2, -3, 2.5, -1.5], [2.5, -1.5, -2, 0]].forEach(([x, y, toX, toY]) => (pen.moveTo(x, y), pen.lineTo(toX, toY)));
      else [[0, -3, 0, 0.8], [0, 2.6, 0, 2.7]].forEach(([x, y, toX, toY]) => (pen.moveTo(x, y), pen.lineTo(toX, toY)));
      pen.lineWidth = 1.5;
      pen.stroke();
    });
  }

  /** @param {CanvasRenderingContext2D} pen @param {Pygma.Hex} hex @param {number} scale */
  #sighted(pen, hex, scale) {
    this.#at(pen, hex, () => {
      pen.translate(9, -2);
      const grow = Math.max(1, 0.8 / scale);
      pen.scale(grow, grow);
      pen.beginPath();
      for (const [x, y] of [[0, -5.5], [5, 0], [0, 5.5], [-5, 0]]) pen.lineTo(x, y);
      pen.closePath();
      pen.fillStyle = this.#palette.sighted;
      pen.fill();
      pen.strokeStyle = this.#palette.halo;
      pen.lineWidth = 1;
      pen.stroke();
      this.#text(pen, hex.age > 0 ? String(hex.age) : "!", 0, 2.2, 6, this.#palette.halo);
    });
  }

  /**
   * A flag for each field with own units: the sign of the first, its strength, how many more.
   *
   * @param {CanvasRenderingContext2D} pen
   * @param {Pygma.Piece[]} pieces
   * @param {Pygma.Hex[]} seen
   * @param {number} scale
   */
  #units(pen, pieces, seen, scale) {
    /** @type {Map<string, { first: string, kind: string, told: string, more: number }>} */
    const flags = new Map();
    for (const { at, unit, kind, told } of pieces) {
      const flag = flags.get(at);
      if (flag) flag.more++;
      else flags.set(at, { first: unit, kind, told, more: 0 });
    }
    for (const hex of seen) {
      const flag = flags.get(hex.at) ?? (hex.units.length > 0 && pieces.length === 0 ? { first: hex.units[0], kind: "", told: "", more: hex.units.length - 1 } : null);
      if (flag) this.#at(pen, hex, () => this.#flag(pen, flag, scale));
    }
  }

  /** @param {CanvasRenderingContext2D} pen @param {{ first: string, kind: string, told: string, more: number }} flag @param {number} scale */
  #flag(pen, { first, kind, told, more }, scale) {
    const near = scale >= 1.1;
    const lines = near ? [more > 0 ? `${first} +${more}` : first, told] : [];
    pen.translate(0, near ? 11 : 6);
    if (!near) pen.scale(Math.max(1, 0.75 / scale), Math.max(1, 0.75 / scale));
    const wide = near ? 34 : 12;
    pen.beginPath();
    pen.roundRect(-wide / 2, -4, wide, near ? 11.5 : 8.5, 1.4);
    pen.fillStyle = this.#palette.banner;
    pen.fill();
    pen.strokeStyle = this.#palette.own;
    pen.lineWidth = 1;
    pen.stroke();
    pen.save();
    pen.translate(near ? -11.8 : 0, near ? 1.7 : 0.2);
    this.#emblem(pen, kind);
    pen.restore();
    pen.textAlign = "left";
    if (lines[0]) this.#text(pen, lines[0], -6.8, 0.9, 4.9, this.#palette.ink, "sans", 700, "left");
    if (lines[1]) this.#text(pen, lines[1], -6.8, 6, 4.3, this.#palette.ink, "sans", 400, "left");
  }

  /** Foot, horse, ship and merchant, by signs that every war game has. */
  #emblem(/** @type {CanvasRenderingContext2D} */ pen, /** @type {string} */ kind) {
    pen.strokeStyle = pen.fillStyle = this.#palette.own;
    pen.lineWidth = 0.9;
    pen.beginPath();
    if (kind === "H") pen.arc(0, 0, 2.6, 0, FULL);
    else if (kind === "FH") {
      pen.moveTo(-4, 0);
      pen.quadraticCurveTo(0, 4.4, 4, 0);
      pen.closePath();
      pen.moveTo(0, 0);
      pen.lineTo(0, -3);
      pen.lineTo(2.6, -0.8);
    } else {
      pen.rect(-3.8, -2.6, 7.6, 5.2);
      pen.moveTo(-3.8, 2.6);
      pen.lineTo(3.8, -2.6);
      if (kind !== "RH") {
        pen.moveTo(-3.8, -2.6);
        pen.lineTo(3.8, 2.6);
      }
    }
    pen.stroke();
  }

  /** @param {CanvasRenderingContext2D} pen @param {string} at @param {string} colour @param {number} wide @param {number} grow */
  #ring(pen, at, colour, wide, grow) {
    const hex = this.#byAddress.get(at);
    if (!hex) return;
    this.#at(pen, hex, () => {
      outline(pen, grow);
      pen.strokeStyle = this.#palette.halo;
      pen.lineWidth = wide + 1.4;
      pen.stroke();
      pen.strokeStyle = colour;
      pen.lineWidth = wide;
      pen.stroke();
    });
  }

  /** @param {CanvasRenderingContext2D} pen @param {Pygma.Hex} hex @param {() => void} paint */
  #at(pen, hex, paint) {
    pen.save();
    pen.translate(...middle(hex));
    paint();
    pen.restore();
  }

  /** @param {CanvasRenderingContext2D} pen @param {string} text @param {number} x @param {number} y @param {number} size @param {string} colour @param {"sans" | "serif"} face @param {number} weight @param {CanvasTextAlign} align */
  #text(pen, text, x, y, size, colour, face = "sans", weight = 500, align = "center") {
    pen.font = `${weight} ${size}px ${this.#palette[face]}`;
    pen.textAlign = align;
    pen.fillStyle = colour;
    pen.fillText(text, x, y);
  }

  /** @param {CanvasRenderingContext2D} pen @param {string} text @param {number} x @param {number} y @param {number} size */
  #halo(pen, text, x, y, size) {
    pen.font = `700 ${size}px ${this.#palette.serif}`;
    pen.textAlign = "center";
    pen.lineJoin = "round";
    pen.strokeStyle = this.#palette.halo;
    pen.lineWidth = size / 4;
    pen.strokeText(text, x, y);
    pen.fillStyle = this.#palette.ink;
    pen.fillText(text, x, y);
  }
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
