import { partIfAny } from "./parts.js";

/**
 * Keeps the part of a page that is marked `data-fresh` as the server would show it now, while somebody looks at it and
 * has nothing of it in hand. What did not change is left alone.
 */
const EVERY = 10_000;
let known = "";

async function renew() {
  const place = partIfAny("fresh");
  if (document.hidden || !place || place.contains(document.activeElement)) return;
  const response = await fetch(location.href).catch(() => null);
  if (!response?.ok) return;
  const page = new DOMParser().parseFromString(await response.text(), "text/html");
  const fresh = partIfAny("fresh", undefined, page);
  known ||= place.innerHTML.trim();
  const text = fresh?.innerHTML.trim() ?? known;
  if (!fresh || text === known || place.contains(document.activeElement)) return;
  known = text;
  place.replaceChildren(...fresh.childNodes);
}

setInterval(renew, EVERY);
document.addEventListener("visibilitychange", renew);
