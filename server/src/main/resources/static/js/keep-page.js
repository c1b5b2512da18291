/**
 * Has the browser keep this page and what it loaded, for when the line is gone. A page that was opened while the service
 * worker was at work is kept already.
 */
export function keepPage() {
  const { serviceWorker } = navigator;
  if (!serviceWorker || serviceWorker.controller) return;
  serviceWorker.addEventListener("controllerchange", keepLoaded, { once: true });
}

/**
 * Has an installed app keep books of rules with their figures, once, for when the line is gone.
 *
 * @param {string[]} addresses
 */
export async function keepBooks(addresses) {
  await navigator.serviceWorker?.ready;
  for (const address of addresses) if (!(await caches.match(address, { ignoreVary: true }))) await keepBook(address);
}

/** @param {string} address */
async function keepBook(address) {
  const answer = await fetch(address).catch(() => null);
  if (!answer?.ok) return;
  const book = new DOMParser().parseFromString(await answer.text(), "text/html");
  const parts = [...book.querySelectorAll("link[rel=stylesheet], script[src], img[src]")].map((each) => each.getAttribute("src") ?? each.getAttribute("href") ?? "");
  for (const part of parts) await fetch(part).catch(() => null);
}

function keepLoaded() {
  const loaded = performance.getEntriesByType("resource").map(({ name }) => name);
  for (const address of [location.href, ...loaded]) if (address.startsWith(location.origin)) void fetch(address).catch(() => null);
}
