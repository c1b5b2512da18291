import { html, nothing } from "lit";
import { effectOf, goodFor, picture } from "./cards.js";
import { CITIES, cityNamed, stacksOf } from "./cities.js";
import { CARDS } from "./facts.js";
import { known } from "./rules.js";

/** Room between what is looked at and what is shown of it. */
const GAP = 6;

/**
 * What the names in a reader's language stand for, and how they are found in a sentence: the longest first, since the
 * Oracle of Delphi is no city.
 *
 * @param {Ew.Speech} speech
 */
function namesIn(speech) {
  /** @type {[string, string][]} */
  const all = [
    ...CITIES.map(({ name }) => /** @type {[string, string]} */ ([speech.city(name), `city ${name}`])),
    ...CARDS.flatMap(({ greek, persian }) => [greek, persian].map(({ name }) => /** @type {[string, string]} */ ([speech.rules(`event.${name}`), `card ${name}`]))),
  ];
  const names = new Map(all);
  const longest = [...names.keys()].sort((a, b) => b.length - a.length).map((name) => name.replace(/[.*+?^${}()|[\]\\]/g, "\\$&"));
  return { names, pattern: new RegExp(`(?<!\\p{L})(${longest.join("|")})(?!\\p{L})`, "u") };
}

/** @type {WeakMap<Ew.Speech, ReturnType<typeof namesIn>>} */
const KNOWN = new WeakMap();

/**
 * A sentence in parts; every second one is a name that shows itself.
 *
 * @param {string} sentence
 * @param {Ew.Speech} speech
 */
export function partsOf(sentence, speech) {
  const found = KNOWN.get(speech) ?? namesIn(speech);
  KNOWN.set(speech, found);
  return sentence.split(found.pattern).map((text, index) => (index % 2 === 0 ? { text, about: "" } : { text, about: found.names.get(text) ?? "" }));
}

/**
 * A sentence whose cards and cities can be looked at.
 *
 * @param {string} sentence
 * @param {Ew.Speech} speech
 */
export function marked(sentence, speech) {
  return partsOf(sentence, speech).map(({ text, about }) => (about ? html`<button type="button" class="ew-name" data-glance=${about}>${text}</button>` : text));
}

/**
 * What is pointed at with mouse, keys or finger: a card, a city or a rule that a sentence names.
 */
export class Glance {
  #host;
  /** @type {HTMLElement | null} */
  #at = null;

  /** @param {import("lit").LitElement} host */
  constructor(host) {
    this.#host = host;
    host.addController(this);
    for (const name of ["pointerover", "focusin", "click"]) host.addEventListener(name, (event) => this.#look(event));
    host.addEventListener("pointerout", (event) => this.#leave(event));
    // While the focus is on its way nothing has it: whoever draws then would fetch it back.
    host.addEventListener("focusout", (event) => setTimeout(() => this.#leave(event)));
    host.addEventListener("keydown", (event) => event.key === "Escape" && this.#show(null));
  }

  /** `city Athenai`, `card oracle`, `rule EW-5.1`; nothing while nothing is pointed at. */
  get about() {
    return this.#at?.isConnected ? (this.#at.dataset.glance ?? "") : "";
  }

  /** The city that the map lights. */
  get city() {
    return this.about.startsWith("city ") ? this.about.slice(5) : "";
  }

  /** @param {Event} event */
  #look({ target }) {
    const found = target instanceof Element ? target.closest("[data-glance]") : null;
    if (found instanceof HTMLElement) this.#show(found);
  }

  /** @param {Event} event */
  #leave({ target }) {
    if (target === this.#at && document.activeElement !== this.#at) this.#show(null);
  }

  /** @param {HTMLElement | null} element */
  #show(element) {
    if (element === this.#at) return;
    this.#at?.removeAttribute("aria-describedby");
    this.#at = element;
    element?.setAttribute("aria-describedby", "ew-glance");
    this.#host.requestUpdate();
  }

  /** Beside what is pointed at, and on the screen. */
  hostUpdated() {
    /** @type {HTMLElement | null} */
    const panel = this.#host.querySelector("#ew-glance");
    if (!panel || !this.#at || panel.hidden) return;
    const { left, top, bottom } = this.#at.getBoundingClientRect();
    const { width, height } = panel.getBoundingClientRect();
    const below = bottom + GAP + height < innerHeight;
    panel.style.left = `${Math.max(GAP, Math.min(left, innerWidth - width - GAP))}px`;
    panel.style.top = `${below ? bottom + GAP : Math.max(GAP, top - height - GAP)}px`;
  }
}

/**
 * @param {string} about
 * @param {Ew.Scene} scene
 * @param {boolean} solo
 * @param {Ew.Speech} speech
 */
export function glanceAt(about, scene, solo, speech) {
  const [kind, name] = about.split(" ");
  return html`<div id="ew-glance" class="ew-glance" role="tooltip" ?hidden=${!about}>${about ? SHOWN[kind](name, scene, solo, speech) : nothing}</div>`;
}

/** @type {Record<string, (name: string, scene: Ew.Scene, solo: boolean, speech: Ew.Speech) => unknown>} */
const SHOWN = {
  city(name, scene, _solo, speech) {
    const { food, points, port } = cityNamed(name);
    const place = scene.place(name);
    return html`<strong>${speech.city(name)}</strong>
      <p>${place.control ? speech.say("map.control", speech.side(place.control)) : speech.say("map.nobody")}</p>
      <p>${speech.list(stacksOf(place).map((stack) => speech.stack(stack)))}</p>
      <p>${speech.say(port ? "worth.port" : "worth", food, points)}</p>`;
  },
  card(name, _scene, solo, speech) {
    return html`${picture(name)} <strong>${speech.rules(`event.${name}`)}</strong>
      <p>${effectOf(name, solo, speech)}</p>
      ${goodFor(name, solo, speech)}`;
  },
  rule(name, _scene, _solo, speech) {
    const told = known(name);
    return html`<strong>${name}</strong><p>${told ? speech.say(`rule.${told}`) : speech.say("rule.full")}</p>`;
  },
};
