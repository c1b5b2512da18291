import { lineOf } from "./sheet-lines.js";

/** @typedef {{ page: string, part?: string, form?: string, presses?: boolean }} Goal a page of the panel, on it a part to look at or a form; `presses`: the part takes the next key */

/** Where each thing is done that a month asks for. @type {Record<string, Goal>} */
const GOALS = {
  supply: { page: "orders", part: "[data-foresight]" },
  pay: { page: "orders", part: "[data-foresight]" },
  hygiene: { page: "orders", form: "hygiene" },
  money: { page: "orders", part: "[data-suggest]", presses: true },
  sound: { page: "orders", part: "#sheet", presses: true },
  send: { page: "orders", part: "[data-send]", presses: true },
};

/**
 * Of the units that wait for an order the one after this one, round and round; none if all have one by now.
 *
 * @param {string[]} idle
 * @param {string} text of the sheet
 * @param {string} last the one that was shown last
 */
export function nextOf(idle, text, last) {
  const waiting = idle.filter((unit) => !lineOf(text, unit));
  return waiting[(waiting.indexOf(last) + 1) % waiting.length];
}

/** Leads to what the month still asks for: units without an order, one after the other, and the places where the rest is done. */
export class Agenda {
  #page;
  #last = "";

  /** @param {{ button: HTMLElement, say: Say, sheet: Pygma.OrderSheet, idle: () => string[], take: (unit: string) => void, open: (page: string) => void, form: (id: string) => void, drawn: () => void }} page `drawn` is called when the button comes or goes */
  constructor(page) {
    this.#page = page;
    page.button.addEventListener("click", () => this.next());
  }

  /** How many units wait. @param {boolean} shown whether orders are awaited at all */
  draw(shown) {
    const { button, say, sheet, idle, drawn } = this.#page;
    const count = idle().filter((unit) => !lineOf(sheet.text, unit)).length;
    const before = button.hidden;
    button.hidden = !shown || count === 0;
    button.textContent = say("server.pygma.idle", count);
    if (before !== button.hidden) drawn();
  }

  /** The next unit without an order comes into the hand. */
  next() {
    const { idle, sheet, take } = this.#page;
    const unit = nextOf(idle(), sheet.text, this.#last);
    if (!unit) return;
    this.#last = unit;
    take(unit);
  }

  /** To where this is done. @param {string} kind */
  lead(kind) {
    const goal = GOALS[kind];
    if (!goal) return this.next();
    if (goal.form) return this.#page.form(goal.form);
    this.#page.open(goal.page);
    const part = /** @type {HTMLElement | null} */ (document.querySelector(`#${goal.page} ${goal.part}`));
    part?.scrollIntoView({ block: goal.presses ? "nearest" : "start" });
    if (goal.presses) part?.focus({ preventScroll: true });
  }
}

/**
 * Keys of the map and of what lies over it: Escape lays down what is in the hand, N takes the next unit.
 *
 * @param {HTMLElement} stage
 * @param {{ leave: () => void, next: () => void }} act
 */
export function stageKeys(stage, { leave, next }) {
  stage.addEventListener("keydown", (event) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const writes = event.target instanceof HTMLInputElement && event.target.type === "text";
    if (event.key === "Escape") leave();
    else if (event.key.toLowerCase() === "n" && !writes && !(event.target instanceof HTMLSelectElement)) next();
    else return;
    event.preventDefault();
    const canvas = /** @type {HTMLElement | null} */ (stage.querySelector(".canvas"));
    canvas?.focus({ preventScroll: true });
  });
}
