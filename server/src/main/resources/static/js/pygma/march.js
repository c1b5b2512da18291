import { html, nothing } from "lit";
import { look } from "../post.js";
import { isBeside } from "./hexes.js";
import { lineOf } from "./sheet-lines.js";

const CONDUCT = ["-", "A", "V", "R"];

/**
 * The way after a click on this field: cut back to it where the way has been, longer by it where it lies beside the end,
 * else the shortest way there. Nothing where no way leads there.
 *
 * @param {string[]} way without the field where the unit stands
 * @param {string} from
 * @param {string} at
 * @param {Map<string, { way: string[] }>} goals
 * @param {(one: string, other: string) => boolean} beside
 * @returns {string[] | null}
 */
export function wayTo(way, from, at, goals, beside) {
  if (at === from) return [];
  if (way.includes(at)) return way.slice(0, way.indexOf(at) + 1);
  const last = way.at(-1);
  if (last && beside(last, at)) return [...way, at];
  return goals.get(at)?.way ?? null;
}

/**
 * The order of a unit as it is written.
 *
 * @param {{ unit: string, from: string, way: string[], fleet: string, conduct: string, against: string, annex: boolean, equip: number, cargo: string[], words: Record<string, string> }} march
 */
export function marchLine({ unit, from, way, fleet, conduct, against, annex, equip, cargo, words }) {
  const path = [from, ...way, ...(fleet ? [fleet] : [])].join(" > ");
  const clauses = [cargo.length > 0 ? `${words.WITH} ${cargo.join(", ")}` : "", conduct, conduct === "A" && against ? `${words.AGAINST} ${against}` : "", annex ? "" : words.NOANNEX, equip > 0 ? `${words.EQUIP} ${equip}` : ""];
  return [`${unit}:`, path, ...clauses].filter(Boolean).join(" ");
}

/**
 * Whether the order of an army ends on this fleet.
 *
 * @param {string} line
 * @param {string} fleet
 */
export function boards(line, fleet) {
  return line.split(">").slice(1).some((step) => new RegExp(`^\\s*${fleet}\\b`, "i").test(step));
}

/** A unit in the hand: where it may go is lit, a click is a step, and its order stands on the sheet. */
export class March {
  #page;
  /** @type {Pygma.Piece | null} */
  #piece = null;
  /** @type {Map<string, { at: string, way: string[], hard: boolean }>} */
  #goals = new Map();
  /** @type {{ fleet: string, way: string[] }[]} */
  #decks = [];
  #bound = "";
  /** @type {string[]} */
  #way = [];
  #fleet = "";
  #conduct = "-";
  #against = "";
  #annex = true;
  #equip = 0;
  /** @type {{ line: Pygma.Proof["lines"][number] | undefined, slips: Pygma.Slip[] } | null} */
  #verdict = null;
  #asked = 0;
  /** A field that was chosen and cannot be reached. */
  #far = "";
  /** Whether it is still asked where the unit can go, and a field that was chosen meanwhile. */
  #asking = false;
  #wish = "";

  /** @param {{ address: string, say: Say, chart: import("./chart.js").Chart, sheet: Pygma.OrderSheet, hand: () => Pygma.Hand | null, changed: () => void }} page */
  constructor(page) {
    this.#page = page;
  }

  get piece() {
    return this.#piece;
  }

  /** The way in the hand, from where the unit stands. */
  get route() {
    return this.#piece && this.#way.length > 0 ? { way: [this.#piece.at, ...this.#way], kind: this.#way.some((at) => this.#goals.get(at)?.hard) ? "losses" : "march" } : null;
  }

  /**
   * Takes a unit into the hand.
   *
   * @param {Pygma.Piece} piece
   */
  async take(piece) {
    this.#piece = piece;
    this.#goals = new Map();
    [this.#way, this.#fleet, this.#decks, this.#bound, this.#far] = [[], "", [], "", ""];
    this.#recall(lineOf(this.#page.sheet.text, piece.unit));
    this.#page.chart.reach(new Map());
    this.#page.changed();
    [this.#asking, this.#wish] = [true, ""];
    const reach = await look(`${this.#page.address}/reach?unit=${encodeURIComponent(piece.unit)}`).finally(() => (this.#asking &&= this.#piece !== piece));
    if (!reach || this.#piece !== piece) return;
    this.#goals = new Map(reach.goals.map((/** @type {{ at: string, way: string[], hard: boolean }} */ goal) => [goal.at, goal]));
    this.#decks = reach.decks;
    this.#bound = reach.bound;
    this.#page.chart.reach(new Map([...this.#goals.values()].map(({ at, hard }) => [at, hard])));
    if (!this.#wish || !this.step(this.#wish)) void this.#judge();
  }

  /** What the sheet says of the unit already. @param {string} line */
  #recall(line) {
    const words = this.#page.hand()?.words ?? {};
    this.#conduct = /\s([AVR])(?=\s|$)/.exec(line)?.[1] ?? "-";
    this.#against = new RegExp(`\\b${words.AGAINST}\\s+(\\d+)`, "i").exec(line)?.[1] ?? "";
    this.#annex = !new RegExp(`\\b${words.NOANNEX}\\b`, "i").test(line);
    this.#equip = Number(new RegExp(`\\b${words.EQUIP}\\s+(\\d)`, "i").exec(line)?.[1] ?? 0);
    this.#way = (line.match(/\d+\/\d+/g) ?? []).slice(this.#piece?.aboard ? 0 : 1);
  }

  drop() {
    this.#piece = null;
    this.#page.chart.reach(new Map());
    this.#page.changed();
  }

  /**
   * A click on the map while a unit is in the hand; true if it was a step, or is answered why it is none. Who
   * chooses such a field again wants to read about it.
   *
   * @param {string} at
   */
  step(at) {
    const piece = this.#piece;
    if (!piece) return false;
    if (this.#asking) return (this.#wish = at), true;
    const { chart } = this.#page;
    const beside = (/** @type {string} */ one, /** @type {string} */ other) => {
      const [a, b] = [chart.find(one), chart.find(other)];
      return Boolean(a && b && isBeside(a, b));
    };
    const way = wayTo(this.#way, piece.at, at, this.#goals, beside);
    if (!way && (this.#far === at || this.#bound)) return false;
    this.#far = way ? "" : at;
    if (!way) return this.#page.changed(), true;
    this.#way = way;
    this.#fleet = "";
    void this.#judge();
    return true;
  }

  get line() {
    const [piece, words] = [this.#piece, this.#page.hand()?.words ?? {}];
    if (!piece) return "";
    const cargo = piece.kind === "FH" ? (this.#page.hand()?.units ?? []).filter(({ unit, aboard }) => aboard === piece.unit || boards(lineOf(this.#page.sheet.text, unit), piece.unit)).map(({ unit }) => unit) : [];
    const conduct = piece.kind === "H" ? "" : this.#conduct;
    return marchLine({ unit: piece.unit, from: piece.aboard || piece.at, way: this.#way, fleet: this.#fleet, conduct, against: this.#against, annex: this.#annex, equip: this.#equip, cargo, words });
  }

  async #judge() {
    this.#page.changed();
    const asked = ++this.#asked;
    const verdict = await this.#page.sheet.judge(this.line);
    if (asked !== this.#asked || !this.#piece) return;
    this.#verdict = verdict;
    this.#page.changed();
  }

  /** As the house prints it; without a connection as it stands. */
  async #write() {
    const { line } = this;
    const verdict = await this.#page.sheet.judge(line);
    this.#page.sheet.order(verdict?.line?.order ?? line);
    this.drop();
  }

  /** The card of the unit in the hand. */
  card() {
    const { say } = this.#page;
    const piece = this.#piece;
    if (!piece) return nothing;
    const army = piece.kind !== "H";
    const realms = this.#page.hand()?.realms ?? [];
    const land = piece.kind === "KH" || piece.kind === "RH";
    const wrong = this.#verdict?.slips.some(({ warning }) => !warning) ?? false;
    const set = (/** @type {() => void} */ change) => () => (change(), void this.#judge());
    return html`
      <section class="marching" aria-label=${say("server.pygma.march", piece.unit)}>
        <h3>${piece.unit} <small>${piece.told}</small></h3>
        <p class="hint">${this.#bound ? say("server.pygma.march.bound") : say("server.pygma.march.hint", this.#goals.size)}</p>
        ${army
          ? html`<fieldset class="segments">
              <legend class="visually-hidden">${say("server.pygma.march.conduct")}</legend>
              ${CONDUCT.map((letter) => html`<label><input type="radio" name="conduct" value=${letter} .checked=${this.#conduct === letter} @change=${set(() => (this.#conduct = letter))} /> <span>${say(`server.pygma.march.conduct.${letter === "-" ? "none" : letter}`)}</span></label>`)}
            </fieldset>`
          : nothing}
        ${army && this.#conduct === "A" && realms.length > 0
          ? html`<label>${say("server.pygma.march.against")}
              <select data-against @change=${(/** @type {Event} */ event) => { this.#against = /** @type {HTMLSelectElement} */ (event.target).value; void this.#judge(); }}>
                <option value="">${say("server.pygma.march.against.all")}</option>
                ${realms.map(({ number, name }) => html`<option value=${number} ?selected=${String(number) === this.#against}>${name}</option>`)}
              </select></label>`
          : nothing}
        ${land
          ? html`<div class="row">
              <label class="check"><input type="checkbox" .checked=${this.#annex} @change=${set(() => (this.#annex = !this.#annex))} /> ${say("server.pygma.march.annex")}</label>
              <label>${say("server.pygma.march.equip")}
                <select @change=${(/** @type {Event} */ event) => { this.#equip = Number(/** @type {HTMLSelectElement} */ (event.target).value); void this.#judge(); }}>
                  ${[0, 1, 2].map((level) => html`<option value=${level} ?selected=${level === this.#equip}>${level === 0 ? "–" : level}</option>`)}
                </select></label>
            </div>`
          : nothing}
        ${this.#decks.map(({ fleet, way }) => html`<button class="button quiet" type="button" data-deck=${fleet} aria-pressed=${this.#fleet === fleet} @click=${set(() => ([this.#fleet, this.#way] = [fleet, way]))}>${say("server.pygma.march.board", fleet)}</button>`)}
        <p><code class="written">${this.line}</code></p>
        <div role="status" class="verdict">
          ${this.#far ? html`<p class="error" data-far>${say("server.pygma.march.far", piece.unit, this.#far)}</p>` : nothing}
          ${this.#verdict?.line?.effect ? html`<p>${this.#verdict.line.effect} ${this.#verdict.line.cost ? say("server.pygma.form.cost", this.#verdict.line.cost) : ""}</p>` : nothing}
          ${this.#verdict?.slips.map(({ text, warning }) => html`<p class=${warning ? "hint" : "error"}>${text}</p>`)}
          ${this.#way.some((at) => this.#goals.get(at)?.hard) ? html`<p class="hint">${say("server.pygma.march.hard")}</p>` : nothing}
        </div>
        <div class="actions">
          <button class="button primary" type="button" ?disabled=${wrong} data-march @click=${() => void this.#write()}>${say("server.pygma.form.write")}</button>
          <button class="button" type="button" ?disabled=${this.#way.length === 0} @click=${set(() => (this.#way = this.#way.slice(0, -1)))}>${say("server.pygma.march.back")}</button>
          <button class="button quiet" type="button" @click=${() => this.drop()}>${say("server.pygma.march.drop")}</button>
        </div>
      </section>
    `;
  }
}
