import { html, nothing, render } from "lit";
import { GROUPS, KINDS, choicesOf, growing, lineOfKind, openOf, rowWith } from "./order-kinds.js";
import { addressesIn } from "./sheet-lines.js";

const REST = 250;

/** Orders by form: what is possible can be chosen, what it costs stands below, and why it cannot be. */
export class OrderForm {
  #page;
  #kind = KINDS[0];
  /** @type {import("./order-kinds.js").Values} */
  #values = {};
  /** The place field that a click on the map fills. */
  #open = "";
  /** @type {{ line: Pygma.Proof["lines"][number] | undefined, slips: Pygma.Slip[] } | null} */
  #verdict = null;
  #asked = 0;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #timer;

  /** @param {{ place: HTMLElement, say: Say, sheet: Pygma.OrderSheet, hand: () => Pygma.Hand | null, drawn?: () => void }} page `drawn` is called when other ways are to be drawn on the map */
  constructor(page) {
    this.#page = page;
  }

  /**
   * Opens a form, with what is known of it already.
   *
   * @param {string} id
   * @param {import("./order-kinds.js").Values} values
   */
  open(id, values = {}) {
    this.#kind = KINDS.find((kind) => kind.id === id) ?? this.#kind;
    this.#values = { ...values };
    this.#begin();
    this.draw();
    void this.#judge();
  }

  /**
   * A click on the map: for a field of the form that asks where, or for the production of what was clicked. Tells
   * whether the form had a use for it.
   *
   * @param {Pygma.Hex} hex
   */
  place(hex) {
    const { at } = hex;
    const hand = this.#page.hand();
    const grows = this.#kind.id === "produce" && hand ? growing(hex, hand) : null;
    if (grows) this.open("produce", grows);
    const field = this.#kind.fields.find(({ id }) => id === this.#open);
    if (!field) return grows !== null;
    this.#values[field.id] = field.is === "places" ? rowWith(this.#values[field.id] ?? "", at) : at;
    this.#next();
    this.draw();
    void this.#judge();
    return true;
  }

  /** The place that the map is asked for next: the first that is missing, else the one that was asked for last. */
  #next() {
    this.#open = this.#kind.fields.find(({ id, is }) => (is === "place" || is === "places") && !this.#values[id])?.id ?? this.#open;
  }

  /** What the form would build from field to field, as the map draws it. */
  get route() {
    const way = this.#kind.fields.filter(({ is }) => is === "place" || is === "places").flatMap(({ id }) => addressesIn(this.#values[id] ?? ""));
    return ["road", "bridge"].includes(this.#kind.id) && way.length > 1 ? { way, kind: "measure" } : null;
  }

  get line() {
    const hand = this.#page.hand();
    return hand ? lineOfKind(this.#kind, this.#values, hand, this.#page.sheet.text) : "";
  }

  /** What stands in the fields from the start: where there is one choice, that one. */
  #begin() {
    const { hand, say } = this.#page;
    const now = hand();
    if (!now) return;
    for (const field of this.#kind.fields) {
      if (this.#values[field.id] || field.may) continue;
      const choices = choicesOf(field, this.#values, now, say);
      if (choices && choices.length > 0) this.#values[field.id] = choices[0].value;
    }
    if (this.#kind.id === "raise") this.#values.size ||= String(now.smallest[this.#values.kind] ?? "");
    if (this.#kind.id === "hygiene") this.#values.gold ??= String(now.towns.filter(({ city }) => city).length * 10_000);
    if (this.#kind.id === "payroll") this.#values.units ??= now.units.filter(({ kind }) => kind !== "H").map(({ unit }) => unit).join(", ");
    this.#open = "";
    this.#next();
  }

  #set(/** @type {string} */ id, /** @type {string} */ value) {
    this.#values[id] = value;
    this.#verdict = null;
    if (id === "site") for (const good of ["good", "good2", "good3"]) delete this.#values[good];
    if (id === "kind") delete this.#values.size;
    if (id === "army") delete this.#values.into;
    if (id === "town") delete this.#values.upgrade;
    if (["site", "kind", "army", "town"].includes(id)) this.#begin();
    this.draw();
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#judge(), REST);
  }

  async #judge() {
    const { line } = this;
    const asked = ++this.#asked;
    const verdict = line ? await this.#page.sheet.judge(line) : null;
    if (asked !== this.#asked) return;
    this.#verdict = verdict;
    this.draw();
  }

  /** As the house prints it; without a connection as it stands. @param {Event} event */
  async #write(event) {
    event.preventDefault();
    const { line } = this;
    if (!line) return;
    const verdict = await this.#page.sheet.judge(line);
    this.#page.sheet.order(verdict?.line?.order ?? line);
    for (const { id, is } of this.#kind.fields) if (["place", "places", "text"].includes(is)) delete this.#values[id];
    this.#begin();
    void this.#judge();
  }

  draw() {
    const { place, say, hand } = this.#page;
    const now = hand();
    if (!now) return;
    const kind = this.#kind;
    const possible = now.commands.includes(kind.word);
    const open = possible ? openOf(kind, this.#values, now, say) : null;
    const wrong = !possible || !this.line || (this.#verdict?.slips.some(({ warning }) => !warning) ?? false);
    render(
      html`
        <form @submit=${(/** @type {Event} */ event) => void this.#write(event)}>
          <div class="field">
            <label for="order-kind">${say("server.pygma.form")}</label>
            <select id="order-kind" @change=${(/** @type {Event} */ event) => this.open(/** @type {HTMLSelectElement} */ (event.target).value)}>
              ${GROUPS.map(
                (group) => html`<optgroup label=${say(`server.pygma.form.group.${group}`)}>
                  ${KINDS.filter((each) => each.group === group).map((each) => html`<option value=${each.id} .selected=${each === kind}>${say(`server.pygma.form.${each.id}`)}${now.commands.includes(each.word) ? "" : ` (${say(each.monthly ? "server.pygma.form.never" : "server.pygma.form.later")})`}</option>`)}
                </optgroup>`,
              )}
            </select>
          </div>
          ${open?.lacks ? html`<p class="hint" data-lacks>${open.why}</p>` : possible ? html`<div class="asked">${kind.fields.map((field) => this.#field(field, now))}</div>` : html`<p class="hint">${say(kind.monthly ? "server.pygma.form.not.ever" : "server.pygma.form.not")}</p>`}
          ${possible && this.line ? html`<p><code class="written" data-written>${this.#verdict?.line?.order ?? this.line}</code></p>` : nothing}
          <div role="status" class="verdict">
            ${open && !open.lacks ? html`<p class="hint" data-open>${open.why}</p>` : nothing}
            ${possible && this.#verdict?.line?.effect ? html`<p>${this.#verdict.line.effect} ${this.#verdict.line.cost ? say("server.pygma.form.cost", this.#verdict.line.cost) : ""}</p>` : nothing}
            ${possible ? this.#verdict?.slips.map(({ text, warning }) => html`<p class=${warning ? "hint" : "error"}>${text}</p>`) : nothing}
          </div>
          <button class="button primary" data-write ?disabled=${wrong} ?hidden=${open?.lacks}>${say("server.pygma.form.write")}</button>
        </form>
      `,
      place,
    );
    this.#page.drawn?.();
  }

  /** @param {import("./order-kinds.js").Field} field @param {Pygma.Hand} now */
  #field(field, now) {
    const { say } = this.#page;
    const choices = choicesOf(field, this.#values, now, say);
    const name = `order-field-${field.id}`;
    const value = this.#values[field.id] ?? "";
    const heard = (/** @type {Event} */ event) => this.#set(field.id, /** @type {HTMLInputElement} */ (event.target).value);
    const onMap = field.is === "place" || field.is === "places";
    return html`<div class="field">
      <label for=${name}>${say(`server.pygma.form.field.${field.label ?? field.id}`)}</label>
      ${choices
        ? html`<select id=${name} data-field-of=${field.id} @change=${heard}>
            ${field.may || choices.length === 0 ? html`<option value="">${choices.length === 0 ? say("server.pygma.form.none") : "–"}</option>` : nothing}
            ${choices.map((each) => html`<option value=${each.value} .selected=${each.value === value}>${each.title}</option>`)}
          </select>`
        : html`<input class="input" id=${name} data-field-of=${field.id} autocomplete="off" inputmode=${field.is === "number" ? "numeric" : nothing} maxlength="2000" .value=${value} @input=${heard}
            @click=${() => onMap && ((this.#open = field.id), this.draw())} placeholder=${onMap ? say("server.pygma.form.on-map") : nothing} />`}
      ${onMap && this.#open === field.id ? html`<span class="hint">${say("server.pygma.form.click")}</span>` : nothing}
    </div>`;
  }
}
