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
  if (open && all.some((each) => each.table === open)) await post(`/api/games/${encodeURIComponent(open)}/seen`, {}).catch(() => null);
  show(all.filter((each) => each.table !== open).length);
}

/** What happens at the table that is open while its reader looks on is no news. */
export async function seen() {
  if (!number || !open || document.hidden) return;
  await post(`/api/games/${encodeURIComponent(open)}/seen`, {}).catch(() => null);
}

/** @param {number} count */
function show(count) {
  const badge = number?.parentElement;
  if (!number || !badge) return;
  badge.hidden = count === 0;
  number.textContent = String(count);
  document.title = count === 0 ? title : `(${count}) ${title}`;
}

if (number) {
  if (open) void update();
  setInterval(update, EVERY);
  document.addEventListener("visibilitychange", update);
}
