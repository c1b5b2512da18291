import { html, nothing, svg } from "lit";
import { Refused, ask } from "../post.js";
import { listen } from "../thoughts.js";
import { entryInWords } from "./chronicle.js";
import { percent } from "./odds.js";

/** So many of the best choices are named. */
const NAMED = 3;

/**
 * Asks the server for advice about the decision at hand. The first question marks the game for good; the
 * thinking goes on until it is done, stopped, or no longer asked for.
 */
export class Adviser {
  #address;
  #changed;
  #stop = () => {};

  /**
   * @param {string} table
   * @param {() => void} changed
   */
  constructor(table, changed) {
    this.#address = `/api/earthwater/${encodeURIComponent(table)}/advice`;
    this.#changed = changed;
    /** @type {Ew.Advice | null} */
    this.advice = null;
    this.state = "idle";
    this.refusal = "";
  }

  /** @param {number} entry */
  async ask(entry) {
    this.#become("asking");
    try {
      await ask(this.#address, { entry });
      if (this.state === "asking") this.#listen();
    } catch (problem) {
      if (this.state !== "asking") return;
      if (problem instanceof Refused) this.#become("refused", problem.message);
      else this.#become("busy");
    }
  }

  #listen() {
    this.#become("thinking");
    this.#stop = listen(
      this.#address,
      (advice) => {
        this.advice = advice;
        this.#changed();
      },
      (state) => this.#become(state),
    );
  }

  /** No longer; what is known so far stays. */
  stop() {
    this.#stop();
    this.#become(this.advice ? "done" : "idle");
  }

  /** Another decision: what was known is of no use. */
  forget() {
    this.#stop();
    this.advice = null;
    this.#become("idle");
  }

  /** @param {string} state */
  #become(state, refusal = "") {
    this.state = state;
    this.refusal = refusal;
    this.#changed();
  }
}

/**
 * Advice is for whoever plays alone: nobody else at the table but the house's own players.
 *
 * @param {Ew.Table} table
 */
export function canBeAdvised({ seats, turn }) {
  const people = seats.filter(({ occupant }) => occupant !== "bot");
  return !turn.over && people.length === 1 && people[0].you;
}

/**
 * The button, the bar, and the best choices in words. `at` has adviser, advised (so far) and advise().
 *
 * @param {Ew.At} at
 */
export function advicePanel(at) {
  const { view, speech, side, adviser } = at;
  if (!adviser || view.choices.length === 0) return nothing;
  const { advice, state } = adviser;
  return html`
    <div class="ew-advice">
      ${state === "thinking" || state === "asking" ? thinking(adviser, speech) : asking(adviser, at)}
      ${state === "refused" || state === "busy" ? html`<p class="notice warning" role="status">${adviser.refusal || speech.say("advice.busy")}</p>` : nothing}
      ${advice ? outlook(advice, side, speech) : nothing}
    </div>
  `;
}

/**
 * @param {Ew.Adviser} adviser
 * @param {Ew.At} at
 */
function asking({ state, advice }, { advised, advise, busy, speech }) {
  if (state === "done" && advice?.done === advice?.of) return nothing;
  return html`
    <button type="button" class="button" data-advise ?disabled=${busy} aria-describedby=${advised ? nothing : "ew-advice-note"} @click=${advise}>${speech.say(advice ? "advice.more" : "advice")}</button>
    ${advised ? nothing : html`<p class="hint" id="ew-advice-note">${speech.say("advice.note")}</p>`}
  `;
}

/**
 * @param {Ew.Adviser} adviser
 * @param {Ew.Speech} speech
 */
function thinking(adviser, speech) {
  const { advice } = adviser;
  return html`
    <div class="ew-thinking">
      <label>${speech.say("advice.thinking")} <progress max=${advice?.of ?? 1} value=${advice?.done ?? 0}></progress></label>
      <button type="button" class="button quiet" data-stop @click=${() => adviser.stop()}>${speech.say("advice.stop")}</button>
    </div>
  `;
}

/**
 * The advice for the ear: how it stands, and the best choice.
 *
 * @param {Ew.Advice} advice
 * @param {string} side
 * @param {Ew.Speech} speech
 */
export function inWords({ winning, moves }, side, speech) {
  return `${speech.say("advice.now", percent(winning))}. ${entryInWords({ seat: side, text: moves[0].move }, speech)}`;
}

/**
 * @param {Ew.Advice} advice
 * @param {string} side
 * @param {Ew.Speech} speech
 */
function outlook({ winning, moves }, side, speech) {
  return html`
    <p class="ew-outlook">${speech.say("advice.now", percent(winning))}</p>
    <p class="hint">${speech.say("advice.meaning")}</p>
    <svg class="ew-balance ${side}" viewBox="0 0 100 6" preserveAspectRatio="none" aria-hidden="true">
      ${svg`<rect class="other" width="100" height="6" /><rect class="own" width=${100 * winning} height="6" />`}
    </svg>
    <ol class="ew-best">
      ${moves.slice(0, NAMED).map(({ move, winning: each }) => html`<li><span>${entryInWords({ seat: side, text: move }, speech)}</span> <span class="number">${percent(each)}</span></li>`)}
    </ol>
  `;
}
