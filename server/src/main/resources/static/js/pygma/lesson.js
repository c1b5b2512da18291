import { html, nothing, render } from "lit";
import { ask, look } from "../post.js";
import { remember, remembered } from "../storage.js";

const TAUGHT = "hegemon.pygma.taught";

/** Whether somebody finished the first month here: a newcomer is asked, nobody else. */
export const isTaught = () => remembered(TAUGHT) !== null;

/** Where each task is done: what is lit up while it is the next one. @type {Record<string, string>} */
const WHERE = {
  look: "[data-map]",
  read: "[data-tab=realm]",
  produce: "[data-tab=orders]",
  explore: "[data-map]",
  settle: "[data-tab=orders]",
  raise: "[data-tab=orders]",
  send: "[data-send]",
};

/** Where a task goes on: a page of the panel, on it a part to look at, or a form; none: the map. @type {Record<string, { page: string, part?: string, form?: string }>} */
const GOALS = { read: { page: "realm", part: ".of-supplies" }, produce: { page: "orders", form: "produce" }, settle: { page: "orders", form: "found" }, raise: { page: "orders", form: "raise" }, send: { page: "orders", part: "[data-sheet-label]" } };

/** The first month: one task after the other, judged by the server, which also keeps how far the ruler came. */
export class Lesson {
  #page;
  /** @type {Pygma.Lesson | null} */
  #lesson = null;
  /** Fields that were chosen on the map. @type {string[]} */
  #fields = [];
  #wrong = false;
  #asking = false;
  /** What is said while an answer is awaited, and goes with the next question. @type {object | null} */
  #again = null;

  /** @param {{ address: string, say: Say, sheet: Pygma.OrderSheet, place: HTMLElement, open: (page: string) => void, form: (id: string) => void }} page */
  constructor(page) {
    this.#page = page;
  }

  /** Begins, or goes on where the ruler left off. */
  async lay() {
    if (this.#lesson && !this.#lesson.open) return;
    const before = this.#lesson;
    const lesson = await look(`${this.#page.address}/lesson`).catch(() => null);
    if (this.#asking || this.#lesson !== before) return; // what is said on this page is newer
    this.#lesson = lesson;
    this.#show();
  }

  /** The ruler looks at a field. @param {string} at */
  chose(at) {
    if (this.#now?.name !== "look" || this.#fields.includes(at)) return;
    this.#fields = [...this.#fields, at].slice(-20);
    void this.#judge();
  }

  /** Something else stands on the sheet. */
  wrote() {
    if (this.#now && !["look", "read"].includes(this.#now.name)) void this.#judge();
  }

  get #now() {
    const lesson = this.#lesson;
    return lesson?.open && !lesson.skipped ? lesson.tasks[lesson.at] : undefined;
  }

  /**
   * One question at a time: what is written meanwhile is asked about afterwards.
   *
   * @param {object} more
   */
  async #judge(more = {}) {
    if (this.#asking) {
      this.#again = { ...this.#again, ...more };
      return;
    }
    this.#asking = true;
    this.#page.place.setAttribute("aria-busy", "true");
    const before = this.#lesson?.at ?? 0;
    const lesson = await ask(`${this.#page.address}/lesson`, { text: this.#page.sheet.text, fields: this.#fields, ...more }).catch(() => null);
    this.#asking = false;
    if (lesson) this.#lesson = lesson;
    this.#wrong = "answer" in more && lesson?.at === before;
    this.#show();
    if (this.#lesson?.at !== before) this.#page.place.scrollTop = 0; // another task is read from its start
    this.#page.place.removeAttribute("aria-busy");
    const next = this.#again;
    this.#again = null;
    if (next) void this.#judge(next);
  }

  #show() {
    const lesson = this.#lesson;
    for (const each of document.querySelectorAll(".pointed")) each.classList.remove("pointed");
    const now = this.#now;
    if (now) document.querySelector(WHERE[now.name])?.classList.add("pointed");
    if (lesson?.open && !lesson.skipped && !now) remember(TAUGHT, "1");
    this.#page.place.hidden = !lesson?.open;
    render(lesson?.open ? this.#card(lesson) : nothing, this.#page.place);
  }

  /** To where a task is done. @param {{ page: string, part?: string, form?: string }} goal */
  #lead({ page, part, form }) {
    if (form) return this.#page.form(form);
    this.#page.open(page);
    if (part) document.querySelector(`#${page} ${part}`)?.scrollIntoView({ block: "start" });
  }

  /** @param {Pygma.Lesson} lesson */
  #card(lesson) {
    const { say } = this.#page;
    const now = this.#now;
    if (lesson.skipped) return html`<button class="button quiet" type="button" @click=${() => this.#judge({ skipped: false })}>${say("server.pygma.lesson.resume")}</button>`;
    const title = now ? say("server.pygma.lesson.number", lesson.at + 1, lesson.tasks.length, now.title) : say("server.pygma.lesson.finished");
    return html`
      <progress max=${lesson.tasks.length} value=${lesson.tasks.filter(({ done }) => done).length} aria-label=${say("server.pygma.lesson.heading")}></progress>
      <div role="status">
        <h2>${title}</h2>
        <p>${now ? now.goal : lesson.finished}</p>
        ${now && lesson.stand ? html`<p class="stand" data-stand>${lesson.stand}</p>` : nothing}
        ${this.#wrong ? html`<p class="notice warning">${say("server.pygma.lesson.wrong")}</p>` : nothing}
      </div>
      ${now ? html`<details><summary>${say("server.pygma.lesson.why")}</summary><p>${now.why}</p></details>` : nothing}
      <div class="actions">
        ${now ? nothing : html`<a class="button primary" href="/pygma" data-practice>${say("server.pygma.lesson.practice")}</a>`}
        ${lesson.choices.map(({ key, text }) => html`<button class="button" type="button" data-answer=${key} @click=${() => this.#judge({ answer: key })}>${text}</button>`)}
        ${now && GOALS[now.name] ? html`<button class="button" type="button" data-lead @click=${() => this.#lead(GOALS[now.name])}>${say("server.pygma.lesson.lead")}</button>` : nothing}
        ${lesson.example ? html`<button class="button" type="button" data-example=${lesson.example} @click=${() => this.#page.sheet.order(lesson.example)}>${say("server.pygma.lesson.example")} <code>${lesson.example}</code></button>` : nothing}
        <button class="button quiet" type="button" data-skip @click=${() => this.#judge({ skipped: true })}>${say(now ? "server.pygma.lesson.skip" : "server.pygma.lesson.close")}</button>
      </div>
    `;
  }
}
