import { html, nothing } from "lit";
import { post } from "../post.js";

/**
 * The reactions that the player declines in advance (EW-5.6). The server declines them, at once and whatever
 * the hand holds, so that nobody learns anything from it.
 */
export class Declines {
  #address;
  #changed;

  constructor(table, changed) {
    this.#address = `/api/earthwater/${encodeURIComponent(table)}/declines`;
    this.#changed = changed;
    this.kinds = [];
    this.declined = [];
  }

  load() {
    return this.#exchange(() => fetch(this.#address));
  }

  toggle(kind) {
    const declined = this.declined.includes(kind) ? this.declined.filter((each) => each !== kind) : [...this.declined, kind];
    return this.#exchange(() => post(this.#address, { declined }));
  }

  async #exchange(ask) {
    try {
      const answer = await ask();
      if (answer.ok) Object.assign(this, await answer.json());
    } catch {
      // The connection's own notice says that the server is out of reach.
    }
    this.#changed();
  }
}

export function declining(declines, speech) {
  if (!declines || declines.kinds.length === 0) return nothing;
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
