// The page that stands in while the server is away: it goes on by itself once the server answers again.
const AGAIN = 3_000;
const sent = document.body.hasAttribute("data-sent");

async function look() {
  const answer = await fetch("/api/bulletin", { cache: "no-store" }).catch(() => null);
  // What was sent is not sent twice: whoever wrote it goes back to it, where it still stands.
  if (answer?.ok) return sent ? history.back() : location.reload();
  setTimeout(look, AGAIN);
}

/** @type {NodeListOf<HTMLElement>} */
const parts = document.querySelectorAll("[data-when-sent]");
for (const part of parts) part.hidden = !sent;
document.querySelector("[data-back]")?.addEventListener("click", () => history.back());
addEventListener("online", look);
setTimeout(look, AGAIN);
