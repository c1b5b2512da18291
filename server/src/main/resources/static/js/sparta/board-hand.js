import { BoardState } from "./board-state.js";
import { Choices } from "./squares.js";
import { Telling } from "./telling.js";

/**
 * What a player's hand does on a board, by mouse, finger or keys: it takes pieces up, lays them down, moves them,
 * and says moves beforehand. It tells the page by events and draws nothing.
 */
export class BoardHand extends BoardState {
  /** What may be played in the view. */
  choices = new Choices([]);
  /** @type {Map<string, Sparta.Standing>} */
  pieces = new Map();
  /** @type {Map<string, Sparta.Side>} */
  owners = new Map();
  telling = new Telling();

  get mayMove() {
    return Boolean(this.interactive && this.view && !this.view.result && !this.pending && this.seat === this.view.toMove);
  }

  /** Whether a move may be said that is played when it is this seat's turn. */
  get mayPlan() {
    return Boolean(this.premovable && this.interactive && this.view && !this.view.result && !this.pending && this.seat !== this.view.toMove);
  }

  /**
   * Whether what stands on this square can be taken up.
   *
   * @param {string} square
   */
  begins(square) {
    if (this.editing) return this.pieces.has(square) || this.owners.has(square);
    return this.mayMove ? this.choices.begins(square) : this.mayPlan && this.pieces.get(square)?.side === this.seat;
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
      if (this.begins(from) && from !== square) this.fire("carry", { from, to: square });
      return;
    }
    if (this.mayPlan) return this.plan(from, square);
    const text = this.mayMove ? this.choices.walk(from, square) : "";
    if (text) this.play(text, from, square);
    else if (square && this.mayMove) this.fire("unreachable", { from, to: square });
  }

  /**
   * Says a move beforehand; a second word on the same square takes it back.
   *
   * @param {string} from
   * @param {string} to
   */
  plan(from, to) {
    this.selected = "";
    this.premove = to && to !== from ? { from, to } : null;
    this.said = this.premove ? this.telling.say("said.premove", from, to) : "";
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
    if (this.editing) this.fire("square", { square });
    if (this.mayPlan && this.selected && this.pieces.get(square)?.side !== this.seat) return this.plan(this.selected, square);
    if (this.mayPlan && !this.begins(square)) this.premove = null;
    if (!this.mayMove && !this.mayPlan) return;
    const from = this.selected;
    const text = this.mayMove ? this.choices.walk(from, square) : "";
    if (text) this.play(text, from, square);
    else if (this.begins(square) && square !== from) this.select(square);
    else {
      this.select("");
      if (from && square !== from && this.mayMove) this.fire("unreachable", { from, to: square });
    }
  }

  /** @param {string} square */
  select(square) {
    this.selected = square;
    if (!square) return;
    if (this.editing) {
      this.said = this.telling.say("said.held", square);
      return;
    }
    if (!this.mayMove) return;
    const count = this.choices.targets(square).size;
    const promotion = this.choices.promotion(square) ? this.telling.say("said.promotable") : "";
    this.said = `${this.telling.say("said.selected", square, count)} ${promotion}`.trim();
  }

  /**
   * Makes the fighter on this square a hero in place (SP-5); false if it cannot become one.
   *
   * @param {string} square
   */
  promote(square) {
    const promotion = this.mayMove ? this.choices.promotion(square) : "";
    if (promotion) this.play(promotion);
    return Boolean(promotion);
  }

  /** @param {string} text */
  play(text, from = "", to = "") {
    this.selected = "";
    this.pending = { text, from, to };
    this.fire("move", { text });
  }

  /**
   * @param {string} name
   * @param {object} detail
   */
  fire(name, detail) {
    this.dispatchEvent(new CustomEvent(name, { detail, bubbles: true, composed: true }));
  }

  flip() {
    this.flipped = !this.flipped;
    this.fire("flip", {});
  }

  describe() {
    this.describing = !this.describing;
  }
}
