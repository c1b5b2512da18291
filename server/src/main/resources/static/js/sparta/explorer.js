// What strong play did in this position: moves with counts and results, and the name of the opening.

import { html, render } from "lit";
import { look } from "../post.js";

/** @typedef {(key: string, ...parts: (string | number)[]) => string} Say */

export class Explorer {
  /** What the server said of each position. @type {Map<string, Promise<Sparta.Opening>>} */
  #known = new Map();
  #shown = "";

  /**
   * @param {HTMLElement} place
   * @param {Say} say
   * @param {(move: string) => void} play
   */
  constructor(place, say, play) {
    this.place = place;
    this.say = say;
    this.play = play;
  }

  /**
   * @param {string} position
   * @param {string[]} before the positions that led here, the latest first: the last one with a name names the opening
   */
  async show(position, before) {
    this.#shown = position;
    try {
      const opening = await this.#look(position);
      const name = opening.name ?? (opening.games > 0 ? await this.#inherited(before) : "");
      if (this.#shown === position) this.#draw(opening, name);
    } catch {
      if (this.#shown === position) this.place.hidden = true; // without a line the board does without
    }
  }

  /** @param {string} position */
  #look(position) {
    let answer = this.#known.get(position);
    if (!answer) {
      answer = look(`/api/sparta/openings?position=${encodeURIComponent(position)}`);
      this.#known.set(position, answer);
      answer.catch(() => this.#known.delete(position));
    }
    return answer;
  }

  /** @param {string[]} before */
  async #inherited(before) {
    for (const position of before) {
      const { name } = await this.#look(position);
      if (name) return name;
    }
    return "";
  }

  /**
   * @param {Sparta.Opening} opening
   * @param {string} name
   */
  #draw({ games, choices }, name) {
    this.place.hidden = false;
    const nothing = html`<p class="live-line">${this.say("unknown")}</p>`;
    const table = () =>
      html`<p class="live-line">${name ? html`<strong>${name}</strong> · ` : ""}${this.say("games", games)}</p>
        <table class="openings">
          <thead><tr><th scope="col">${this.say("move")}</th><th scope="col">${this.say("played")}</th><th scope="col">${this.say("results")}</th></tr></thead>
          <tbody>${choices.map((choice) => this.#row(choice, games))}</tbody>
        </table>`;
    render(games === 0 ? nothing : table(), this.place);
  }

  /**
   * @param {Sparta.OpeningChoice} choice
   * @param {number} games
   */
  #row({ move, south, drawn, north }, games) {
    const all = south + drawn + north;
    const part = (/** @type {number} */ count) => Math.round((100 * count) / all);
    const told = this.say("result", part(south), part(drawn), part(north));
    return html`<tr>
      <td><button type="button" class="link" @click=${() => this.play(move)}>${move}</button></td>
      <td>${this.say("share", Math.round((100 * all) / games), all)}</td>
      <td><svg class="bar" role="img" aria-label=${told}><title>${told}</title><rect class="north" width="100%" height="100%"/><rect class="drawn" width=${`${part(south) + part(drawn)}%`} height="100%"/><rect class="south" width=${`${part(south)}%`} height="100%"/></svg></td>
    </tr>`;
  }
}
