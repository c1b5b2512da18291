import { openHouse } from "./house.js";
import { LiveTable } from "./live-table.js";

const page = document.querySelector("[data-table]");
const { default: words } = await import(page.dataset.words);

/**
 * What the page of every game has: the table of the server, the reader's words, the notices for what was
 * refused and for a broken connection, taking back and resigning. A game brings `show(table, say)`.
 */
export function openTable(show) {
  const say = (key, ...values) => (words[key] ?? key).replace(/\{(\d)\}/g, (_, index) => values[index] ?? "");
  const live = new LiveTable(page.dataset.table);

  const notice = (name, text) => {
    const place = page.querySelector(`[data-${name}]`);
    place.textContent = text;
    place.hidden = !text;
  };

  live.addEventListener("table", ({ detail }) => {
    showOffer(page, detail, say);
    show(detail, say, words);
    house.show(detail);
  });
  live.addEventListener("refused", ({ detail }) => notice("refusal", isOfTheGame(detail.rule) ? `${detail.message} (${detail.rule})` : detail.message));
  live.addEventListener("connection", ({ detail }) => {
    const lost = page.querySelector("[data-connection]").textContent === say("server.table.offline");
    notice("connection", detail.open ? (lost ? say("server.table.back.online") : "") : say("server.table.offline"));
    if (detail.open && lost) setTimeout(() => notice("connection", ""), 4_000);
  });

  const house = openHouse(page, live, say, occupantOf);
  wireActions(page, live);
  live.open();
  return {
    live,
    words,
    say,
    /** The entry of a moment that was shared, or nothing. */
    moment: page.dataset.moment === undefined ? null : Number(page.dataset.moment),
    /** Which moment is shown, for sharing it; nothing for the present. */
    showing(entry) {
      if (entry === null) delete page.dataset.shown;
      else page.dataset.shown = String(entry);
    },
    async move(text) {
      notice("refusal", "");
      return live.move(text);
    },
  };
}

/** Whether a refusal names a rule that can be looked up; what the house itself refuses has no number. */
function isOfTheGame(rule) {
  return Boolean(rule) && rule !== "house";
}

function wireActions(page, live) {
  const dialog = page.querySelector("[data-ask]");
  page.querySelector("[data-takeback]")?.addEventListener("click", () => (isBetweenPersons(live.table) ? live.offer("takeback") : live.takeBack()));
  page.querySelector("[data-draw]")?.addEventListener("click", () => live.offer("draw"));
  page.querySelector("[data-agree]")?.addEventListener("click", () => live.offer(live.table.offer.kind));
  page.querySelector("[data-decline]")?.addEventListener("click", () => live.offer("decline"));
  page.querySelector("[data-resign]")?.addEventListener("click", () => dialog.showModal());
  dialog?.addEventListener("close", () => {
    if (dialog.returnValue === "yes") live.resign();
    dialog.returnValue = "";
  });
}

/** Whether somebody else sits here and must be asked. */
export function isBetweenPersons(table) {
  return table.seats.some((seat) => seat.occupant === "person" && !seat.you);
}

/** What one player proposes to the other, with the answers that this reader may give. */
function showOffer(page, table, say) {
  const draw = page.querySelector("[data-draw]");
  if (draw) draw.hidden = !table.may.includes("draw");
  const place = page.querySelector("[data-offer]");
  if (!place) return;
  const { offer, seat, turn } = table;
  place.hidden = !offer || (turn.over && offer.kind !== "rematch");
  if (place.hidden) return;
  const own = offer.seat === seat;
  const whose = own ? "own" : seat === "spectator" ? "watched" : "other";
  page.querySelector("[data-offer-text]").textContent = say(`server.table.offer.${offer.kind}.${whose}`);
  page.querySelector("[data-agree]").hidden = whose !== "other";
  page.querySelector("[data-decline]").hidden = whose === "watched";
  page.querySelector("[data-decline]").textContent = say(own ? "server.table.offer.withdraw" : "server.table.offer.decline");
}

/** A seat in words: you, the machine and its level, a guest, or free. */
export function occupantOf(seat, say) {
  if (seat.you) return say("server.table.you");
  if (seat.occupant === "bot") return say("server.table.bot", seat.level);
  if (seat.name) return seat.name;
  return say(seat.occupant === "open" ? "server.table.open" : "server.table.guest");
}
