import { html, nothing, render, svg } from "lit";
import { the } from "../parts.js";
import { Lens } from "./lens.js";

const SIZE = 20;
const HALF = SIZE * Math.sqrt(0.75);
const CORNERS = [0, 60, 120, 180, 240, 300].map((angle) => {
  const turn = (angle * Math.PI) / 180;
  return [SIZE * Math.cos(turn), SIZE * Math.sin(turn)];
});
const OUTLINE = CORNERS.map((corner) => corner.map((value) => value.toFixed(2)).join(",")).join(" ");
/** Column and half-row steps to the neighbours, clockwise from north, as the bits of roads are. */
const WAYS = [[0, -2], [1, -1], [1, 1], [0, 2], [-1, 1], [-1, -1]];
/** @type {Record<string, [number, number]>} */
const ARROWS = { ArrowUp: [0, -1], ArrowDown: [0, 1], ArrowLeft: [-1, 0], ArrowRight: [1, 0] };
const PAN = 60;

/** @typedef {Pick<Pygma.Hex, "column" | "row">} Spot */

/**
 * @param {Spot} spot
 * @returns {[number, number]}
 */
const middle = ({ column, row }) => [column * SIZE * 1.5, row * HALF];
const place = (/** @type {Spot} */ spot) => `translate(${middle(spot).map((value) => value.toFixed(2)).join(" ")})`;

/**
 * A realm's map: known fields, and fog around them. `choose(hex)` is called with the field that was clicked or
 * entered, `pass(text)` with the words for the field that the arrow keys reach.
 */
export class HexMap {
  #place;
  #say;
  #choose;
  #pass;
  #foggy;
  /** @type {Pygma.Hex[]} */
  #hexes = [];
  /** @type {Pygma.Signs} */
  #signs = {};
  #cursor = "";
  /** @type {Lens | null} */
  #lens = null;

  /** @param {{ place: HTMLElement, say: Say, choose: (hex: Pygma.Hex) => void, pass: (text: string) => void, fog?: boolean }} page `fog` is false for who knows everything */
  constructor({ place, say, choose, pass, fog = true }) {
    this.#place = place;
    this.#say = say;
    this.#choose = choose;
    this.#pass = pass;
    this.#foggy = fog;
    this.chosen = "";
  }

  /**
   * `signs` has a path for each terrain, for each kind of settlement, and for a building.
   *
   * @param {Pygma.Hex[]} hexes
   * @param {Pygma.Signs} signs
   */
  show(hexes, signs) {
    const before = new Map(this.#hexes.map((hex) => [hex.at, hex]));
    this.#hexes = hexes;
    this.#signs = signs;
    const home = hexes.find((hex) => hex.settlement === "HPT" && hex.side === "own") ?? hexes[0];
    if (!this.#find(this.#cursor)) this.#cursor = home?.at ?? "";
    this.#draw();
    if (this.#lens) this.#follow(before);
    if (this.#lens || !home) return;
    this.#lens = new Lens(the("svg", SVGSVGElement, this.#place), (at) => this.#enter(at));
    this.#whole();
  }

  /**
   * Places are counted from the westernmost and northernmost known field: what stays known stays where it was.
   *
   * @param {Map<string, Pygma.Hex>} before
   */
  #follow(before) {
    for (const hex of this.#hexes) {
      const stood = before.get(hex.at);
      if (!stood) continue;
      const [[fromX, fromY], [toX, toY]] = [middle(stood), middle(hex)];
      this.#lens?.shift(toX - fromX, toY - fromY);
      return;
    }
    this.#whole();
  }

  #whole() {
    const spots = this.#hexes.map(middle);
    const [xs, ys] = [spots.map(([x]) => x), spots.map(([, y]) => y)];
    const margin = 3 * SIZE; // the fog around it
    this.#lens?.frame(Math.min(...xs) - margin, Math.min(...ys) - margin, Math.max(...xs) + margin, Math.max(...ys) + margin);
  }

  #draw() {
    const button = (/** @type {string} */ key, /** @type {string} */ sign, /** @type {() => void} */ act) => html`
      <button class="button icon" type="button" aria-label=${this.#say(`server.pygma.map.${key}`)} title=${this.#say(`server.pygma.map.${key}`)} @click=${act}>
        ${sign}
      </button>
    `;
    render(
      html`
        <div class="canvas" role="application" tabindex="0" aria-label=${this.#say("server.pygma.map.label")} @keydown=${(/** @type {KeyboardEvent} */ event) => this.#pressed(event)}>
          <svg aria-hidden="true" focusable="false">${this.#picture()}</svg>
        </div>
        <div class="lenses">
          ${button("in", "+", () => this.#lens?.zoom(1.3))} ${button("out", "−", () => this.#lens?.zoom(1 / 1.3))}
          ${button("left", "←", () => this.#lens?.pan(-PAN, 0))} ${button("up", "↑", () => this.#lens?.pan(0, -PAN))}
          ${button("down", "↓", () => this.#lens?.pan(0, PAN))} ${button("right", "→", () => this.#lens?.pan(PAN, 0))}
          ${button("whole", "⤢", () => this.#whole())}
        </div>
      `,
      this.#place,
    );
  }

  #picture() {
    const cursor = this.#find(this.#cursor);
    const chosen = this.#find(this.chosen);
    const signs = this.#signs;
    const owners = new Map(this.#hexes.map(({ column, row, owner }) => [`${column} ${row}`, owner]));
    return svg`
      ${(this.#foggy ? fogAround(this.#hexes) : []).map((spot) => svg`<polygon class="fog" transform=${place(spot)} points=${OUTLINE} />`)}
      ${this.#hexes.map((hex) => ground(hex, signs))}
      ${this.#hexes.map((hex) => border(hex, owners))}
      ${this.#hexes.map((hex) => marks(hex, signs))}
      ${chosen ? svg`<polygon class="chosen" transform=${place(chosen)} points=${OUTLINE} />` : nothing}
      ${cursor ? svg`<polygon class="cursor" transform=${place(cursor)} points=${OUTLINE} />` : nothing}
    `;
  }

  /** @param {string} at */
  #find(at) {
    return this.#hexes.find((hex) => hex.at === at);
  }

  /** @param {string} at */
  #enter(at) {
    const hex = this.#find(at);
    if (!hex) return;
    this.#cursor = at;
    this.chosen = at;
    this.#draw();
    this.#choose(hex);
  }

  /** @param {KeyboardEvent} event */
  #pressed(event) {
    const way = ARROWS[event.key];
    if (way) this.#go(way);
    else if (event.key === "Enter" || event.key === " ") this.#enter(this.#cursor);
    else if (event.key === "+" || event.key === "=") this.#lens?.zoom(1.3);
    else if (event.key === "-") this.#lens?.zoom(1 / 1.3);
    else if (event.key === "0" || event.key === "Home") this.#whole();
    else return;
    event.preventDefault();
  }

  /**
   * To the nearest known field in this direction; where there is none, the map moves.
   *
   * @param {[number, number]} way
   */
  #go([east, south]) {
    const from = this.#find(this.#cursor);
    if (!from) return;
    const best = nearest(this.#hexes, from, [east, south]);
    if (!best) return this.#lens?.pan(east * PAN, south * PAN);
    this.#cursor = best.at;
    this.#draw();
    this.#lens?.reveal(...middle(best), 2 * SIZE);
    this.#pass(`${this.#say("server.pygma.map.field", best.at)}: ${best.facts.map((fact) => `${fact.label} ${fact.text}`).join("; ")}`);
  }
}

/**
 * The unknown neighbours of what is known: also where the world ends, since nobody knows that.
 *
 * @param {Spot[]} hexes
 */
export function fogAround(hexes) {
  const known = new Set(hexes.map(({ column, row }) => `${column} ${row}`));
  /** @type {Map<string, Spot>} */
  const fog = new Map();
  for (const { column, row } of hexes)
    for (const [east, south] of WAYS) {
      const spot = { column: column + east, row: row + south };
      const key = `${spot.column} ${spot.row}`;
      if (!known.has(key)) fog.set(key, spot);
    }
  return [...fog.values()];
}

/**
 * The field nearest to this one in a direction; straight on is nearer than aside.
 *
 * @template {Spot} T
 * @param {T[]} hexes
 * @param {Spot} from
 * @param {[number, number]} way
 * @returns {T | null}
 */
export function nearest(hexes, from, [east, south]) {
  const [x, y] = middle(from);
  let best = null;
  let least = Infinity;
  for (const hex of hexes) {
    const [toX, toY] = middle(hex);
    const along = (toX - x) * east + (toY - y) * south;
    const aside = Math.abs((toX - x) * south) + Math.abs((toY - y) * east);
    if (along <= 1 || aside > along || along + 2 * aside >= least) continue;
    least = along + 2 * aside;
    best = hex;
  }
  return best;
}

/**
 * @param {Pygma.Hex} hex
 * @param {Pygma.Signs} signs
 */
function ground(hex, signs) {
  const bare = hex.settlement || hex.building;
  return svg`<g class="hex ${hex.terrain} ${hex.stale ? "stale" : ""}" data-at=${hex.at} transform=${place(hex)}>
    <polygon class="ground" points=${OUTLINE} />
    ${bare ? nothing : svg`<path class="glyph" d=${signs[hex.terrain]} />`}
    ${hex.stale ? svg`<polygon class="veil" points=${OUTLINE} />` : nothing}
  </g>`;
}

/**
 * Along the edges where the land of the owner ends.
 *
 * @param {Pygma.Hex} hex
 * @param {Map<string, number>} owners
 */
function border(hex, owners) {
  if (hex.side === "none") return nothing;
  const edges = WAYS.map(([east, south], way) => {
    if (owners.get(`${hex.column + east} ${hex.row + south}`) === hex.owner) return "";
    const [from, to] = [CORNERS[(way + 4) % 6], CORNERS[(way + 5) % 6]];
    return `M${from.map((value) => (value * 0.91).toFixed(2)).join(" ")}L${to.map((value) => (value * 0.91).toFixed(2)).join(" ")}`;
  }).join("");
  return edges ? svg`<path class="border ${hex.side}" color=${hex.tint || nothing} transform=${place(hex)} d=${edges} />` : nothing;
}

/**
 * From the centre to the middle of each of these edges.
 *
 * @param {number} bits
 * @param {string} kind
 */
function ways(bits, kind) {
  return WAYS.map(([east, south], way) => (bits & (1 << way) ? svg`<path class=${kind} d="M0 0L${east * SIZE * 0.75} ${south * HALF * 0.5}" />` : nothing));
}

/**
 * @param {Pygma.Hex} hex
 * @param {Pygma.Signs} signs
 */
function marks(hex, signs) {
  return svg`<g class="signs" transform=${place(hex)}>
    ${ways(hex.roads, "road")}
    ${ways(hex.lanes, "lane")}
    ${hex.lane && !hex.lanes ? svg`<path class="lane" d="M-12 0H12" />` : nothing}
    ${ways(hex.spans, "road bridge")}
    ${ways(hex.spans, "deck")}
    ${hex.settlement || hex.building ? svg`<path class="town ${hex.side}" transform="translate(0 1.5) scale(0.75)" d=${signs[hex.settlement] ?? signs.building} />` : nothing}
    <text class="address" y="-11.5">${hex.at}</text>
    ${hex.name ? svg`<text class="name" y="-6">${hex.name}</text>` : nothing}
    ${hex.foreign ? svg`<path class="sighted" d="M7-7l6 6m0-6-6 6" />` : nothing}
    ${hex.units.length > 0 ? banner(hex.units) : nothing}
  </g>`;
}

/** @param {string[]} units */
function banner(units) {
  const text = units.length > 1 ? `${units[0]} +${units.length - 1}` : units[0];
  const wide = 3.4 * text.length + 3;
  return svg`<rect class="banner" x=${-wide / 2} y="7.5" width=${wide} height="8.5" rx="1.5" /><text class="unit" y="14">${text}</text>`;
}
