import { html, nothing, render } from "lit";
import { the } from "../parts.js";
import { ask, look, post } from "../post.js";
import { Past } from "../replay.js";
import { part } from "./desk.js";
import { HexMap } from "./hex-map.js";
import { Newest } from "./newest.js";
import { downloadsOf, factsOf, legendOf, sectionsOf } from "./report.js";

/** How long the pen rests before the events are read, in milliseconds. */
const REST = 350;

/** The game master's desk: who has handed in, what needs a judgment, the complete map, and the end of the month. */
export class MasterDesk {
  #address;
  #say;
  #move;
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
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #timer;

  /** @param {Pygma.Page} page */
  constructor({ address, say, move, replay }) {
    this.#address = address;
    this.#say = say;
    this.#move = move;
    this.#replay = replay;
    this.#newest = new Newest(`${address}/master`, (desk) => this.#lay(desk));
    this.#past = new Past((entry) => look(`${address}/master?entry=${entry}`));
    this.#map = new HexMap({ place: part("master-map"), say, fog: false, choose: (hex) => this.#choose(hex), pass: (text) => (part("said").textContent = text) });
    part("events").addEventListener("input", () => this.#written());
    part("close").addEventListener("submit", (event) => this.#close(event));
    const sure = part("sure", HTMLDialogElement);
    sure.addEventListener("close", () => sure.returnValue === "yes" && this.#evaluate("evaluate"));
    part("setting").addEventListener("change", () => this.#chosen());
    part("change").addEventListener("click", () => this.#change());
    part("review").addEventListener("click", () => this.#evaluate("review"));
    part("release").addEventListener("click", () => this.#release());
  }

  /** @param {House.Table} table */
  look(table) {
    this.#table = table;
    const { over } = table.turn;
    for (const place of ["close-part", "close-tab"]) part(place).hidden = over;
    if (over) part("master-title").textContent = this.#say("server.pygma.eyes.world");
    void this.#newest.look();
  }

  /** @param {Pygma.MasterDesk} desk */
  #lay(desk) {
    const say = this.#say;
    const turned = this.#desk && this.#desk.date !== desk.date;
    this.#desk = desk;
    const over = this.#table?.turn.over ?? false;
    part("master-date").textContent = over ? say("server.pygma.sheet.over") : say("server.pygma.awaited", desk.date);
    part("count").textContent = over ? "" : desk.summary;
    part("release").hidden = !desk.draft;
    this.#replay.follow(desk.moments);
    this.turn(this.#replay.entry);
    part("events-label").textContent = say("server.pygma.master.events", desk.date);
    this.#settings(desk);
    if (turned) part("said").textContent = say("server.pygma.evaluated", desk.heading);
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
    render(this.#sheets(desk.realms), part("sheets"));
    render(downloadsOf(`${this.#address}/master`, say, this.#query()), part("master-downloads"));
    render(sectionsOf(desk.sections), part("judgments"));
    this.#map.show(desk.map, desk.signs);
    render(legendOf({ map: desk.map, signs: desk.signs, say, marks: [] }), part("master-legend"));
    this.#choose(desk.map.find((hex) => hex.at === this.#map.chosen));
  }

  #query() {
    const { entry } = this.#replay;
    return entry === null ? "" : `?entry=${entry}`;
  }

  /**
   * Each realm: whether its orders are in, the orders, and its last report.
   *
   * @param {Pygma.Realm[]} realms
   */
  #sheets(realms) {
    const say = this.#say;
    return html`
      <table class="table sheets">
        <thead>
          <tr>
            <th scope="col">${say("server.pygma.master.realm")}</th>
            <th scope="col">${say("server.pygma.master.status")}</th>
            <th scope="col">${say("server.pygma.master.sheet")}</th>
            <th scope="col">${say("server.pygma.master.reports")}</th>
          </tr>
        </thead>
        <tbody>
          ${realms.map(
            (realm) => html`<tr>
              <th scope="row" data-label=${say("server.pygma.master.realm")}>${realm.number} ${realm.name}</th>
              <td data-label=${say("server.pygma.master.status")}>${this.#status(realm)}</td>
              <td data-label=${say("server.pygma.master.sheet")}>${realm.sent ? html`<details class="more"><summary>${say("server.pygma.master.read")}</summary><pre class="sheet">${realm.orders}</pre></details>` : nothing}</td>
              <td data-label=${say("server.pygma.master.reports")}>${this.#links(realm)}</td>
            </tr>`,
          )}
        </tbody>
      </table>
    `;
  }

  /**
   * Whether the orders are in; a realm that nobody rules can be given to a bot.
   *
   * @param {Pygma.Realm} realm
   */
  #status(realm) {
    const say = this.#say;
    const { turn, seats } = /** @type {House.Table} */ (this.#table);
    const past = this.#replay.entry !== null || turn.over;
    if (past && this.#replay.isStart) return nothing;
    const free = !past && seats.some(({ seat, occupant }) => seat === realm.seat && occupant === "open");
    if (!free) return html`<span class="badge ${realm.sent ? "won" : "lost"}">${say(`server.pygma.master.${realm.sent ? "sent" : "missing"}`)}</span>`;
    return html`<span class="badge">${say("server.pygma.master.free.seat")}</span>
      <button class="button" type="button" @click=${() => this.#fill(realm)} aria-label=${say("server.pygma.master.bot.label", realm.name)}>${say("server.pygma.master.bot")}</button>`;
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
  #links(realm) {
    const whose = this.#say("server.pygma.master.report", realm.name);
    return html`<span class="links">
      <button class="link" type="button" aria-label=${whose} @click=${() => this.#read(realm)}>${this.#say("server.pygma.master.read")}</button>
      ${["pdf", "html", "txt", "json"].map(
        (format) => html`<a href="${this.#address}/reports/${realm.number}.${format}${this.#query()}" download aria-label="${whose}, ${format}">${format.toUpperCase()}</a>`,
      )}
    </span>`;
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
      html`<h3 tabindex="-1">${realm.name}: ${heading}</h3>
        ${sectionsOf(news, "news")}
        <div class="holdings">${sectionsOf(holdings, "holdings")}</div>`,
      place,
    );
    the("h3", HTMLElement, place).focus();
  }

  /** @param {Pygma.Hex} [hex] */
  #choose(hex) {
    render(hex ? factsOf(hex, this.#say) : this.#say("server.pygma.map.choose"), part("master-field"));
  }

  /** @param {Pygma.MasterDesk} desk */
  #settings({ settings }) {
    const select = part("setting", HTMLSelectElement);
    const before = select.value;
    render(
      settings.map(({ key, value, usual }) => html`<option value=${key}>${key} = ${value || "–"}${value === usual ? "" : " *"}</option>`),
      select,
    );
    if (before) select.value = before;
    this.#chosen();
  }

  #chosen() {
    const setting = this.#desk?.settings.find(({ key }) => key === part("setting", HTMLSelectElement).value);
    if (!setting) return;
    part("value-label").textContent = this.#say("server.pygma.master.value", setting.usual || "–");
    part("value", HTMLInputElement).value = setting.value;
  }

  /** A changed setting is one more event of the month. */
  #change() {
    const events = part("events", HTMLTextAreaElement);
    const line = `rule ${part("setting", HTMLSelectElement).value} ${part("value", HTMLInputElement).value.trim()}`;
    events.value = events.value.trim() ? `${events.value.trimEnd()}\n${line}` : line;
    this.#written();
    events.focus();
  }

  /** @param {string} verb */
  #text(verb) {
    const events = part("events", HTMLTextAreaElement).value.trimEnd();
    return events ? `${verb}\n${events}` : verb;
  }

  #written() {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#check(), REST);
  }

  async #check() {
    const answer = await ask(`${this.#address}/master/check`, { text: this.#text("evaluate") }).catch(() => null);
    if (!answer) return;
    const { wrong } = answer;
    part("events").setAttribute("aria-invalid", String(Boolean(wrong)));
    part("judged").textContent = wrong || this.#say("server.pygma.master.fine");
  }

  /** @param {Event} event */
  #close(event) {
    event.preventDefault();
    const missing = this.#desk?.realms.filter((realm) => !realm.sent) ?? [];
    if (missing.length === 0 || this.#desk?.draft) return void this.#evaluate("evaluate");
    part("sure-text").textContent = this.#say("server.pygma.master.ask", missing.map(({ name }) => name).join(", "));
    const sure = part("sure", HTMLDialogElement);
    sure.returnValue = "";
    sure.showModal();
  }

  /**
   * The events of a draft stay, to be corrected and run again.
   *
   * @param {string} verb
   */
  async #evaluate(verb) {
    if ((await this.#send(this.#text(verb))) && verb !== "review") this.#clear();
  }

  async #release() {
    if (await this.#send("release")) this.#clear();
  }

  /** What has happened does not happen again next month. */
  #clear() {
    part("events", HTMLTextAreaElement).value = "";
    part("judged").textContent = "";
  }

  /** @param {string} text */
  async #send(text) {
    if (!(await this.#move(text))) return false;
    part("master-heading").focus({ preventScroll: true });
    part("master-heading").scrollIntoView({ block: "start" });
    return true;
  }
}
