import { html, nothing, render } from "lit";
import { look, post } from "../post.js";
import { part } from "./desk.js";
import { moment } from "./judging.js";
import { scanDesk, scanned, tell } from "./scans.js";

/** Where a reader sends orders by mail, and what went wrong with mails. */
export class ByMail {
  #address;
  #say;

  /**
   * @param {string} address
   * @param {Say} say
   */
  constructor(address, say) {
    this.#address = address;
    this.#say = say;
  }

  /** @param {House.Table} table */
  async look({ seat, turn }) {
    const shown = !turn.over && /^(Realm-|GameMaster)/.test(seat);
    part("post").hidden = !shown;
    if (!shown) return;
    /** @type {Mail | null} */
    const mail = await look(`${this.#address}/post`).catch(() => null);
    const say = this.#say;
    const rules = seat.startsWith("Realm-");
    const scans = rules ? ((await look(`${this.#address}/scans`)) ?? []) : [];
    render(
      html`${mail?.address && rules ? html`<p>${say("server.pygma.post.address")} ${written(mail.address)}</p>` : nothing}
      ${mail?.password ? html`<p>${say("server.pygma.post.password")} <code>${say("server.pygma.post.password.line", mail.password)}</code></p>` : nothing}
      ${mail?.address && !rules ? this.#demand(mail) : nothing}
      ${rules ? html`<p><a href="${this.#address}/sheet.pdf" download="sheet.pdf">${say("server.pygma.post.sheet")}</a></p>` : nothing}
      ${scans.length ? html`<h3>${say("server.pygma.scan.title")}</h3>${scanned(scans, this.#address, say, null)}` : nothing}
      <p>${say("server.pygma.post.map")} <a href="${this.#address}/map/a3.pdf" download="map-a3.pdf">${say("server.pygma.post.map.a3")}</a>,
        <a href="${this.#address}/map/poster.pdf" download="map-poster.pdf">${say("server.pygma.post.map.poster")}</a></p>
      ${mail?.troubles.length ? html`<h3>${say("server.pygma.post.troubles")}</h3><ul>${mail.troubles.map((trouble) => html`<li>${told(trouble)}</li>`)}</ul>` : nothing}`,
      part("by-mail"),
    );
  }

  /** @param {Mail} mail */
  #demand(mail) {
    const ask = async (/** @type {Event} */ event) => {
      const box = /** @type {HTMLInputElement} */ (event.target);
      const answer = await post(`${this.#address}/post`, { asks: box.checked }).catch(() => null);
      if (answer?.ok) return;
      box.checked = !box.checked;
      part("said").textContent = this.#say("server.table.unreached");
    };
    return html`<label class="check"><input type="checkbox" .checked=${mail.asks} @change=${ask} aria-describedby="ask-hint" />
        ${this.#say("server.pygma.post.ask")}</label>
      <p class="hint" id="ask-hint">${this.#say("server.pygma.post.ask.hint")}</p>`;
  }
}

/** @typedef {{ who: string, at: number, said: string }} Trouble */
/** @typedef {{ address: string, asks: boolean, password: string, troubles: Trouble[] }} Mail */

/**
 * When it came, and of which realm.
 *
 * @param {Trouble} trouble
 */
function told({ who, at, said }) {
  return html`<span class="hint">${who ? `${who}, ` : ""}${moment(at)}</span><br />${said}`;
}

/**
 * An address to write to; where it does not say enough, the subject must bear the mark behind it.
 *
 * @param {string} place
 */
function written(place) {
  const [address, mark] = place.split(" ");
  const subject = mark ? `?subject=${encodeURIComponent(mark)}` : "";
  return html`<a href="mailto:${address}${subject}">${place}</a>`;
}

/**
 * A ruler's letter on paper: its printed sheet, and a place where a game master types it in.
 *
 * @param {Pygma.Realm} realm
 * @param {string} address
 * @param {Say} say
 */
export function onPaper(realm, address, say) {
  const send = async (/** @type {SubmitEvent} */ event) => {
    event.preventDefault();
    const form = /** @type {HTMLFormElement} */ (event.target);
    const text = /** @type {HTMLTextAreaElement} */ (form.elements.namedItem("letter")).value;
    const answer = await post(`${address}/realms/${realm.number}/sheet`, { text, reason: "" }).catch(() => null);
    const { wrong, unread } = answer?.ok ? await answer.json() : { wrong: say("server.table.unreached"), unread: [] };
    const lost = unread.length ? ` ${say("server.pygma.post.typed.unread", unread.join(" · "))}` : "";
    if (wrong) tell(form, wrong, "refused");
    else tell(form, say("server.pygma.post.typed", realm.name) + lost, lost ? "warning" : "success");
    if (!wrong) form.reset();
  };
  const scans = scanDesk(realm, address, say);
  return html`<details class="more" @toggle=${scans.opened}>
    <summary>${say("server.pygma.post.paper")}</summary>
    <p><a href="${address}/sheets/${realm.number}.pdf" download="sheet-${realm.number}.pdf">${say("server.pygma.post.sheet")}</a></p>
    ${scans.view}
    <form class="column" @submit=${send}>
      <label class="field">${say("server.pygma.post.type", realm.name)} <textarea name="letter" rows="6" required></textarea></label>
      <button class="button">${say("server.pygma.post.send")}</button>
    </form>
    <p class="notice" role="status" data-told hidden></p>
  </details>`;
}
