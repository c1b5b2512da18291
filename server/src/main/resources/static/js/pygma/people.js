import { html, nothing, render } from "lit";
import { post } from "../post.js";
import { part } from "./desk.js";
import { heritageForm } from "./heritage.js";
import { Newest } from "./newest.js";

/** People come and go: stand-ins, standing orders, heirs, bots, and the ledger of months without orders. */
export class People {
  #address;
  #say;
  #newest;
  #assisting;
  /** What came of the last thing that was sent, and where it was. */
  #said = { where: "", text: "", done: true };
  #over = false;
  /** Why an answer came to nothing. */
  #late = "";
  /** @type {Pygma.People | null} */
  #people = null;

  /**
   * @param {string} address
   * @param {Say} say
   * @param {() => void} [assisting] the reader turns out to be the game masters' assistant
   */
  constructor(address, say, assisting = () => {}) {
    this.#address = address;
    this.#assisting = assisting;
    this.#say = say;
    this.#newest = new Newest(`${address}/people`, (people) => this.#lay(people));
  }

  /** Whether the reader reads what game masters read. */
  get assists() {
    return this.#people?.assists ?? false;
  }

  /** @param {boolean} over nothing is arranged any more */
  look(over) {
    this.#over = over;
    void this.#newest.look();
  }

  /** @param {Pygma.People} people */
  #lay(people) {
    const before = this.assists;
    this.#people = people;
    const { own, lead, asked, standsIn, assists } = people;
    if (assists && !before) this.#assisting();
    const reading = assists ? html`<p class="notice">${this.#say("server.pygma.people.assists")}</p>` : nothing;
    const late = this.#late ? html`<p class="notice" role="status">${this.#late}</p>` : nothing;
    render([late, ...asked.map((each) => this.#question(each)), reading, standsIn ? html`<p class="notice">${this.#say("server.pygma.people.stands", standsIn)}</p>` : nothing], part("asked"));
    part("people-part").hidden = this.#over || (!own && !lead);
    render(own?.heritage ? heritageForm(own.heritage, this.#say, (event) => this.#choose(event)) : nothing, part("heritage"));
    render(html`${own ? this.#own(own) : nothing}${lead ? this.#lead(lead) : nothing}`, part("people"));
  }

  /** @param {Pygma.People["asked"][number]} asked */
  #question({ kind, realm, by, months }) {
    const say = this.#say;
    const answer = async (/** @type {boolean} */ accept) => {
      const done = await this.#send("/people/answer", { accept });
      this.#late = done ? "" : say("server.pygma.people.late", realm);
      this.#again();
    };
    return html`<div class="notice">
      <p>${say(`server.pygma.people.asked.${kind}`, by, realm, months)}</p>
      <div class="actions">
        <button class="button primary" type="button" @click=${() => answer(true)}>${say("server.pygma.people.accept")}</button>
        <button class="button" type="button" @click=${() => answer(false)}>${say("server.pygma.people.decline")}</button>
      </div>
    </div>`;
  }

  /** @param {NonNullable<Pygma.People["own"]>} own */
  #own({ realm, contact, letters, standing, used, deputy }) {
    const say = this.#say;
    return html`
      <p class="hint">${say("server.pygma.people.hint", realm)}</p>
      ${deputy
        ? html`<p><b>${deputyOf(deputy, say)}</b></p>
            <div class="actions"><button class="button" type="button" @click=${() => this.#send("/people/end", {})}>${say("server.pygma.people.end")}</button></div>`
        : html`<form class="calendar" @submit=${(/** @type {SubmitEvent} */ event) => this.#form(event, "/people/ask")}>
            <div class="field">
              <label for="ask-kind">${say("server.pygma.people.what")}</label>
              <select id="ask-kind" name="kind">
                <option value="stand_in">${say("server.pygma.people.what.stand_in")}</option>
                <option value="heir">${say("server.pygma.people.what.heir")}</option>
              </select>
            </div>
            <div class="field"><label for="ask-name">${say("server.pygma.people.name")}</label><input class="input" id="ask-name" name="name" required maxlength="40" autocomplete="off" /></div>
            <div class="field"><label for="ask-months">${say("server.pygma.people.months")}</label><input class="input" id="ask-months" name="months" type="number" min="1" max="36" value="2" /></div>
            <div class="field"><label for="ask-reason">${say("server.pygma.people.reason")}</label><input class="input" id="ask-reason" name="reason" maxlength="500" autocomplete="off" /></div>
            <div class="actions"><button class="button">${say("server.pygma.people.ask")}</button></div>
          </form>`}
      ${this.#word("/people/ask")}${this.#word("/people/end")}
      <label class="check"><input type="checkbox" data-letters-left .checked=${letters} @change=${(/** @type {Event} */ event) => void this.#send("/people/letters", { left: /** @type {HTMLInputElement} */ (event.currentTarget).checked })} /> ${say("server.pygma.people.letters")}</label>
      ${this.#word("/people/letters")}
      <form @submit=${(/** @type {SubmitEvent} */ event) => void this.#send("/people/contact", valuesOf(event))}>
        <div class="field">
          <label for="contact">${say("server.pygma.people.contact")}</label>
          <p class="hint" id="contact-hint">${say("server.pygma.people.contact.hint")}</p>
          <input class="input" id="contact" name="text" maxlength="200" autocomplete="off" aria-describedby="contact-hint" .value=${contact} />
        </div>
        <div class="actions"><button class="button">${say("server.pygma.people.contact.keep")}</button></div>
        ${this.#word("/people/contact")}
      </form>
      <form @submit=${(/** @type {SubmitEvent} */ event) => this.#standing(event)}>
        <div class="field">
          <label for="standing">${say("server.pygma.people.standing")}</label>
          <p class="hint" id="standing-hint">${say(used ? "server.pygma.people.standing.used" : "server.pygma.people.standing.unused")}</p>
          <textarea class="orders" id="standing" name="text" rows="5" spellcheck="false" autocapitalize="off" maxlength="50000" aria-describedby="standing-hint" .value=${standing}></textarea>
        </div>
        <div class="actions"><button class="button">${say("server.pygma.people.standing.keep")}</button></div>
        ${this.#word("/people/standing")}
      </form>
    `;
  }

  /** @param {NonNullable<Pygma.People["lead"]>} lead */
  #lead(lead) {
    const say = this.#say;
    return html`
      <h3>${say("server.pygma.people.ledger")}</h3>
      ${ledgerOf(lead, say)}
      <h3>${say("server.pygma.people.rule")}</h3>
      <form class="calendar" @submit=${(/** @type {SubmitEvent} */ event) => this.#rule(event)}>
        <div class="field">
          <label for="nmr-manner">${say("server.pygma.people.manner")}</label>
          <select id="nmr-manner" name="manner">
            ${["nothing", "standing", "caretaker"].map((each) => html`<option value=${each} ?selected=${each === lead.manner}>${say(`server.pygma.people.manner.${each}`)}</option>`)}
          </select>
        </div>
        <div class="field"><label for="nmr-most">${say("server.pygma.people.most")}</label><input class="input" id="nmr-most" name="most" type="number" min="0" max="99" value=${lead.most} /></div>
        <label class="check"><input type="checkbox" name="botFollows" ?checked=${lead.botFollows} /> ${say("server.pygma.people.follows")}</label>
        <div class="actions">
          <button class="button">${say("server.pygma.people.rule.keep")}</button>
          ${lead.manner === "nothing" ? nothing : html`<button class="button quiet" type="button" data-provide @click=${() => this.#send("/master/absences/now", {})}>${say("server.pygma.people.provide")}</button>`}
          ${this.#word("/master/absences")}
        </div>
      </form>
      <h3>${say("server.pygma.people.realms")}</h3>
      <p><a class="button" href=${`${this.#address.replace("/api/", "/")}/invite`}>${say("server.pygma.people.invite")}</a></p>
      <ul>${lead.realms.filter(({ deputy, standing }) => deputy || standing).map(({ number, name, deputy, standing }) => html`<li>${say("pygma.report.message", `${number} ${name}`, [deputy ? deputyOf(deputy, say) : "", standing ? say("server.pygma.people.standing.there") : ""].filter(Boolean).join(" "))}</li>`)}</ul>
      <form class="calendar" data-realm-form @submit=${(/** @type {SubmitEvent} */ event) => this.#change(event)}>
        <div class="field"><label for="change-realm">${say("server.pygma.master.realm")}</label><select id="change-realm" name="realm">${lead.realms.map(({ number, name }) => html`<option value=${number}>${number} ${name}</option>`)}</select></div>
        <div class="field">
          <label for="change-act">${say("server.pygma.people.what")}</label>
          <select id="change-act" name="act">
            ${["give", "bot", "good", "end"].map((each) => html`<option value=${each}>${say(`server.pygma.people.act.${each}`)}</option>`)}
          </select>
        </div>
        <div class="field"><label for="change-name">${say("server.pygma.people.name.give")}</label><input class="input" id="change-name" name="name" maxlength="40" autocomplete="off" /></div>
        <div class="field"><label for="change-months">${say("server.pygma.people.months.bot")}</label><input class="input" id="change-months" name="months" type="number" min="1" max="36" value="1" /></div>
        <div class="field"><label for="change-reason">${say("server.pygma.people.reason")}</label><input class="input" id="change-reason" name="reason" maxlength="500" autocomplete="off" /></div>
        <div class="actions"><button class="button">${say("server.pygma.people.do")}</button> ${this.#word("/master/realms")}</div>
      </form>
    `;
  }

  /**
   * @param {SubmitEvent} event
   * @param {string} where
   */
  #form(event, where) {
    const { kind, name, months, reason } = valuesOf(event);
    void this.#send(where, { kind, name, months: Number(months), reason });
  }

  /** @param {SubmitEvent} event */
  async #choose(event) {
    const done = await this.#send("/people/heritage", valuesOf(event));
    this.#late = done ? "" : this.#say("server.pygma.heritage.late");
    this.#again();
  }

  /** @param {SubmitEvent} event */
  #rule(event) {
    const { manner, most, botFollows } = valuesOf(event);
    void this.#send("/master/absences", { manner, most: Number(most), botFollows: botFollows !== undefined });
  }

  /** @param {SubmitEvent} event */
  #change(event) {
    const { realm, act, name, months, reason } = valuesOf(event);
    const good = act === "good";
    void this.#send(`/master/realms/${realm}`, { act: good ? "bot" : act, name, months: good ? 0 : Number(months), reason });
  }

  /** @param {SubmitEvent} event */
  async #standing(event) {
    const { text } = valuesOf(event);
    const where = "/people/standing";
    const response = await post(`${this.#address}${where}`, { text }).catch(() => null);
    const wrong = response?.ok ? (await response.json()).wrong : this.#say("server.pygma.people.standing.unreached");
    this.#tell({ where, text: wrong ? this.#say("server.pygma.people.standing.wrong", wrong) : this.#say("server.pygma.people.standing.kept"), done: !wrong });
  }

  /**
   * @param {string} where
   * @param {object} body
   * @returns {Promise<boolean>} whether it was done
   */
  async #send(where, body) {
    const response = await post(`${this.#address}${where}`, body).catch(() => null);
    const done = response?.ok ?? false;
    this.#tell({ where, text: this.#say(done ? "server.pygma.people.done" : "server.pygma.people.refused"), done });
    return done;
  }

  /**
   * What came of it, where it was asked for.
   *
   * @param {string} where
   */
  #word(where) {
    const { text, done } = this.#said;
    const here = this.#said.where.startsWith(where) && text;
    return html`<p class=${here && !done ? "notice refused" : ""} role="status" data-people-said ?hidden=${!here}>${here ? text : nothing}</p>`;
  }

  /** @param {{ where: string, text: string, done: boolean }} said */
  #tell(said) {
    this.#said = said;
    this.#again();
  }

  #again() {
    if (this.#people) this.#lay(this.#people);
    void this.#newest.look();
  }
}

/**
 * @param {SubmitEvent} event
 * @returns {Record<string, string>}
 */
function valuesOf(event) {
  event.preventDefault();
  const form = new FormData(/** @type {HTMLFormElement} */ (event.currentTarget));
  return Object.fromEntries([...form].map(([key, value]) => [key, String(value)]));
}

/**
 * @param {Pygma.Deputy} deputy
 * @param {Say} say
 */
function deputyOf({ kind, name, accepted, left }, say) {
  return say(`server.pygma.people.deputy.${kind}${accepted ? "" : ".asked"}`, name, left);
}

/**
 * Realm by month.
 *
 * @param {NonNullable<Pygma.People["lead"]>} lead
 * @param {Say} say
 */
function ledgerOf({ months, ledger }, say) {
  if (months.length === 0) return html`<p class="hint">${say("server.pygma.people.ledger.none")}</p>`;
  return html`<div class="scroll" tabindex="0" role="region" aria-label=${say("server.pygma.people.ledger")}>
      <table class="table ledger">
        <thead>
          <tr>
            <th scope="col">${say("server.pygma.master.realm")}</th>
            <th scope="col">NMR</th>
            ${months.map((month) => html`<th scope="col">${month}</th>`)}
          </tr>
        </thead>
        <tbody>
          ${ledger.map(
            ({ realm, cells, count }) => html`<tr>
              <th scope="row">${realm}</th>
              <td>${count}</td>
              ${cells.map((cell) => html`<td class=${cell}>${cell ? say(`server.pygma.people.cell.${cell}`) : "·"}</td>`)}
            </tr>`,
          )}
        </tbody>
      </table>
    </div>
    <p class="hint">${say("server.pygma.people.ledger.legend")}</p>`;
}
