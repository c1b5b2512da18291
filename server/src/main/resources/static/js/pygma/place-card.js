import { html, nothing, render } from "lit";
import { deedsOf, unitsOn } from "./deeds.js";
import { part } from "./desk.js";
import { factsOf } from "./report.js";

/** What lies over the map: the card of the chosen field with what can be done there, or of the unit in the hand. */
export class PlaceCard {
  #page;

  /**
   * @param {{
   *   say: Say,
   *   chart: import("./chart.js").Chart,
   *   march: import("./march.js").March,
   *   find: (at: string) => Pygma.Hex | undefined,
   *   hand: () => Pygma.Hand | null,
   *   take: (unit: string) => void,
   *   order: (id: string, values: Record<string, string>) => void,
   *   insert: (at: string) => void,
   * }} page `hand` is empty while an earlier moment is read
   */
  constructor(page) {
    this.#page = page;
  }

  draw() {
    const { chart, march, find } = this.#page;
    const place = part("field");
    const hex = find(chart.chosen);
    const before = place.hidden ? 0 : place.offsetHeight;
    place.hidden = !march.piece && !hex;
    render(march.piece ? march.card() : hex ? this.#told(hex) : nothing, place);
    if (before !== (place.hidden ? 0 : place.offsetHeight)) this.cover();
  }

  /** @param {Pygma.Hex} hex */
  #told(hex) {
    const { say, hand, take, order, insert } = this.#page;
    const units = unitsOn(hex, hand(), say, (piece) => take(piece.unit));
    return html`${factsOf(hex, say, units)} ${deedsOf(hex, hand(), say, { close: () => this.leave(), order, insert: () => insert(hex.at) })}`;
  }

  /** Card and crown lie over the map, and on a phone the sheet does, too. */
  cover(turned = false) {
    const [stage, card, folio, crown] = ["map", "field", "folio", "crown"].map((name) => part(name).getBoundingClientRect());
    const sheet = folio.left < stage.right - 1;
    const shown = card.height > 0;
    const top = crown.width > stage.width / 3 ? crown.bottom - stage.top : 0; // a small one hides little
    if (sheet) return this.#page.chart.cover({ bottom: stage.bottom - Math.min(folio.top, shown ? card.top : folio.top), top }, turned);
    this.#page.chart.cover({ left: shown ? card.right - stage.left : 0, top }, turned);
  }

  /** Lays down the unit in the hand, or else closes the card. */
  leave() {
    const { march, chart } = this.#page;
    if (march.piece) return march.drop();
    chart.pick("");
    this.draw();
  }
}
