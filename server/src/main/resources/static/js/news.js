import "./bulletin.js";
import "./local-times.js";
import { partIfAny } from "./parts.js";
import { look, post } from "./post.js";

/** Keeps the number of unseen notices in the masthead up to date. What concerns the table that is open counts as seen. */
const EVERY = 60_000;
const number = partIfAny("news-count"); // the desk of PYGMA-ISIS has a part called news, too
const open = partIfAny("table")?.dataset.table;
const title = document.title;

async function update() {
  if (document.hidden) return;
  /** @type {{ table: string }[] | null} */
  const all = await look("/api/me/notices");
  if (!all) return;
  if (open && all.some((each) => each.table === open)) await post(`/api/games/${encodeURIComponent(open)}/seen`, {}, { keepalive: true }).catch(() => null);
  show(all.filter((each) => each.table !== open).length);
}

/** What happens at the table that is open while its reader looks on is no news. */
export async function seen() {
  if (!number || !open || document.hidden) return;
  await post(`/api/games/${encodeURIComponent(open)}/seen`, {}, { keepalive: true }).catch(() => null);
}

let unseen = 0;
let called = false;

/** @param {number} count */
function show(count) {
  const badge = number?.parentElement;
  if (!number || !badge) return;
  badge.hidden = count === 0;
  number.textContent = String(count);
  unseen = count;
  entitle();
}

/**
 * Calls the reader by title and icon while it is the reader's turn.
 *
 * @param {boolean} turn
 */
export function call(turn) {
  called = turn;
  entitle();
  const href = turn ? "/favicon-turn.svg" : "/favicon.svg";
  const icon = partIfAny("icon");
  if (icon && icon.getAttribute("href") !== href) icon.setAttribute("href", href);
}

function entitle() {
  document.title = `${called ? "● " : ""}${unseen === 0 ? "" : `(${unseen}) `}${title}`;
  // The app counts what waits, where the device has a place for it.
  if (globalThis.navigator && "setAppBadge" in navigator) void navigator.setAppBadge(unseen).catch(() => null);
}

if (globalThis.navigator && "serviceWorker" in navigator) void navigator.serviceWorker.register("/sw.js").catch(() => null);

if (number) {
  if (open) void update();
  setInterval(update, EVERY);
  document.addEventListener("visibilitychange", update);
}
