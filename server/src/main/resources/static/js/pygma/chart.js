import { html, nothing, render } from "lit";
import { the } from "../parts.js";
import { Grid, SIZE, frameOf, heightsOf, middle, nearest, partAround, wayBetween } from "./hexes.js";
import { Lens } from "./lens.js";
import { Overview } from "./overview.js";
import { Painter } from "./painter.js";
import { onTheme, paletteOf } from "./palette.js";

/** @type {Record<string, [number, number]>} */
const ARROWS = { ArrowUp: [0, -1], ArrowDown: [0, 1], ArrowLeft: [-1, 0], ArrowRight: [1, 0] };
const PAN = 60;
/** How long the hand rests before the map is painted sharp again, in milliseconds. */
const REST = 140;
const LAYERS = ["terrain", "owners", "height", "income", "sight"];

/**
 * A map of known fields on a canvas, with fog around them. `choose(hex)` is called with the field that was clicked or
 * entered, `pass(text)` with the words for the field that the arrow keys reach.
 */
export class Chart {
  #place;
  #say;
  #choose;
  #pass;
  #foggy;
  /** @type {Pygma.Hex[]} */
  #hexes = [];
  /** @type {Pygma.Signs} */
  #signs = {};
  /** @type {Grid<Pygma.Hex>} */
  #grid = new Grid([]);
  /** @type {Map<string, Pygma.Hex>} */
  #byAddress = new Map();
  #painter = new Painter();
  /** @type {Lens | null} */
  #lens = null;
  /** @type {Overview | null} */
  #overview = null;
  #due = false;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #rest;
  /** @type {{ left?: number, right?: number, top?: number, bottom?: number }} */
  #covered = {};
  /** @type {string[] | null} the ends of a way that is being measured */
  #measuring = null;
  /** @type {import("./painter.js").Scene} */
  #scene = { pieces: [], marks: [], routes: [], reach: new Map(), layer: "terrain", chosen: "", cursor: "", lit: new Set() };
  /** @type {import("./painter.js").Route[]} */
  #routes = [];

  /** @param {{ place: HTMLElement, say: Say, choose: (hex: Pygma.Hex) => void, pass: (text: string) => void, fog?: boolean }} page `fog` is false for who knows everything */
  constructor({ place, say, choose, pass, fog = true }) {
    this.#place = place;
    this.#say = say;
    this.#choose = choose;
    this.#pass = pass;
    this.#foggy = fog;
    onTheme(() => this.#load());
  }

  /** The address of the field that is chosen, or nothing. */
  get chosen() {
    return this.#scene.chosen;
  }

  /**
   * `signs` has a path for each terrain, for each kind of settlement, and for a building.
   *
   * @param {Pygma.Hex[]} hexes
   * @param {Pygma.Signs} signs
   * @param {{ pieces?: Pygma.Piece[], marks?: import("./painter.js").Mark[] }} scene
   */
  show(hexes, signs, { pieces = [], marks = [] } = {}) {
    const before = this.#byAddress;
    this.#hexes = hexes;
    this.#signs = signs;
    this.#grid = new Grid(hexes);
    this.#byAddress = new Map(hexes.map((hex) => [hex.at, hex]));
    this.#scene = { ...this.#scene, pieces, marks, lit: new Set() };
    const home = this.#home;
    if (!this.#byAddress.has(this.#scene.cursor)) this.#scene.cursor = home?.at ?? "";
    this.#frame();
    this.#load();
    if (this.#lens) this.#follow(before);
    else if (home) this.#open();
  }

  /**
   * Lights these fields up; the first is brought into sight.
   *
   * @param {string[]} places
   */
  light(places) {
    this.#scene.lit = new Set(places);
    const hex = places.map((at) => this.#byAddress.get(at)).find((each) => each !== undefined);
    if (hex) this.#lens?.reveal(...middle(hex), 3 * SIZE);
    this.#soon();
  }

  /**
   * Chooses a field, as a click does, or none.
   *
   * @param {string} at
   */
  pick(at) {
    this.#scene.chosen = at;
    const hex = this.#byAddress.get(at);
    if (hex) {
      this.#scene.cursor = at;
      this.#lens?.reveal(...middle(hex), 2 * SIZE);
    }
    this.#soon();
  }

  /**
   * Something lies over the map; what is chosen comes into sight beside it.
   *
   * @param {{ left?: number, right?: number, top?: number, bottom?: number }} pixels
   */
  cover(pixels) {
    this.#covered = pixels;
    this.#lens?.cover(pixels);
    const hex = this.#byAddress.get(this.#scene.chosen);
    if (hex) this.#lens?.reveal(...middle(hex), 2 * SIZE);
  }

  /** @param {Map<string, boolean>} reach fields in reach; true where the way may cost men */
  reach(reach) {
    this.#scene.reach = reach;
    this.#soon();
  }

  /** @param {import("./painter.js").Route[]} routes */
  routes(routes) {
    this.#routes = routes;
    this.#soon();
  }

  get grid() {
    return this.#grid;
  }

  /** @param {string} at */
  find(at) {
    return this.#byAddress.get(at);
  }

  get #home() {
    return this.#hexes.find((hex) => hex.settlement === "HPT" && hex.side === "own") ?? this.#hexes[0];
  }

  #open() {
    const board = the(".canvas", HTMLElement, this.#place);
    this.#lens = new Lens(the("canvas", HTMLCanvasElement, board), {
      tap: (x, y) => this.#tap(x, y),
      hover: (x, y) => this.#hover(x, y),
      changed: () => this.#soon(),
    });
    this.#lens.cover(this.#covered);
    // Whoever explains the map can point at a field.
    Object.assign(board, { whereIs: (/** @type {string} */ at) => this.whereIs(at) });
    this.#overview = new Overview(the(".overview", HTMLCanvasElement, this.#place), (x, y) => this.#lens?.shift(x - (this.#lens?.x ?? 0), y - (this.#lens?.y ?? 0)));
    this.#load();
    this.#start();
  }

  /**
   * The middle of a field on the screen, or nothing.
   *
   * @param {string} at
   */
  whereIs(at) {
    const hex = this.#byAddress.get(at);
    if (!hex || !this.#lens) return null;
    this.#lens.reveal(...middle(hex), 2 * SIZE);
    return this.#lens.onScreen(...middle(hex));
  }

  /** The part of the map around the capital. */
  #start() {
    const home = this.#home;
    if (home) this.#lens?.frame(frameOf(partAround(this.#grid, home), 2 * SIZE), 2.4, 0.55);
    const [x, y] = home ? middle(home) : [0, 0];
    this.#lens?.reveal(x, y, 6 * SIZE);
  }

  #whole() {
    this.#lens?.frame(frameOf(this.#hexes, 3 * SIZE));
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
    this.#start();
  }

  #load() {
    const palette = paletteOf(this.#place);
    this.#painter.load(this.#hexes, this.#signs, palette, this.#foggy);
    this.#overview?.load(this.#hexes, palette);
    this.#soon();
  }

  /** Paints with the next frame of the screen, once. */
  #soon() {
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
    const focused = board.matches(":focus-visible");
    const scene = { ...this.#scene, cursor: focused ? this.#scene.cursor : "", routes: [...this.#routes, ...this.#measured()] };
    clearTimeout(this.#rest);
    if (pen && this.#painter.paint(pen, lens, density, scene, resting)) this.#rest = setTimeout(() => this.#paint(true), REST);
    board.dataset.zoom = lens.scale.toFixed(3);
    this.#overview?.paint(lens);
  }

  #frame() {
    const say = this.#say;
    const button = (/** @type {string} */ key, /** @type {string} */ sign, /** @type {() => void} */ act, pressed = /** @type {boolean | null} */ (null)) => html`
      <button class="button icon" type="button" aria-label=${say(`server.pygma.map.${key}`)} title=${say(`server.pygma.map.${key}`)} aria-pressed=${pressed ?? nothing} @click=${act}>
        ${sign}
      </button>
    `;
    render(
      html`
        <div class="canvas" role="application" tabindex="0" aria-label=${say("server.pygma.map.label")} @keydown=${(/** @type {KeyboardEvent} */ event) => this.#pressed(event)} @focus=${() => this.#soon()} @blur=${() => this.#soon()}>
          <canvas aria-hidden="true"></canvas>
        </div>
        <div class="lenses">
          ${button("in", "+", () => this.#lens?.zoom(1.3))} ${button("out", "−", () => this.#lens?.zoom(1 / 1.3))} ${button("home", "⌂", () => this.#start())}
          ${button("whole", "⤢", () => this.#whole())} ${button("measure", "↦", () => this.#measure(), this.#measuring !== null)}
          <label class="layers">
            <span class="visually-hidden">${say("server.pygma.map.layer")}</span>
            <select @change=${(/** @type {Event} */ event) => this.#turn(/** @type {HTMLSelectElement} */ (event.target).value)}>
              ${LAYERS.map((layer) => html`<option value=${layer} ?selected=${layer === this.#scene.layer}>${say(`server.pygma.map.layer.${layer}`)}</option>`)}
            </select>
          </label>
        </div>
        <canvas class="overview" width="320" height="220" aria-hidden="true"></canvas>
        <p class="readout" aria-hidden="true"></p>
        <p class="measured" role="status">${this.#measureText()}</p>
      `,
      this.#place,
    );
  }

  /** @param {string} layer */
  #turn(layer) {
    this.#scene.layer = layer;
    this.#soon();
  }

  #measure() {
    this.#measuring = this.#measuring ? null : [];
    this.#frame();
    this.#soon();
  }

  /** @returns {import("./painter.js").Route[]} */
  #measured() {
    const way = this.#measuredWay();
    return way ? [{ way: way.map(({ at }) => at), kind: "measure" }] : [];
  }

  #measuredWay() {
    const [from, to] = (this.#measuring ?? []).map((at) => this.#byAddress.get(at));
    return from && to ? wayBetween(this.#grid, from, to) : null;
  }

  #measureText() {
    const ends = this.#measuring;
    if (!ends) return "";
    if (ends.length < 2) return this.#say(ends.length === 0 ? "server.pygma.map.measure.from" : "server.pygma.map.measure.to", ...ends);
    const way = this.#measuredWay();
    return way ? this.#say("server.pygma.map.measured", ends[0], ends[1], way.length - 1, heightsOf(way)) : this.#say("server.pygma.map.measure.none");
  }

  /** @param {number} x @param {number} y */
  #tap(x, y) {
    const hex = this.#grid.under(x, y);
    if (hex) this.#enter(hex.at);
  }

  /** @param {number} x @param {number} y */
  #hover(x, y) {
    const hex = this.#grid.under(x, y);
    the(".readout", HTMLElement, this.#place).textContent = hex ? `${hex.at} · ${hex.facts[0].text}${hex.name ? ` · ${hex.name}` : ""}` : "";
  }

  /** @param {string} at */
  #enter(at) {
    const hex = this.#byAddress.get(at);
    if (!hex) return;
    if (this.#measuring) {
      this.#measuring = this.#measuring.length < 2 ? [...this.#measuring, at] : [at];
      this.#frame();
      return this.#soon();
    }
    this.pick(at);
    this.#choose(hex);
  }

  /** @param {KeyboardEvent} event */
  #pressed(event) {
    if (event.target instanceof HTMLSelectElement || event.altKey || event.ctrlKey || event.metaKey) return;
    const way = ARROWS[event.key];
    if (way) this.#go(way);
    else if (event.key === "Enter" || event.key === " ") this.#enter(this.#scene.cursor);
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
    const from = this.#byAddress.get(this.#scene.cursor);
    if (!from) return;
    const best = nearest(this.#hexes, from, [east, south]);
    if (!best) return this.#lens?.pan(east * PAN, south * PAN);
    this.#scene.cursor = best.at;
    this.#lens?.reveal(...middle(best), 2 * SIZE);
    const reach = this.#scene.reach.has(best.at) ? ` ${this.#say("server.pygma.march.reached")}` : "";
    this.#pass(`${this.#say("server.pygma.map.field", best.at)}: ${best.facts.map((fact) => `${fact.label} ${fact.text}`).join("; ")}${reach}`);
  }
}
