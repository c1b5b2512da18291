/** The buttons and the keys that step through a game; the keys wherever they are not needed for something else. */
export function onSteps(step) {
  for (const button of document.querySelectorAll("[data-step]")) button.addEventListener("click", () => step(button.dataset.step));
  document.addEventListener("keydown", (event) => {
    if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    if (event.target.matches("input, textarea, select, dialog, dialog *, .scroll")) return;
    const where = { ArrowLeft: "back", ArrowRight: "on", Home: "first", End: "last" }[event.key];
    if (!where) return;
    event.preventDefault();
    step(where);
  });
}

/** Greys out what leads nowhere. A button that was just pressed keeps the focus. */
export function offerSteps(back, on) {
  for (const button of document.querySelectorAll("[data-step]")) {
    const leads = ["first", "back"].includes(button.dataset.step) ? back : on;
    button.setAttribute("aria-disabled", String(!leads));
  }
}
