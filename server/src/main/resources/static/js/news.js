import "./bulletin.js";
import "./local-times.js";
import { keepBooks } from "./keep-page.js";
import { part, partIfAny } from "./parts.js";
import { look, post } from "./post.js";
import { Sound, hasOwnSounds } from "./sound.js";

/**
 * Keeps the number of unseen notices in the masthead up to date, and calls to a board that waits for the reader. What
 * concerns the table that is open counts as seen. Where a round is awaited, the reader is led to the board.
 */
const EVERY = 20_000;
const AWAITED = 4_000;
const awaiting = Boolean(partIfAny("awaiting"));
const number = partIfAny("news-count"); // the desk of PYGMA-ISIS has a part called news, too
const open = partIfAny("table")?.dataset.table;
const title = document.title;

/** @typedef {{ table: string, event: string, text: string }} Note */

async function update() {
  /** @type {Note[] | null} */
  const all = await look("/api/me/notices");
  if (!all) return;
  if (open && !document.hidden && all.some((each) => each.table === open)) await post(`/api/games/${encodeURIComponent(open)}/seen`, {}, { keepalive: true }).catch(() => null);
  const others = all.filter((each) => each.table !== open);
  show(others.length);
  const kinds = partIfAny("call")?.dataset.kinds?.split(" ") ?? [];
  summon(others.find((each) => kinds.includes(each.event)));
}

/**
 * To the board that waits: by a line on top of every page.
 *
 * @param {Note | undefined} note
 */
function summon(note) {
  const place = partIfAny("call");
  if (!place) return;
  place.hidden = !note;
  if (!note) return;
  const address = `/games/${encodeURIComponent(note.table)}`;
  if (awaiting && note.event === "paired") return location.assign(address);
  if (part("call-text").textContent !== note.text) part("call-text").textContent = note.text;
  part("call-go", HTMLAnchorElement).href = address;
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

const sound = new Sound();
let told = false;

/**
 * Calls the reader by title and icon while it is the reader's turn, and by a sound when it becomes so. A board that
 * sounds by itself is heard by whoever looks at it.
 *
 * @param {boolean} turn
 */
export function call(turn) {
  if (turn && told && !called && (document.hidden || !hasOwnSounds())) sound.call();
  told = true;
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

// The app that is put on a device has the rules with it, whether they were read before or not.
const books = () => keepBooks([...document.querySelectorAll('.colophon a[href^="/rules/"]')].map((link) => link.getAttribute("href") ?? "")).catch(() => null);
if (globalThis.matchMedia?.("(display-mode: standalone)").matches) void books();
globalThis.addEventListener?.("appinstalled", books);

if (number) {
  if (open || awaiting) void update();
  setInterval(update, awaiting ? AWAITED : EVERY);
  document.addEventListener("visibilitychange", update);
}
