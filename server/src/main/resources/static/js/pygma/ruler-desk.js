import { html, render } from "lit";
import { look } from "../post.js";
import { Past } from "../replay.js";
import { part } from "./desk.js";
import { HexMap } from "./hex-map.js";
import { Newest } from "./newest.js";
import { OrderSheet } from "./order-sheet.js";
import { chartOf, downloadsOf, factsOf, legendOf, sectionsOf } from "./report.js";

/** A ruler's desk: the report, the map, the order sheet. */
export class RulerDesk {
  #address;
  #say;
  #move;
  #live;
  #replay;
  #newest;
  /** @type {Past<Pygma.RulerDesk>} */
  #past;
  #sheet;
  #map;
  /** @type {House.Table | null} */
  #table = null;
  /** @type {Pygma.RulerDesk | null} */
  #desk = null;
  #awaited = false;
  /** Whether what was sent last was not taken. */
  #refused = false;
  #refusal;

  /** @param {Pygma.Page} page */
  constructor({ address, say, move, live, replay, refusal }) {
    this.#refusal = refusal;
    this.#address = address;
    this.#say = say;
    this.#move = move;
    this.#live = live;
    this.#replay = replay;
    this.#newest = new Newest(address, (desk) => this.#lay(desk));
    this.#past = new Past((entry) => look(`${address}?entry=${entry}`));
    this.#sheet = new OrderSheet({ form: part("form"), proof: part("proof"), summary: part("summary"), address, say, send: (text) => this.#send(text) });
    this.#map = new HexMap({ place: part("map"), say, choose: (hex) => this.#choose(hex), pass: (text) => (part("said").textContent = text) });
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
    const [say, over] = [this.#say, table.turn.over];
    this.#desk = desk;
    part("date").textContent = over ? say("server.pygma.sheet.over") : say("server.pygma.awaited", desk.date);
    part("realm").textContent = desk.realm;
    part("occasion").textContent = desk.occasion;
    part("sheet-label").textContent = say("server.pygma.sheet.label", desk.date);
    render(desk.notices.map((notice) => html`<p class="notice warning">${notice}</p>`), part("notices"));
    part("sent").hidden = !desk.sent || over || this.#refused;
    // Where somebody leads, the last sheet does not close the month.
    const led = table.seats.some(({ seat }) => seat.startsWith("GameMaster"));
    part("sent").textContent = led ? say("server.pygma.sheet.sent.led") : say("server.pygma.sheet.sent", missing(table));
    if (led) part("send").textContent = say("server.pygma.sheet.send.led");
    this.#sheet.lay({ ...desk, name: `hegemon.pygma.${table.id}.${table.seat}`, over: over || desk.locked });
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
  #read({ heading, news, holdings, history, map, signs, sent }, entry) {
    const say = this.#say;
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

  /**
   * Who has just sent orders is led to the report; nobody else is disturbed.
   *
   * @param {Pygma.RulerDesk} desk
   */
  #announce(desk) {
    part("said").textContent = this.#say("server.pygma.evaluated", desk.heading);
    if (!this.#awaited) return;
    this.#awaited = false;
    this.#replay.now();
    part("heading").focus({ preventScroll: true });
    part("heading").scrollIntoView({ block: "start" });
  }

  /**
   * Another realm's sheet may arrive first and change nothing for this one: then it is sent again.
   *
   * @param {string} text
   */
  async #send(text) {
    let entry;
    let done;
    this.#awaited = true; // the report may come before the answer
    do {
      entry = this.#live.table.entry;
      done = await this.#move(text);
    } while (!done && this.#live.table.entry > entry);
    this.#awaited &&= done;
    this.#taken(done);
  }

  /**
   * A sheet that was not taken looks so, at the sheet itself; an older one may still count.
   *
   * @param {boolean} done
   */
  #taken(done) {
    this.#refused = !done;
    const place = part("sheet-refused");
    place.hidden = done;
    if (done) return;
    part("sent").hidden = true;
    const why = this.#refusal() || this.#say("server.table.offline");
    place.textContent = this.#say(this.#desk?.sent ? "server.pygma.sheet.refused.older" : "server.pygma.sheet.refused", why);
    place.scrollIntoView({ block: "nearest" });
  }

  /** @param {Pygma.Hex} [hex] */
  #choose(hex) {
    render(hex ? factsOf(hex, this.#say, this.#sheet) : this.#say("server.pygma.map.choose"), part("field"));
  }
}

/**
 * How many realms have not handed in their orders.
 *
 * @param {House.Table} table
 */
function missing({ turn }) {
  return turn.seats.filter((seat) => seat.startsWith("Realm-")).length;
}
