import { render } from "lit";
import { the } from "../parts.js";
import { chartFrame } from "./chart-frame.js";
import { Easel } from "./easel.js";
import { Grid, SIZE, frameOf, middle, nearest, partAround } from "./hexes.js";
import { Lens } from "./lens.js";
import { readingOf } from "./map-lines.js";
import { Measure } from "./measure.js";
import { Overview } from "./overview.js";
import { onTheme } from "./palette.js";

/** @type {Record<string, [number, number]>} */
const ARROWS = { ArrowUp: [0, -1], ArrowDown: [0, 1], ArrowLeft: [-1, 0], ArrowRight: [1, 0] };
const PAN = 60;

/**
 * A map of known fields on a canvas, with fog around them. `choose(hex)` is called with the field that was clicked or
 * entered, `pass(text)` with the words for the field that the arrow keys reach.
 */
export class Chart {
  #place;
  #say;
  #choose;
  #pass;
  #over;
  #under = "";
  #foggy;
  /** @type {Pygma.Hex[]} */
  #hexes = [];
  /** @type {Pygma.Signs} */
  #signs = {};
  /** @type {Grid<Pygma.Hex>} */
  #grid = new Grid([]);
  /** @type {Map<string, Pygma.Hex>} */
  #byAddress = new Map();
  #easel;
  #pace;
  /** @type {Lens | null} */
  #lens = null;
  /** @type {{ left?: number, right?: number, top?: number, bottom?: number }} */
  #covered = {};
  /** @type {Measure | null} */
  #measuring = null;
  /** @type {import("./painter.js").Scene} */
  #scene = { pieces: [], marks: [], routes: [], reach: new Map(), layer: "terrain", chosen: "", cursor: "", lit: new Set() };
  /** @type {import("./painter.js").Route[]} */
  #routes = [];

  /** @param {{ place: HTMLElement, say: Say, choose: (hex: Pygma.Hex, again: boolean) => void, pass: (text: string) => void, over?: (at: string) => string, fog?: boolean, pace?: (way: string[]) => Promise<string> }} page `choose` is told whether the field was chosen already; `over` what the mouse is over, and answers what else there is to say of it; `fog` is false for who knows everything; `pace` says how long a way takes */
  constructor({ place, say, choose, pass, over = () => "", fog = true, pace = async () => "" }) {
    this.#place = place;
    this.#say = say;
    this.#choose = choose;
    this.#pass = pass;
    this.#over = over;
    this.#foggy = fog;
    this.#pace = pace;
    this.#easel = new Easel(place, () => this.#sceneNow());
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

  /** Lights these fields up; the first is brought into sight. @param {string[]} places */
  light(places) {
    this.#scene.lit = new Set(places);
    const hex = places.map((at) => this.#byAddress.get(at)).find((each) => each !== undefined);
    if (hex) this.#lens?.reveal(...middle(hex), 3 * SIZE);
    this.#easel.soon();
  }

  /**
   * Chooses a field, as a click does, or none.
   *
   * @param {string} at
   */
  pick(at) {
    this.#scene.chosen = at;
    if (this.#byAddress.has(at)) this.#scene.cursor = at;
    this.#reveal();
    this.#easel.soon();
  }

  /** What is chosen comes into sight; whoever goes by keys stays where they are. */
  #reveal() {
    const hex = this.#byAddress.get(this.#scene.chosen);
    if (hex) this.#lens?.reveal(...middle(hex), 2 * SIZE);
  }

  /**
   * Something lies over the map; what is chosen comes into sight beside it.
   *
   * @param {{ left?: number, right?: number, top?: number, bottom?: number }} pixels
   * @param {boolean} turned whether the device was turned
   */
  cover(pixels, turned = false) {
    this.#covered = pixels;
    this.#lens?.cover(pixels, turned);
    this.#reveal();
  }

  /** @param {Map<string, boolean>} reach fields in reach, which come into sight; true where the way may cost men */
  reach(reach) {
    this.#scene.reach = reach;
    const there = [...reach.keys(), this.#scene.chosen].flatMap((at) => this.#byAddress.get(at) ?? []);
    if (reach.size > 0) this.#lens?.gather(frameOf(there, SIZE), 0);
    this.#reveal();
    this.#easel.soon();
  }

  /** @param {import("./painter.js").Route[]} routes */
  routes(routes) {
    this.#routes = routes;
    this.#easel.soon();
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
      changed: () => this.#easel.soon(),
    });
    this.#lens.cover(this.#covered);
    // Whoever explains the map can point at a field.
    Object.assign(board, { whereIs: (/** @type {string} */ at) => this.whereIs(at) });
    const overview = new Overview(the(".overview", HTMLCanvasElement, this.#place), (x, y) => this.#lens?.shift(x - (this.#lens?.x ?? 0), y - (this.#lens?.y ?? 0)));
    this.#easel.open(this.#lens, overview);
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
    this.#easel.load(this.#hexes, this.#signs, this.#foggy);
  }

  /** What is to be painted now: the cursor only for who goes by keys. */
  #sceneNow() {
    const focused = the(".canvas", HTMLElement, this.#place).matches(":focus-visible");
    return { ...this.#scene, cursor: focused ? this.#scene.cursor : "", routes: [...this.#routes, ...(this.#measuring?.routes ?? [])] };
  }

  #frame() {
    const tools = {
      in: () => this.#lens?.zoom(1.3),
      out: () => this.#lens?.zoom(1 / 1.3),
      home: () => this.#start(),
      whole: () => this.#whole(),
      measure: () => this.#measure(),
      turn: (/** @type {string} */ layer) => this.#turn(layer),
      pressed: (/** @type {KeyboardEvent} */ event) => this.#pressed(event),
      looked: () => this.#easel.soon(),
    };
    render(chartFrame({ say: this.#say, layer: this.#scene.layer, foggy: this.#foggy, measuring: this.#measuring !== null, measured: this.#measuring?.told(this.#say) ?? readingOf(this.#hexes, this.#scene.layer, this.#say), tools }), this.#place);
  }

  /** @param {string} layer */
  #turn(layer) {
    this.#scene.layer = layer;
    this.#frame();
    this.#easel.soon();
  }

  #measure() {
    this.#measuring = this.#measuring ? null : new Measure((at) => this.#byAddress.get(at), () => this.#grid, this.#pace);
    this.#frame();
    this.#easel.soon();
  }

  /** @param {number} x @param {number} y */
  #tap(x, y) {
    const hex = this.#grid.under(x, y);
    if (hex) this.#enter(hex.at);
  }

  /** @param {number} x @param {number} y */
  #hover(x, y) {
    const hex = this.#grid.under(x, y);
    if ((hex?.at ?? "") === this.#under) return;
    this.#under = hex?.at ?? "";
    the(".readout", HTMLElement, this.#place).textContent = hex ? [hex.at, hex.facts[0].text, hex.name, hex.units.join(", "), this.#over(hex.at)].filter(Boolean).join(" · ") : this.#over("");
  }

  /** @param {string} at */
  #enter(at) {
    const hex = this.#byAddress.get(at);
    if (!hex) return;
    if (this.#measuring) {
      void this.#measuring.add(at).then(() => this.#frame());
      this.#frame();
      return this.#easel.soon();
    }
    const again = this.#scene.chosen === at;
    this.pick(at);
    this.#choose(hex, again);
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
    this.#pass(this.#say("pygma.report.message", this.#say("server.pygma.map.field", best.at), best.facts.map((fact) => `${fact.label} ${fact.text}`).join("; ")) + reach);
  }
}
