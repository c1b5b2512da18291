import { part as partOf, the } from "../parts.js";
import { ask } from "../post.js";
import { Completion, wordsOf } from "./completion.js";
import { Drafts } from "./drafts.js";
import { Gutter } from "./gutter.js";
import { Ink } from "./ink.js";
import { Pages } from "./pages-written.js";
import { afterEnd, keyOf, lineOf, mended, withAddress, withAll, withOrder, withoutLine } from "./sheet-lines.js";

/** How long the pen rests before the sheet is read, in milliseconds. */
const REST = 300;

/**
 * The order sheet: one text, written by pen, by forms and on the map. It is kept, read again at every rest of the pen,
 * and sent. `read(proof)` is called with what was found, `changed(text)` whenever something else stands on it.
 */
export class OrderSheet {
  #form;
  #text;
  #address;
  #say;
  #send;
  #read;
  #changed;
  #name = "";
  #date = "";
  #template = "";
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #timer;
  /** @type {AbortController | null} */
  #reading = null;
  #gutter;
  #ink;
  #completion;
  #drafts;
  #pages = new Pages();
  /** What the house last read, and what it read of it. @type {{ text: string, lines: Pygma.Proof["lines"] }} */
  #known = { text: "", lines: [] };

  /**
   * @param {{ form: HTMLElement, address: string, say: Say, send: (text: string) => Promise<void>, read: (proof: Pygma.Proof | null) => void, changed: (text: string) => void }} page
   */
  constructor({ form, address, say, send, read, changed }) {
    this.#form = form;
    this.#text = the("textarea", HTMLTextAreaElement, form);
    this.#address = address;
    this.#say = say;
    this.#send = send;
    this.#read = read;
    this.#changed = changed;
    this.#gutter = new Gutter(this.#text, partOf("gutter", HTMLElement, form));
    this.#ink = new Ink(this.#text, partOf("ink", HTMLElement, form));
    this.#completion = new Completion({ text: this.#text, place: partOf("forms", HTMLElement, form), say, written: () => this.#written() });
    this.#drafts = new Drafts({ address, say, place: partOf("drafts", HTMLElement, form), take: (text) => this.write(text) });
    this.#text.addEventListener("input", () => this.#written());
    this.#text.addEventListener("keydown", (event) => this.#pressed(event));
    addEventListener("online", () => void this.#check());
    form.addEventListener("submit", (event) => this.#submit(event));
    partOf("template", HTMLElement, form).addEventListener("click", () => this.write(this.#template));
    partOf("undo", HTMLElement, form).addEventListener("click", () => this.#turn(this.#pages.back()));
    partOf("redo", HTMLElement, form).addEventListener("click", () => this.#turn(this.#pages.on()));
  }

  get text() {
    return this.#text.value;
  }

  get #button() {
    return partOf("send", HTMLButtonElement, this.#form);
  }

  /**
   * A sheet for this month; what is already being written for it stays.
   *
   * @param {Pick<Pygma.RulerDesk, "date" | "sent" | "template" | "forms" | "hand" | "map"> & { name: string, over: boolean }} sheet
   */
  async lay({ name, date, sent, template, forms, hand, map, over }) {
    this.#button.disabled = over;
    this.#text.readOnly = over;
    this.#template = template;
    if (name === this.#name && date === this.#date) return;
    this.#name = name;
    this.#date = date;
    this.#completion.lay(forms, wordsOf(hand), { map, hand });
    this.#ink.lay(hand.spellings);
    this.#set(this.#drafts.here(name, date) ?? (sent || template));
    this.#pages.begin(this.text);
    this.#offer();
    void this.#check();
    const before = this.text;
    const text = await this.#drafts.open(before);
    // Who writes meanwhile has the last word.
    if (date !== this.#date || text === null || text === before || this.text !== before) return;
    this.#set(text);
    this.#pages.begin(text);
    void this.#check();
  }

  /**
   * Puts an address where the pen is.
   *
   * @param {string} at
   */
  insert(at) {
    const { text, pen } = withAddress(this.text, this.#text.selectionStart, this.#text.selectionEnd, at);
    this.write(text);
    this.#text.setSelectionRange(pen, pen);
  }

  /**
   * Writes an order by hand: the sheet is the same as if it had been written with the pen.
   *
   * @param {string} line
   */
  order(line) {
    const { text, number } = withOrder(this.text, line);
    this.#set(text);
    this.#written();
    this.light([number]);
  }

  /**
   * A whole sheet of orders in place of this one.
   *
   * @param {string[]} lines
   */
  orderAll(lines) {
    this.#set(withAll(this.#template, lines));
    this.#written();
  }

  /** Writes what was meant. @param {Pygma.Slip} slip */
  mend(slip) {
    this.#set(mended(this.text, slip));
    this.#written();
    this.point({ line: slip.line, column: 1 });
  }

  /** @param {number} number */
  strike(number) {
    this.#set(withoutLine(this.text, number));
    this.#written();
  }

  /**
   * What the house says of the sheet with one order more: what it does, costs, and why not.
   *
   * @param {string} line
   * @returns {Promise<{ line: Pygma.Proof["lines"][number] | undefined, slips: Pygma.Slip[] } | null>}
   */
  async judge(line) {
    const { text, number } = withOrder(this.text, line);
    /** @type {Pygma.Proof | null} */
    const proof = await ask(`${this.#address}/check`, { text }).catch(() => null);
    return proof && { line: proof.lines.find((each) => each.number === number), slips: proof.slips.filter((slip) => slip.line === number) };
  }

  /**
   * The order of a unit as it stands on the sheet: as the house prints it, in whatever words it was written, or while
   * the house has not read it as it is written; nothing without one.
   *
   * @param {string} unit
   */
  orderOf(unit) {
    const read = this.#known.text === this.text ? this.#known.lines.find(({ order }) => keyOf(order) === unit) : undefined;
    return read?.order ?? lineOf(this.text, unit);
  }

  /** @param {string} text */
  write(text) {
    this.#set(text);
    this.#written();
    this.#text.focus();
  }

  /** @param {number[]} lines */
  light(lines) {
    this.#ink.light(new Set(lines));
    if (lines.length > 0) this.#text.scrollTop = (this.#text.scrollHeight / this.text.split("\n").length) * Math.max(0, lines[0] - 4);
  }

  /**
   * Puts the pen where a slip is.
   *
   * @param {{ line: number, column: number }} slip
   */
  point({ line, column }) {
    const lines = this.text.split("\n");
    const start = lines.slice(0, line - 1).reduce((sum, each) => sum + each.length + 1, 0);
    const at = start + Math.min(column - 1, lines[line - 1]?.length ?? 0);
    this.#text.focus();
    this.#text.setSelectionRange(at, start + (lines[line - 1]?.length ?? 0));
    this.light([line]);
  }

  /** @param {string} text */
  #set(text) {
    this.#text.value = text;
    this.#ink.draw();
    this.#gutter.draw();
  }

  #written() {
    this.#pages.write(this.text);
    this.#kept();
  }

  /** @param {string | null} text */
  #turn(text) {
    if (text === null) return;
    this.#set(text);
    this.#kept();
  }

  #kept() {
    this.#offer();
    this.#drafts.keep(this.text);
    this.#changed(this.text);
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#check(), REST);
  }

  #offer() {
    partOf("undo", HTMLButtonElement, this.#form).disabled = !this.#pages.mayBack || this.#text.readOnly;
    partOf("redo", HTMLButtonElement, this.#form).disabled = !this.#pages.mayOn || this.#text.readOnly;
  }

  /** The browser's own undo knows nothing of what forms write. @param {KeyboardEvent} event */
  #pressed(event) {
    if (!(event.ctrlKey || event.metaKey) || event.altKey) return;
    const key = event.key.toLowerCase();
    if (key === "z" && !event.shiftKey) this.#turn(this.#pages.back());
    else if (key === "y" || (key === "z" && event.shiftKey)) this.#turn(this.#pages.on());
    else return;
    event.preventDefault();
  }

  /** @param {Event} event */
  async #submit(event) {
    event.preventDefault();
    const button = this.#button;
    button.setAttribute("aria-busy", "true");
    await this.#send(this.text);
    button.removeAttribute("aria-busy");
  }

  async #check() {
    this.#reading?.abort();
    const reading = new AbortController();
    this.#reading = reading;
    try {
      const { text } = this;
      const proof = await ask(`${this.#address}/check`, { text }, { signal: reading.signal });
      this.#known = { text, lines: /** @type {Pygma.Proof} */ (proof).lines };
      this.#show(/** @type {Pygma.Proof} */ (proof));
    } catch {
      if (!reading.signal.aborted) this.#read(null);
    }
  }

  /** @param {Pygma.Proof} proof */
  #show(proof) {
    const late = afterEnd(this.text).filter((line) => !proof.slips.some((slip) => slip.line === line));
    const slips = [...proof.slips, ...late.map((line) => ({ line, column: 1, warning: true, text: this.#say("server.pygma.check.end"), rule: "", right: "", written: "", meant: "" }))];
    /** @type {Map<number, string>} */
    const marks = new Map();
    /** @type {Map<number, string>} */
    const notes = new Map();
    for (const { line, warning, text } of slips) {
      if (marks.get(line) === "wrong") continue;
      marks.set(line, warning ? "warning" : "wrong");
      notes.set(line, text);
    }
    this.#gutter.mark(marks);
    this.#ink.mark(marks, notes);
    this.#text.setAttribute("aria-invalid", String(slips.some((slip) => !slip.warning)));
    this.#read({ ...proof, slips });
  }
}
