import { post } from "./post.js";

/** Keeps the number of unseen notices in the masthead up to date. What concerns the table that is open counts as seen. */
const EVERY = 60_000;
const badge = document.querySelector("[data-news]");
const open = document.querySelector("[data-table]")?.dataset.table;
const title = document.title;

async function look() {
  if (document.hidden) return;
  const response = await fetch("/api/me/notices").catch(() => null);
  if (!response?.ok) return;
  const all = await response.json();
  if (all.some((each) => each.table === open)) await post(`/api/games/${encodeURIComponent(open)}/seen`, {}).catch(() => null);
  show(all.filter((each) => each.table !== open).length);
}

function show(count) {
  badge.hidden = count === 0;
  badge.querySelector("[data-news-count]").textContent = String(count);
  document.title = count === 0 ? title : `(${count}) ${title}`;
}

if (badge) {
  if (open) look();
  setInterval(look, EVERY);
  document.addEventListener("visibilitychange", look);
}
