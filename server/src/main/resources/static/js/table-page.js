import { LiveTable } from "./live-table.js";

/**
 * What the page of every game has: the table of the server, the reader's words, the notices for what was
 * refused and for a broken connection, taking back and resigning. A game brings `show(table, say)`.
 */
export function openTable(show) {
  const page = document.querySelector("[data-table]");
  const words = JSON.parse(page.dataset.words);
  const say = (key, ...values) => (words[key] ?? key).replace(/\{(\d)\}/g, (_, index) => values[index] ?? "");
  const live = new LiveTable(page.dataset.table);

  const notice = (name, text) => {
    const place = page.querySelector(`[data-${name}]`);
    place.textContent = text;
    place.hidden = !text;
  };

  live.addEventListener("table", ({ detail }) => {
    const open = detail.seats.some((seat) => seat.occupant === "open");
    if (!open) page.querySelector("[data-waiting]")?.remove();
    show(detail, say, words);
  });
  live.addEventListener("refused", ({ detail }) => notice("refusal", detail.rule ? `${detail.message} (${detail.rule})` : detail.message));
  live.addEventListener("connection", ({ detail }) => notice("connection", detail.open ? "" : say("server.table.offline")));

  wireActions(page, live);
  live.open();
  return {
    live,
    words,
    say,
    async move(text) {
      notice("refusal", "");
      return live.move(text);
    },
  };
}

function wireActions(page, live) {
  const dialog = page.querySelector("[data-ask]");
  page.querySelector("[data-takeback]")?.addEventListener("click", () => live.takeBack());
  page.querySelector("[data-resign]")?.addEventListener("click", () => dialog.showModal());
  dialog?.addEventListener("close", () => {
    if (dialog.returnValue === "yes") live.resign();
    dialog.returnValue = "";
  });
}

/** A seat in words: you, the machine and its level, a guest, or free. */
export function occupantOf(seat, say) {
  if (seat.you) return say("server.table.you");
  if (seat.occupant === "bot") return say("server.table.bot", seat.level);
  return say(seat.occupant === "open" ? "server.table.open" : "server.table.guest");
}
