import { html, nothing } from "lit";
import { look } from "../post.js";
import { Past } from "../replay.js";
import { entryInWords } from "./chronicle.js";
import { notes } from "./digest.js";
import { marked } from "./glance.js";

/**
 * The moments of a game: after each decision (0: the set-up), and after each turn of PERS.IA that followed it. A turn ends
 * with a discard (EW-S4); most begin with a die.
 *
 * @param {House.Entry[]} log
 * @returns {Ew.Moment[]}
 */
export function momentsOf(log) {
  const moments = [{ decision: 0, first: 0, entry: 0 }];
  let discarded = false;
  for (const { seat, number, text } of log) {
    const last = moments[moments.length - 1];
    const turn = text.startsWith("persia ") || discarded;
    if (seat === "chance" && !turn) last.entry = number;
    else moments.push({ decision: seat === "chance" ? last.decision : number, first: number, entry: number });
    discarded = seat === "chance" && text.startsWith("persia-discard");
  }
  return moments;
}

/**
 * The moments at which somebody decided next: the last one of each decision.
 *
 * @param {House.Entry[]} log
 */
export function decisionsOf(log) {
  return momentsOf(log).filter(({ decision }, index, all) => all[index + 1]?.decision !== decision);
}

/**
 * The moment that this entry belongs to: the last one that begins with it or before it.
 *
 * @param {House.Entry[]} log
 * @param {number} entry
 */
export function momentAt(log, entry) {
  return momentsOf(log).findLastIndex(({ first }) => first <= entry);
}

/** The moment gone by that is being looked at, if one is. */
export class LookingBack {
  #changed;
  #lifted = "";
  /** @type {Past<Ew.View>} */
  #past;

  /**
   * @param {string} table
   * @param {() => void} changed
   */
  constructor(table, changed) {
    this.#changed = changed;
    const base = `/api/games/${encodeURIComponent(table)}/entries/`;
    this.#past = new Past(async (entry) => (await look(`${base}${entry}?lift=${encodeURIComponent(this.#lifted)}`))?.view ?? null);
    /** @type {Ew.MomentShown | null} */
    this.moment = null;
  }

  /**
   * Looks up the notes that this browser has not seen come by.
   *
   * @param {House.Entry[]} log
   * @param {Ew.Chronicle} chronicle
   */
  async fill(log, chronicle) {
    for (const { decision, entry } of decisionsOf(log)) {
      if (chronicle.has(decision)) continue;
      const view = await this.#past.at(entry);
      if (!view) return;
      chronicle.keep(decision, view);
    }
  }

  /**
   * Through whose eyes: at a shared screen a seat's own past is its player's alone.
   *
   * @param {string} seat
   */
  seenBy(seat) {
    if (seat !== this.#lifted) this.#past.forget();
    this.#lifted = seat;
  }

  /**
   * Shows a moment; the last one is the present.
   *
   * @param {House.Entry[]} log
   * @param {number} index
   */
  async go(log, index) {
    const moments = momentsOf(log);
    const of = moments.length - 1;
    if (index >= of) return this.leave();
    const { decision, first, entry: last } = moments[index];
    const before = moments[index - 1];
    const told = before?.decision === decision ? ((await this.#past.at(before.entry))?.notes.length ?? 0) : 0;
    await this.#past.show(last, (view) => {
      this.moment = view && { index, of, view, last, notes: view.notes.slice(told), entry: log.find(({ number }) => number === first && first === decision) };
      this.#changed();
    });
  }

  leave() {
    this.#past.leave();
    this.moment = null;
    this.#changed();
  }
}

/** @typedef {Event & { currentTarget: HTMLInputElement }} Drawn */

/**
 * The slider through the game. `at` is the index of the moment shown, the last one being now. `go(index)` shows a moment
 * while the slider is drawn; `settle()` follows when the player has let go of it.
 *
 * @param {House.Entry[]} log
 * @param {number} at
 * @param {Ew.Speech} speech
 * @param {Pick<Ew.At, "go" | "settle">} on
 */
export function scrubber(log, at, speech, { go, settle }) {
  const last = momentsOf(log).length - 1;
  const step = (/** @type {string} */ label, /** @type {number} */ to, /** @type {string} */ name) => html`
    <button type="button" class="button icon" aria-label=${speech.say(`replay.${name}`)} ?disabled=${to < 0 || to > last} @click=${() => go(to).then(settle)}>${label}</button>
  `;
  return html`
    <div class="ew-scrubber" role="group" aria-label=${speech.say("replay")}>
      ${step("◀", at - 1, "back")}
      <input
        type="range"
        min="0"
        max=${last}
        .value=${String(at)}
        aria-label=${speech.say("replay")}
        aria-valuetext=${speech.say("replay.at", at, last)}
        @input=${(/** @type {Drawn} */ event) => go(Number(event.currentTarget.value))}
        @change=${(/** @type {Drawn} */ event) => go(Number(event.currentTarget.value)).then(settle)}
      />
      ${step("▶", at + 1, "on")}
    </div>
  `;
}

/**
 * In place of the decision while a moment gone by is shown.
 *
 * @param {Ew.MomentShown} past
 * @param {Ew.At} at
 */
export function lookingBack(past, at) {
  const { log, speech, leave } = at;
  const { index, of, notes: told, entry } = past;
  return html`
    <section class="ew-decision" aria-labelledby="ew-prompt">
      <h2 id="ew-prompt" tabindex="-1">${speech.say("replay.past", index, of)}</h2>
      ${scrubber(log, index, speech, at)}
      ${entry ? html`<p>${marked(entryInWords(entry, speech), speech)}</p>` : index > 0 ? html`<p>${speech.say("replay.persia")}</p>` : nothing}
      ${notes(told, speech)}
      <div class="ew-verbs"><button type="button" class="button primary" data-now @click=${leave}>${speech.say("replay.now")}</button></div>
    </section>
  `;
}
