// What the board says in words: labels of squares, the last move, the whole position.
// Words come from the server in the reader's language, as key and text with {0}, {1} …

const PREFIX = "server.board.";

export class Telling {
  #words;

  constructor(words) {
    this.#words = words ?? {};
  }

  /** A missing text shows its key, so that it is noticed. */
  say(key, ...values) {
    const text = this.#words[PREFIX + key] ?? PREFIX + key;
    return text.replace(/\{(\d)\}/g, (_, index) => values[index] ?? "");
  }

  side(side) {
    return this.say(`side.${side}`);
  }

  piece({ side, kind }) {
    return this.say(`piece.${side}.${kind}`);
  }

  /** The label of a square: its name, what stands there, whose city it is, what can be done. */
  square(name, { piece, owner, selected, movable, target }) {
    const parts = [name, piece ? this.piece(piece) : this.say("empty")];
    if (owner) parts.push(this.say(`city.${owner}`));
    if (selected) parts.push(this.say("selected"));
    else if (target) parts.push(this.say("target"));
    else if (movable) parts.push(this.say("movable"));
    return parts.join(", ");
  }

  /** The last turn and what it brought about. */
  last(view) {
    const sentences = view.last ? this.#turn(view.last) : [];
    sentences.push(this.state(view));
    return sentences.join(" ");
  }

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

  /** Whose turn it is, or how the game ended. */
  state({ result, toMove }) {
    if (!result) return this.say("said.turn", this.side(toMove));
    return result.winner ? this.say("said.win", this.side(result.winner)) : this.say("said.draw");
  }

  /** The position as paragraphs, for readers who do not see the board. */
  position(view) {
    return [this.#holdings(view, "South"), this.#holdings(view, "North"), this.last(view)];
  }

  #holdings(view, side) {
    const squares = (kind) =>
      view.pieces.filter((piece) => piece.side === side && piece.kind === kind).map((piece) => piece.square);
    const cities = view.cities.filter((city) => city.owner === side).map((city) => city.square);
    const list = (names) => (names.length === 0 ? this.say("none") : names.join(", "));
    return this.say("holdings", this.side(side), list(squares("fighter")), list(squares("hero")), list(cities));
  }
}
