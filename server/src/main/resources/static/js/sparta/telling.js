// What the board says in words: labels of squares, the last move, the whole position.
import { Words } from "../words.js";

export class Telling {
  constructor(words = new Words()) {
    this.say = words.under("server.board.");
  }

  /** @param {Sparta.Side} side */
  side(side) {
    return this.say(`side.${side}`);
  }

  /** @param {Sparta.Piece} piece */
  piece({ side, kind }) {
    return this.say(`piece.${side}.${kind}`);
  }

  /**
   * The label of a square: its name, what stands there, whose city it is, what can be done.
   *
   * @param {string} name
   * @param {{ piece?: Sparta.Piece, owner?: Sparta.Side, selected?: boolean, movable?: boolean, target?: boolean, effect?: Sparta.Foretold, mover?: Sparta.Side }} there
   */
  square(name, { piece, owner, selected, movable, target, effect, mover }) {
    const parts = [name, piece ? this.piece(piece) : this.say("empty")];
    if (owner) parts.push(this.say(`city.${owner}`));
    if (selected) parts.push(this.say("selected"));
    else if (target) parts.push(this.say("target"));
    else if (movable) parts.push(this.say("movable"));
    if (effect) parts.push(...this.#foretold(effect, mover));
    return parts.join(", ");
  }

  /**
   * What a move would take, lose and make.
   *
   * @param {Sparta.Foretold} effect
   * @param {Sparta.Side} [mover]
   */
  #foretold({ city, hero, enclosed }, mover) {
    const taken = enclosed.filter(({ side }) => side !== mover).length;
    const lost = enclosed.length - taken;
    return [city ? this.say("would.city") : "", hero ? this.say("would.hero") : "", taken ? this.say("would.take", taken) : "", lost ? this.say("would.lose", lost) : ""].filter(Boolean);
  }

  /**
   * The last turn and what it brought about.
   *
   * @param {Sparta.Shown} view
   */
  last(view) {
    const sentences = view.last ? this.#turn(view.last) : [];
    sentences.push(this.state(view));
    return sentences.join(" ");
  }

  /** @param {Sparta.Last} last */
  #turn({ side, way, cityTaken, promoted, enclosed }) {
    const who = this.side(side);
    const [from, to] = [way[0], way[way.length - 1]];
    const sentences = [];
    if (way.length === 0) sentences.push(this.say("said.pass", who));
    if (way.length > 1) sentences.push(this.say("said.walk", who, from, to));
    if (cityTaken) sentences.push(this.say("said.city", who, to));
    if (promoted) sentences.push(this.say("said.promoted", to));
    if (enclosed.length > 0) {
      const list = enclosed.map((piece) => `${this.piece(piece)} ${piece.square}`).join(", ");
      sentences.push(this.say("said.enclosed", list));
    }
    return sentences;
  }

  /**
   * Whose turn it is, or how the game ended.
   *
   * @param {Pick<Sparta.Shown, "result" | "toMove">} view
   */
  state({ result, toMove }) {
    if (!result) return this.say("said.turn", this.side(toMove));
    if (result.rule === "aborted") return this.say("said.aborted");
    return result.winner ? this.say("said.win", this.side(result.winner)) : this.say("said.draw");
  }

  /**
   * The position as paragraphs, for readers who do not see the board.
   *
   * @param {Sparta.Shown} view
   */
  position(view) {
    return [this.#holdings(view, "South"), this.#holdings(view, "North"), this.last(view)];
  }

  /**
   * @param {Sparta.Shown} view
   * @param {Sparta.Side} side
   */
  #holdings(view, side) {
    const squares = (/** @type {string} */ kind) =>
      view.pieces.filter((piece) => piece.side === side && piece.kind === kind).map((piece) => piece.square);
    const cities = view.cities.filter((city) => city.owner === side).map((city) => city.square);
    const list = (/** @type {string[]} */ names) => (names.length === 0 ? this.say("none") : names.join(", "));
    return this.say("holdings", this.side(side), list(squares("fighter")), list(squares("hero")), list(cities));
  }
}
