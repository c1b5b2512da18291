import { html, nothing } from "lit";
import { the } from "../parts.js";
import { scrollTo } from "./sight.js";
import { sign } from "./status.js";

/**
 * On a narrow screen the question goes with the player who has scrolled away from it, with the ways to the map, to the
 * answers and to the hand under the thumb. It is a copy: who listens or plays by keys has the question itself.
 *
 * @param {Ew.At} at
 * @param {string} question
 */
export function dock({ view, speech, mine, side }, question) {
  if (!question) return nothing;
  const cards = side ? view.hand.length : 0;
  return html`
    <nav class="ew-dock" aria-label=${speech.say("dock")}>
      <p aria-hidden="true">${mine ? sign(`${view.prompt.decider.toLowerCase()}-army`) : nothing} ${question}</p>
      <div class="ways">
        <a class="button" href="#ew-map" @click=${go}>${speech.say("dock.map")}</a>
        <a class="button ${mine ? "primary" : ""}" href="#ew-prompt" @click=${go}>${speech.say("dock.question")}</a>
        ${cards > 0 ? html`<a class="button" href="#ew-hand" @click=${go}>${speech.say("dock.hand", cards)}</a>` : nothing}
      </div>
    </nav>
  `;
}

/**
 * There and no further: the address stays that of the table.
 *
 * @param {Event & { currentTarget: HTMLAnchorElement }} event
 */
function go(event) {
  event.preventDefault();
  const place = the(event.currentTarget.hash, Element);
  scrollTo(place);
  if (place instanceof HTMLElement || place instanceof SVGElement) place.focus({ preventScroll: true });
}

/** Shows the dock while the question is out of sight. */
export class QuestionInSight {
  #seen;
  /** @type {Element | null} */
  #watched = null;

  /** @param {Element} root */
  constructor(root) {
    this.#seen = new IntersectionObserver(([{ isIntersecting }]) => root.classList.toggle("away", !isIntersecting));
  }

  /** @param {Element | null} element */
  watch(element) {
    if (element === this.#watched) return;
    this.#seen.disconnect();
    this.#watched = element;
    if (element) this.#seen.observe(element);
  }
}
