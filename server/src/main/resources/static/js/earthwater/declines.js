import { html, nothing } from "lit";
import { ask, look } from "../post.js";

/**
 * The reactions that the player declines in advance (EW-5.6). The server declines them, at once and whatever
 * the hand holds, so that nobody learns anything from it.
 */
export class Declines {
  #address;
  #changed;

  /**
   * @param {string} table
   * @param {() => void} changed
   */
  constructor(table, changed) {
    this.#address = `/api/earthwater/${encodeURIComponent(table)}/declines`;
    this.#changed = changed;
    /** @type {string[]} */
    this.kinds = [];
    /** @type {string[]} */
    this.declined = [];
  }

  load() {
    return this.#take(look(this.#address));
  }

  /** @param {string} kind */
  toggle(kind) {
    const declined = this.declined.includes(kind) ? this.declined.filter((each) => each !== kind) : [...this.declined, kind];
    return this.#take(ask(this.#address, { declined }));
  }

  /**
   * Where the server is out of reach, the connection's own notice says so.
   *
   * @param {Promise<{ kinds: string[], declined: string[] } | null>} answer
   */
  async #take(answer) {
    Object.assign(this, await answer.catch(() => null));
    this.#changed();
  }
}

/**
 * @param {Ew.Declines} declines
 * @param {Ew.Speech} speech
 */
export function declining(declines, speech) {
  if (declines.kinds.length === 0) return nothing;
  return html`
    <details class="more" ?open=${declines.declined.length > 0}>
      <summary>${speech.say("decline")}</summary>
      <p class="hint" id="ew-declines">${speech.say("decline.note")}</p>
      ${declines.kinds.map(
        (kind) => html`<label class="check"><input type="checkbox" data-declined=${kind} aria-describedby="ew-declines" .checked=${declines.declined.includes(kind)} @change=${() => declines.toggle(kind)} />${speech.say(`decline.${kind}`)}</label>`,
      )}
    </details>
  `;
}
