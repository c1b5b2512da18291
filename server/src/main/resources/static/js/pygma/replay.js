import { offerSteps, onSteps } from "../steps.js";

/**
 * Which month of the campaign is on the desk: the newest, or one that is looked back at. `turn(entry)` is called with
 * the entry of an earlier moment, or with nothing for the present; `showing` as `openTable` gives it.
 */
export class Replay {
  #part;
  #say;
  #turn;
  #showing;
  #shared;
  #moments = [];
  #index = 0;

  /** @param shared the entry of a moment that was shared, or nothing */
  constructor({ part, say, turn, showing, shared }) {
    [this.#part, this.#say, this.#turn, this.#showing, this.#shared] = [part, say, turn, showing, shared];
    onSteps((where) => this.#go({ first: 0, back: this.#index - 1, on: this.#index + 1, last: this.#last }[where]));
    part("slider").addEventListener("input", ({ target }) => this.#go(Number(target.value)));
    part("to-now").addEventListener("click", () => this.now());
  }

  get #last() {
    return this.#moments.length - 1;
  }

  /** The entry of the moment that is looked back at; nothing for the present. */
  get entry() {
    return this.#index < this.#last ? this.#moments[this.#index].entry : null;
  }

  /** Whether the start is shown, before anybody could give orders. */
  get isStart() {
    return this.#index === 0;
  }

  /** Takes the moments there are, the present one last. Whoever looks back is not disturbed by a new month. */
  follow(moments) {
    const present = this.entry === null;
    const newer = !present && moments.length > this.#moments.length;
    this.#moments = moments;
    if (present) this.#index = this.#last;
    if (this.#shared !== null) this.#index = this.#momentOf(this.#shared);
    this.#shared = null;
    this.#present();
    if (newer) this.#part("looking-back").textContent = this.#say("server.pygma.replay.newer", moments.at(-1).title);
  }

  /** Says that the chosen month could not be fetched. */
  fail() {
    this.#part("looking-back").textContent = this.#say("server.pygma.replay.failed");
  }

  /** Back to the present. */
  now() {
    this.#go(this.#last);
  }

  /** The last moment that began with this entry or before it. */
  #momentOf(entry) {
    return Math.max(0, this.#moments.findLastIndex((moment) => moment.entry <= entry));
  }

  #go(index) {
    const to = Math.min(Math.max(index, 0), this.#last);
    if (to === this.#index) return;
    this.#index = to;
    this.#present();
    this.#turn(this.entry);
  }

  #present() {
    const [part, say, slider] = [this.#part, this.#say, this.#part("slider")];
    const past = this.entry !== null;
    const { title } = this.#moments[this.#index];
    part("replay").hidden = this.#last < 1;
    slider.max = String(this.#last);
    slider.value = String(this.#index);
    slider.setAttribute("aria-valuetext", title);
    part("moment-title").textContent = past ? title : say("server.pygma.replay.present", title);
    part("back-bar").hidden = !past;
    part("looking-back").textContent = say("server.pygma.replay.past", title);
    offerSteps(this.#index > 0, past);
    this.#showing(this.entry);
  }
}

/** What lay on a desk at earlier moments, asked of the server once each. */
export class Past {
  #address;
  #replay;
  #show;
  #fail;
  #desks = new Map();

  /** `show(desk, entry)` gets the desk of a moment, `fail()` is called if it cannot be had now. */
  constructor({ address, replay, show, fail }) {
    [this.#address, this.#replay, this.#show, this.#fail] = [address, replay, show, fail];
  }

  /** Shows the desk as it was at this entry; without one, the present desk. */
  async turn(entry, present) {
    const desk = entry === null ? present : await this.#at(entry);
    if (this.#replay.entry !== entry) return; // somebody stepped on meanwhile
    if (desk) this.#show(desk, entry);
    else this.#fail();
  }

  async #at(entry) {
    if (!this.#desks.has(entry)) {
      const response = await fetch(`${this.#address}?entry=${entry}`).catch(() => null);
      if (!response?.ok) return null;
      this.#desks.set(entry, await response.json());
    }
    return this.#desks.get(entry);
  }
}
