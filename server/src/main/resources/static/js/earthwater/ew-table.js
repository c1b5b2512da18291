import { LitElement, nothing } from "lit";
import { Adviser, canBeAdvised, inWords } from "./advice.js";
import { Answers } from "./answers.js";
import { Chronicle, entryInWords, lastDecision } from "./chronicle.js";
import { Choices } from "./choices.js";
import { question } from "./decision.js";
import { Declines } from "./declines.js";
import { QuestionInSight } from "./dock.js";
import { ending } from "./ending.js";
import { Scene } from "./effects.js";
import { layout } from "./layout.js";
import { Narrator } from "./narrator.js";
import { Odds } from "./odds.js";
import { LookingBack, momentAt } from "./replay.js";
import { isAsked, isSameMoment, ownSide, sharesScreen } from "./seat.js";
import { bringIntoSight, goOnAtTheMap, keepFocus, rollToEnd } from "./sight.js";
import { Speech } from "./speech.js";
import { rememberedSpeed, rememberSpeed } from "./story.js";
import { Voice } from "./voice.js";

/**
 * A table of Earth & Water. Feed it with `receive(table)`; it fires `move` with `{text}` in the notation,
 * `lift` with `{seat}` when a player at a shared screen takes it, `moment` with the `{entry}` that is looked back at
 * (null: the present), and `takeback`, `resign` and `again`. After `move` and `takeback` it waits for the next table, or for
 * `release()`.
 */
export class EwTable extends LitElement {
  static properties = {
    table: { state: true },
    busy: { state: true },
    speed: { state: true },
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
  #voice = new Voice(() => this.requestUpdate());
  #sight = new QuestionInSight(this);

  constructor() {
    super();
    this.table = null;
    this.busy = false;
    this.speed = rememberedSpeed();
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
    if (before && table.turn.over && this.#side) this.#acted = true; // the end is to be seen, wherever one has scrolled to
    this.#narrator.begin(before, table, this.speed);
    if (this.#narrator.telling) this.#show(".ew-board");
  }

  /** The first look at the table; what happened before is looked up. */
  async #open({ id, log, view }) {
    this.#chronicle = new Chronicle(id);
    this.#past = new LookingBack(id, () => this.#lookedBack());
    this.#adviser = new Adviser(id, () => this.#advised());
    this.#declines = new Declines(id, () => this.requestUpdate());
    if (!view.solo && this.#side && !sharesScreen(this.table)) this.#declines.load();
    await this.#past.fill(log, this.#chronicle);
    this.requestUpdate();
  }

  #advised() {
    this.requestUpdate();
    const { state, advice } = this.#adviser;
    if (state === "done" && advice) this.#voice.say(inWords(advice, this.#side, this.#speech));
  }

  /** Shows a moment gone by; the last one is the present. */
  async #lookBack(index) {
    this.#narrator.finish();
    await this.#past.go(this.table.log, index);
    const past = this.#past.moment;
    this.#voice.say(past ? this.#speech.say("replay.past", past.index, past.of) : question(this.#at));
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
    if (this.#narrator.telling && note) this.#voice.say(this.#speech.note(note));
  }

  /** The question, for the ear; before it what happened, if it was not heard step by step, or what the own answer came to. */
  #ask(last) {
    const end = this.speed === "instant" && last ? this.#narrator.story.deeds.map((note) => this.#speech.note(note)).join(" ") : "";
    const done = this.#acted && !last ? this.#ownDeed() : "";
    this.#voice.say(`${done} ${end} ${question(this.#at)}`.trim());
    if (this.#acted) this.#show(this.#answers.choices.places.size > 0 ? ".ew-board" : ".ew-side");
    this.#acted = false;
  }

  /** What this player has just decided, if nothing followed from it. */
  #ownDeed() {
    const { log, turn } = this.table;
    const last = log.at(-1);
    return last?.seat === this.#side && !turn.over ? entryInWords(last, this.#speech) : "";
  }

  async #show(place) {
    await this.updateComplete;
    bringIntoSight(this.querySelector(place));
  }

  get #side() {
    return ownSide(this.table);
  }

  get #mine() {
    return isAsked(this.table) && !this.#narrator.telling && !this.#past.moment;
  }

  get #scene() {
    return this.#narrator.telling ? this.#narrator.story.scene : new Scene(this.#past.moment?.view ?? this.table.view);
  }

  /** All that the parts of the page look at. */
  get #at() {
    const { view, log, turn, advised, entry, seat } = this.table;
    const { story, telling } = this.#narrator;
    return {
      table: this.table,
      scene: this.#scene,
      story: telling ? story : null,
      told: story?.told ?? view.notes,
      skip: () => this.#narrator.finish(),
      lift: () => this.#fire("lift", { seat }),
      again: () => this.#fire("again"),
      view,
      log,
      rule: turn.over ? turn.rule : view.prompt.rule,
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
      settle: () => this.updateComplete.then(() => goOnAtTheMap(this)),
      leave: () => this.#past.leave(),
    };
  }

  render() {
    return this.table ? [layout(this.#at), this.#voice.region] : nothing;
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
    else this.#voice.say([...new Set(asked)].join(" "));
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
    this.#sight.watch(this.querySelector("#ew-prompt"));
  }
}

customElements.define("ew-table", EwTable);
