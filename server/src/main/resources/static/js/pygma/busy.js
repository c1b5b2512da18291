/**
 * Shows on a button that an answer is awaited.
 *
 * @template T
 * @param {HTMLElement} button
 * @param {Promise<T>} answer
 */
export async function busy(button, answer) {
  button.setAttribute("aria-busy", "true");
  try {
    return await answer;
  } finally {
    button.removeAttribute("aria-busy");
  }
}
