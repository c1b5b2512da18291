import { render } from "lit";
import { HexMap } from "./hex-map.js";
import { Newest } from "./newest.js";
import { OrderSheet } from "./order-sheet.js";
import { Past } from "./replay.js";
import { chartOf, downloadsOf, factsOf, legendOf, sectionsOf } from "./report.js";

/** A ruler's desk: the report, the map, the order sheet. */
export class RulerDesk {
  #part;
  #address;
  #say;
  #move;
  #live;
  #replay;
  #newest;
  #past;
  #sheet;
  #map;
  #table = null;
  #desk = null;
  #awaited = false;

  constructor({ part, address, say, move, live, replay }) {
    [this.#part, this.#address, this.#say, this.#move, this.#live, this.#replay] = [part, address, say, move, live, replay];
    this.#newest = new Newest(address, (desk) => this.#lay(desk));
    this.#past = new Past({ address, replay, show: (desk, entry) => this.#read(desk, entry), fail: () => replay.fail() });
    this.#sheet = new OrderSheet({ form: part("form"), proof: part("proof"), summary: part("summary"), address, say, send: (text) => this.#send(text) });
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
    part("sheet-label").textContent = say("server.pygma.sheet.label", desk.date);
    part("sent").hidden = !desk.sent || over;
    part("sent").textContent = say("server.pygma.sheet.sent", this.#missing());
    // Where somebody leads, the last sheet does not close the month.
    if (this.#table.seats.some(({ seat }) => seat.startsWith("GameMaster"))) part("send").textContent = say("server.pygma.sheet.send.led");
    this.#sheet.lay({ ...desk, name: `hegemon.pygma.${this.#table.id}.${this.#table.seat}`, over });
    this.#replay.follow(desk.moments);
    this.turn(this.#replay.entry);
    if (turned) this.#announce();
  }

  /** Shows what was known at an earlier moment, or the present again. The order sheet stays as it is. */
  turn(entry) {
    return this.#past.turn(entry, this.#desk);
  }

  /** Report and map; without an entry, of the present. */
  #read({ heading, news, holdings, history, map, signs, sent }, entry) {
    const [part, say] = [this.#part, this.#say];
    part("heading").textContent = heading;
    render(news.length > 0 ? sectionsOf(news) : say("server.pygma.quiet"), part("news"));
    render(sectionsOf(holdings), part("holdings"));
    render(chartOf(history, say), part("chart"));
    render(downloadsOf(`${this.#address}/report`, say, entry === null ? "" : `?entry=${entry}`), part("downloads"));
    part("then").hidden = entry === null || !sent;
    part("then-sheet").textContent = entry === null ? "" : sent;
    this.#map.show(map, signs);
    render(legendOf({ map, signs, say }), part("legend"));
    this.#choose(map.find((hex) => hex.at === this.#map.chosen));
  }

  #missing() {
    return this.#table.turn.seats.filter((seat) => seat.startsWith("Realm-")).length;
  }

  /** Who has just sent orders is led to the report; nobody else is disturbed. */
  #announce() {
    this.#part("said").textContent = this.#say("server.pygma.evaluated", this.#desk.heading);
    if (!this.#awaited) return;
    this.#awaited = false;
    this.#replay.now();
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
