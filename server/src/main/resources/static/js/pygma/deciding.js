import { the } from "../parts.js";
import { part } from "./desk.js";

/** @typedef {{ questions?: string[], explained?: boolean, done?: string, then?: string }} Manner what is asked before, whether a reason is due, what is said afterwards, and where the eye is led */

/** What a game master decides about the month: asked where it is needed, with a sign while the house works, and an answer in view. */
export class Deciding {
  #say;
  #live;
  #address;
  #refusal;
  /** What is done if the game master is sure. */
  #meant = () => {};

  /** @param {Pick<Pygma.Page, "address" | "say" | "live" | "refusal">} page */
  constructor({ address, say, live, refusal }) {
    this.#address = address;
    this.#say = say;
    this.#live = live;
    this.#refusal = refusal;
    const sure = part("sure", HTMLDialogElement);
    sure.addEventListener("close", () => sure.returnValue === "yes" && this.#meant());
    // "No" needs no reason.
    the("[value=no]", HTMLButtonElement, sure).formNoValidate = true;
  }

  /**
   * Asks, if there is anything to ask.
   *
   * @param {Manner} manner
   * @param {() => unknown} action done at once if there is nothing to ask
   */
  ask({ questions = [], explained = false }, action) {
    if (questions.length === 0) return void action();
    this.#meant = () => void action();
    part("sure-text").textContent = questions.join(" ");
    part("sure-why").hidden = !explained;
    const why = part("why", HTMLInputElement);
    why.required = explained;
    why.value = part("reason", HTMLInputElement).value;
    const sure = part("sure", HTMLDialogElement);
    sure.returnValue = "";
    sure.showModal();
  }

  /**
   * Why it is done goes into the record of the campaign.
   *
   * @param {string} text
   * @param {Manner} [manner]
   */
  async send(text, { explained = false, done = "", then = "lead-said" } = {}) {
    const reason = part(explained ? "why" : "reason", HTMLInputElement);
    the("#close-heading").after(part("lead-said"));
    this.#busy(true);
    this.#tell(this.#say("server.pygma.master.busy"));
    const sent = await this.#live.act("moves", { text, reason: reason.value }, `${this.#address}/master`);
    this.#busy(false);
    this.#tell(sent ? done : "", sent ? "" : this.#say("server.pygma.master.refused", this.#refusal() || this.#say("server.table.offline")));
    if (sent) for (const each of ["why", "reason"]) part(each, HTMLInputElement).value = "";
    this.#lead(sent ? then : "lead-refused");
    return sent;
  }

  /** @param {string} name */
  #lead(name) {
    const place = part(name);
    if (name === "todo-part") the("#todo-heading").after(part("lead-said"));
    place.focus({ preventScroll: true });
    place.scrollIntoView({ block: name === "lead-refused" ? "center" : "start" });
  }

  /**
   * @param {string} text
   * @param {string} [wrong]
   */
  #tell(text, wrong = "") {
    part("lead-said").textContent = text;
    part("lead-said").hidden = !text;
    part("lead-refused").textContent = wrong;
    part("lead-refused").hidden = !wrong;
  }

  /** @param {boolean} now */
  #busy(now) {
    part("lead-said").setAttribute("aria-busy", String(now));
    for (const name of ["review", "release", "lock", "withdraw"]) {
      const button = part(name, HTMLButtonElement);
      button.disabled = now;
      button.setAttribute("aria-busy", String(now));
    }
  }
}
