import { ask, post } from "../post.js";
import { part } from "./desk.js";

/** How long the pen rests before what was written is kept and read, in milliseconds. */
const REST = 350;

/** What the game masters write down for the month. The server keeps it at every rest of the pen, for all of them. */
export class LeadSheet {
  #address;
  #say;
  #changed;
  #version = 0;
  #date = "";
  #kept = "";
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #timer;
  /** @type {Promise<unknown>} */
  #keeping = Promise.resolve();

  /** @param {{ address: string, say: Say, changed: (text: string) => void }} page */
  constructor({ address, say, changed }) {
    this.#address = address;
    this.#say = say;
    this.#changed = changed;
    this.#area.addEventListener("input", () => this.#written());
  }

  get #area() {
    return part("events", HTMLTextAreaElement);
  }

  get text() {
    return this.#area.value.trimEnd();
  }

  /**
   * What the server has. What is being written here stays, unless a new month has begun.
   *
   * @param {Pygma.MasterDesk} desk
   */
  lay({ date, sheet }) {
    if (sheet.version < this.#version) return;
    const untouched = this.text === this.#kept.trimEnd();
    const news = this.text !== sheet.text.trimEnd();
    if (date !== this.#date || (untouched && news)) this.#area.value = sheet.text;
    if (date !== this.#date) part("judged").textContent = "";
    this.#date = date;
    this.#kept = sheet.text;
    this.#version = sheet.version;
  }

  /**
   * Writes a line; one that begins like it is replaced.
   *
   * @param {string} line
   * @param {string} [beginning]
   */
  write(line, beginning = line) {
    const others = this.text.split("\n").filter((each) => each && each !== beginning && !each.startsWith(`${beginning} `));
    this.#area.value = [...others, line].filter(Boolean).join("\n");
    this.#written();
  }

  /** Takes a line out again. @param {string} line */
  strike(line) {
    this.#area.value = this.text
      .split("\n")
      .filter((each) => each.trim() !== line)
      .join("\n");
    this.#written();
  }

  #written() {
    this.#changed(this.text);
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      void this.keep();
      void this.#check();
    }, REST);
  }

  /** Lets the server keep what is written here; resolves when it has. */
  keep() {
    clearTimeout(this.#timer);
    this.#keeping = this.#keeping.then(() => this.#post());
    return this.#keeping;
  }

  async #post() {
    const { text } = this;
    if (text === this.#kept.trimEnd()) return;
    const response = await post(`${this.#address}/master/sheet`, { version: this.#version, text }).catch(() => null);
    if (!response || (!response.ok && response.status !== 409)) return this.#tell(this.#say("server.pygma.master.sheet.lost"));
    const sheet = await response.json();
    this.#version = sheet.version;
    this.#kept = sheet.text;
    this.#tell(this.#say(response.ok ? "server.pygma.master.sheet.kept" : "server.pygma.master.sheet.theirs"));
    part("theirs").hidden = response.ok;
    if (!response.ok) part("theirs").textContent = sheet.text;
  }

  /** @param {string} text */
  #tell(text) {
    part("kept").textContent = text;
  }

  async #check() {
    const { text } = this;
    const answer = await ask(`${this.#address}/master/check`, { text: text ? `evaluate\n${text}` : "evaluate" }).catch(() => null);
    if (!answer) return;
    this.#area.setAttribute("aria-invalid", String(Boolean(answer.wrong)));
    part("judged").textContent = answer.wrong || this.#say("server.pygma.master.fine");
  }
}
