import { LitElement, nothing } from "lit";
import { Words } from "../words.js";
import { Adviser, canBeAdvised, inWords } from "./advice.js";
import { Answers } from "./answers.js";
import { Chronicle, lastDecision, ownDeed } from "./chronicle.js";
import { Choices } from "./choices.js";
import { question } from "./decision.js";
import { Declines } from "./declines.js";
import { ending } from "./ending.js";
import { Scene } from "./effects.js";
import { Glance } from "./glance.js";
import { layout } from "./layout.js";
import { Narrator } from "./narrator.js";
import { Odds } from "./odds.js";
import { Pull } from "./pull.js";
import { LookingBack, momentAt } from "./replay.js";
import { eyes, hasFreeSeat, isAsked, isSameMoment, ownSide, sharesScreen } from "./seat.js";
import { bringIntoSight, goOnAtTheMap, keepFocus, roll, toQuestion } from "./sight.js";
import { SheetKey } from "./sheet.js";
import { Speech } from "./speech.js";
import { rememberedSpeed, rememberSpeed } from "./story.js";
import { Voice } from "./voice.js";

/**
 * What belongs to one table.
 *
 * @typedef {{ chronicle: Chronicle, past: LookingBack, adviser: Adviser, declines: Declines }} Parts
 */

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

  #speech = new Speech(new Words());
  #narrator = new Narrator({ take: (table) => this.#take(table), step: (note) => this.#told(note), done: (note) => this.#ask(note) });
  #answers = new Answers(() => this.requestUpdate());
  /** @type {Parts | null} */
  #parts = null;
  #focused = false;
  #acted = false;
  #voice = new Voice(() => this.requestUpdate());
  #glance = new Glance(this);
  #pull = new Pull(this);

  constructor() {
    super();
    /** @type {Ew.Table | null} */
    this.table = null;
    this.busy = false;
    this.lesson = false; // a scene has no game behind it: nothing to look back at, no advice
    this.speed = rememberedSpeed();
    this.addController(new SheetKey());
    this.addEventListener("focusin", () => (this.#focused = true));
  }

  /** The page's styles are those of all pages. */
  createRenderRoot() {
    return this;
  }

  /** @param {Words} words */
  set words(words) {
    this.#speech = new Speech(words);
  }

  release() {
    this.busy = false;
  }

  /** @param {Ew.Table} table */
  receive(table) {
    this.#narrator.receive(table);
  }

  /** @param {Ew.Table} table */
  #take(table) {
    const before = this.table;
    this.table = table;
    this.#parts ??= this.#open(table);
    const { chronicle, adviser, past } = this.#parts;
    chronicle.keep(lastDecision(table.log), table.view);
    this.busy = false;
    const same = before && isSameMoment(before, table);
    if (same && hasFreeSeat(before) && !hasFreeSeat(table)) this.#voice.say(question(this.#at)); // whoever waited hears that somebody has come
    if (same) return;
    adviser.forget();
    past.leave();
    past.seenBy(eyes(table));
    this.#answers.begin(table.view);
    if (before && table.turn.over && this.#side) this.#acted = true; // the end is to be seen, wherever one has scrolled to
    this.#narrator.begin(before, table, this.speed);
    // While a seat is free, what is to be seen first stands above the map: the seat, or the link for a friend.
    if (this.#narrator.telling || (!before && !hasFreeSeat(table))) void this.#show(".ew-board");
  }

  /**
   * The first look at the table; what happened before is looked up.
   *
   * @param {Ew.Table} table
   */
  #open(table) {
    const { id, log, view } = table;
    const chronicle = new Chronicle(id);
    const past = new LookingBack(id, () => this.#lookedBack());
    past.seenBy(eyes(table)); // before anything is asked for: what others' eyes saw would be thrown away
    const adviser = new Adviser(id, () => this.#advised());
    const declines = new Declines(id, () => this.requestUpdate());
    if (!this.lesson && !view.solo && ownSide(table) && !sharesScreen(table)) void declines.load();
    if (!this.lesson) void past.fill(log, chronicle).then(() => this.requestUpdate());
    return { chronicle, past, adviser, declines };
  }

  get #seated() {
    if (!this.table || !this.#parts) throw new Error("no table has come yet");
    return { table: this.table, ...this.#parts };
  }

  #advised() {
    this.requestUpdate();
    const { state, advice } = this.#seated.adviser;
    if (state === "done" && advice) this.#voice.say(inWords(advice, this.#side, this.#speech));
  }

  /**
   * Shows a moment gone by; the last one is the present.
   *
   * @param {number} index
   */
  async #lookBack(index) {
    const { table, past } = this.#seated;
    this.#narrator.finish();
    await past.go(table.log, index);
    this.#voice.say(past.moment ? this.#speech.say("replay.past", past.moment.index, past.moment.of) : question(this.#at));
  }

  /**
   * Opens the game at the moment of this entry.
   *
   * @param {number} entry
   */
  lookAt(entry) {
    return this.#lookBack(momentAt(this.#seated.table.log, entry));
  }

  /** Which moment is shown, for whoever wants to share it. */
  #lookedBack() {
    this.requestUpdate();
    this.#fire("moment", { entry: this.#parts?.past.moment?.last ?? null });
  }

  /** @param {Ew.Note} [note] */
  #told(note) {
    this.requestUpdate();
    if (this.#narrator.telling && note) this.#voice.say(this.#speech.note(note));
  }

  /**
   * The question, for the ear; before it what happened, if it was not heard step by step, or what the own answer came to.
   *
   * @param {Ew.Note} [last]
   */
  #ask(last) {
    const end = this.speed === "instant" && last ? (this.#narrator.story?.deeds ?? []).map((note) => this.#speech.note(note)).join(" ") : "";
    const done = this.#acted && !last ? ownDeed(this.#seated.table, this.#speech) : "";
    this.#voice.say(`${done} ${end} ${question(this.#at)}`.trim());
    const mapAsked = this.#answers.choices.places.size > 0;
    if (mapAsked && this.#pull.up) this.#pull.set(false);
    if (this.#acted) void this.#show(mapAsked ? ".ew-board" : ".ew-side").then(() => toQuestion(this));
    this.#acted = false;
  }

  /** @param {string} place */
  async #show(place) {
    await this.updateComplete;
    if (!this.lesson) bringIntoSight(this.querySelector(place));
  }

  get #side() {
    return ownSide(this.#seated.table);
  }

  get #mine() {
    return isAsked(this.#seated.table) && !this.#narrator.telling && !this.#seated.past.moment;
  }

  get #scene() {
    const { story, telling } = this.#narrator, { table, past } = this.#seated;
    return story && telling ? story.scene : new Scene(past.moment?.view ?? table.view);
  }

  /**
   * All that the parts of the page look at.
   *
   * @returns {Ew.At}
   */
  get #at() {
    const { table, chronicle, past, adviser, declines } = this.#seated;
    const { view, log, turn, advised, entry, seat } = table;
    const { story, telling } = this.#narrator;
    return {
      table,
      lesson: this.lesson,
      scene: this.#scene,
      glance: this.#glance,
      handle: this.#pull.handle(this.#speech),
      story: telling ? story : null,
      told: story?.told ?? view.notes,
      skip: () => this.#narrator.finish(),
      lift: () => this.#fire("lift", { seat }),
      again: () => this.#fire("again"),
      view,
      log,
      rule: turn.over ? (turn.rule ?? "") : view.prompt.rule,
      speech: this.#speech,
      side: this.#side,
      mine: this.#mine,
      over: turn.over ? ending(table, this.#speech) : "",
      choices: this.#mine ? this.#answers.choices : new Choices(),
      marked: this.#answers.marked,
      opened: this.#answers.opened,
      openCard: (card) => this.#answers.open(card),
      busy: this.busy,
      chronicle,
      adviser: canBeAdvised(table) && !this.lesson ? adviser : null,
      advised: advised.includes(seat),
      advise: () => void adviser.ask(entry),
      odds: new Odds(adviser.advice),
      pick: (step) => this.#pick(step),
      back: () => this.#answers.back(),
      mark: (card) => this.#answers.mark(card),
      play: (text) => this.#play(text),
      takeBack: table.may.includes("takeback") && log.at(-1)?.seat === seat ? () => this.#takeBack() : null,
      plays: this.#side !== "" && !turn.over,
      speed: this.speed,
      declines,
      choosePace: (speed) => this.#choosePace(speed),
      undo: table.may.includes("takeback") ? () => this.#takeBack() : null,
      resign: table.may.includes("resign") ? () => this.#fire("resign") : null,
      past: past.moment,
      go: (index) => this.#lookBack(index),
      settle: () => void this.updateComplete.then(() => goOnAtTheMap(this)),
      leave: () => past.leave(),
    };
  }

  render() {
    return this.table ? [layout(this.#at), this.#voice.region] : nothing;
  }

  /** @param {string} speed */
  #choosePace(speed) {
    this.speed = speed;
    rememberSpeed(speed);
    this.#narrator.pace(speed);
  }

  /** @param {Ew.Answer} step */
  #pick(step) {
    const move = this.#answers.pick(step);
    if (move) return this.#play(move);
    this.#voice.say([...new Set(this.#answers.choices.open.map(({ asks }) => this.#speech.say(`asks.${asks}`)))].join(" "));
    void this.updateComplete.then(() => toQuestion(this)); // a finger may have rolled down to the answer
  }

  /** @param {string} text */
  #play(text) {
    this.busy = true;
    this.#acted = true;
    this.#fire("move", { text });
  }

  #takeBack() {
    this.busy = true;
    this.#fire("takeback");
  }

  /**
   * @param {string} name
   * @param {object} detail
   */
  #fire(name, detail = {}) {
    this.dispatchEvent(new CustomEvent(name, { detail }));
  }

  updated() {
    if (this.table) roll(this.querySelector(".ew-happened .roll"), this.table.entry, this.#narrator.telling);
    if (this.#focused) keepFocus(this);
  }
}

customElements.define("ew-table", EwTable);
