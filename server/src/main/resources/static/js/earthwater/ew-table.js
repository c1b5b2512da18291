import { LitElement, html, nothing } from "lit";
import { Adviser, canBeAdvised, inWords } from "./advice.js";
import { Answers } from "./answers.js";
import { chronicle, Chronicle, lastDecision, others } from "./chronicle.js";
import { Choices } from "./choices.js";
import { curtain } from "./curtain.js";
import { decision, question } from "./decision.js";
import { Declines } from "./declines.js";
import { ending } from "./ending.js";
import { Scene } from "./effects.js";
import { hand } from "./hand.js";
import { map } from "./map.js";
import { Narrator } from "./narrator.js";
import { Odds } from "./odds.js";
import { players } from "./players.js";
import { LookingBack, lookingBack, momentAt } from "./replay.js";
import { rulesPanel } from "./rules.js";
import { bringIntoSight, keepFocus, rollToEnd } from "./sight.js";
import { Speech } from "./speech.js";
import { figures, forces, position, tracks } from "./status.js";
import { rememberedSpeed, rememberSpeed } from "./story.js";
import { happened, telling } from "./telling.js";
import { tools } from "./tools.js";

/**
 * A table of Earth & Water. Feed it with `receive(table)`; it fires `move` with `{text}` in the notation,
 * `lift` with `{seat}` when a player at a shared screen takes it, `moment` with the `{entry}` that is looked back at
 * (null: the present), and `takeback` and `resign`. After `move` and `takeback` it waits for the next table, or for
 * `release()`.
 */
export class EwTable extends LitElement {
  static properties = {
    table: { state: true },
    busy: { state: true },
    speed: { state: true },
    said: { state: true },
  };

  #speech = new Speech({});
  #narrator = new Narrator({ take: (table) => this.#take(table), step: (note) => this.#told(note), done: (note) => this.#ask(note) });
  #answers = new Answers(() => this.requestUpdate());
  #chronicle = null;
  #adviser = null;
  #declines = null;
  #focused = false;
  #acted = false;
  #past = null;

  constructor() {
    super();
    this.table = null;
    this.busy = false;
    this.speed = rememberedSpeed();
    this.said = "";
    this.addEventListener("focusin", () => (this.#focused = true));
  }

  /** The page's styles and words are those of all pages. */
  createRenderRoot() {
    return this;
  }

  set words(words) {
    this.#speech = new Speech(words);
  }

  release() {
    this.busy = false;
  }

  receive(table) {
    this.#narrator.receive(table);
  }

  #take(table) {
    const before = this.table;
    this.table = table;
    if (!before) this.#open(table);
    this.#chronicle.keep(lastDecision(table.log), table.view);
    this.busy = false;
    if (before && isSameMoment(before, table)) return;
    this.#adviser.forget();
    this.#past.leave();
    this.#past.seenBy(table.covered ? "" : table.seat);
    this.#answers.begin(table.view);
    this.#narrator.begin(before, table, this.speed);
    if (this.#narrator.telling) this.#show(".ew-board");
  }

  /** The first look at the table; what happened before is looked up. */
  async #open({ id, log, view }) {
    this.#chronicle = new Chronicle(id);
    this.#past = new LookingBack(id, () => this.#lookedBack());
    this.#adviser = new Adviser(id, () => this.#advised());
    this.#declines = new Declines(id, () => this.requestUpdate());
    if (!view.solo && this.#side && !this.#sharesScreen) this.#declines.load();
    await this.#past.fill(log, this.#chronicle);
    this.requestUpdate();
  }

  #advised() {
    this.requestUpdate();
    const { state, advice } = this.#adviser;
    if (state === "done" && advice) this.said = inWords(advice, this.#side, this.#speech);
  }

  /** Shows a moment gone by; the last one is the present. */
  async #lookBack(index) {
    this.#narrator.finish();
    await this.#past.go(this.table.log, index);
    const past = this.#past.moment;
    this.said = past ? this.#speech.say("replay.past", past.index, past.of) : question(this.#at);
  }

  /** Opens the game at the moment of this entry. */
  lookAt(entry) {
    return this.#lookBack(momentAt(this.table.log, entry));
  }

  /** Which moment is shown, for whoever wants to share it. */
  #lookedBack() {
    this.requestUpdate();
    this.#fire("moment", { entry: this.#past.moment?.last ?? null });
  }

  #told(note) {
    this.requestUpdate();
    if (this.#narrator.telling && note) this.said = this.#speech.note(note);
  }

  /** The question, for the ear; after a story that was not heard step by step, with its end. */
  #ask(last) {
    const end = this.speed === "instant" && last ? this.#speech.note(last) : "";
    this.said = `${end} ${question(this.#at)}`.trim();
    if (this.#acted) this.#show(this.#answers.choices.places.size > 0 ? ".ew-board" : ".ew-side");
    this.#acted = false;
  }

  async #show(place) {
    await this.updateComplete;
    bringIntoSight(this.querySelector(place));
  }

  /** Both seats are held here: the screen goes from hand to hand. */
  get #sharesScreen() {
    return this.table.seats.length > 1 && this.table.seats.every(({ you }) => you);
  }

  get #mine() {
    const { view, seat, turn, covered } = this.table;
    return !turn.over && view.prompt.decider === seat && !this.#narrator.telling && !covered && !this.#past.moment;
  }

  get #side() {
    return this.table.seats.some(({ seat }) => seat === this.table.seat) ? this.table.seat : "";
  }

  get #scene() {
    return this.#narrator.telling ? this.#narrator.story.scene : new Scene(this.#past.moment?.view ?? this.table.view);
  }

  /** All that the parts of the page look at. */
  get #at() {
    const { view, log, turn, advised, entry, seat } = this.table;
    return {
      view,
      log,
      rule: turn.over ? turn.rule : view.prompt.rule,
      ended: turn.over && this.#side ? this.table : null,
      speech: this.#speech,
      side: this.#side,
      mine: this.#mine,
      over: turn.over ? ending(turn, view.solo, this.#speech) : "",
      choices: this.#mine ? this.#answers.choices : new Choices(),
      marked: this.#answers.marked,
      busy: this.busy,
      chronicle: this.#chronicle,
      adviser: canBeAdvised(this.table) ? this.#adviser : null,
      advised: advised.includes(seat),
      advise: () => this.#adviser.ask(entry),
      odds: new Odds(this.#adviser.advice),
      pick: (step) => this.#pick(step),
      back: () => this.#answers.back(),
      mark: (card) => this.#answers.mark(card),
      play: (text) => this.#play(text),
      takeBack: log.at(-1)?.seat === seat ? () => this.#takeBack() : null,
      plays: this.#side && !turn.over,
      speed: this.speed,
      declines: this.#declines,
      choosePace: (speed) => this.#choosePace(speed),
      undo: () => this.#takeBack(),
      resign: () => this.#fire("resign"),
      past: this.#past.moment,
      go: (index) => this.#lookBack(index),
      leave: () => this.#past.leave(),
    };
  }

  render() {
    if (!this.table) return nothing;
    const at = this.#at;
    const { speech, view, past } = at;
    const scene = this.#scene;
    const shown = past?.view ?? view;
    return html`
      <div class="ew-board">
        ${tracks(scene, view.solo, speech)} ${map(this.#seen(scene, at))}
      </div>
      <div class="ew-side">
        ${this.#foremost(at)} ${this.table.covered ? nothing : hand({ ...at, view: shown })} ${past ? nothing : this.#happened(at)}
      </div>
      <div class="ew-below">
        <div class="ew-stock">${players(this.table, speech)} ${tools(at)} ${forces(shown, speech)} ${figures(shown, speech)}</div>
        ${position(scene, speech)} ${rulesPanel(speech)} ${chronicle(at)}
      </div>
      <p class="visually-hidden" role="status" aria-live="polite">${this.said}</p>
    `;
  }

  /** What the player should look at first. */
  #foremost(at) {
    const { seat, covered } = this.table;
    if (at.past) return lookingBack(at);
    if (this.#narrator.telling) return telling(this.#narrator.story, at.speech, () => this.#narrator.finish());
    if (covered) return curtain(seat, at.speech, () => this.#fire("lift", { seat }));
    return decision(at);
  }

  /** Against a person the other's deeds are the news; against PERS.IA, which has no seat, its notes are. */
  #happened(at) {
    const { story, telling: unfinished } = this.#narrator;
    const told = happened(story?.told ?? at.view.notes, unfinished ? story.step : null, at.speech);
    const news = at.view.solo || unfinished || this.table.covered ? nothing : others(at);
    return news === nothing ? told : news;
  }

  #seen(scene, { speech, view, mine, choices, odds }) {
    const chosen = choices.answers.filter(({ asks }) => asks === "from" || asks === "to" || asks === "city");
    const about = mine && view.prompt.at ? [view.prompt.at] : [];
    const { story, telling: unfinished } = this.#narrator;
    return {
      scene,
      speech,
      odds,
      lit: unfinished ? story.lit : about,
      moving: unfinished ? story.moving : null,
      places: mine && !this.busy ? choices.places : new Map(),
      chosen: chosen.map(({ answer }) => answer),
      pick: (step) => this.#pick(step),
    };
  }

  #choosePace(speed) {
    this.speed = speed;
    rememberSpeed(speed);
    this.#narrator.pace(speed);
  }

  #pick(step) {
    const move = this.#answers.pick(step);
    const asked = this.#answers.choices.open.map(({ asks }) => this.#speech.say(`asks.${asks}`));
    if (move) this.#play(move);
    else this.said = [...new Set(asked)].join(" ");
  }

  #play(text) {
    this.busy = true;
    this.#acted = true;
    this.#fire("move", { text });
  }

  #takeBack() {
    this.busy = true;
    this.#fire("takeback");
  }

  #fire(name, detail = {}) {
    this.dispatchEvent(new CustomEvent(name, { detail }));
  }

  updated() {
    if (this.#narrator.telling) rollToEnd(this.querySelector(".ew-happened .roll"));
    if (this.#focused) keepFocus(this);
  }
}

/** Whether nothing has happened but what the house notes down, such as that advice was given. */
function isSameMoment(before, after) {
  const last = ({ log }) => log.at(-1)?.number ?? 0;
  return last(before) === last(after) && before.covered === after.covered && before.turn.over === after.turn.over;
}

customElements.define("ew-table", EwTable);
