import { parts } from "./parts.js";

/** @type {Record<string, Step>} */
const KEYS = { ArrowLeft: "back", ArrowRight: "on", Home: "first", End: "last" };

/** @param {HTMLElement} button */
const stepOf = (button) => /** @type {Step} */ (button.dataset.step);

/**
 * The buttons and the keys that step through a game; the keys wherever they are not needed for something else.
 *
 * @param {(where: Step) => void} step
 */
export function onSteps(step) {
  for (const button of parts("step")) button.addEventListener("click", () => step(stepOf(button)));
  document.addEventListener("keydown", (event) => {
    if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    if (event.target instanceof Element && event.target.matches("input, textarea, select, dialog, dialog *, .scroll")) return;
    const where = KEYS[event.key];
    if (!where) return;
    event.preventDefault();
    step(where);
  });
}

/**
 * Greys out what leads nowhere. A button that was just pressed keeps the focus.
 *
 * @param {boolean} back
 * @param {boolean} on
 */
export function offerSteps(back, on) {
  for (const button of parts("step")) {
    const leads = ["first", "back"].includes(stepOf(button)) ? back : on;
    button.setAttribute("aria-disabled", String(!leads));
  }
}
