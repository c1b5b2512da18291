// Copies a link that is shown once; whoever has no clipboard marks it in its field.
for (const button of /** @type {NodeListOf<HTMLButtonElement>} */ (document.querySelectorAll("[data-copy]")))
  button.addEventListener("click", () => void copy(button));

/** @param {HTMLButtonElement} button */
async function copy(button) {
  const { copy: link = "", done = "" } = button.dataset;
  try {
    await navigator.clipboard.writeText(link);
    button.textContent = done;
  } catch {
    button.parentElement?.querySelector("input")?.select();
  }
}
