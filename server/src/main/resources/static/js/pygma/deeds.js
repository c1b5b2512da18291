import { html, nothing } from "lit";
import { repeat } from "lit/directives/repeat.js";
import { fellowsOf, growing } from "./order-kinds.js";

/**
 * The own units on a field: each can be taken into the hand. They stand above all that is known of the field, and no button
 * becomes that of another unit under the finger when the sheet is read.
 *
 * @param {Pygma.Hex} hex
 * @param {Pygma.Hand | null} hand
 * @param {Say} say
 * @param {(piece: Pygma.Piece) => void} take
 */
export function unitsOn(hex, hand, say, take) {
  const units = (hand?.units ?? []).filter(({ at }) => at === hex.at);
  return units.length > 0
    ? html`<div class="deeds">${repeat(units, ({ unit }) => unit, (piece) => html`<button class="button" type="button" data-take=${piece.unit} @click=${() => take(piece)}>${say("server.pygma.march.take", piece.unit, piece.told)}</button>`)}</div>`
    : nothing;
}

/**
 * What can be done on a field of the map: forms open with it filled in, and its address goes into the
 * orders. Without a hand nothing can be done but to close its card.
 *
 * @param {Pygma.Hex} hex
 * @param {Pygma.Hand | null} hand
 * @param {Say} say
 * @param {{ close: () => void, order: (id: string, values: Record<string, string>) => void, insert: () => void }} desk
 */
export function deedsOf(hex, hand, say, desk) {
  const close = html`<button class="button quiet icon close" type="button" aria-label=${say("server.pygma.map.close")} title=${say("server.pygma.map.close")} @click=${desk.close}>✕</button>`;
  if (!hand) return close;
  const form = (/** @type {string} */ id, /** @type {Record<string, string>} */ values) => html`<button class="button quiet" type="button" @click=${() => desk.order(id, values)}>${say(`server.pygma.form.${id}`)} …</button>`;
  const town = hand.towns.find(({ at }) => at === hex.at);
  const grows = growing(hex, hand);
  const here = hand.units.filter(({ at }) => at === hex.at);
  const army = here.find(({ kind }) => kind !== "H");
  const merchant = here.find(({ kind }) => kind === "H");
  const joining = here.find((each) => fellowsOf(each, hand).length > 0);
  return html`
    <div class="deeds">
      ${hand.armament && town?.city ? form("raise", { city: hex.at }) : nothing} ${hand.armament && town ? form("upgrade", { town: hex.at }) : nothing}
      ${hand.armament && hex.side === "own" && !town ? form("found", { place: hex.at }) : nothing} ${grows ? form("produce", grows) : nothing}
      ${hex.side === "own" ? form("road", { places: hex.at }) : nothing} ${hand.armament && town?.trade ? form("merchant", { city: hex.at }) : nothing}
      ${army ? form("split", { army: army.unit }) : nothing} ${joining ? form("merge", { army: joining.unit }) : nothing}
      ${merchant && town?.trade ? form("load", { merchant: merchant.unit }) : nothing}
      <button class="button quiet" type="button" @click=${desk.insert}>${say("server.pygma.map.insert")}</button>
    </div>
    ${close}
  `;
}
