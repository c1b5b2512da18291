import { html, nothing } from "lit";
import { BoardHand } from "./board-hand.js";
import { Keys } from "./board-keys.js";
import { deeds, grid, tools } from "./board-parts.js";
import { boardStyle } from "./board-style.js";
import { drawing } from "./drawing.js";
import { Drag, squareOf, squareUnder } from "./drag.js";
import { Scribbles } from "./scribbles.js";
import { travel } from "./travel.js";
import { Choices } from "./squares.js";
import { Telling } from "./telling.js";
import { straightest } from "./ways.js";

/** How long what was enclosed stays in sight before it vanishes, in milliseconds. */
const FAREWELL = 1600;

/**
 * Sparta's board, to watch and to play on. Feed it the seat's view; it answers with `move` events whose
 * detail is `{text}` in the notation of the game. After such an event the board waits: for the next view,
 * or for `release()` when the move did not get through.
 */
export class SpartaBoard extends BoardHand {
  static styles = boardStyle;

  #drag = new Drag(this);
  #keys = new Keys(this);
  #scribbles = new Scribbles(this);
  /** @type {Map<string, Sparta.Foretold>} */
  #foretold = new Map();
  /** @type {string[]} */
  #travelling = [];
  /** @type {string[]} */
  #way = [];
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #farewell;

  disconnectedCallback() {
    super.disconnectedCallback();
    clearTimeout(this.#farewell);
  }

  /**
   * The picture of what is taken up there: in the editor, a city where no piece stands.
   *
   * @param {string} square
   * @returns {SVGElement | null}
   */
  held(square) {
    const kind = this.editing && !this.pieces.has(square) ? "city" : "piece";
    return this.renderRoot.querySelector(`[data-${kind}="${square}"]`);
  }

  /** @param {Map<PropertyKey, any>} changed */
  willUpdate(changed) {
    if (changed.has("words")) this.telling = new Telling(this.words);
    if (changed.has("view") && this.view) this.#arrive(this.view, changed.get("view"));
    if (!this.mayMove && !this.mayPlan && !this.editing) this.selected = "";
    if (!this.cursor) this.cursor = this.flipped ? "e9" : "e2";
  }

  /**
   * @param {Sparta.Shown} view
   * @param {Sparta.Shown} [before]
   */
  #arrive(view, before) {
    const { pieces, cities, moves, last, turn } = view;
    this.choices = new Choices(moves);
    this.#foretold = new Map((view.foretold ?? []).map((effect) => [effect.move, effect]));
    if (turn !== before?.turn) this.drawn = [];
    this.aim = "";
    this.pieces = new Map(pieces.map((piece) => [piece.square, piece]));
    this.owners = new Map(cities.map(({ square, owner }) => [square, owner]));
    // Whatever happens at the table takes nothing out of the hand that may still be moved.
    if (this.editing || !this.begins(this.selected)) this.selected = "";
    clearTimeout(this.#farewell);
    this.leaving = [];
    this.#way = last ? straightest({ pieces, last }) : [];
    const played = before && turn === before.turn + 1 ? last : null;
    this.#travelling = played && !this.pending ? this.#way : [];
    this.pending = null;
    this.#keepWord(view);
    if (!played && view.result && before && !before.result) this.said = this.#ended(view);
    if (!played) return;
    this.leaving = played.enclosed;
    this.said = view.result ? `${this.telling.last(view)} ${this.reason}`.trim() : this.telling.last(view);
    if (this.leaving.length > 0) this.#farewell = setTimeout(() => (this.leaving = []), FAREWELL);
  }

  /**
   * What was said beforehand is played now, if it can be; who only looks back keeps it.
   *
   * @param {Sparta.Shown} view
   */
  #keepWord(view) {
    const word = this.premove;
    if (!word || this.past !== null || (view.toMove !== this.seat && !view.result)) return;
    this.premove = null;
    const text = this.mayMove ? this.choices.walk(word.from, word.to) : "";
    if (text) void this.updateComplete.then(() => this.play(text, word.from, word.to));
  }

  /**
   * How it ended, by a rule or by the players.
   *
   * @param {Sparta.Shown} view
   */
  #ended(view) {
    return `${this.reason} ${this.telling.state(view)}`.trim();
  }

  /** @param {Map<PropertyKey, unknown>} changed */
  updated(changed) {
    if (changed.has("view") && this.#travelling.length > 1 && !this.still) travel(this.renderRoot, this.#travelling, this.flipped);
  }

  render() {
    if (!this.view) return nothing;
    /** @type {Sparta.Seen} */
    const seen = {
      view: this.view,
      way: this.#way,
      arrows: this.arrows,
      goals: this.goals,
      flipped: this.flipped,
      selected: this.selected,
      targets: this.choices.targets(this.selected),
      owners: this.owners,
      leaving: this.leaving,
      pending: this.pending,
      dragged: this.#drag.from,
      over: this.over,
      aim: this.aim,
      foretold: this.#foretold,
      drawn: this.drawn,
      premove: this.premove,
      coordinates: !this.plain,
      figures: this.figures,
      editing: this.editing,
    };
    return html`
      <div class="frame">${drawing(seen)} ${this.#grid(seen.targets)} ${deeds(this.#deeds())}</div>
      ${this.#tools(this.view)}
      <p class="said" role="status" aria-live="polite">${this.said}</p>
    `;
  }

  /** @param {Map<string, string>} targets */
  #grid(targets) {
    return grid({
      label: this.telling.say("label"),
      flipped: this.flipped,
      cursor: this.cursor,
      cell: (square) => this.#cell(square, targets),
      on: {
        click: this.#clicked,
        keydown: this.#keys.pressed,
        focusin: this.#focused,
        pointerdown: this.#pointed,
        pointermove: this.#drag.move,
        pointerup: this.#lifted,
        pointercancel: this.#cancelled,
        touchmove: (/** @type {TouchEvent} */ event) => this.#scribbles.hold(event),
        pointerover: this.#aimed,
        contextmenu: (/** @type {Event} */ event) => event.preventDefault(),
      },
    });
  }

  /**
   * @param {string} square
   * @param {Map<string, string>} targets
   */
  #cell(square, targets) {
    const selected = square === this.selected;
    const movable = this.begins(square);
    const reachable = targets.has(square);
    const [piece, owner] = [this.pieces.get(square), this.owners.get(square)];
    const effect = this.#foretold.get(targets.get(square) ?? "");
    const label = this.telling.square(square, { piece, owner, selected, movable: movable && !this.editing, target: reachable, effect, mover: this.view?.toMove });
    return { label, movable, reachable, selected };
  }

  /** @param {Sparta.Shown} view */
  #tools(view) {
    return tools({
      telling: this.telling,
      view,
      state: this.past ?? (view.result ? this.#ended(view) : this.telling.state(view)),
      bare: this.bare,
      flipped: this.flipped,
      flip: () => this.flip(),
      describing: this.describing,
      describe: () => this.describe(),
    });
  }

  /** What the game offers now beside moving. */
  #deeds() {
    if (!this.mayMove) return [];
    const promotion = this.selected ? this.choices.promotion(this.selected) : "";
    const { pass } = this.choices;
    return [
      { name: "promote", move: promotion, text: this.telling.say("promote", this.selected) },
      { name: "pass", move: pass, text: this.telling.say("pass") },
    ]
      .filter(({ move }) => move)
      .map(({ name, move, text }) => ({ name, text, act: () => this.play(move) }));
  }

  /** @param {PointerEvent} event */
  #pointed(event) {
    this.#keys.pointed();
    if (!this.#scribbles.down(event)) this.#drag.down(event);
  }

  /** @param {PointerEvent} event */
  #lifted(event) {
    if (!this.#scribbles.up(event, squareUnder(this, event))) this.#drag.up(event);
  }

  #cancelled() {
    this.#scribbles.cancel();
    this.#drag.cancel();
  }

  /** @param {Event} event */
  #aimed(event) {
    if (this.selected) this.aim = squareOf(event);
  }

  /** @param {Event} event */
  #clicked(event) {
    const square = squareOf(event);
    if (square && !this.#drag.swallowsClick() && !this.#scribbles.swallowsClick()) this.activate(square);
  }

  /** @param {Event} event */
  #focused(event) {
    const square = squareOf(event);
    if (!square) return;
    this.cursor = square;
    this.aim = this.selected ? square : "";
  }
}

customElements.define("sparta-board", SpartaBoard);
