import { html, render } from "lit";
import { look } from "../post.js";
import { Chart } from "./chart.js";
import { part } from "./desk.js";
import { factsOf, legendOf } from "./report.js";

/** The complete map, or any realm's as its ruler knows it. */
export class MasterMap {
  #address;
  #say;
  #chart;
  #query = "";
  /** @type {Pygma.MasterDesk | null} */
  #desk = null;
  /** @type {Pygma.Hex[]} */
  #shown = [];

  /**
   * @param {string} address
   * @param {Say} say
   */
  constructor(address, say) {
    this.#address = address;
    this.#say = say;
    this.#chart = new Chart({ place: part("master-map"), say, fog: false, choose: (hex) => this.#choose(hex), pass: (text) => (part("said").textContent = text) });
    part("through", HTMLSelectElement).addEventListener("change", () => void this.#draw());
  }

  /**
   * @param {Pygma.MasterDesk} desk
   * @param {string} query of the moment that is shown
   */
  show(desk, query) {
    this.#desk = desk;
    this.#query = query;
    const select = part("through", HTMLSelectElement);
    const before = select.value;
    render(
      [html`<option value="">${this.#say("server.pygma.master.through.all")}</option>`, ...desk.realms.map(({ number, name }) => html`<option value=${number}>${number} ${name}</option>`)],
      select,
    );
    select.value = before;
    void this.#draw();
  }

  /**
   * What this realm knows.
   *
   * @param {number} realm
   */
  through(realm) {
    part("through", HTMLSelectElement).value = String(realm);
    void this.#draw();
    part("through").closest("section")?.scrollIntoView({ block: "start" });
  }

  async #draw() {
    const desk = this.#desk;
    if (!desk) return;
    const realm = part("through", HTMLSelectElement).value;
    const map = realm ? await look(`${this.#address}/master/maps/${realm}${this.#query}`) : desk.map;
    if (!map || part("through", HTMLSelectElement).value !== realm) return;
    this.#shown = map;
    this.#chart.show(map, desk.signs);
    render(legendOf({ map, signs: desk.signs, say: this.#say, marks: [] }), part("master-legend"));
    this.#choose(map.find((/** @type {Pygma.Hex} */ hex) => hex.at === this.#chart.chosen));
  }

  /** @param {Pygma.Hex} [hex] */
  #choose(hex) {
    const unknown = this.#chart.chosen && this.#shown.every(({ at }) => at !== this.#chart.chosen);
    render(hex ? factsOf(hex, this.#say) : this.#say(unknown ? "server.pygma.master.through.unknown" : "server.pygma.map.choose"), part("master-field"));
  }
}
