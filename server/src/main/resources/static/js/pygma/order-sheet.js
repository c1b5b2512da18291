import { html, nothing, render } from "lit";
import { part as partOf, the } from "../parts.js";
import { ask } from "../post.js";
import { remember, rememberedJson } from "../storage.js";
import { Completion } from "./completion.js";
import { Gutter } from "./gutter.js";

/** How long the pen rests before the sheet is read, in milliseconds. */
const REST = 350;

/** The order sheet: keeps what is being written in this browser, has it checked, and sends it. */
export class OrderSheet {
  #form;
  #text;
  #proof;
  #summary;
  #address;
  #say;
  #send;
  #name = "";
  #date = "";
  #template = "";
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #timer;
  /** @type {AbortController | null} */
  #reading = null;
  #gutter;
  #completion;

  /** @param {{ form: HTMLElement, proof: HTMLElement, summary: HTMLElement, address: string, say: Say, send: (text: string) => Promise<void> }} page */
  constructor({ form, proof, summary, address, say, send }) {
    this.#form = form;
    this.#text = the("textarea", HTMLTextAreaElement, form);
    this.#proof = proof;
    this.#summary = summary;
    this.#address = address;
    this.#say = say;
    this.#send = send;
    this.#gutter = new Gutter(this.#text, partOf("gutter", HTMLElement, form));
    this.#completion = new Completion({ text: this.#text, place: partOf("forms", HTMLElement, form), say, written: () => this.#written() });
    this.#text.addEventListener("input", () => this.#written());
    form.addEventListener("submit", (event) => this.#submit(event));
    partOf("template", HTMLElement, form).addEventListener("click", () => this.#write(this.#template));
  }

  get #button() {
    return partOf("send", HTMLButtonElement, this.#form);
  }

  /**
   * A sheet for this month; what is already being written for it stays.
   *
   * @param {Pick<Pygma.RulerDesk, "date" | "sent" | "template" | "forms"> & { name: string, over: boolean }} sheet
   */
  lay({ name, date, sent, template, forms, over }) {
    this.#button.disabled = over;
    this.#text.readOnly = over;
    this.#template = template;
    if (name === this.#name && date === this.#date) return;
    this.#name = name;
    this.#date = date;
    this.#completion.lay(forms);
    this.#text.value = this.#kept() ?? (sent || template);
    void this.#check();
  }

  /**
   * Writes this where the pen is.
   *
   * @param {string} text
   */
  insert(text) {
    this.#text.setRangeText(text, this.#text.selectionStart, this.#text.selectionEnd, "end");
    this.#text.focus();
    this.#written();
  }

  /** @param {string} text */
  #write(text) {
    this.#text.value = text;
    this.#written();
    this.#text.focus();
  }

  #written() {
    this.#keep();
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#check(), REST);
  }

  /** One draft for each table and seat: that of the present month. */
  #keep() {
    remember(this.#name, JSON.stringify({ date: this.#date, text: this.#text.value }));
  }

  /** @returns {string | null} */
  #kept() {
    const draft = rememberedJson(this.#name, { date: "", text: "" });
    return draft.date === this.#date ? draft.text : null;
  }

  /** @param {Event} event */
  async #submit(event) {
    event.preventDefault();
    const button = this.#button;
    button.setAttribute("aria-busy", "true");
    await this.#send(this.#text.value);
    button.removeAttribute("aria-busy");
  }

  async #check() {
    this.#reading?.abort();
    const reading = new AbortController();
    this.#reading = reading;
    try {
      this.#show(await ask(`${this.#address}/check`, { text: this.#text.value }, { signal: reading.signal }));
    } catch {
      if (!reading.signal.aborted) this.#summary.textContent = this.#say("server.pygma.check.failed");
    }
  }

  /** @param {Pygma.Proof} proof */
  #show(proof) {
    this.#summary.textContent = proof.summary;
    this.#gutter.mark(proof.slips);
    this.#text.setAttribute("aria-invalid", String(proof.slips.some((slip) => !slip.warning)));
    render(html`${this.#losses(proof.losses)} ${this.#slips(proof.slips)} ${this.#costs(proof)}`, this.#proof);
  }

  /**
   * Who is gone before the first order is carried out.
   *
   * @param {string[]} losses
   */
  #losses(losses) {
    return losses.length > 0
      ? html`<ul class="slips">
          ${losses.map((loss) => html`<li class="warning">${loss}</li>`)}
        </ul>`
      : nothing;
  }

  /** @param {Pygma.Slip[]} slips */
  #slips(slips) {
    if (slips.length === 0) return nothing;
    const say = this.#say;
    return html`
      <h4>${say("server.pygma.check.slips")}</h4>
      <ul class="slips">
        ${slips.map(
          (slip) => html`<li class=${slip.warning ? "warning" : "wrong"}>
            <button type="button" @click=${() => this.#point(slip)}>
              ${say(slip.warning ? "server.pygma.check.warning" : "server.pygma.check.error")} · ${say("server.pygma.check.where", slip.line, slip.column)}
            </button>
            <span>${slip.text} ${slip.right}</span>
          </li>`,
        )}
      </ul>
    `;
  }

  /**
   * Puts the pen where the slip is.
   *
   * @param {Pygma.Slip} slip
   */
  #point({ line, column }) {
    const lines = this.#text.value.split("\n");
    const start = lines.slice(0, line - 1).reduce((sum, each) => sum + each.length + 1, 0);
    const at = start + Math.min(column - 1, lines[line - 1]?.length ?? 0);
    this.#text.focus();
    this.#text.setSelectionRange(at, start + (lines[line - 1]?.length ?? 0));
    this.#text.scrollTop = (this.#text.scrollHeight / lines.length) * Math.max(0, line - 4);
  }

  /** @param {Pygma.Proof} proof */
  #costs({ treasury, upkeep, lines }) {
    const say = this.#say;
    const row = (/** @type {unknown} */ number, /** @type {unknown} */ what, /** @type {string} */ cost, /** @type {string} */ left) => html`<tr>
      <td class="number">${number}</td>
      <td>${what}</td>
      <td class="number">${cost}</td>
      <td class="number">${left}</td>
    </tr>`;
    return html`
      <div class="scroll" role="group" tabindex="0" aria-label=${say("server.pygma.check.title")}>
        <table class="table costs">
          <thead>
            <tr>
              <th scope="col" class="number">${say("server.pygma.check.line")}</th>
              <th scope="col">${say("server.pygma.check.order")}</th>
              <th scope="col" class="number">${say("server.pygma.check.cost")}</th>
              <th scope="col" class="number">${say("server.pygma.check.balance")}</th>
            </tr>
          </thead>
          <tbody>
            ${row("", say("server.pygma.check.treasury"), "", treasury)}
            ${upkeep ? row("", say("server.pygma.check.upkeep"), upkeep, "") : nothing}
            ${lines.map(({ number, order, effect, cost, balance }) =>
              row(number, html`<code>${order}</code>${effect ? html`<br /><span class="effect">${effect}</span>` : nothing}`, cost, balance),
            )}
          </tbody>
        </table>
      </div>
    `;
  }
}
