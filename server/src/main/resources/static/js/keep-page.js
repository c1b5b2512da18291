/**
 * Has the browser keep this page and what it loaded, for when the line is gone. A page that was opened while the service
 * worker was at work is kept already.
 */
export function keepPage() {
  const { serviceWorker } = navigator;
  if (!serviceWorker || serviceWorker.controller) return;
  serviceWorker.addEventListener("controllerchange", keepLoaded, { once: true });
}

function keepLoaded() {
  const loaded = performance.getEntriesByType("resource").map(({ name }) => name);
  for (const address of [location.href, ...loaded]) if (address.startsWith(location.origin)) void fetch(address).catch(() => null);
}
