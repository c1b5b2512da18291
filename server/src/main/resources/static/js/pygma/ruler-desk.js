import { html, render } from "lit";
import { part as partOf, the } from "../parts.js";
import { look } from "../post.js";
import { Past } from "../replay.js";
import { Agenda, stageKeys } from "./agenda.js";
import { Archive } from "./archive.js";
import { Chart } from "./chart.js";
import { comparisonOf } from "./comparison.js";
import { part } from "./desk.js";
import { Folio } from "./folio.js";
import { Foresight } from "./foresight.js";
import { happenedOf, marksOf } from "./happened.js";
import { Lesson, isTaught } from "./lesson.js";
import { otherwiseOf, revisionOf } from "./otherwise.js";
import { paceOf } from "./measure.js";
import { March } from "./march.js";
import { Newest } from "./newest.js";
import { OrderForm } from "./order-form.js";
import { OrderSheet } from "./order-sheet.js";
import { PlaceCard } from "./place-card.js";
import { costsOf, faultsOf, slipsOf, summaryOf } from "./proof.js";
import { isLed, receiptOf, takenOf } from "./receipt.js";
import { chartOf, downloadsOf, legendOf, sectionsOf } from "./report.js";
import { Sending } from "./sending.js";
import { Suggestions } from "./suggestions.js";
import { addressesIn, routesIn, unitsIn } from "./sheet-lines.js";

/** A ruler's desk: the map, and beside it what happened, the realm, the orders, messages and archive. */
export class RulerDesk {
  #address;
  #say;
  #replay;
  #newest;
  /** @type {Past<Pygma.RulerDesk>} */
  #past;
  #sheet;
  #chart;
  #march;
  #form;
  #foresight;
  #suggestions;
  #archive;
  #folio;
  #lesson;
  #agenda;
  #place;
  #hand;
  /** @type {House.Table | null} */
  #table = null;
  /** @type {Pygma.RulerDesk | null} */
  #desk = null;
  /** The desk that is shown: the present one or an earlier one. @type {Pygma.RulerDesk | null} */
  #shown = null;
  /** Of the sheet as it is written now. @type {Pygma.Proof | null} */
  #proof = null;
  #awaited = false;
  #sending;

  /** @param {Pygma.Page} page */
  constructor({ address, say, move, live, replay, refusal }) {
    this.#address = address;
    this.#say = say;
    this.#replay = replay;
    this.#sending = new Sending({ live, move, refusal, say, older: () => !!this.#desk?.sent });
    this.#newest = new Newest(address, (desk) => this.#lay(desk));
    this.#past = new Past((entry) => look(`${address}?entry=${entry}`));
    this.#folio = new Folio(part("folio"));
    this.#sheet = new OrderSheet({ form: part("form"), address, say, send: (text) => this.#send(text), read: (proof) => this.#proven(proof), changed: () => this.#routes() });
    this.#chart = new Chart({ place: part("map"), say, choose: (hex, again) => this.#choose(hex, again), over: (at) => this.#over(at), pass: (text) => (part("said").textContent = text), pace: (way) => paceOf(address, way, say) });
    matchMedia("(orientation: landscape)").addEventListener("change", () => requestAnimationFrame(() => this.#place.cover(true)));
    const hand = (this.#hand = () => this.#desk && { ...this.#desk.hand, units: this.#proof?.units ?? this.#desk.hand.units }); // as they march
    this.#march = new March({ address, say, chart: this.#chart, sheet: this.#sheet, hand, changed: () => this.#card() });
    this.#place = new PlaceCard({
      say, chart: this.#chart, march: this.#march, take: (unit) => this.#take(unit),
      find: (at) => this.#shown?.map.find((hex) => hex.at === at),
      hand: () => (replay.entry === null ? hand() : null),
      order: (id, values) => this.#by(id, values),
      insert: (at) => (this.#folio.open("orders", true), this.#sheet.insert(at)),
    });
    this.#foresight = new Foresight({ address, say, sheet: this.#sheet, place: part("foresight"), agenda: part("agenda"), tried: part("tried"), button: part("try"), light: (text) => this.#light(text), lead: (kind) => this.#agenda.lead(kind), seen: () => this.#sum(), changed: () => this.#routes() });
    this.#suggestions = new Suggestions({ address, say, sheet: this.#sheet, place: part("hinted"), button: part("suggest") });
    this.#lesson = new Lesson({ address, say, sheet: this.#sheet, place: part("lesson"), open: (page) => this.#folio.open(page, true), form: (id) => this.#by(id, {}) });
    this.#archive = new Archive({ place: part("kept-sheets"), panel: part("folio"), address, say, light: (text) => this.#light(text), to: (entry) => replay.to(entry) });
    this.#agenda = new Agenda({ button: part("next-unit"), say, sheet: this.#sheet, idle: () => this.#foresight.idle, take: (unit) => this.#take(unit), open: (page) => this.#folio.open(page, true), form: (id) => this.#by(id, {}), drawn: () => this.#place.cover() });
    stageKeys(part("stage"), { leave: () => this.#place.leave(), next: () => this.#agenda.next() });
    this.#form = new OrderForm({ place: part("by-form"), say, sheet: this.#sheet, hand, drawn: () => this.#routes() });
  }

  /** @param {House.Table} table */
  look(table) {
    this.#table = table;
    void this.#newest.look();
  }

  /** @param {Pygma.RulerDesk} desk */
  #lay(desk) {
    const table = this.#table;
    if (!table) return;
    const turned = this.#desk && this.#desk.heading !== desk.heading;
    const taken = this.#desk && desk.sent && this.#desk.receipt?.number !== desk.receipt?.number;
    const [say, over] = [this.#say, table.turn.over];
    part("opening").hidden = true;
    this.#desk = desk;
    part("date").textContent = over ? say("server.pygma.sheet.over") : say("server.pygma.awaited", desk.date);
    part("realm").textContent = desk.realm;
    part("occasion").textContent = desk.occasion;
    part("to-lesson").hidden = table.setup.includes("first-month") || desk.moments.length > 1 || over || isTaught();
    part("sheet-label").textContent = say("server.pygma.sheet.label", desk.date);
    render(desk.notices.map((notice) => html`<p class="notice warning">${notice}</p>`), part("notices"));
    part("sent").hidden = !desk.sent || over || this.#sending.failed;
    render(receiptOf(desk.receipt, table, say), part("sent"));
    if (taken) part("sent").scrollIntoView({ block: "nearest" });
    if (isLed(table)) part("send").textContent = say("server.pygma.sheet.send.led");
    void this.#sheet.lay({ ...desk, name: `hegemon.pygma.${table.id}.${table.seat}`, over: over || desk.locked });
    if (turned) {
      this.#proof = null;
      this.#march.drop();
      for (const each of [this.#foresight, this.#suggestions, this.#archive]) each.forget();
    }
    void this.#lesson.lay();
    if (taken && !turned) this.#foresight.follow(); // the list of the month has one thing less
    this.#sum();
    if (turned === false) this.#form.draw(); // news of others take nothing out of the hand
    else this.#form.open("produce");
    this.#replay.follow(desk.moments);
    this.turn(this.#replay.entry);
    if (turned) this.#announce(desk);
  }

  /**
   * Shows what was known at an earlier moment, or the present again. The order sheet stays as it is.
   *
   * @param {number | null} entry
   */
  turn(entry) {
    if (entry !== null) return void this.#past.show(entry, (desk) => (desk ? this.#read(desk, entry) : this.#replay.fail()));
    this.#past.leave();
    if (this.#desk) this.#read(this.#desk, null);
  }

  /**
   * Report and map; without an entry, of the present.
   *
   * @param {Pygma.RulerDesk} desk
   * @param {number | null} entry
   */
  #read(desk, entry) {
    const { heading, news, map, signs, sent, receipt, hand } = desk;
    const say = this.#say;
    this.#shown = desk;
    part("heading").textContent = heading;
    this.#report();
    part("downloads-heading").textContent = this.#say("pygma.report.message", this.#say("server.pygma.download"), heading);
    render(downloadsOf(`${this.#address}/report`, say, entry === null ? "" : `?entry=${entry}`), part("downloads"));
    part("agenda").hidden = entry !== null; // it is about the present month
    part("then").hidden = entry === null || !sent;
    part("then-sheet").textContent = entry === null ? "" : sent;
    part("then-taken").textContent = entry !== null && receipt ? takenOf(receipt, say) : "";
    this.#place.cover();
    this.#chart.show(map, signs, { pieces: hand.units, marks: marksOf(news) });
    render(legendOf({ map, signs, say }), part("legend"));
    this.#routes();
    this.#card();
  }

  /** What the shown month says; again whenever its reader sorts a table. */
  #report() {
    const desk = this.#shown;
    if (!desk) return;
    const [say, again] = [this.#say, () => this.#report()];
    const light = (/** @type {string} */ text) => this.#light(text);
    const to = (/** @type {number} */ entry) => this.#replay.to(entry);
    render([otherwiseOf(desk, say, to), happenedOf(desk, say, light, again), revisionOf(desk, say, () => void this.#sending.deliver("withdraw"))], part("news"));
    render(sectionsOf([...desk.holdings, ...comparisonOf(desk.series, desk.months, desk.terms, say)], "part", { light, again }), part("holdings"));
    render(chartOf(desk.series, desk.months, say), part("chart"));
  }

  /**
   * Lights up, wherever it is, what this text names: fields, units and where they stand.
   *
   * @param {string} text
   */
  #light(text) {
    const [units, places] = [unitsIn(text), addressesIn(text)];
    for (const { unit, at } of this.#shown?.hand.units ?? []) if (units.includes(unit)) places.push(at);
    this.#chart.light(places);
    const names = [...units, ...places];
    const lines = this.#sheet.text.split("\n").flatMap((line, index) => (names.some((name) => [...addressesIn(line), ...unitsIn(line)].includes(name)) ? [index + 1] : []));
    this.#sheet.light(lines);
    for (const place of part("folio").querySelectorAll(".place")) place.classList.toggle("lit", names.includes(place.textContent ?? ""));
    if (places.length === 1) return this.#chart.pick(places[0]), this.#card();
  }

  /** The ways on the sheet, and the one in the hand. */
  #routes() {
    const held = this.#march.piece ? this.#march.routes : this.#form?.route ? [this.#form.route] : [];
    const ways = this.#foresight.routes.length > 0 ? this.#foresight.routes : routesIn(this.#sheet.text, this.#proof?.slips ?? [], this.#march.piece?.unit ?? "");
    this.#chart.routes([...(this.#replay.entry === null ? ways : []), ...held]);
  }

  /**
   * A click on the map: a step of the unit in the hand, a place for the form, or a field to read about; a second one takes
   * the unit that stands there.
   *
   * @param {Pygma.Hex} hex
   * @param {boolean} again
   */
  #choose(hex, again) {
    if (this.#march.piece && this.#march.step(hex.at)) return this.#routes();
    if (this.#march.piece) this.#march.drop();
    const asks = this.#folio.page === "orders" && this.#folio.height !== "low" && part("by-form").closest("details")?.open;
    const placed = asks && this.#form.place(hex);
    if (!placed) this.#folio.pull("low"); // on a phone the card lies where the sheet was
    if (again && !placed && hex.units.length > 0) return this.#take(hex.units[0]);
    this.#lesson.chose(hex.at);
    const names = [hex.at, ...hex.units];
    for (const place of part("folio").querySelectorAll(".place")) place.classList.toggle("lit", names.includes(place.textContent ?? ""));
    this.#sheet.light(this.#sheet.text.split("\n").flatMap((line, index) => (addressesIn(line).includes(hex.at) ? [index + 1] : [])));
    this.#card();
  }

  /** Takes a unit into the hand, wherever it stands; at an earlier moment none can be led. @param {string} unit */
  #take(unit) {
    const piece = this.#replay.entry === null ? this.#hand()?.units.find((each) => each.unit === unit) : undefined;
    if (!piece) return;
    this.#folio.pull("low");
    this.#chart.pick(piece.at);
    the(".canvas", HTMLElement, part("map")).focus({ preventScroll: true }); // the next key is a step
    void this.#march.take(piece);
  }

  /** The mouse is over a field, or none. @param {string} at @returns {string} */
  #over(at) {
    const told = this.#march.over(at);
    if (this.#march.piece) this.#routes();
    return told;
  }

  #card() {
    return this.#routes(), this.#place.draw();
  }

  /** Opens a form. @param {string} id @param {Record<string, string>} values */
  #by(id, values) {
    this.#folio.open("orders", true);
    const box = part("by-form").closest("details");
    if (box) box.open = true;
    this.#form.open(id, values);
    partOf("by-form").querySelector("select")?.focus();
  }

  /** @param {Pygma.Proof | null} proof */
  #proven(proof) {
    const say = this.#say;
    this.#proof = proof;
    this.#sum();
    if (!proof) return void (part("summary").textContent = say("server.pygma.check.failed"));
    this.#foresight.follow();
    this.#suggestions.follow();
    this.#lesson.wrote();
    part("purse").textContent = say("server.pygma.purse", proof.treasury, proof.balance);
    const pen = { light: (/** @type {string} */ text) => this.#light(text), point: (/** @type {{ line: number, column: number }} */ slip) => this.#sheet.point(slip), strike: (/** @type {number} */ number) => this.#sheet.strike(number), mend: (/** @type {Pygma.Slip} */ slip) => this.#sheet.mend(slip) };
    render(slipsOf(proof.slips, say, pen), part("slips"));
    render(costsOf(proof, say, pen), part("proof"));
    this.#march.follow();
    this.#card();
  }

  /** What there is to say of the sheet, in short, where it is sent. */
  #sum() {
    const proof = this.#proof;
    this.#agenda.draw(!!this.#table && !this.#table.turn.over && this.#replay.entry === null);
    if (!proof) return;
    part("summary").textContent = summaryOf(proof, this.#foresight.count, this.#say);
    const faults = faultsOf(proof.slips, this.#say, (slip) => this.#sheet.point(slip));
    part("at-fault").hidden = faults.length === 0;
    render(faults, part("at-fault"));
    const sent = this.#desk?.receipt?.proof;
    part("unsent").hidden = !sent || sent.lines.map(({ order }) => order).join("\n") === proof.lines.map(({ order }) => order).join("\n");
  }

  /** Who has just sent orders is led to the report; nobody else is disturbed. @param {Pygma.RulerDesk} desk */
  #announce(desk) {
    part("said").textContent = this.#say("server.pygma.evaluated", desk.heading);
    if (!this.#awaited) return;
    this.#awaited = false;
    this.#replay.now();
    this.#folio.open("happened", true);
    part("heading").focus({ preventScroll: true });
    part("happened").scrollTop = 0;
  }

  /** @param {string} text */
  async #send(text) {
    this.#awaited = true; // the report may come before the answer
    const done = await this.#sending.send(text);
    this.#awaited &&= done;
  }
}
