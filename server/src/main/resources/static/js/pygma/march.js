import { html, nothing } from "lit";
import { ask } from "../post.js";
import { isBeside } from "./hexes.js";
import { boards, marchLine, recalled } from "./march-line.js";
import { lineOf } from "./sheet-lines.js";

const CONDUCT = ["-", "A", "V", "R"];

/**
 * The way after a click on this field: cut back to it where the way has been, longer by it where it lies beside the end,
 * else the shortest way there. Nothing where no way leads there. Without a connection nobody knows the ways: then it
 * grows field by field.
 *
 * @param {string[]} way without the field where the unit stands
 * @param {string} from
 * @param {string} at
 * @param {Map<string, { way: string[] }> | null} goals nothing while they are unknown
 * @param {(one: string, other: string) => boolean} beside
 * @returns {string[] | null}
 */
export function wayTo(way, from, at, goals, beside) {
  if (at === from) return [];
  if (way.includes(at)) return way.slice(0, way.indexOf(at) + 1);
  const last = way.at(-1) ?? (goals ? "" : from);
  if (last && beside(last, at)) return [...way, at];
  return goals?.get(at)?.way ?? null;
}

/** A unit in the hand: where it may go is lit, a click is a step, and its order stands on the sheet. */
export class March {
  #page;
  /** @type {Pygma.Piece | null} */
  #piece = null;
  /** @type {Map<string, Pygma.Goal>} */
  #goals = new Map();
  /** @type {{ fleet: string, way: string[] }[]} */
  #decks = [];
  #bound = "";
  /** @type {string[]} */
  #way = [];
  /** Where a click on the field under the mouse would lead. @type {string[]} */
  #ahead = [];
  #fleet = "";
  #conduct = "-";
  #against = "";
  #annex = true;
  #equip = 0;
  /** @type {{ line: Pygma.Proof["lines"][number] | undefined, slips: Pygma.Slip[] } | null} */
  #verdict = null;
  /** The line that was judged. */
  #judged = "";
  #asked = 0;
  /** A field that was chosen and cannot be reached. */
  #far = "";
  /** Whether nobody could say where the unit can go. */
  #blind = false;
  /** Whether it is still asked where the unit can go, and a field that was chosen meanwhile. */
  #asking = false;
  #wish = "";
  /** What the sheet said of the unit when it was last looked at. */
  #written = "";

  /** @param {{ address: string, say: Say, chart: import("./chart.js").Chart, sheet: Pygma.OrderSheet, hand: () => Pygma.Hand | null, changed: () => void }} page */
  constructor(page) {
    this.#page = page;
  }

  get piece() {
    return this.#piece;
  }

  /** The way in the hand, from where the unit stands, and the one that a click would make. @returns {import("./painter.js").Route[]} */
  get routes() {
    const piece = this.#piece;
    if (!piece) return [];
    const [way, ahead] = [this.#way, this.#ahead].map((fields) => [piece.at, ...fields]);
    return [
      ...(way.length > 1 ? [{ way, kind: this.#isHard(this.#way) ? "losses" : "march" }] : []),
      ...(ahead.length > 1 && ahead.join() !== way.join() ? [{ way: ahead, kind: "measure" }] : []),
    ];
  }

  /**
   * The mouse is over a field: the way there is shown before it is chosen.
   *
   * @param {string} at
   * @returns {string} how far it is, in words
   */
  over(at) {
    const { say } = this.#page;
    const way = this.#piece && at && !this.#asking ? this.#wayTo(at) : null;
    this.#ahead = way ?? [];
    if (!this.#piece || !at || at === this.#piece.at) return "";
    if (!way) return say("server.pygma.march.out");
    return [say("server.pygma.march.steps", way.length), this.#risk(way)].filter(Boolean).join(", ");
  }

  /** @param {string[]} way */
  #isHard(way) {
    return way.some((at) => (this.#goals.get(at)?.risk[this.#equip] ?? 0) > 0);
  }

  /** What a way may cost, in words; in per cent where it is the one that the house has looked at. @param {string[]} way */
  #risk(way) {
    const { say } = this.#page;
    const goal = this.#goals.get(way.at(-1) ?? "");
    const most = goal?.way.join() === way.join() ? goal.risk[this.#equip] : 0;
    if (most > 0) return say("server.pygma.march.risk.most", most);
    return this.#isHard(way) ? say("server.pygma.march.risk") : "";
  }

  /**
   * Takes a unit into the hand.
   *
   * @param {Pygma.Piece} piece
   */
  async take(piece) {
    this.#piece = piece;
    this.#goals = new Map();
    [this.#way, this.#ahead, this.#fleet, this.#decks, this.#bound, this.#far, this.#judged, this.#verdict, this.#blind] = [[], [], "", [], "", "", "", null, false];
    this.#recall();
    this.#page.chart.reach(new Map());
    this.#page.changed();
    [this.#asking, this.#wish] = [true, ""];
    const reach = await ask(`${this.#page.address}/reach?unit=${encodeURIComponent(piece.unit)}`, { text: this.#page.sheet.text }).catch(() => null).finally(() => (this.#asking &&= this.#piece !== piece));
    if (this.#piece !== piece) return;
    this.#blind = !reach;
    if (!reach) return this.#page.changed(), void (this.#wish && this.step(this.#wish));
    this.#goals = new Map(reach.goals.map((/** @type {Pygma.Goal} */ goal) => [goal.at, goal]));
    this.#decks = reach.decks;
    this.#bound = reach.bound;
    this.#page.chart.reach(new Map([...this.#goals.values()].map(({ at, risk }) => [at, risk[0] > 0])));
    if (!this.#wish || !this.step(this.#wish)) void this.#judge();
  }

  /** The sheet was read: what it says of the unit in the hand now counts, and a unit that it leaves no more is laid down. */
  follow() {
    const piece = this.#piece;
    if (!piece) return;
    if (!this.#page.hand()?.units.some(({ unit }) => unit === piece.unit)) return this.drop();
    if (this.#written === lineOf(this.#page.sheet.text, piece.unit)) return;
    this.#recall();
    void this.#judge();
  }

  /** What the sheet says of the unit already. */
  #recall() {
    const { hand, sheet } = this.#page;
    const [now, unit] = [hand(), this.#piece?.unit ?? ""];
    this.#written = lineOf(sheet.text, unit);
    const said = recalled(sheet.orderOf(unit), now?.words ?? {}, now?.realms ?? []);
    [this.#way, this.#fleet, this.#conduct, this.#against, this.#annex, this.#equip] = [said.way, said.fleet, said.conduct, said.against, said.annex, said.equip];
  }

  drop() {
    this.#piece = null;
    this.#page.chart.reach(new Map());
    this.#page.changed();
  }

  /**
   * A click on the map while a unit is in the hand; true if it was a step, or is answered why it is none. Who
   * chooses such a field again wants to read about it; who chooses the goal again means it, and where the unit stands,
   * the next one there.
   *
   * @param {string} at
   */
  step(at) {
    const piece = this.#piece;
    if (!piece) return false;
    if (this.#asking) return (this.#wish = at), true;
    if (at === this.#way.at(-1) && this.#judged === this.line && !this.#wrong) return void this.#write(), true;
    if (at === piece.at && this.#way.length === 0) return this.#turn(piece);
    const way = this.#wayTo(at);
    if (!way && (this.#far === at || this.#bound)) return false;
    this.#far = way ? "" : at;
    if (!way) return this.#page.changed(), true;
    this.#way = way;
    this.#fleet = "";
    void this.#judge();
    return true;
  }

  /** The next unit of the same field, if there is one. @param {Pygma.Piece} piece */
  #turn(piece) {
    const here = (this.#page.hand()?.units ?? []).filter(({ at, aboard }) => at === piece.at && aboard === piece.aboard);
    const next = here[(here.findIndex(({ unit }) => unit === piece.unit) + 1) % here.length];
    if (!next || next.unit === piece.unit) return false;
    void this.take(next);
    return true;
  }

  /** @param {string} at */
  #wayTo(at) {
    const { chart } = this.#page;
    const beside = (/** @type {string} */ one, /** @type {string} */ other) => {
      const [a, b] = [chart.find(one), chart.find(other)];
      return Boolean(a && b && isBeside(a, b));
    };
    return wayTo(this.#way, this.#piece?.at ?? "", at, this.#blind ? null : this.#goals, beside);
  }

  get #wrong() {
    return this.#verdict?.slips.some(({ warning }) => !warning) ?? false;
  }

  get line() {
    const [piece, words] = [this.#piece, this.#page.hand()?.words ?? {}];
    if (!piece) return "";
    const cargo = piece.kind === "FH" ? (this.#page.hand()?.units ?? []).filter(({ unit, aboard }) => aboard === piece.unit || boards(this.#page.sheet.orderOf(unit), piece.unit, words)).map(({ unit }) => unit) : [];
    const conduct = piece.kind === "H" ? "" : this.#conduct;
    return marchLine({ unit: piece.unit, from: piece.aboard || piece.at, way: this.#way, fleet: this.#fleet, conduct, against: this.#against, annex: this.#annex, equip: this.#equip, cargo, words });
  }

  async #judge() {
    this.#page.changed();
    const asked = ++this.#asked;
    const { line } = this;
    const verdict = await this.#page.sheet.judge(line);
    if (asked !== this.#asked || !this.#piece) return;
    [this.#verdict, this.#judged] = [verdict, line];
    this.#page.changed();
  }

  /** At once, so that whoever sends next sends it; as the house prints it, as soon as that is known. */
  async #write() {
    const { line } = this;
    const { sheet } = this.#page;
    const unit = this.#piece?.unit ?? "";
    const known = this.#judged === line ? this.#verdict : null;
    this.drop();
    sheet.order(known?.line?.order ?? line);
    if (known) return;
    const printed = (await sheet.judge(line))?.line?.order;
    if (printed && lineOf(sheet.text, unit) === line) sheet.order(printed);
  }

  /** The card of the unit in the hand. */
  card() {
    const { say } = this.#page;
    const piece = this.#piece;
    if (!piece) return nothing;
    const army = piece.kind !== "H";
    const realms = this.#page.hand()?.realms ?? [];
    const land = piece.kind === "KH" || piece.kind === "RH";
    const set = (/** @type {() => void} */ change) => () => (change(), void this.#judge());
    return html`
      <section class="marching" aria-label=${say("server.pygma.march", piece.unit)}>
        <h3>${piece.unit} <small>${piece.told}</small></h3>
        ${this.#bound || this.#way.length === 0 ? html`<p class="hint">${this.#blind ? say("server.pygma.march.blind") : this.#bound ? say(`server.pygma.march.bound.${this.#bound}`) : say("server.pygma.march.hint", this.#goals.size)}</p>` : nothing}
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
        </div>
        <div class="actions">
          <button class="button primary" type="button" ?disabled=${this.#wrong} data-march @click=${() => void this.#write()}>${say("server.pygma.form.write")}</button>
          <button class="button" type="button" ?disabled=${this.#way.length === 0} @click=${set(() => (this.#way = this.#way.slice(0, -1)))}>${say("server.pygma.march.back")}</button>
        </div>
        <button class="button quiet icon close" type="button" aria-label=${say("server.pygma.march.drop")} title=${say("server.pygma.march.drop")} @click=${() => this.drop()}>✕</button>
      </section>
    `;
  }
}
