import { html, nothing } from "lit";
import { Keys } from "./board-keys.js";
import { deeds, grid, tools } from "./board-parts.js";
import { BoardState } from "./board-state.js";
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
export class SpartaBoard extends BoardState {
  static styles = boardStyle;

  #choices = new Choices([]);
  /** @type {Map<string, Sparta.Standing>} */
  #pieces = new Map();
  /** @type {Map<string, Sparta.Side>} */
  #owners = new Map();
  #telling = new Telling();
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

  get #mayMove() {
    return Boolean(this.interactive && this.view && !this.view.result && !this.pending && this.seat === this.view.toMove);
  }

  /** Whether a move may be said that is played when it is this seat's turn. */
  get #mayPlan() {
    return Boolean(this.premovable && this.interactive && this.view && !this.view.result && !this.pending && this.seat !== this.view.toMove);
  }

  /**
   * Whether what stands on this square can be taken up.
   *
   * @param {string} square
   */
  begins(square) {
    if (this.editing) return this.#pieces.has(square) || this.#owners.has(square);
    return this.#mayMove ? this.#choices.begins(square) : this.#mayPlan && this.#pieces.get(square)?.side === this.seat;
  }

  /**
   * The picture of what is taken up there: in the editor, a city where no piece stands.
   *
   * @param {string} square
   * @returns {SVGElement | null}
   */
  held(square) {
    const kind = this.editing && !this.#pieces.has(square) ? "city" : "piece";
    return this.renderRoot.querySelector(`[data-${kind}="${square}"]`);
  }

  /** @param {Map<PropertyKey, any>} changed */
  willUpdate(changed) {
    if (changed.has("words")) this.#telling = new Telling(this.words);
    if (changed.has("view") && this.view) this.#arrive(this.view, changed.get("view"));
    if (!this.#mayMove && !this.#mayPlan && !this.editing) this.selected = "";
    if (!this.cursor) this.cursor = this.flipped ? "e9" : "e2";
  }

  /**
   * @param {Sparta.Shown} view
   * @param {Sparta.Shown} [before]
   */
  #arrive(view, before) {
    const { pieces, cities, moves, last, turn } = view;
    this.#choices = new Choices(moves);
    this.#foretold = new Map((view.foretold ?? []).map((effect) => [effect.move, effect]));
    if (turn !== before?.turn) this.drawn = [];
    this.aim = "";
    this.#pieces = new Map(pieces.map((piece) => [piece.square, piece]));
    this.#owners = new Map(cities.map(({ square, owner }) => [square, owner]));
    // What else happens at the table takes nothing out of the hand.
    if (turn !== before?.turn || moves.join() !== before.moves.join() || this.editing) this.selected = "";
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
    this.said = view.result ? `${this.#telling.last(view)} ${this.reason}`.trim() : this.#telling.last(view);
    if (this.leaving.length > 0) this.#farewell = setTimeout(() => (this.leaving = []), FAREWELL);
  }

  /**
   * What was said beforehand is played now, if it can be.
   *
   * @param {Sparta.Shown} view
   */
  #keepWord(view) {
    const word = this.premove;
    if (!word || (view.toMove !== this.seat && !view.result)) return;
    this.premove = null;
    const text = this.#mayMove ? this.#choices.walk(word.from, word.to) : "";
    if (text) void this.updateComplete.then(() => this.#play(text, word.from, word.to));
  }

  /**
   * How it ended, by a rule or by the players.
   *
   * @param {Sparta.Shown} view
   */
  #ended(view) {
    return `${this.reason} ${this.#telling.state(view)}`.trim();
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
      targets: this.#choices.targets(this.selected),
      owners: this.#owners,
      leaving: this.leaving,
      pending: this.pending,
      dragged: this.#drag.from,
      over: this.over,
      aim: this.aim,
      foretold: this.#foretold,
      drawn: this.drawn,
      premove: this.premove,
      coordinates: !this.plain,
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
      label: this.#telling.say("label"),
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
    const [piece, owner] = [this.#pieces.get(square), this.#owners.get(square)];
    const effect = this.#foretold.get(targets.get(square) ?? "");
    const label = this.#telling.square(square, { piece, owner, selected, movable: movable && !this.editing, target: reachable, effect, mover: this.view?.toMove });
    return { label, movable, reachable, selected };
  }

  /** @param {Sparta.Shown} view */
  #tools(view) {
    return tools({
      telling: this.#telling,
      view,
      state: this.past ?? (view.result ? this.#ended(view) : this.#telling.state(view)),
      bare: this.bare,
      flipped: this.flipped,
      flip: () => this.flip(),
      describing: this.describing,
      describe: () => this.describe(),
    });
  }

  flip() {
    this.flipped = !this.flipped;
    this.#fire("flip", {});
  }

  describe() {
    this.describing = !this.describing;
  }

  /** What the game offers now beside moving. */
  #deeds() {
    if (!this.#mayMove) return [];
    const promotion = this.selected ? this.#choices.promotion(this.selected) : "";
    const { pass } = this.#choices;
    return [
      { name: "promote", move: promotion, text: this.#telling.say("promote", this.selected) },
      { name: "pass", move: pass, text: this.#telling.say("pass") },
    ]
      .filter(({ move }) => move)
      .map(({ name, move, text }) => ({ name, text, act: () => this.#play(move) }));
  }

  /** @param {PointerEvent} event */
  #pointed(event) {
    this.#keys.pointed();
    if (!this.#scribbles.down(event)) this.#drag.down(event);
  }

  /** @param {PointerEvent} event */
  #lifted(event) {
    if (!this.#scribbles.up(squareUnder(this, event))) this.#drag.up(event);
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
    if (square && !this.#drag.swallowsClick()) this.activate(square);
  }

  /** @param {Event} event */
  #focused(event) {
    const square = squareOf(event);
    if (!square) return;
    this.cursor = square;
    this.aim = this.selected ? square : "";
  }

  /**
   * Shows the square over which a piece is held.
   *
   * @param {string} square
   */
  hover(square) {
    this.over = square;
  }

  /**
   * Lets a piece go over a square, or off the board; where it may not go, it stays taken up.
   *
   * @param {string} from
   * @param {string} square
   */
  drop(from, square) {
    if (this.editing) {
      this.selected = "";
      if (this.begins(from) && from !== square) this.#fire("carry", { from, to: square });
      return;
    }
    if (this.#mayPlan) return this.#plan(from, square);
    const text = this.#mayMove ? this.#choices.walk(from, square) : "";
    if (text) this.#play(text, from, square);
    else if (square && this.#mayMove) this.#fire("unreachable", { from, to: square });
  }

  /**
   * Says a move beforehand; a second word on the same square takes it back.
   *
   * @param {string} from
   * @param {string} to
   */
  #plan(from, to) {
    this.selected = "";
    this.premove = to && to !== from ? { from, to } : null;
    this.said = this.premove ? this.#telling.say("said.premove", from, to) : "";
  }

  /**
   * In the editor: takes up what stands here, or puts down here what was taken up.
   *
   * @param {string} square
   */
  carry(square) {
    if (this.selected) this.drop(this.selected, square);
    else if (this.begins(square)) this.select(square);
  }

  /**
   * Takes up the piece on this square, or moves the piece taken up to it, or lays it down.
   *
   * @param {string} square
   */
  activate(square) {
    this.cursor = square;
    if (this.editing) this.#fire("square", { square });
    if (this.#mayPlan && this.selected && this.#pieces.get(square)?.side !== this.seat) return this.#plan(this.selected, square);
    if (this.#mayPlan && !this.begins(square)) this.premove = null;
    if (!this.#mayMove && !this.#mayPlan) return;
    const from = this.selected;
    const text = this.#mayMove ? this.#choices.walk(from, square) : "";
    if (text) this.#play(text, from, square);
    else if (this.begins(square) && square !== from) this.select(square);
    else {
      this.select("");
      if (from && square !== from && this.#mayMove) this.#fire("unreachable", { from, to: square });
    }
  }

  /** @param {string} square */
  select(square) {
    this.selected = square;
    if (!square) return;
    if (this.editing) {
      this.said = this.#telling.say("said.held", square);
      return;
    }
    if (!this.#mayMove) return;
    const count = this.#choices.targets(square).size;
    const promotion = this.#choices.promotion(square) ? this.#telling.say("said.promotable") : "";
    this.said = `${this.#telling.say("said.selected", square, count)} ${promotion}`.trim();
  }

  /**
   * Makes the fighter on this square a hero in place (SP-5); false if it cannot become one.
   *
   * @param {string} square
   */
  promote(square) {
    const promotion = this.#mayMove ? this.#choices.promotion(square) : "";
    if (promotion) this.#play(promotion);
    return Boolean(promotion);
  }

  /** @param {string} text */
  #play(text, from = "", to = "") {
    this.selected = "";
    this.pending = { text, from, to };
    this.#fire("move", { text });
  }

  /**
   * @param {string} name
   * @param {object} detail
   */
  #fire(name, detail) {
    this.dispatchEvent(new CustomEvent(name, { detail, bubbles: true, composed: true }));
  }
}

customElements.define("sparta-board", SpartaBoard);
