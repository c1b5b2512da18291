import { html, nothing, render } from "lit";
import { ask } from "../post.js";
import { pageLanguage } from "../words.js";
import { busy } from "./busy.js";
import { linked } from "./report.js";

/** How long nothing changes before the house looks ahead, in milliseconds. */
const REST = 700;
const FIGURES = new Intl.NumberFormat(pageLanguage());

/**
 * What will come of a sheet, from what the realm knows: the next income with its causes and what would mend them, what
 * to beware of, what the month asks for; and the month tried.
 */
export class Foresight {
  #page;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #timer;
  #asked = 0;
  /** @type {Pygma.Foresight | null} */
  #seen = null;
  /** @type {Pygma.Trial | null} */
  #trial = null;
  #failed = false;

  /**
   * @param {{ address: string, say: Say, sheet: Pygma.OrderSheet, place: HTMLElement, agenda: HTMLElement, tried: HTMLElement, button: HTMLElement, light: Pygma.Light, lead: (kind: string) => void, seen: () => void, changed: () => void }} page `lead` goes to where a thing is done, `seen` is
   *   called when there is something new to say, `changed` when other ways are to be drawn on the map
   */
  constructor(page) {
    this.#page = page;
    page.button.addEventListener("click", () => void this.#try());
  }

  /** How many things there are to think of before the sheet goes. */
  get count() {
    return (this.#seen?.causes.length ?? 0) + (this.#seen?.cautions.length ?? 0);
  }

  /** The units that have no order yet. @returns {string[]} */
  get idle() {
    return this.#seen?.cautions.filter(({ kind }) => kind === "idle").flatMap(({ units }) => units) ?? [];
  }

  /** Where the month as it was tried leads the own units. */
  get routes() {
    return (this.#trial?.moves ?? []).filter(({ path }) => path.length > 1).map(({ path, guess }) => ({ way: path, kind: guess ? "measure" : "march" }));
  }

  /** The sheet has changed. */
  follow() {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#look(), REST);
    if (this.#trial || this.#failed) {
      [this.#trial, this.#failed] = [null, false];
      this.#draw();
      this.#page.changed();
    }
  }

  /** Another month: nothing of the last one holds. */
  forget() {
    [this.#trial, this.#failed, this.#seen] = [null, false, null];
    this.#draw();
  }

  async #look() {
    const asked = ++this.#asked;
    const seen = await ask(`${this.#page.address}/forecast`, { text: this.#page.sheet.text }).catch(() => null);
    if (asked !== this.#asked || !seen) return;
    this.#seen = seen;
    this.#draw();
    this.#page.seen();
  }

  async #try() {
    const { address, sheet, button, tried } = this.#page;
    this.#trial = await busy(button, ask(`${address}/trial`, { text: sheet.text }).catch(() => null));
    this.#failed = !this.#trial;
    this.#draw();
    this.#page.changed();
    tried.scrollIntoView({ block: "start" });
    tried.querySelector("h3")?.focus({ preventScroll: true });
  }

  #draw() {
    const { say, place, agenda, tried } = this.#page;
    const seen = this.#seen;
    tried.hidden = !this.#trial && !this.#failed;
    render(this.#trial ? this.#tried(this.#trial) : this.#failed ? html`<h3 id="tried-heading" tabindex="-1">${say("server.pygma.ahead.failed")}</h3>` : nothing, tried);
    render(seen ? this.#ahead(seen) : nothing, place);
    render(seen && seen.agenda.length > 0 ? this.#agenda(seen) : nothing, agenda);
  }

  /** What this month asks for. @param {Pygma.Foresight} seen */
  #agenda({ agenda }) {
    const { say, lead } = this.#page;
    return html`
      <section class="agenda" aria-labelledby="agenda-heading">
        <h3 id="agenda-heading">${say("server.pygma.ahead.agenda")}</h3>
        <ul>
          ${agenda.map(({ kind, text, done }) => html`<li class=${done ? "done" : "open"}><span class="visually-hidden">${say(done ? "server.pygma.ahead.done" : "server.pygma.ahead.open")}</span> ${done ? text : html`<button class="link" type="button" data-lead-to=${kind} @click=${() => lead(kind)}>${text}</button>`}</li>`)}
        </ul>
      </section>
    `;
  }

  /** @param {Pygma.Foresight} seen */
  #ahead({ summary, causes, cautions, account, closing, goods }) {
    const { say, sheet, light } = this.#page;
    const short = goods.filter(({ difference }) => difference < 0);
    return html`
      <h3>${say("server.pygma.ahead.title")}</h3>
      <p data-ahead>${summary}</p>
      ${causes.length > 0
        ? html`<ul class="slips">
            ${causes.map(
              ({ text, remedies }) => html`<li class="warning">
                ${linked(text, light)}
                ${remedies.map((remedy) => html`<button class="button quiet" type="button" data-remedy @click=${() => sheet.order(remedy.order)}>${remedy.text} <code>${remedy.order}</code></button>`)}
              </li>`,
            )}
          </ul>`
        : nothing}
      ${cautions.length > 0
        ? html`<h4>${say("server.pygma.ahead.cautions")}</h4>
            <ul class="slips">
              ${cautions.map(({ text, guess }) => html`<li class="warning">${linked(text, light)}${guess ? html` <em>(${say("server.pygma.ahead.guess")})</em>` : nothing}</li>`)}
            </ul>`
        : nothing}
      <details class="more">
        <summary>${say("server.pygma.ahead.account", FIGURES.format(closing.usual))}</summary>
        <table class="table costs">
          <tbody>
            <tr><th scope="row">${say("server.pygma.ahead.opening")}</th><td class="number">${FIGURES.format(closing.opening)}</td></tr>
            ${account.map(({ text, figure, sure }) => html`<tr><th scope="row">${text}${sure ? nothing : html` <em>(${say("server.pygma.ahead.guess")})</em>`}</th><td class="number">${figure}</td></tr>`)}
            <tr><th scope="row">${say("server.pygma.ahead.closing")}</th><td class="number">${FIGURES.format(closing.usual)}</td></tr>
            ${closing.worst === closing.usual ? nothing : html`<tr><th scope="row">${say("server.pygma.ahead.worst")}</th><td class="number">${FIGURES.format(closing.worst)}</td></tr>`}
          </tbody>
        </table>
        ${short.length > 0 ? html`<p class="hint">${say("server.pygma.ahead.short", short.map(({ good, difference }) => `${good} ${FIGURES.format(-difference)}`))}</p>` : nothing}
      </details>
    `;
  }

  /** The month as it would go. @param {Pygma.Trial} trial */
  #tried({ moves, losses, news, guesses }) {
    const { say, light } = this.#page;
    const guess = (/** @type {boolean} */ unsure) => (unsure ? html` <em>(${say("server.pygma.ahead.guess")})</em>` : nothing);
    return html`
      <h3 id="tried-heading" tabindex="-1">${say("server.pygma.ahead.tried")}</h3>
      <ul class="happened">
          ${moves.map((move) => html`<li>${linked(`${move.unit}: ${move.path.join(" > ")}`, light)} ${move.note}${guess(move.guess)}</li>`)}
          ${losses.map(({ unit, at, usual, worst }) => html`<li class="of-refused">${linked(say("server.pygma.ahead.loss", unit, at, usual, worst), light)}</li>`)}
          ${news.filter(({ id }) => !["orders", "moves", "losses"].includes(id)).flatMap(({ lines }) => lines.map((line) => html`<li>${linked(line, light)}</li>`))}
      </ul>
      ${guesses.map((text) => html`<p class="hint">${text}</p>`)}
    `;
  }
}
