import { render } from "lit";
import { HexMap } from "./hex-map.js";
import { Newest } from "./newest.js";
import { OrderSheet } from "./order-sheet.js";
import { chartOf, chosenMonth, downloadsOf, factsOf, legendOf, monthsOf, sectionsOf } from "./report.js";

/** A ruler's desk: the report, the map, the order sheet. */
export class RulerDesk {
  #part;
  #address;
  #say;
  #move;
  #live;
  #newest;
  #sheet;
  #map;
  #table = null;
  #desk = null;
  #awaited = false;

  constructor({ part, address, say, move, live }) {
    [this.#part, this.#address, this.#say, this.#move, this.#live] = [part, address, say, move, live];
    this.#newest = new Newest(address, (desk) => this.#lay(desk));
    this.#sheet = new OrderSheet({ form: part("form"), proof: part("proof"), summary: part("summary"), address, say, send: (text) => this.#send(text) });
    part("months").addEventListener("change", () => this.#turn());
    this.#map = new HexMap({ place: part("map"), say, choose: (hex) => this.#choose(hex), pass: (text) => (part("said").textContent = text) });
  }

  look(table) {
    this.#table = table;
    this.#newest.look();
  }

  #lay(desk) {
    const turned = this.#desk && this.#desk.heading !== desk.heading;
    const [part, say, over] = [this.#part, this.#say, this.#table.turn.over];
    this.#desk = desk;
    part("date").textContent = over ? say("server.pygma.sheet.over") : say("server.pygma.awaited", desk.date);
    part("realm").textContent = desk.realm;
    part("occasion").textContent = desk.occasion;
    render(chartOf(desk.history, say), part("chart"));
    this.#months(turned);
    this.#map.show(desk.map, desk.signs);
    render(legendOf({ map: desk.map, signs: desk.signs, say }), part("legend"));
    this.#choose(desk.map.find((hex) => hex.at === this.#map.chosen));
    part("sheet-label").textContent = say("server.pygma.sheet.label", desk.date);
    part("sent").hidden = !desk.sent || over;
    part("sent").textContent = say("server.pygma.sheet.sent", this.#missing());
    this.#sheet.lay({ ...desk, name: `hegemon.pygma.${this.#table.id}.${this.#table.seat}`, over });
    if (turned) this.#announce();
  }

  /** A new report is shown at once. */
  #months(turned) {
    const select = this.#part("months");
    monthsOf(select, this.#desk.history.map(({ month }) => month), turned);
    if (!chosenMonth(select)) this.#read(this.#desk);
  }

  /** Turns back to an earlier report, or forward again to the newest. */
  async #turn() {
    const month = chosenMonth(this.#part("months"));
    if (!month) return this.#read(this.#desk);
    const response = await fetch(`${this.#address}/months/${month}`).catch(() => null);
    if (response?.ok && month === chosenMonth(this.#part("months"))) this.#read(await response.json(), month);
  }

  /** The report on a month; without its name, the newest. */
  #read({ heading, news, holdings }, month = "") {
    const [part, say] = [this.#part, this.#say];
    part("heading").textContent = heading;
    render(news.length > 0 ? sectionsOf(news) : say("server.pygma.quiet"), part("news"));
    render(sectionsOf(holdings), part("holdings"));
    render(downloadsOf(`${this.#address}/report`, say, month && `?month=${month}`), part("downloads"));
  }

  #missing() {
    return this.#table.turn.seats.filter((seat) => seat.startsWith("Realm-")).length;
  }

  /** Who has just sent orders is led to the report; nobody else is disturbed. */
  #announce() {
    this.#part("said").textContent = this.#say("server.pygma.evaluated", this.#desk.heading);
    if (!this.#awaited) return;
    this.#awaited = false;
    this.#part("heading").focus({ preventScroll: true });
    this.#part("heading").scrollIntoView({ block: "start" });
  }

  /** Another realm's sheet may arrive first and change nothing for this one: then it is sent again. */
  async #send(text) {
    let entry;
    let done;
    this.#awaited = true; // the report may come before the answer
    do {
      entry = this.#live.table.entry;
      done = await this.#move(text);
    } while (!done && this.#live.table.entry > entry);
    this.#awaited &&= done;
  }

  #choose(hex) {
    render(hex ? factsOf(hex, this.#say, this.#sheet) : this.#say("server.pygma.map.choose"), this.#part("field"));
  }
}
