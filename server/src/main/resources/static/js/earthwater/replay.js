import { html, nothing } from "lit";
import { entryInWords, notes } from "./chronicle.js";

/** The moments of a game between which nobody decides: a decision (0: the set-up) and the last entry that followed it. */
export function momentsOf(log) {
  const moments = [{ decision: 0, entry: 0 }];
  for (const { seat, number } of log) {
    if (seat === "chance") moments.at(-1).entry = number;
    else moments.push({ decision: number, entry: number });
  }
  return moments;
}

/** The moment that this entry belongs to: the last one that begins with it or before it. */
export function momentAt(log, entry) {
  return momentsOf(log).findLastIndex(({ decision }) => decision <= entry);
}

/** Views of a table as they were, asked of the server once each. */
export class Past {
  #base;
  #lifted = "";
  #views = new Map();

  constructor(table) {
    this.#base = `/api/games/${encodeURIComponent(table)}/entries/`;
  }

  /** Through whose eyes: at a shared screen a seat's own past is its player's alone. */
  seenBy(seat) {
    if (seat !== this.#lifted) this.#views.clear();
    this.#lifted = seat;
  }

  /** The view at this entry, or nothing if it cannot be had now. */
  async view(entry) {
    if (this.#views.has(entry)) return this.#views.get(entry);
    try {
      const response = await fetch(`${this.#base}${entry}?lift=${encodeURIComponent(this.#lifted)}`);
      if (!response.ok) return null;
      const { view } = await response.json();
      this.#views.set(entry, view);
      return view;
    } catch {
      return null;
    }
  }

  /** Looks up the notes that this browser has not seen come by. */
  async fill(log, chronicle) {
    for (const { decision, entry } of momentsOf(log)) {
      if (chronicle.has(decision)) continue;
      const view = await this.view(entry);
      if (!view) return;
      chronicle.keep(decision, view);
    }
  }
}

/** The moment gone by that is being looked at, if one is. */
export class LookingBack {
  #past;
  #changed;
  #wishes = 0;

  constructor(table, changed) {
    this.#past = new Past(table);
    this.#changed = changed;
    this.moment = null;
  }

  /** Looks up what happened before this browser looked. */
  fill(log, chronicle) {
    return this.#past.fill(log, chronicle);
  }

  seenBy(seat) {
    this.#past.seenBy(seat);
  }

  /** Shows a moment; the last one is the present. */
  async go(log, index) {
    const moments = momentsOf(log);
    const wish = ++this.#wishes;
    const view = index < moments.length - 1 ? await this.#past.view(moments[index].entry) : null;
    if (wish !== this.#wishes) return; // the player has moved on
    const { decision, entry: last } = moments[index];
    this.moment = view ? { index, of: moments.length - 1, view, last, entry: log.find(({ number }) => number === decision) } : null;
    this.#changed();
  }

  leave() {
    this.#wishes++;
    this.moment = null;
    this.#changed();
  }
}

/**
 * The slider through the game. `at` is the index of the moment shown, the last one being now. `go(index)` shows a moment
 * while the slider is drawn; `settle()` follows when the player has let go of it.
 */
export function scrubber(log, at, speech, { go, settle }) {
  const last = momentsOf(log).length - 1;
  const step = (label, to, name) => html`
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
        @input=${(event) => go(Number(event.target.value))}
        @change=${(event) => go(Number(event.target.value)).then(settle)}
      />
      ${step("▶", at + 1, "on")}
    </div>
  `;
}

/** In place of the decision while a moment gone by is shown. */
export function lookingBack(at) {
  const { past, log, speech, leave } = at;
  const { index, of, view, entry } = past;
  return html`
    <section class="ew-decision" aria-labelledby="ew-prompt">
      <h2 id="ew-prompt" tabindex="-1">${speech.say("replay.past", index, of)}</h2>
      ${scrubber(log, index, speech, at)}
      ${entry ? html`<p>${entryInWords(entry, speech)}</p>` : nothing}
      ${notes(view.notes, speech)}
      <div class="ew-verbs"><button type="button" class="button primary" data-now @click=${leave}>${speech.say("replay.now")}</button></div>
    </section>
  `;
}
