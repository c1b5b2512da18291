import { html, nothing, render } from "lit";
import { the } from "../parts.js";
import { look, post } from "../post.js";
import { Past } from "../replay.js";
import { part } from "./desk.js";
import { Completion } from "./completion.js";
import { Deciding } from "./deciding.js";
import { eventForm, eventSamples } from "./event-form.js";
import { changesOf, freeOrders, recordOf } from "./judging.js";
import { LeadSheet } from "./lead-sheet.js";
import { linesOf } from "./lead-lines.js";
import { MasterMap } from "./master-map.js";
import { Newest } from "./newest.js";
import { realmTable } from "./realm-table.js";
import { downloadsOf, sectionsOf } from "./report.js";
import { SettingForm } from "./setting-form.js";
import { todoOf, waiting } from "./todo.js";

/** The game master's desk: who has handed in, what needs a judgment, the complete map, and the end of the month. */
export class MasterDesk {
  #address;
  #say;
  #replay;
  #newest;
  /** @type {Past<Pygma.MasterDesk>} */
  #past;
  #map;
  /** @type {Pygma.MasterDesk | null} */
  #desk = null;
  /** @type {Pygma.MasterDesk | null} */
  #shown = null;
  /** @type {House.Table | null} */
  #table = null;
  #deciding;
  /** @type {Pygma.CourierDesk | null} */
  #words = null;
  #sheet;
  #settings;
  #form = { kind: "text", values: /** @type {Record<string, string>} */ ({}) };

  /** @param {Pygma.Page} page */
  constructor({ address, say, live, replay, refusal }) {
    this.#address = address;
    this.#say = say;
    this.#deciding = new Deciding({ address, say, live, refusal });
    this.#sheet = new LeadSheet({ address, say, changed: () => this.#judging() });
    this.#replay = replay;
    this.#newest = new Newest(`${address}/master`, (desk) => this.#lay(desk));
    this.#past = new Past((entry) => look(`${address}/master?entry=${entry}`));
    this.#map = new MasterMap(address, say);
    this.#settings = new SettingForm({ place: part("settings"), say, write: (line, beginning) => this.#write(line, beginning) });
    const completion = new Completion({ text: part("events", HTMLTextAreaElement), place: part("event-samples"), say, written: () => {} });
    completion.lay(eventSamples(say));
    part("close").addEventListener("submit", (event) => this.#close(event));
    part("release").addEventListener("click", () => this.#deciding.ask({ questions: this.#unjudged() }, () => this.#send("release", { then: "todo-part" })));
    part("lock").addEventListener("click", () => this.#send(this.#desk?.stage === "locked" ? "unlock" : "lock"));
    const back = { questions: [say("server.pygma.master.withdraw.ask")], explained: true };
    part("withdraw").addEventListener("click", () => this.#deciding.ask(back, () => this.#send("withdraw", back)));
    part("rename").addEventListener("submit", (event) => this.#rename(event));
  }

  /** @param {House.Table} table */
  look(table) {
    this.#table = table;
    const title = part("title", HTMLInputElement);
    if (document.activeElement !== title) title.value = table.title ?? "";
    const { over } = table.turn;
    const reads = over || !table.seat.startsWith("GameMaster");
    for (const place of ["close-part", "close-tab", "rename", "todo-tab", "calendar-tab", "people-tab"]) part(place).hidden = reads;
    if (over) part("master-title").textContent = this.#say("server.pygma.eyes.world");
    void this.#newest.look();
  }

  /** @param {Pygma.MasterDesk} desk */
  #lay(desk) {
    const say = this.#say;
    const turned = this.#desk && this.#desk.date !== desk.date;
    this.#desk = desk;
    const over = this.#table?.turn.over ?? false;
    const stage = desk.draft ? "server.pygma.master.drafted" : desk.stage === "locked" ? "server.pygma.master.locked" : "server.pygma.awaited";
    part("master-date").textContent = [this.#table?.title, over ? say("server.pygma.sheet.over") : say(stage, desk.date)].filter(Boolean).join(" · ");
    part("count").textContent = over ? "" : desk.summary;
    part("release").hidden = !desk.draft;
    part("review").classList.toggle("primary", !desk.draft);
    part("review").textContent = say(desk.draft ? "server.pygma.master.again" : "server.pygma.master.review");
    part("lock").hidden = desk.draft || over;
    part("lock").textContent = say(desk.stage === "locked" ? "server.pygma.master.unlock" : "server.pygma.master.lock");
    part("withdraw").hidden = !desk.released || desk.draft || over;
    this.#sheet.lay(desk);
    this.#judging();
    void this.#compare(desk);
    render(recordOf(desk.acts, say), part("record"));
    this.#replay.follow(desk.moments);
    this.turn(this.#replay.entry);
    this.#todo();
    part("events-label").textContent = say("server.pygma.master.events", desk.date);
    this.#settings.lay(desk.settings);
    if (turned) part("said").textContent = say("server.pygma.evaluated", desk.heading);
  }

  /**
   * Letters and press that wait are to be done too.
   *
   * @param {Pygma.CourierDesk} words
   */
  hear(words) {
    this.#words = words;
    this.#todo();
  }

  /** What waits; a reader and a campaign that is over have nothing to do. */
  #todo() {
    const [desk, table] = [this.#desk, this.#table];
    const leads = desk && table && !table.turn.over && table.seat.startsWith("GameMaster");
    part("todo-part").hidden = !leads;
    if (!leads) return;
    const free = this.#judged(desk);
    render(todoOf(waiting({ desk: { ...desk, free }, table, words: this.#words, invite: `${this.#address.replace("/api/", "/")}/invite` }), this.#say), part("todo"));
  }

  /**
   * Shows everything as it was at an earlier moment, or the present again. What is being written stays.
   *
   * @param {number | null} entry
   */
  turn(entry) {
    if (entry !== null) return void this.#past.show(entry, (desk) => (desk ? this.#present(desk) : this.#replay.fail()));
    this.#past.leave();
    if (this.#desk) this.#present(this.#desk);
  }

  /** @param {Pygma.MasterDesk} desk */
  #present(desk) {
    const say = this.#say;
    if (this.#shown?.heading !== desk.heading) render(nothing, part("reading"));
    this.#shown = desk;
    part("master-heading").textContent = desk.heading;
    render(this.#realms(desk), part("sheets"));
    render(downloadsOf(`${this.#address}/master`, say, this.#query()), part("master-downloads"));
    render(sectionsOf(desk.sections), part("judgments"));
    this.#map.show(desk, this.#query());
  }

  /** @param {Pygma.MasterDesk} desk */
  #realms({ realms }) {
    const { turn, seat, seats } = /** @type {House.Table} */ (this.#table);
    const past = this.#replay.entry !== null || turn.over;
    return realmTable({
      realms,
      seats: past || !seat.startsWith("GameMaster") ? [] : seats,
      unsent: past && this.#replay.isStart,
      address: this.#address,
      query: this.#query(),
      say: this.#say,
      read: (realm) => this.#read(realm),
      give: (realm) => this.#fill(realm),
      free: (realm) => this.#deciding.ask({ questions: [this.#say("server.pygma.master.free.ask", realm.name)] }, () => this.#free(realm)),
    });
  }

  #query() {
    const { entry } = this.#replay;
    return entry === null ? "" : `?entry=${entry}`;
  }

  /**
   * The table tells what came of it: the bell rings for everyone.
   *
   * @param {Pygma.Realm} realm
   */
  async #fill(realm) {
    const response = await post(`${this.#address}/realms/${realm.number}/bot`, {}).catch(() => null);
    part("said").textContent = this.#say(response?.ok ? "server.pygma.master.bot.done" : "server.pygma.master.bot.late", realm.name);
  }

  /** @param {Pygma.Realm} realm */
  async #free(realm) {
    const reason = part("reason", HTMLInputElement).value;
    const response = await post(`${this.#address}/realms/${realm.number}/free`, { entry: 0, reason }).catch(() => null);
    part("said").textContent = this.#say(response?.ok ? "server.pygma.master.free.done" : "server.pygma.master.sheet.lost", realm.name);
  }

  /**
   * Any realm's report, as its ruler reads it.
   *
   * @param {Pygma.Realm} realm
   */
  async #read(realm) {
    const report = await look(`${this.#address}/reports/${realm.number}${this.#query()}`);
    if (!report) return;
    const { heading, news, holdings } = report;
    const place = part("reading");
    render(
      html`<h3 tabindex="-1">${this.#say("pygma.report.message", realm.name, heading)}</h3>
        ${sectionsOf(news, "news")}
        <div class="holdings">${sectionsOf(holdings, "holdings")}</div>`,
      place,
    );
    the("h3", HTMLElement, place).focus();
  }

  /**
   * One more event of the month.
   *
   * @param {string} line
   * @param {string} [beginning]
   */
  #write(line, beginning) {
    this.#sheet.write(line, beginning);
    part("events").focus();
  }

  /** The free-form orders with what is written down about them, and the form for other events. */
  #judging() {
    const desk = this.#desk;
    if (!desk) return;
    render(freeOrders(this.#judged(desk), this.#say, { judge: (order, effect) => this.#judge(order, effect), address: this.#address, map: ({ realm }) => this.#map.through(realm) }), part("free"));
    const changed = (/** @type {string} */ kind, /** @type {Record<string, string>} */ values) => {
      this.#form = { kind, values };
      this.#judging();
    };
    render(eventForm({ ...this.#form, realms: desk.realms, hand: desk.hand, say: this.#say, changed, write: (line) => this.#write(line) }), part("event-form"));
    render(linesOf(this.#sheet.text, desk, this.#say, (line) => this.#sheet.strike(line)), part("lines"));
    this.#todo();
  }

  /** @param {Pygma.MasterDesk} desk */
  #judged({ free }) {
    const lines = this.#sheet.text.split("\n");
    return free.map((order) => {
      const beginning = `effect ${order.realm} ${order.number} `;
      return { ...order, effect: lines.find((line) => line.startsWith(beginning))?.slice(beginning.length) ?? "" };
    });
  }

  /**
   * @param {Pygma.FreeOrder} order
   * @param {string} effect
   */
  #judge({ realm, number }, effect) {
    this.#sheet.write(`effect ${realm} ${number} ${effect}`, `effect ${realm} ${number}`);
  }

  /** @param {Pygma.MasterDesk} desk */
  async #compare({ draft }) {
    part("changes-part").hidden = !draft;
    if (!draft) return;
    const changes = await look(`${this.#address}/master/changes`);
    if (changes) render(changesOf(changes, this.#say), part("changes"));
  }

  /** Orders that would go without an answer. */
  #unjudged() {
    const waiting = this.#desk ? this.#judged(this.#desk).filter(({ effect }) => !effect) : [];
    return waiting.length > 0 ? [this.#say("server.pygma.master.ask.free", waiting.map(({ name }) => name).join(", "))] : [];
  }

  /** @param {Event} event */
  #close(event) {
    event.preventDefault();
    const missing = this.#desk?.draft ? [] : (this.#desk?.realms.filter((realm) => !realm.sent) ?? []);
    const silent = missing.length > 0 ? [this.#say("server.pygma.master.ask", missing.map(({ name }) => name).join(", "))] : [];
    this.#deciding.ask({ questions: silent }, () => this.#run());
  }

  /** A draft first: what rulers read is a second act. */
  async #run() {
    await this.#sheet.keep();
    const { text } = this.#sheet;
    await this.#send(text ? `review\n${text}` : "review");
  }

  /**
   * @param {string} text
   * @param {import("./deciding.js").Manner} [manner]
   */
  #send(text, manner = {}) {
    const act = /^\w+/.exec(text)?.[0];
    return this.#deciding.send(text, { ...manner, done: this.#say(`server.pygma.master.done.${act}`, this.#desk?.date ?? "") });
  }

  /** @param {Event} event */
  async #rename(event) {
    event.preventDefault();
    const title = part("title", HTMLInputElement).value;
    const response = await post(`${this.#address}/master/title`, { title }).catch(() => null);
    part("said").textContent = this.#say(response?.ok ? "server.pygma.master.title.kept" : "server.pygma.master.sheet.lost");
  }
}
