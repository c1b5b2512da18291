import { LitElement } from "lit";
import { lookOf } from "./looks.js";

/**
 * What a board is told by its page, and what it remembers.
 *
 *   view         the view of the server (SpartaView)
 *   seat         "South" or "North" to play that side, anything else to watch
 *   flipped      North's side at the bottom
 *   interactive  whether moves may be made here
 *   words        what the page says, with all `server.board.…` keys
 *   bare         without the line below: the page says and offers what stands there
 *   premovable   whether a move may be said before it is one's turn
 *   plain        without coordinates
 *   still        without motion
 *   ground, figures  how it looks (looks.js)
 *   reason       why the game is over, as this reader is told it
 *   past         what to say of an earlier position instead of whose turn it is; marks the board as past
 *   steppable    whether the page steps through the moves: then Left, Right, Home and End are the page's
 *                until somebody walks over the squares by keys
 *   arrows       moves to point out, the best first: `{from, to}`
 *   goals        squares to point out
 *   editing      each square answers a click or Enter with `square` and `{square}`; what is dragged, or carried
 *                by keys, is told by `carry` and `{from, to}`, where no `to` means off the board
 */
export class BoardState extends LitElement {
  static properties = {
    view: { attribute: false },
    words: { attribute: false },
    seat: { type: String },
    flipped: { type: Boolean, reflect: true },
    interactive: { type: Boolean, reflect: true },
    bare: { type: Boolean, reflect: true },
    premovable: { type: Boolean },
    plain: { type: Boolean },
    still: { type: Boolean, reflect: true },
    ground: { type: String, reflect: true },
    figures: { type: String, reflect: true },
    aim: { state: true },
    drawn: { state: true },
    premove: { state: true },
    reason: { attribute: false },
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

  constructor() {
    super();
    /** @type {Sparta.Shown | null} */
    this.view = null;
    /** @type {House.Words | undefined} */
    this.words = undefined;
    this.seat = "";
    this.flipped = false;
    this.interactive = false;
    /** @type {string | null} */
    this.past = null;
    this.reason = "";
    this.bare = false;
    this.premovable = false;
    this.plain = false;
    this.still = false;
    this.ground = lookOf("ground");
    this.figures = lookOf("figures");
    this.aim = "";
    /** @type {Sparta.Arrow[]} */
    this.drawn = [];
    /** @type {Sparta.Seen["premove"]} */
    this.premove = null;
    this.steppable = false;
    /** @type {Sparta.Arrow[]} */
    this.arrows = [];
    /** @type {Sparta.Square[]} */
    this.goals = [];
    this.editing = false;
    this.selected = "";
    this.cursor = "";
    /** @type {Sparta.Seen["pending"]} */
    this.pending = null;
    /** @type {Sparta.Standing[]} */
    this.leaving = [];
    this.said = "";
    this.describing = false;
    this.over = "";
  }

  /**
   * Says something to those who listen rather than look.
   *
   * @param {string} text
   */
  announce(text) {
    this.said = text;
  }

  /** Takes a move back that the server did not accept. */
  release() {
    this.pending = null;
  }
}
