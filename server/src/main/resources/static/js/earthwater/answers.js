import { Choices } from "./choices.js";
import { keptByDefault } from "./hand.js";

/** What the player has answered so far of the decision at hand: steps of a choice, and cards that are marked. */
export class Answers {
  #changed;
  #piece = "army";

  /** @param {() => void} changed */
  constructor(changed) {
    this.#changed = changed;
    this.choices = new Choices();
    /** @type {Set<number>} */
    this.marked = new Set();
    /** The card that is looked at, if the player chose one. @type {number | null} */
    this.opened = null;
  }

  /**
   * A new decision.
   *
   * @param {Ew.View} view
   */
  begin(view) {
    this.marked = new Set(keptByDefault(view));
    this.opened = null;
    this.choices = new Choices(view.choices).keeping(this.#piece);
    this.#changed();
  }

  /**
   * The move that this answer decides, or nothing while more is to be answered.
   *
   * @param {Ew.Answer} step
   */
  pick(step) {
    const anew = step.asks === "piece";
    if (anew) this.#piece = step.answer;
    const next = (anew ? new Choices(this.choices.all) : this.choices).with(step);
    if (next.decided) return next.decided.move;
    this.choices = next;
    this.#changed();
    return null;
  }

  back() {
    this.choices = this.choices.back();
    this.#changed();
  }

  /** @param {number} card */
  mark(card) {
    const marked = new Set(this.marked);
    if (!marked.delete(card)) marked.add(card);
    this.marked = marked;
    this.#changed();
  }

  /** @param {number} card */
  open(card) {
    this.opened = card;
    this.#changed();
  }
}
