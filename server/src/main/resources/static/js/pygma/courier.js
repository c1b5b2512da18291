import { html, nothing, render } from "lit";
import { on, partIfAny } from "../parts.js";
import { ask, sentenceOf } from "../post.js";
import { answerTo } from "./answering.js";
import { Newest } from "./newest.js";
import { Unread } from "./unread.js";

/**
 * Words between realms: letters, treaties and press for the Kurier. Lays itself into the part of the desk that is kept for
 * it (`desk-messages`), else where the page has a place for it.
 */
class Courier {
  #address;
  #say;
  #paper;
  #page;
  #newest;
  #laid;
  #seat = "";
  /** @type {Pygma.CourierDesk | null} */
  #desk = null;
  /** What was said about the last thing that was sent, by kind. */
  #said = { kind: "", text: "", refused: false };

  /** @param {{ address: string, say: Say, live: EventTarget, laid?: (desk: Pygma.CourierDesk) => void }} page */
  constructor({ address, say, live, laid = () => {} }) {
    this.#laid = laid;
    this.#address = `${address}/words`;
    this.#say = /** @type {Say} */ ((key, ...values) => say(`server.pygma.words.${key}`, ...values));
    this.#paper = /** @type {Say} */ ((key, ...values) => say(`server.pygma.kurier.${key}`, ...values));
    this.#page = address.replace("/api", "");
    const unread = new Unread(address, this.#say);
    this.#newest = new Newest(this.#address, (desk) => (this.#lay(desk), unread.lay(desk)));
    on(live, "table", (table) => this.#look(table));
  }

  /** @param {House.Table} table */
  #look({ seat }) {
    this.#seat = seat;
    if (seat !== "spectator") void this.#newest.look();
  }

  get #home() {
    const own = this.#seat.startsWith("Realm-") ? document.getElementById("desk-messages") : null;
    return own ?? partIfAny("courier");
  }

  /** @param {Pygma.CourierDesk} desk */
  #lay(desk) {
    this.#desk = desk;
    this.#laid(desk);
    this.#draw();
  }

  #draw() {
    const home = this.#home;
    const desk = this.#desk;
    if (!home || !desk) return;
    home.hidden = false;
    const say = this.#say;
    render(
      html`
        ${home.id === "desk-messages" ? nothing : html`<h2 id="words-heading">${say("title")}</h2>`}
        <div class="spread even courier">
          <div>
            <h3>${say("letters")}</h3>
            ${desk.over ? nothing : this.#letterForm(desk)}
            ${desk.letters.length ? desk.letters.map((each) => this.#letter(each, desk)) : html`<p class="hint">${say("none")}</p>`}
          </div>
          <div>
            <h3>${say("treaties")}</h3>
            ${desk.over || desk.master ? nothing : this.#treatyForm(desk)}
            ${desk.treaties.length ? desk.treaties.map((each) => this.#treaty(each)) : html`<p class="hint">${say("treaties.none")}</p>`}
            <h3>${say("press")}</h3>
            ${desk.over ? nothing : this.#pressForm()}
            ${desk.over || !desk.master ? nothing : this.#issueForm()}
            <p><a href=${this.#page}>${this.#paper("page")}</a></p>
            ${desk.press.length ? desk.press.map((each) => this.#piece(each)) : html`<p class="hint">${say("press.none")}</p>`}
          </div>
        </div>
      `,
      home,
    );
  }

  /** @param {Pygma.CourierDesk} desk */
  #letterForm({ realms, left }) {
    const say = this.#say;
    return html`<form @submit=${(/** @type {SubmitEvent} */ event) => this.#send(event, "letters")}>
      ${this.#toWhom({ id: "letter-to", label: say("to"), realms })}
      <div class="field">
        <label for="letter-text">${say("letter.new")}</label>
        <textarea class="input" id="letter-text" name="text" rows="4" maxlength="2000" required aria-describedby="letter-left"></textarea>
        <p class="hint" id="letter-left">${say("left", left)}</p>
      </div>
      ${this.#word("letters")}
      <div class="actions"><button class="button primary" ?disabled=${left === 0}>${say("send")}</button></div>
    </form>`;
  }

  /** @param {{ id: string, label: string, realms: Pygma.CourierDesk["realms"] }} field */
  #toWhom({ id, label, realms }) {
    return html`<div class="field">
      <label for=${id}>${label}</label>
      <select id=${id} name="to" required>
        ${realms.map(({ number, name, direct }) => html`<option value=${number}>${direct ? name : this.#say("via", name)}</option>`)}
      </select>
    </div>`;
  }

  /** @param {Pygma.CourierDesk} desk */
  #treatyForm({ realms, months }) {
    const say = this.#say;
    const known = realms.filter(({ number, known }) => number > 0 && known);
    if (!known.length) return html`<p class="hint">${say("treaty.nobody")}</p>`;
    const dates = (/** @type {string} */ name, /** @type {string} */ none) =>
      html`<div class="field">
        <label for="treaty-${name}">${say(`treaty.${name}`)}</label>
        <select id="treaty-${name}" name=${name}>
          <option value="">${say(none)}</option>
          ${months.map((month) => html`<option>${month}</option>`)}
        </select>
      </div>`;
    return html`<details class="more" ?open=${this.#said.kind === "treaties" && this.#said.refused}>
      <summary>${say("treaty.new")}</summary>
      <form @submit=${(/** @type {SubmitEvent} */ event) => this.#send(event, "treaties")}>
        ${this.#toWhom({ id: "treaty-to", label: say("treaty.with"), realms: known })}
        <div class="dates">${dates("begins", "treaty.now")}${dates("ends", "treaty.ever")}</div>
        <div class="field">
          <label for="treaty-text">${say("text")}</label>
          <textarea class="input" id="treaty-text" name="text" rows="4" maxlength="2000" required></textarea>
        </div>
        <label class="check"><input type="checkbox" name="open"> <span>${say("treaty.open")}</span></label>
        ${this.#word("treaties")}
        <div class="actions"><button class="button primary">${say("treaty.propose")}</button></div>
      </form>
    </details>`;
  }

  #pressForm() {
    const say = this.#say;
    return html`<details class="more" ?open=${this.#said.kind === "press" && this.#said.refused}>
      <summary>${say("press.new")}</summary>
      <form @submit=${(/** @type {SubmitEvent} */ event) => this.#send(event, "press")}>
        <div class="field">
          <label for="press-title">${say("press.title")}</label>
          <input class="input" id="press-title" name="title" maxlength="120" autocomplete="off" required>
        </div>
        <div class="field">
          <label for="press-text">${say("text")}</label>
          <textarea class="input" id="press-text" name="text" rows="6" maxlength="6000" required></textarea>
        </div>
        <label class="check"><input type="checkbox" name="signed" checked> <span>${say("press.signed")}</span></label>
        ${this.#word("press")}
        <div class="actions"><button class="button primary">${say("press.hand-in")}</button></div>
      </form>
    </details>`;
  }

  /** The game master makes an issue of what was taken. */
  #issueForm() {
    const say = this.#paper;
    return html`<details class="more" ?open=${this.#said.kind === "kurier"}>
      <summary>${say("publish")}</summary>
      <form @submit=${(/** @type {SubmitEvent} */ event) => this.#send(event, "kurier")}>
        <div class="field">
          <label for="editorial">${say("editorial")}</label>
          <p class="hint" id="editorial-hint">${say("publish.hint")}</p>
          <textarea class="input" id="editorial" name="text" rows="6" maxlength="6000" aria-describedby="editorial-hint"></textarea>
        </div>
        <label class="check"><input type="checkbox" name="ranking"> <span>${say("publish.ranking")}</span></label>
        ${this.#word("kurier")}
        <div class="actions"><button class="button primary">${say("publish")}</button></div>
      </form>
    </details>`;
  }

  /** @param {string} kind */
  #word(kind) {
    const { text, refused } = this.#said.kind === kind ? this.#said : { text: "", refused: false };
    return html`<p class=${refused ? "notice refused" : "hint"} role=${refused ? "alert" : "status"} ?hidden=${!text}>${text}</p>`;
  }

  /**
   * @param {Pygma.Letter} letter
   * @param {Pygma.CourierDesk} desk
   */
  #letter({ number, fromRealm, from, to, own, text, month, state, word, may }, { over }) {
    const say = this.#say;
    return html`<article class="part">
      <h4>${say("from-to", from, to)}</h4>
      <p class="hint">${month}${own || state !== "sent" ? ` · ${say(`state.${state}`)}` : nothing}</p>
      <p class="said">${text}</p>
      ${word ? html`<p class="hint">${say("word.said", word)}</p>` : nothing}
      ${this.#steps("letters", number, may, may.includes("return"))}
      ${own || over || may.length ? nothing : html`<button class="button quiet" type="button" aria-label=${say("answer.to", from)} @click=${() => answerTo(fromRealm)}>${say("answer")}</button>`}
    </article>`;
  }

  /** @param {Pygma.Treaty} treaty */
  #treaty({ number, from, to, text, begins, ends, state, shown, may }) {
    const say = this.#say;
    const dates = say("treaty.dates", begins || say("treaty.now"), ends || say("treaty.ever"));
    return html`<article class="part">
      <h4>${say("treaty.between", from, to)}</h4>
      <p class="hint">${dates} · ${say(`state.${state}`)}${shown ? ` · ${say("treaty.shown")}` : nothing}</p>
      <p class="said">${text}</p>
      ${this.#steps("treaties", number, may, false)}
    </article>`;
  }

  /** @param {Pygma.Piece} piece */
  #piece({ number, by, signed, title, text, month, state, word, issue, may }) {
    const say = this.#say;
    return html`<article class="part">
      <h4>${title}</h4>
      <p class="hint">${by}${signed ? nothing : ` (${say("press.unsigned")})`} · ${month} · ${issue ? say("state.printed", issue) : say(`state.${state}`)}</p>
      <p class="said">${text}</p>
      ${word ? html`<p class="hint">${say("word.said", word)}</p>` : nothing}
      ${this.#steps("press", number, may, may.includes("decline") && state === "waiting")}
    </article>`;
  }

  /**
   * @param {string} kind
   * @param {number} number
   * @param {string[]} may
   * @param {boolean} explained whether a word can be sent along
   */
  #steps(kind, number, may, explained) {
    if (!may.length) return nothing;
    const say = this.#say;
    const id = `${kind}-word-${number}`;
    return html`<form @submit=${(/** @type {SubmitEvent} */ event) => this.#step(event, kind, number)}>
      ${explained ? html`<div class="field"><label for=${id}>${say("word")}</label><input class="input" id=${id} name="text" maxlength="500" autocomplete="off"></div>` : nothing}
      <div class="actions">${may.map((step) => html`<button class="button" name="step" value=${step}>${say(`step.${step}`)}</button>`)}</div>
    </form>`;
  }

  /**
   * @param {SubmitEvent} event
   * @param {string} kind
   */
  async #send(event, kind) {
    event.preventDefault();
    const form = /** @type {HTMLFormElement} */ (event.currentTarget);
    const { to, ...fields } = Object.fromEntries(new FormData(form));
    const slip =
      kind === "kurier"
        ? { ...fields, ranking: "ranking" in fields }
        : { ...fields, to: to === undefined ? undefined : Number(to), open: "open" in fields, signed: "signed" in fields };
    if (await this.#post(kind, slip)) form.reset();
  }

  /**
   * @param {SubmitEvent} event
   * @param {string} kind
   * @param {number} number
   */
  async #step(event, kind, number) {
    event.preventDefault();
    const form = /** @type {HTMLFormElement} */ (event.currentTarget);
    const step = /** @type {HTMLButtonElement} */ (event.submitter).value;
    await this.#post(kind, { number, step, text: String(new FormData(form).get("text") ?? "") });
  }

  /**
   * @param {string} kind
   * @param {object} slip
   */
  async #post(kind, slip) {
    try {
      await ask(`${this.#address}/${kind}`, slip);
      this.#said = { kind, text: this.#say("done"), refused: false };
      await this.#newest.look();
      return true;
    } catch (problem) {
      this.#said = { kind, text: sentenceOf(problem, this.#say("failed")), refused: true };
      return false;
    } finally {
      this.#draw();
    }
  }
}

/** @param {{ address: string, say: Say, live: EventTarget, laid?: (desk: Pygma.CourierDesk) => void }} page */
export function openCourier(page) {
  return new Courier(page);
}
