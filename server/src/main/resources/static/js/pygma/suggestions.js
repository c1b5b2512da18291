import { html, nothing, render } from "lit";
import { look } from "../post.js";
import { busy } from "./busy.js";

/** What a ruler made of code would order here: line by line to take or leave, or all of it. */
export class Suggestions {
  #page;
  /** @type {Pygma.Suggestion | null} */
  #hints = null;
  #failed = false;

  /** @param {{ address: string, say: Say, sheet: Pygma.OrderSheet, place: HTMLElement, button: HTMLElement }} page */
  constructor(page) {
    this.#page = page;
    page.button.addEventListener("click", () => void this.#ask());
  }

  /** Another month: nothing of the last one holds. */
  forget() {
    [this.#hints, this.#failed] = [null, false];
    this.#draw();
  }

  /** Something else stands on the sheet: what is on it is marked. */
  follow() {
    if (this.#hints) this.#draw();
  }

  async #ask() {
    const { address, button, place } = this.#page;
    this.#hints = await busy(button, look(`${address}/suggestion`).catch(() => null));
    this.#failed = !this.#hints;
    this.#draw();
    place.querySelector("h3")?.focus({ preventScroll: true });
    place.scrollIntoView({ block: "nearest" });
  }

  #all() {
    const { sheet, button } = this.#page;
    sheet.orderAll(this.#hints?.lines.map(({ order }) => order) ?? []);
    this.forget();
    button.focus({ preventScroll: true });
  }

  #draw() {
    const { place } = this.#page;
    place.hidden = !this.#hints && !this.#failed;
    render(place.hidden ? nothing : this.#shown(), place);
  }

  #shown() {
    const { say, button } = this.#page;
    const close = () => (this.forget(), button.focus());
    const lines = this.#hints?.lines ?? [];
    const title = this.#failed ? "server.pygma.ahead.failed" : !this.#hints?.open ? "server.pygma.ahead.closed" : lines.length === 0 ? "server.pygma.ahead.nothing" : "server.pygma.ahead.hinted";
    return html`
      <h3 id="hinted-heading" tabindex="-1">${say(title)}</h3>
      <button class="button quiet icon close" type="button" aria-label=${say("server.pygma.ahead.close")} @click=${close}>✕</button>
      ${lines.length > 0 ? html`<ul>${lines.map((line) => this.#line(line))}</ul>` : nothing}
      ${lines.length > 0 ? html`<div class="actions"><button class="button" type="button" data-hint-all @click=${() => this.#all()}>${say("server.pygma.ahead.all")}</button><span class="hint">${say("server.pygma.ahead.all.hint")}</span></div>` : nothing}
    `;
  }

  /** @param {Pygma.Suggestion["lines"][number]} line */
  #line({ order, effect }) {
    const { sheet, say } = this.#page;
    const taken = sheet.text.split("\n").includes(order);
    return html`<li class=${taken ? "taken-over" : ""}>
      <button class="button quiet" type="button" data-hint aria-pressed=${String(taken)} ?disabled=${taken} @click=${() => sheet.order(order)}><code>${order}</code></button>
      <span class="hint">${taken ? say("server.pygma.ahead.taken") : effect}</span>
    </li>`;
  }
}
