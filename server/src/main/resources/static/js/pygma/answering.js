/** Begins a letter to a realm. @param {number} realm */
export function answerTo(realm) {
  const to = /** @type {HTMLSelectElement | null} */ (document.getElementById("letter-to"));
  if (to) to.value = String(realm);
  document.getElementById("letter-text")?.focus();
}
