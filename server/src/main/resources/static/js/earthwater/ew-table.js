import { LitElement, html, nothing } from "lit";
import { chronicle, Chronicle, entryInWords, lastDecision } from "./chronicle.js";
import { Choices } from "./choices.js";
import { curtain } from "./curtain.js";
import { decision, question } from "./decision.js";
import { ending } from "./ending.js";
import { Scene } from "./effects.js";
import { hand, keptByDefault } from "./hand.js";
import { map } from "./map.js";
import { players } from "./players.js";
import { lookingBack, momentsOf, Past } from "./replay.js";
import { rulesPanel } from "./rules.js";
import { bringIntoSight, keepFocus, rollToEnd } from "./sight.js";
import { Speech } from "./speech.js";
import { figures, forces, position, tracks } from "./status.js";
import { rememberedSpeed, rememberSpeed, Story } from "./story.js";
import { happened, telling } from "./telling.js";
import { tools } from "./tools.js";

const SILENT = "hegemon.ew.silent";

/**
 * A table of Earth & Water. Feed it with `receive(table)`; it fires `move` with `{text}` in the notation, and
 * `takeback` and `resign`. After `move` and `takeback` it waits for the next table, or for `release()`.
 */
export class EwTable extends LitElement {
  static properties = {
    table: { state: true },
    choices: { state: true },
    marked: { state: true },
    busy: { state: true },
    curtainFor: { state: true },
    speed: { state: true },
    silent: { state: true },
    said: { state: true },
    past: { state: true },
  };

  #speech = new Speech({});
  #chronicle = null;
  #story = null;
  #facing = "";
  #piece = "army";
  #focused = false;
  #acted = false;
  #past = null;

  constructor() {
    super();
    this.table = null;
    this.choices = new Choices();
    this.marked = new Set();
    this.busy = false;
    this.curtainFor = "";
    this.speed = rememberedSpeed();
    this.silent = localStorage.getItem(SILENT) === "true";
    this.said = "";
    this.past = null;
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
    const before = this.table;
    this.table = table;
    this.#chronicle ??= new Chronicle(table.id);
    this.#chronicle.keep(lastDecision(table.log), table.view.notes);
    if (!before) this.#recall();
    if (before?.entry === table.entry) return;
    this.past = null;
    this.busy = false;
    this.marked = new Set(keptByDefault(table.view));
    this.choices = new Choices(table.view.choices).keeping(this.#piece);
    if (this.#sharesScreen && table.seat !== this.#facing) this.curtainFor = table.seat;
    this.#begin(before);
  }

  /** What happened before this browser looked. */
  async #recall() {
    this.#past = new Past(this.table.id);
    await this.#past.fill(this.table.log, this.#chronicle);
    this.requestUpdate();
  }

  /** Shows a moment gone by; the last one is the present. */
  async #lookBack(index) {
    const moments = momentsOf(this.table.log);
    if (this.#telling) this.#story.finish();
    const view = index < moments.length - 1 ? await this.#past.view(moments[index].entry) : null;
    this.past = view ? { index, view, decision: moments[index].decision } : null;
    this.said = view ? this.#speech.say("replay.past", index, moments.length - 1) : question(this.#at);
  }

  /** Tells what happened since the table was last seen, unless it was taken back. */
  #begin(before) {
    this.#story?.stop();
    this.#story = null;
    const { log, view } = this.table;
    if (!before || lastDecision(log) <= lastDecision(before.log)) return this.#ask();
    this.#story = new Story({
      scene: new Scene(before.view),
      entries: log.filter(({ number, seat }) => number > before.entry && seat !== "chance"),
      notes: view.notes,
      battle: { sea: /sea|themistocles|artemisia/.test(before.view.prompt.phase) },
      changed: () => this.#told(),
    });
    this.#story.run(this.speed);
    if (this.#telling) this.#show(".ew-board");
  }

  #told() {
    this.requestUpdate();
    const story = this.#story;
    if (story.over) this.#ask();
    else if (story.step) this.said = this.#speech.note(story.step);
  }

  /** The question, for the ear; after a story that was not heard step by step, with its end. */
  #ask() {
    const last = this.speed === "instant" && this.#story?.step ? this.#speech.note(this.#story.step) : "";
    this.said = `${last} ${question(this.#at)}`.trim();
    if (this.#canOnlyDecline && this.silent) this.#declineSoon();
    if (this.#acted) this.#show(this.choices.places.size > 0 ? ".ew-board" : ".ew-side");
    this.#acted = false;
  }

  get #canOnlyDecline() {
    return this.#mine && this.choices.all.length === 1 && this.choices.all[0].kind === "decline";
  }

  /** EW-5.6: after a moment of no certain length, so that the pause tells nothing. */
  #declineSoon() {
    const { entry } = this.table;
    setTimeout(() => this.table.entry === entry && !this.busy && this.#play("decline"), 800 + Math.random() * 2400);
  }

  async #show(place) {
    await this.updateComplete;
    bringIntoSight(this.querySelector(place));
  }

  /** Both seats are held here: the screen goes from hand to hand. */
  get #sharesScreen() {
    return this.table.seats.length > 1 && this.table.seats.every(({ you }) => you) && !this.table.turn.over;
  }

  get #telling() {
    return Boolean(this.#story && !this.#story.over);
  }

  get #mine() {
    const { view, seat, turn } = this.table;
    return !turn.over && view.prompt.decider === seat && !this.#telling && !this.curtainFor && !this.past;
  }

  get #side() {
    return this.table.seats.some(({ seat }) => seat === this.table.seat) ? this.table.seat : "";
  }

  get #scene() {
    return this.#telling ? this.#story.scene : new Scene(this.past?.view ?? this.table.view);
  }

  /** All that the parts of the page look at. */
  get #at() {
    const { view, log } = this.table;
    return {
      view,
      log,
      rule: this.table.turn.over ? this.table.turn.rule : view.prompt.rule,
      again: this.table.turn.over && view.solo && this.#side ? this.table.setup : "",
      speech: this.#speech,
      side: this.#side,
      mine: this.#mine,
      over: this.#ending,
      choices: this.#mine ? this.choices : new Choices(),
      marked: this.marked,
      busy: this.busy,
      chronicle: this.#chronicle,
      pick: (step) => this.#pick(step),
      back: () => (this.choices = this.choices.back()),
      mark: (card) => this.#mark(card),
      play: (text) => this.#play(text),
      takeBack: log.at(-1)?.seat === this.table.seat ? () => this.#takeBack() : null,
      plays: this.#side && !this.table.turn.over,
      speed: this.speed,
      silent: this.silent,
      choosePace: (speed) => this.#choosePace(speed),
      keepSilent: (event) => this.#keepSilent(event),
      undo: () => this.#takeBack(),
      resign: () => this.#fire("resign"),
      past: this.past,
      go: (index) => this.#lookBack(index),
    };
  }

  get #ending() {
    const { turn, view } = this.table;
    return turn.over ? ending(turn, view.solo, this.#speech) : "";
  }

  render() {
    if (!this.table) return nothing;
    const at = this.#at;
    const { speech, view } = at;
    const scene = this.#scene;
    const shown = this.past?.view ?? view;
    const secret = Boolean(this.curtainFor) && !this.#telling;
    return html`
      <div class="ew-board">
        ${tracks(scene, view.solo, speech)} ${map(this.#seen(scene, at))}
      </div>
      <div class="ew-side">
        ${this.#foremost(at, secret)} ${this.curtainFor ? nothing : hand(at)}
        ${this.past ? nothing : happened(this.#story?.told ?? view.notes, this.#telling ? this.#story.step : null, speech)}
      </div>
      <div class="ew-below">
        <div class="ew-stock">${players(this.table, speech)} ${tools(at)} ${forces(shown, speech)} ${figures(shown, speech)}</div>
        ${position(scene, speech)} ${rulesPanel(speech)} ${this.curtainFor ? nothing : chronicle(at)}
      </div>
      <p class="visually-hidden" role="status" aria-live="polite">${this.said}</p>
    `;
  }

  /** What the player should look at first. */
  #foremost(at, secret) {
    if (this.past) return lookingBack(this.#lookingBack(at));
    if (this.#telling) return telling(this.#story, at.speech, () => this.#story.finish());
    if (secret) return curtain(this.curtainFor, at.speech, () => this.#lift());
    return decision(at);
  }

  #lookingBack({ log, speech }) {
    const entry = log.find(({ number }) => number === this.past.decision);
    const deed = entry ? entryInWords(entry, speech) : "";
    return { ...this.past, log, speech, deed, go: (index) => this.#lookBack(index), leave: () => (this.past = null) };
  }

  #seen(scene, { speech, view, mine, choices }) {
    const chosen = choices.answers.filter(({ asks }) => asks === "from" || asks === "to" || asks === "city");
    const about = mine && view.prompt.at ? [view.prompt.at] : [];
    return {
      scene,
      speech,
      lit: this.#telling ? this.#story.lit : about,
      moving: this.#telling ? this.#story.moving : null,
      places: mine && !this.busy ? choices.places : new Map(),
      chosen: chosen.map(({ answer }) => answer),
      pick: (step) => this.#pick(step),
    };
  }

  #keepSilent(event) {
    this.silent = event.target.checked;
    localStorage.setItem(SILENT, String(this.silent));
    if (this.silent && this.#canOnlyDecline) this.#declineSoon();
  }

  #choosePace(speed) {
    this.speed = speed;
    rememberSpeed(speed);
    if (this.#telling) this.#story.run(speed);
  }

  #lift() {
    this.#facing = this.curtainFor;
    this.curtainFor = "";
    this.#ask();
  }

  #pick(step) {
    const anew = step.asks === "piece";
    if (anew) this.#piece = step.answer;
    const next = (anew ? new Choices(this.choices.all) : this.choices).with(step);
    if (next.decided) this.#play(next.decided.move);
    else {
      this.choices = next;
      this.said = [...new Set(next.open.map(({ asks }) => this.#speech.say(`asks.${asks}`)))].join(" ");
    }
  }

  #mark(card) {
    const marked = new Set(this.marked);
    if (!marked.delete(card)) marked.add(card);
    this.marked = marked;
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
    if (this.#telling) rollToEnd(this.querySelector(".ew-happened .roll"));
    if (this.#focused) keepFocus(this);
  }
}

customElements.define("ew-table", EwTable);
