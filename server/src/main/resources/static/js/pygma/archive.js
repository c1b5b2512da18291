import { html, nothing, render } from "lit";
import { look } from "../post.js";
import { linked } from "./report.js";
import { takenOf } from "./receipt.js";

/** All months of the realm: which sheet was taken for each, and a search through reports and sheets. */
export class Archive {
  #page;
  /** @type {Pygma.Kept[] | null} */
  #months = null;
  /** @type {Pygma.Search | null} */
  #found = null;
  #failed = false;
  #asked = 0;

  /** @param {{ place: HTMLElement, panel: HTMLElement, address: string, say: Say, light: Pygma.Light, to: (entry: number) => void }} page */
  constructor(page) {
    this.#page = page;
    this.#draw();
    page.panel.addEventListener("opened", () => void this.#list());
  }

  /** A month has gone by: what was fetched is old. */
  forget() {
    this.#months = null;
    this.#draw();
    void this.#list();
  }

  async #list() {
    if (this.#months || this.#page.place.offsetParent === null) return; // nobody looks
    this.#months = (await look(`${this.#page.address}/archive`))?.months ?? null;
    this.#draw();
  }

  /** @param {SubmitEvent} event */
  async #search(event) {
    event.preventDefault();
    const text = String(new FormData(/** @type {HTMLFormElement} */ (event.target)).get("text") ?? "").trim();
    const asked = ++this.#asked;
    const found = text ? await look(`${this.#page.address}/search?text=${encodeURIComponent(text)}`) : null;
    if (asked !== this.#asked) return;
    this.#found = found;
    this.#failed = text !== "" && found === null;
    this.#draw();
  }

  #draw() {
    const { place, say } = this.#page;
    render(
      html`
        <h3>${say("server.pygma.search")}</h3>
        <form role="search" class="search" @submit=${(/** @type {SubmitEvent} */ event) => void this.#search(event)}>
          <label class="visually-hidden" for="search-text">${say("server.pygma.search")}</label>
          <input class="input" id="search-text" name="text" type="search" maxlength="100" autocomplete="off" placeholder=${say("server.pygma.search.hint")} />
          <button class="button">${say("server.pygma.search.go")}</button>
        </form>
        <div role="status">${this.#failed ? html`<p>${say("server.pygma.search.failed")}</p>` : this.#found ? this.#hits(this.#found) : nothing}</div>
        <h3>${say("server.pygma.archive.taken")}</h3>
        ${this.#months?.length === 0 ? html`<p>${say("server.pygma.archive.none")}</p>` : html`<ul class="kept" data-taken>${this.#months?.map((kept) => this.#kept(kept))}</ul>`}
      `,
      place,
    );
  }

  /** @param {Pygma.Search} found */
  #hits({ hits, more }) {
    const { say, light } = this.#page;
    if (hits.length === 0) return html`<p>${say("server.pygma.search.none")}</p>`;
    const months = hits.filter(({ entry }, at) => hits.findIndex((each) => each.entry === entry) === at);
    return html`${months.map(
        ({ entry, month }) => html`<h4>${this.#month(entry, month)}</h4>
          <ol class="hits">${hits.filter((hit) => hit.entry === entry).map(({ part, text }) => html`<li><span class="kind">${part}</span> <span>${linked(text, light)}</span></li>`)}</ol>`,
      )}
      ${more ? html`<p class="hint">${say("server.pygma.search.more")}</p>` : nothing}`;
  }

  /** @param {Pygma.Kept} kept */
  #kept({ entry, month, orders, number, at }) {
    const { say } = this.#page;
    return html`<li>${this.#month(entry, month)} ${number > 0 ? html`<span>${say("server.pygma.draft.lines", orders)}<br /><small>${takenOf({ number, at }, say)}</small></span>` : say("server.pygma.archive.silent")}</li>`;
  }

  /** @param {number} entry @param {string} month */
  #month(entry, month) {
    return html`<button class="button quiet" type="button" @click=${() => this.#page.to(entry)}>${month}</button>`;
  }
}
