import { html, nothing, render } from "lit";
import { remember, rememberedJson } from "../storage.js";

/**
 * What of letters and treaties from others came after the ruler last looked.
 *
 * @param {Pick<Pygma.CourierDesk, "letters" | "treaties">} desk
 * @param {{ letters: number, treaties: number }} seen the last of each that was looked at
 */
export function unreadOf({ letters, treaties }, seen) {
  const fresh = (/** @type {{ number: number, own: boolean }[]} */ all, /** @type {number} */ last) => all.filter(({ number, own }) => !own && number > last).length;
  return fresh(letters, seen.letters) + fresh(treaties, seen.treaties);
}

/** A number on the tab of messages, until it is opened. */
export class Unread {
  #name;
  #say;
  /** @type {Pygma.CourierDesk | null} */
  #desk = null;

  /** @param {string} name of this table in the browser's memory @param {Say} say */
  constructor(name, say) {
    this.#name = `${name}.words`;
    this.#say = say;
    document.querySelector("[data-folio]")?.addEventListener("opened", () => this.#draw());
  }

  /** @param {Pygma.CourierDesk} desk */
  lay(desk) {
    this.#desk = desk;
    this.#draw();
  }

  #draw() {
    const [desk, place, page] = [this.#desk, /** @type {HTMLElement | null} */ (document.querySelector("[data-unread]")), document.getElementById("messages")];
    if (!desk || !place || !page) return;
    const last = (/** @type {{ number: number }[]} */ all) => Math.max(0, ...all.map(({ number }) => number));
    if (!page.hidden) remember(this.#name, JSON.stringify({ letters: last(desk.letters), treaties: last(desk.treaties) }));
    const count = unreadOf(desk, rememberedJson(this.#name, { letters: 0, treaties: 0 }));
    place.hidden = count === 0;
    render(count > 0 ? html`${count} <span class="visually-hidden">${this.#say("unread")}</span>` : nothing, place);
  }
}
