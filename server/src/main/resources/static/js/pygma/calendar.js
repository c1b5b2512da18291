import { html, nothing, render } from "lit";
import { post } from "../post.js";
import { part } from "./desk.js";
import { Newest } from "./newest.js";

const DAYS = [1, 2, 3, 4, 5, 6, 7];
/** Of the days of one name in a month; the fifth stands for the last. */
const NTH = [1, 2, 3, 4, 5];

/** When the months of a campaign are closed: for rulers to read, for game masters to keep. */
export class Calendar {
  #address;
  #say;
  #newest;
  #said = "";
  #done = true;
  /** @type {Pygma.Calendar | null} */
  #calendar = null;

  /**
   * @param {string} address
   * @param {Say} say
   */
  constructor(address, say) {
    this.#address = `${address}/calendar`;
    this.#say = say;
    this.#newest = new Newest(this.#address, (calendar) => this.#lay(calendar));
  }

  /** @param {House.Table} table */
  look({ seat, turn, seats }) {
    const led = seats.some((each) => each.seat.startsWith("GameMaster") && each.occupant === "person");
    const shown = led && !turn.over && /^(Realm-|GameMaster)/.test(seat);
    part("calendar-part").hidden = !shown;
    if (shown) void this.#newest.look();
    else part("zat").hidden = true;
  }

  /** @param {Pygma.Calendar} calendar */
  #lay(calendar) {
    this.#calendar = calendar;
    const line = this.#line(calendar);
    part("zat").hidden = !line;
    part("zat").textContent = line;
    render(this.#panel(calendar), part("calendar"));
  }

  /** @param {Pygma.Calendar} calendar */
  #line({ due, when, paused, word, begun }) {
    const say = this.#say;
    if (paused) return [say("server.pygma.calendar.paused"), word].filter(Boolean).join(" – ");
    return due ? [say(begun ? "server.pygma.calendar.due" : "server.pygma.calendar.due.first", when), word].filter(Boolean).join(" – ") : "";
  }

  /** @param {Pygma.Calendar} calendar */
  #panel(calendar) {
    const say = this.#say;
    const { rhythm, said, until, atZat, leads, early, paused, least } = calendar;
    return html`
      <p><b>${this.#line(calendar) || say(rhythm ? "server.pygma.calendar.waiting" : "server.pygma.calendar.none")}</b></p>
      ${rhythm && !paused
        ? html`<ul class="hint">
            <li>${said}${least > 0 ? html`, ${say("server.pygma.calendar.least.text", least)}` : nothing}</li>
            ${until ? html`<li>${say("server.pygma.calendar.until", until)}</li>` : nothing}
            ${early ? html`<li>${say("server.pygma.calendar.early.text")}</li>` : nothing}
            <li>${say(`server.pygma.calendar.then.${atZat}`)}</li>
          </ul>`
        : nothing}
      ${leads ? this.#leading(calendar) : nothing}
      ${rhythm ? html`<p><a href=${new URL(calendar.feed, location.href).href}>${say("server.pygma.calendar.feed")}</a> <span class="hint">${say("server.pygma.calendar.feed.hint")}</span></p>` : nothing}
    `;
  }

  /** @param {Pygma.Calendar} calendar */
  #leading(calendar) {
    const say = this.#say;
    const { rhythm, paused, due, local, begun } = calendar;
    return html`
      <div class="field">
        <label for="zat-word">${say("server.pygma.calendar.word")}</label>
        <input class="input" id="zat-word" maxlength="500" autocomplete="off" placeholder=${say("server.pygma.calendar.word.hint")} />
      </div>
      ${rhythm
        ? html`<form class="actions" @submit=${(/** @type {SubmitEvent} */ event) => this.#move(event)}>
            ${due && begun && !paused
              ? html`<label for="zat-due">${say("server.pygma.calendar.move")}</label>
                  <input class="input" id="zat-due" type="datetime-local" name="due" required value=${local} />
                  <button class="button">${say("server.pygma.calendar.move.do")}</button>`
              : nothing}
            <button class="button" type="button" data-pause @click=${() => this.#send("/pause", { paused: !paused })}>${say(paused ? "server.pygma.calendar.resume" : "server.pygma.calendar.pause")}</button>
          </form>`
        : nothing}
      <p class=${this.#done ? "" : "notice refused"} role="status" data-calendar-said>${this.#said}</p>
      <details class="more" ?open=${!rhythm}>
        <summary>${say(rhythm ? "server.pygma.calendar.change" : "server.pygma.calendar.make")}</summary>
        ${this.#form(calendar)}
      </details>
    `;
  }

  /** @param {Pygma.Calendar} calendar */
  #form({ rhythm, zone, grace, least, early, holidays, begun, local }) {
    const say = this.#say;
    const [kind = "weekly", which = "7", hour = "20:00"] = rhythm ? rhythm.split(" ") : [];
    const zones = Intl.supportedValuesOf?.("timeZone") ?? [];
    return html`<form class="calendar" @submit=${(/** @type {SubmitEvent} */ event) => this.#keep(event)}>
      <fieldset>
        <legend>${say("server.pygma.calendar.rhythm")}</legend>
        <label class="check"><input type="radio" name="kind" value="weekly" ?checked=${kind === "weekly"} /> ${say("server.pygma.calendar.weekly")}</label>
        <span class="days">${DAYS.map((day) => html`<label class="check"><input type="checkbox" name="day" value=${day} ?checked=${kind === "weekly" ? which.split(",").includes(String(day)) : day === 7} /> ${weekday(day, "short")}</label>`)}</span>
        <label class="check"><input type="radio" name="kind" value="monthly" ?checked=${kind === "monthly"} /> ${say("server.pygma.calendar.monthly")}</label>
        <span class="days">
          <select name="nth" aria-label=${say("server.pygma.calendar.nth")}>${NTH.map((nth) => html`<option value=${nth} ?selected=${kind === "monthly" && which.startsWith(`${nth}/`)}>${say(`server.pygma.calendar.nth.${nth}`)}</option>`)}</select>
          <select name="weekday" aria-label=${say("server.pygma.calendar.weekday")}>${DAYS.map((day) => html`<option value=${day} ?selected=${kind === "monthly" ? which.endsWith(`/${day}`) : day === 7}>${weekday(day, "long")}</option>`)}</select>
          ${say("server.pygma.calendar.nth.month")}
        </span>
        <label class="check"><input type="radio" name="kind" value="every" ?checked=${kind === "every"} /> ${say("server.pygma.calendar.every")}</label>
        <span class="days"><input class="input short" name="every" type="number" min="1" max="60" value=${kind === "every" ? which : "14"} aria-label=${say("server.pygma.calendar.days")} /> ${say("server.pygma.calendar.days")}</span>
      </fieldset>
      <div class="field"><label for="zat-hour">${say("server.pygma.calendar.hour")}</label><input class="input" id="zat-hour" type="time" name="hour" required value=${hour} /></div>
      <div class="field">
        <label for="zat-first">${say(begun ? "server.pygma.calendar.next" : "server.pygma.calendar.first")}</label>
        <input class="input" id="zat-first" type="datetime-local" name="first" value=${begun ? "" : local} aria-describedby="zat-first-hint" />
        <p class="hint" id="zat-first-hint">${say("server.pygma.calendar.first.hint")}</p>
      </div>
      <div class="field">
        <label for="zat-zone">${say("server.pygma.calendar.zone")}</label>
        <input class="input" id="zat-zone" name="zone" required list="zat-zones" value=${zone || Intl.DateTimeFormat().resolvedOptions().timeZone} />
        <datalist id="zat-zones">${zones.map((each) => html`<option value=${each}></option>`)}</datalist>
      </div>
      <div class="field"><label for="zat-least">${say("server.pygma.calendar.least")}</label><input class="input" id="zat-least" type="number" min="0" max="60" name="least" value=${least} /></div>
      <div class="field"><label for="zat-grace">${say("server.pygma.calendar.grace")}</label><input class="input" id="zat-grace" type="number" min="0" max="168" step="0.5" name="grace" value=${grace / 60} /></div>
      <label class="check"><input type="checkbox" name="early" ?checked=${early} /> ${say("server.pygma.calendar.early")}</label>
      <div class="field">
        <label for="zat-holidays">${say("server.pygma.calendar.holidays")}</label>
        <textarea id="zat-holidays" name="holidays" rows="3" maxlength="2000" .value=${holidays}></textarea>
      </div>
      <div class="actions"><button class="button primary">${say("server.pygma.calendar.keep")}</button> ${this.#done ? nothing : html`<span class="wrong" data-calendar-refused>${this.#said}</span>`}</div>
    </form>`;
  }

  /** @param {SubmitEvent} event */
  #keep(event) {
    const form = formOf(event);
    const days = form.getAll("day").join(",");
    const kind = String(form.get("kind"));
    const which = kind === "every" ? form.get("every") : kind === "monthly" ? `${form.get("nth")}/${form.get("weekday")}` : days;
    void this.#send("", {
      rhythm: `${kind} ${which} ${form.get("hour")}`,
      first: form.get("first"),
      zone: form.get("zone"),
      grace: Math.round(Number(form.get("grace")) * 60),
      least: Number(form.get("least")),
      early: form.get("early") !== null,
      holidays: form.get("holidays"),
    });
  }

  /** @param {SubmitEvent} event */
  #move(event) {
    void this.#send("/due", { due: formOf(event).get("due") });
  }

  /**
   * The table tells what came of it: the bell rings for everyone.
   *
   * @param {string} where
   * @param {object} body
   */
  async #send(where, body) {
    const word = part("calendar").querySelector("input");
    const response = await post(`${this.#address}${where}`, { ...body, word: word?.value ?? "" }).catch(() => null);
    this.#done = Boolean(response?.ok);
    this.#said = response?.ok ? this.#say("server.pygma.calendar.kept") : await why(response, this.#say("server.pygma.calendar.wrong"));
    if (response?.ok && word) word.value = "";
    if (this.#calendar) this.#lay(this.#calendar);
    void this.#newest.look();
  }
}

/**
 * What the server says against it, if it says anything.
 *
 * @param {Response | null} response
 * @param {string} otherwise
 */
async function why(response, otherwise) {
  const problem = await response?.json().catch(() => null);
  return problem?.message ?? otherwise;
}

/** @param {SubmitEvent} event */
function formOf(event) {
  event.preventDefault();
  return new FormData(/** @type {HTMLFormElement} */ (event.currentTarget));
}

/**
 * A day of the week as the reader's country calls it; 2024 began with a Monday.
 *
 * @param {number} day
 * @param {"short" | "long"} weekday
 */
function weekday(day, weekday) {
  return new Date(2024, 0, day).toLocaleDateString(document.documentElement.lang, { weekday });
}
