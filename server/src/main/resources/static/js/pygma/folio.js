import { part as partOf } from "../parts.js";
import { remember, remembered } from "../storage.js";

const TAB = "hegemon.pygma.tab";
const KEYS = ["ArrowLeft", "ArrowRight", "Home", "End"];
/** How far the sheet is pulled up on a phone: the tabs alone, half, all. */
const HEIGHTS = ["low", "half", "full"];
/** A finger that moves farther than so many pixels pulls. */
const PULLED = 24;

/**
 * The panel beside the map: one page of it is open. On a phone it is a sheet that is pulled up over the map.
 */
export class Folio {
  #panel;
  #far = 0;
  /** @type {HTMLElement[]} */
  #tabs;

  /** @param {HTMLElement} panel */
  constructor(panel) {
    this.#panel = panel;
    this.#tabs = [.../** @type {NodeListOf<HTMLElement>} */ (panel.querySelectorAll("[role=tab]"))];
    for (const tab of this.#tabs) {
      tab.addEventListener("click", () => this.open(tab.dataset.tab ?? "", true));
      tab.addEventListener("keydown", (event) => this.#pressed(event, tab));
    }
    const grip = partOf("grip", HTMLElement, panel);
    grip.addEventListener("click", () => this.#gripped());
    this.#drag(grip);
    const linked = location.hash.slice(1);
    const [place, last] = (remembered(TAB) ?? "").split("#"); // of the campaign that was open last: another one begins in front
    this.open(this.#has(linked) ? linked : place === location.pathname && this.#has(last) ? last : this.#tabs[0].dataset.tab ?? "");
    addEventListener("hashchange", () => this.#has(location.hash.slice(1)) && this.open(location.hash.slice(1), true));
    this.pull("half");
  }

  get height() {
    return this.#panel.dataset.height ?? "half";
  }

  /** Which page is open. */
  get page() {
    return this.#tabs.find((tab) => tab.getAttribute("aria-selected") === "true")?.dataset.tab ?? "";
  }

  /** @param {string} name */
  #has(name) {
    return this.#tabs.some((tab) => tab.dataset.tab === name);
  }

  /**
   * Opens a page.
   *
   * @param {string} name
   * @param {boolean} wished whether the reader asked for it: then a sheet that lies low comes up
   */
  open(name, wished = false) {
    for (const tab of this.#tabs) {
      const here = tab.dataset.tab === name;
      tab.setAttribute("aria-selected", String(here));
      tab.tabIndex = here ? 0 : -1;
      const page = document.getElementById(tab.getAttribute("aria-controls") ?? "");
      if (page) page.hidden = !here;
    }
    this.#panel.dispatchEvent(new Event("opened"));
    if (!wished) return;
    remember(TAB, `${location.pathname}#${name}`);
    if (this.height === "low") this.pull("half");
  }

  /** @param {string} height */
  pull(height) {
    this.#panel.dataset.height = height;
    partOf("grip", HTMLElement, this.#panel).setAttribute("aria-expanded", String(height !== "low"));
  }

  /** @param {KeyboardEvent} event @param {HTMLElement} tab */
  #pressed(event, tab) {
    if (!KEYS.includes(event.key)) return;
    event.preventDefault();
    const [at, last] = [this.#tabs.indexOf(tab), this.#tabs.length - 1];
    const to = { ArrowLeft: at === 0 ? last : at - 1, ArrowRight: at === last ? 0 : at + 1, Home: 0, End: last }[event.key] ?? at;
    this.#tabs[to].focus();
    this.open(this.#tabs[to].dataset.tab ?? "", true);
  }

  /** A click, or Enter, goes on to the next height; what was a pull has come to rest already. */
  #gripped() {
    if (Math.abs(this.#far) < PULLED) this.pull(HEIGHTS[(HEIGHTS.indexOf(this.height) + 1) % HEIGHTS.length]);
    this.#far = 0;
  }

  /**
   * A sheet follows the finger and comes to rest at the nearest height.
   *
   * @param {HTMLElement} grip
   */
  #drag(grip) {
    let from = 0;
    grip.addEventListener("pointerdown", (event) => {
      from = event.clientY;
      this.#far = 0;
      grip.setPointerCapture(event.pointerId);
    });
    grip.addEventListener("pointermove", (event) => {
      if (!grip.hasPointerCapture(event.pointerId)) return;
      this.#far = event.clientY - from;
      this.#panel.style.setProperty("--pull", `${-this.#far}px`);
    });
    const rest = () => {
      this.#panel.style.removeProperty("--pull");
      if (Math.abs(this.#far) < PULLED) return;
      const steps = Math.abs(this.#far) > innerHeight * 0.35 ? 2 : 1;
      this.pull(HEIGHTS[Math.min(2, Math.max(0, HEIGHTS.indexOf(this.height) - Math.sign(this.#far) * steps))]);
    };
    grip.addEventListener("pointerup", rest);
    grip.addEventListener("pointercancel", rest);
  }
}
