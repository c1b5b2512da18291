import { LitElement, html, nothing } from "lit";
import { boardStyle } from "./board-style.js";
import { drawing } from "./drawing.js";
import { Drag } from "./drag.js";
import { travel } from "./travel.js";
import { Choices, placeOf, rowsOf, squareAt } from "./squares.js";
import { Telling } from "./telling.js";
import { straightest } from "./ways.js";

/** How long what was enclosed stays in sight before it vanishes, in milliseconds. */
const FAREWELL = 1600;

/** Keys that step through a game where the hand, not the keyboard, was last on the board. */
const STEPS = ["ArrowLeft", "ArrowRight", "Home", "End"];

/**
 * Sparta's board, to watch and to play on. Feed it the seat's view; it answers with `move` events whose
 * detail is `{text}` in the notation of the game. After such an event the board waits: for the next view,
 * or for `release()` when the move did not get through.
 *
 *   view         the view of the server (SpartaView)
 *   seat         "South" or "North" to play that side, anything else to watch
 *   flipped      North's side at the bottom
 *   interactive  whether moves may be made here
 *   words        key to text, all `server.board.…` keys
 *   past         what to say of an earlier position instead of whose turn it is; marks the board as past
 *   steppable    whether the page steps through the moves: then Left, Right, Home and End are the page's
 *                until somebody walks over the squares by keys
 *   arrows       moves to point out, the best first: `{from, to}`
 *   goals        squares to point out
 *   editing      each square answers a click or Enter with `square` and `{square}`, and nothing moves
 */
export class SpartaBoard extends LitElement {
  static styles = boardStyle;

  static properties = {
    view: { attribute: false },
    words: { attribute: false },
    seat: { type: String },
    flipped: { type: Boolean, reflect: true },
    interactive: { type: Boolean, reflect: true },
    past: { type: String, reflect: true },
    steppable: { type: Boolean },
    arrows: { attribute: false },
    goals: { attribute: false },
    editing: { type: Boolean, reflect: true },
    selected: { state: true },
    cursor: { state: true },
    pending: { state: true },
    leaving: { state: true },
    said: { state: true },
    describing: { state: true },
    over: { state: true },
  };

  #choices = new Choices([]);
  #pieces = new Map();
  #owners = new Map();
  #telling = new Telling();
  #drag = new Drag(this);
  #travelling = [];
  #way = [];
  #byHand = false;
  #farewell = 0;

  constructor() {
    super();
    this.seat = "";
    this.flipped = false;
    this.interactive = false;
    this.past = null;
    this.steppable = false;
    this.arrows = [];
    this.goals = [];
    this.editing = false;
    this.selected = "";
    this.cursor = "";
    this.pending = null;
    this.leaving = [];
    this.said = "";
    this.describing = false;
    this.over = "";
  }

  disconnectedCallback() {
    super.disconnectedCallback();
    clearTimeout(this.#farewell);
  }

  /** Says something to those who listen rather than look. */
  announce(text) {
    this.said = text;
  }

  /** Takes a move back that the server did not accept. */
  release() {
    this.pending = null;
  }

  get #mayMove() {
    return Boolean(this.interactive && this.view && !this.view.result && !this.pending && this.seat === this.view.toMove);
  }

  begins(square) {
    return this.#mayMove && this.#choices.begins(square);
  }

  willUpdate(changed) {
    if (changed.has("words")) this.#telling = new Telling(this.words);
    if (changed.has("view") && this.view) this.#arrive(changed.get("view"));
    if (!this.#mayMove) this.selected = "";
    if (!this.cursor) this.cursor = this.flipped ? "e9" : "e2";
  }

  #arrive(before) {
    const { pieces, cities, moves, last, turn } = this.view;
    this.#choices = new Choices(moves);
    this.#pieces = new Map(pieces.map((piece) => [piece.square, piece]));
    this.#owners = new Map(cities.map(({ square, owner }) => [square, owner]));
    this.selected = "";
    clearTimeout(this.#farewell);
    this.leaving = [];
    this.#way = last ? straightest(this.view) : [];
    const played = before && last && turn === before.turn + 1;
    this.#travelling = played && !this.pending ? this.#way : [];
    this.pending = null;
    if (!played) return;
    this.leaving = last.enclosed;
    this.said = this.#telling.last(this.view);
    if (this.leaving.length > 0) this.#farewell = setTimeout(() => (this.leaving = []), FAREWELL);
  }

  updated(changed) {
    if (changed.has("view") && this.#travelling.length > 1) travel(this.renderRoot, this.#travelling, this.flipped);
  }

  render() {
    if (!this.view) return nothing;
    const seen = {
      view: this.view,
      way: this.#way,
      arrows: this.arrows,
      goals: this.goals,
      flipped: this.flipped,
      selected: this.selected,
      targets: this.#choices.targets(this.selected),
      owners: this.#owners,
      leaving: this.leaving,
      pending: this.pending,
      dragged: this.#drag.from,
      over: this.over,
    };
    return html`
      <div class="frame">
        ${drawing(seen)} ${this.#grid(seen.targets)}
      </div>
      ${this.#tools()}
      <p class="said" role="status" aria-live="polite">${this.said}</p>
    `;
  }

  #grid(targets) {
    return html`
      <div
        class="grid"
        role="grid"
        aria-label=${this.#telling.say("label")}
        aria-rowcount="10"
        aria-colcount="10"
        @click=${this.#clicked}
        @keydown=${this.#pressed}
        @focusin=${this.#focused}
        @pointerdown=${this.#pointed}
        @pointermove=${this.#drag.move}
        @pointerup=${this.#drag.up}
        @pointercancel=${this.#drag.cancel}
      >
        ${rowsOf(this.flipped).map((row) => html`<div role="row">${row.map((square) => this.#cell(square, targets))}</div>`)}
      </div>
    `;
  }

  #cell(square, targets) {
    const selected = square === this.selected;
    const movable = this.begins(square);
    const label = this.#telling.square(square, {
      piece: this.#pieces.get(square),
      owner: this.#owners.get(square),
      selected,
      movable,
      target: targets.has(square),
    });
    return html`<div
      role="gridcell"
      data-square=${square}
      class=${movable ? "movable" : targets.has(square) ? "reachable" : ""}
      tabindex=${square === this.cursor ? 0 : -1}
      aria-label=${label}
      aria-selected=${movable ? String(selected) : nothing}
    ></div>`;
  }

  #tools() {
    const say = (key, ...values) => this.#telling.say(key, ...values);
    const promotion = this.#mayMove && this.selected ? this.#choices.promotion(this.selected) : "";
    const pass = this.#mayMove ? this.#choices.pass : "";
    return html`
      <div class="tools">
        <span class="state">${this.past ?? this.#telling.state(this.view)}</span>
        ${promotion
          ? html`<button class="primary" data-action="promote" @click=${() => this.#play(promotion)}>
              ${say("promote", this.selected)}
            </button>`
          : nothing}
        ${pass
          ? html`<button class="primary" data-action="pass" @click=${() => this.#play(pass)}>${say("pass")}</button>`
          : nothing}
        <button data-action="flip" aria-pressed=${String(this.flipped)} @click=${() => (this.flipped = !this.flipped)}>
          ${say("flip")}
        </button>
        <button
          data-action="describe"
          aria-expanded=${String(this.describing)}
          aria-controls="position"
          @click=${() => (this.describing = !this.describing)}
        >
          ${say("describe")}
        </button>
      </div>
      <div id="position" class="position" ?hidden=${!this.describing}>
        ${this.describing ? this.#telling.position(this.view).map((text) => html`<p>${text}</p>`) : nothing}
        ${this.describing ? html`<p>${say("keys")}</p>` : nothing}
      </div>
    `;
  }

  #pointed(event) {
    this.#byHand = true;
    this.#drag.down(event);
  }

  #clicked(event) {
    const square = event.target.dataset?.square;
    if (square && !this.#drag.swallowsClick()) this.activate(square);
  }

  #focused(event) {
    const square = event.target.dataset?.square;
    if (square) this.cursor = square;
  }

  /** Shows the square over which a piece is held. */
  hover(square) {
    this.over = square;
  }

  /** Lets a piece go over a square; where it may not go, it stays taken up. */
  drop(from, square) {
    const text = this.#mayMove ? this.#choices.walk(from, square) : "";
    if (text) this.#play(text, from, square);
  }

  /** Takes up the piece on this square, or moves the piece taken up to it, or lays it down. */
  activate(square) {
    this.cursor = square;
    if (this.editing) this.dispatchEvent(new CustomEvent("square", { detail: { square }, bubbles: true, composed: true }));
    if (!this.#mayMove) return;
    const text = this.#choices.walk(this.selected, square);
    if (text) this.#play(text, this.selected, square);
    else if (this.begins(square) && square !== this.selected) this.select(square);
    else this.select("");
  }

  select(square) {
    this.selected = square;
    if (!square) return;
    const count = this.#choices.targets(square).size;
    const promotion = this.#choices.promotion(square) ? this.#telling.say("said.promotable") : "";
    this.said = `${this.#telling.say("said.selected", square, count)} ${promotion}`.trim();
  }

  #play(text, from = "", to = "") {
    this.selected = "";
    this.pending = { text, from, to };
    this.dispatchEvent(new CustomEvent("move", { detail: { text }, bubbles: true, composed: true }));
  }

  #pressed(event) {
    if (event.altKey || event.metaKey) return;
    if (this.#command(event.key) || this.#wander(event)) event.preventDefault();
  }

  #command(key) {
    if (key === "Enter" || key === " ") {
      this.activate(this.cursor);
      return true;
    }
    if (key === "Escape") {
      this.select("");
      return true;
    }
    const promotion = this.#mayMove && key.toLowerCase() === "h" ? this.#choices.promotion(this.cursor) : "";
    if (promotion) this.#play(promotion);
    return Boolean(promotion);
  }

  #wander({ key, ctrlKey }) {
    if (this.steppable && this.#byHand && STEPS.includes(key)) return false;
    const { column, row } = placeOf(this.cursor, this.flipped);
    const goals = {
      ArrowLeft: [column - 1, row],
      ArrowRight: [column + 1, row],
      ArrowUp: [column, row - 1],
      ArrowDown: [column, row + 1],
      Home: [0, ctrlKey ? 0 : row],
      End: [9, ctrlKey ? 9 : row],
      PageUp: [column, 0],
      PageDown: [column, 9],
    };
    if (!(key in goals)) return false;
    this.#byHand = false;
    this.#focus(squareAt(...goals[key], this.flipped));
    return true;
  }

  #focus(square) {
    if (square) this.renderRoot.querySelector(`[data-square="${square}"]`).focus();
  }
}

customElements.define("sparta-board", SpartaBoard);
