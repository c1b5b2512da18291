const MOST = 200;
/** Changes within so many milliseconds are one. */
const ONE = 700;

/** What stood on a sheet, change by change: back, and on again. */
export class Pages {
  /** @type {string[]} */
  #texts = [""];
  #at = 0;
  #last = 0;

  get mayBack() {
    return this.#at > 0;
  }

  get mayOn() {
    return this.#at < this.#texts.length - 1;
  }

  /** @param {string} text */
  begin(text) {
    this.#texts = [text];
    this.#at = 0;
    this.#last = 0;
  }

  /**
   * @param {string} text
   * @param {number} now in milliseconds
   */
  write(text, now = Date.now()) {
    const before = this.#texts[this.#at];
    if (text === before) return;
    // Letters that follow each other are taken back together; a whole line never with what stood before.
    const letters = Math.abs(text.length - before.length) <= 2 && now - this.#last < ONE && this.#at > 0;
    this.#texts = this.#texts.slice(0, letters ? this.#at : this.#at + 1);
    this.#texts.push(text);
    if (this.#texts.length > MOST) this.#texts.shift();
    this.#at = this.#texts.length - 1;
    this.#last = now;
  }

  /** What stood there before, or nothing. */
  back() {
    return this.mayBack ? this.#texts[--this.#at] : null;
  }

  /** What was taken back, or nothing. */
  on() {
    return this.mayOn ? this.#texts[++this.#at] : null;
  }
}
