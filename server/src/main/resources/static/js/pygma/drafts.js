import { html, nothing, render } from "lit";
import { look, post } from "../post.js";
import { remember, rememberedJson } from "../storage.js";
import { dateLanguage } from "../words.js";

const REST = 600;
const TIME = new Intl.DateTimeFormat(dateLanguage(), { dateStyle: "short", timeStyle: "short" });

/**
 * What is being written for the month. This browser keeps it at once, the server a moment later, for all devices; what
 * was written without a connection goes out with the next one.
 */
export class Drafts {
  #address;
  #say;
  #place;
  #take;
  #name = "";
  #date = "";
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #timer;
  /** @type {Promise<unknown>} */
  #keeping = Promise.resolve();
  /** @type {{ at: number, text: string }[]} */
  #versions = [];
  #state = "";

  /** @param {{ address: string, say: Say, place: HTMLElement, take: (text: string) => void }} page */
  constructor({ address, say, place, take }) {
    this.#address = address;
    this.#say = say;
    this.#place = place;
    this.#take = take;
    addEventListener("online", () => this.#post());
  }

  /**
   * What this browser has for the month, or nothing.
   *
   * @param {string} name
   * @param {string} date
   */
  here(name, date) {
    this.#name = name;
    this.#date = date;
    this.#state = "";
    const kept = this.#kept;
    return kept.date === date ? kept.text : null;
  }

  get #kept() {
    return rememberedJson(this.#name, { date: "", text: "", waits: false });
  }

  /**
   * What the server has for the month. It is newer than what lies here, unless that still waits to go out.
   *
   * @param {string} text that stands here
   * @returns {Promise<string | null>}
   */
  async open(text) {
    const answer = await look(`${this.#address}/drafts`);
    this.#versions = answer?.versions ?? [];
    this.#draw();
    if (this.#kept.date === this.#date && this.#kept.waits) {
      void this.#post();
      return null;
    }
    const newest = this.#versions[0]?.text ?? null;
    if (newest !== null && newest !== text) remember(this.#name, JSON.stringify({ date: this.#date, text: newest, waits: false }));
    return newest;
  }

  /** @param {string} text */
  keep(text) {
    remember(this.#name, JSON.stringify({ date: this.#date, text, waits: true }));
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#post(), REST);
  }

  #post() {
    this.#keeping = this.#keeping.then(() => this.#send());
    return this.#keeping;
  }

  async #send() {
    const { date, text, waits } = this.#kept;
    if (!waits || date !== this.#date) return;
    const response = await post(`${this.#address}/drafts`, { text, month: date }).catch(() => null);
    if (response?.ok) {
      this.#versions = (await response.json()).versions;
      if (this.#kept.text === text) remember(this.#name, JSON.stringify({ date, text, waits: false }));
    }
    this.#state = response?.ok ? "kept" : "waits";
    this.#draw();
  }

  #draw() {
    const [newest, ...older] = this.#versions;
    const say = this.#say;
    render(
      html`<p class="hint" role="status" data-draft-kept>
          ${this.#state === "waits" ? say("server.pygma.draft.waits") : newest ? say("server.pygma.draft.kept", TIME.format(newest.at)) : ""}
        </p>
        ${older.length > 0
          ? html`<details class="more">
              <summary>${say("server.pygma.draft.versions", older.length)}</summary>
              <ul class="versions">
                ${older.map(({ at, text }) => html`<li><button class="button quiet" type="button" @click=${() => this.#take(text)}>${TIME.format(at)} · ${say("server.pygma.draft.lines", ordersIn(text))}</button></li>`)}
              </ul>
            </details>`
          : nothing}`,
      this.#place,
    );
  }
}

/** How many lines count. @param {string} text */
function ordersIn(text) {
  return text.split("\n").filter((line) => line.replace(/;.*$/, "").trim() !== "").length;
}
