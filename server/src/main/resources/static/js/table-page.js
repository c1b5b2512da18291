import { openHouse } from "./house.js";
import { LiveTable } from "./live-table.js";
import { wordsOf } from "./page-words.js";
import { on, part, partIfAny, parts } from "./parts.js";
import { Refused } from "./post.js";
import { isBetweenPersons } from "./seats.js";

const page = part("table");
const words = await wordsOf(page);
const { say } = words;

/**
 * What the page of every game has: the table of the server, the reader's words, the notices for what was
 * refused and for a broken connection, taking back and resigning.
 *
 * @param {(table: any) => void} show the table with the view of its game
 */
export function openTable(show) {
  const live = new LiveTable(page.dataset.table ?? "");

  const notice = (/** @type {string} */ name, /** @type {string} */ text) => {
    const place = part(name);
    place.textContent = text;
    place.hidden = !text;
  };

  on(live, "table", (table) => {
    showOffer(table, say);
    show(table);
    house.show(table);
  });
  let refusal = "";
  on(live, "refused", (answer) => {
    refusal = new Refused(answer).sentence || say(answer.status === 413 ? "server.table.toolong" : "server.table.failed", answer.status);
    notice("refusal", refusal);
  });
  on(live, "connection", ({ open }) => {
    const lost = part("connection").textContent === say("server.table.offline");
    notice("connection", open ? (lost ? say("server.table.back.online") : "") : say("server.table.offline"));
    if (open && lost) setTimeout(() => notice("connection", ""), 4_000);
  });

  const house = openHouse(page, live, say);
  wireActions(live);
  live.open();
  return {
    live,
    words,
    say,
    /** The entry of a moment that was shared, or nothing. */
    moment: page.dataset.moment === undefined ? null : Number(page.dataset.moment),
    /**
     * Which moment is shown, for sharing it; nothing for the present.
     *
     * @param {number | null} entry
     */
    showing(entry) {
      if (entry === null) delete page.dataset.shown;
      else page.dataset.shown = String(entry);
    },
    /** Why the last move was refused, in words. */
    refusal: () => refusal,
    /** @param {string} text */
    async move(text) {
      refusal = "";
      notice("refusal", "");
      return live.move(text);
    },
  };
}

/** @param {LiveTable} live */
function wireActions(live) {
  const dialog = partIfAny("ask", HTMLDialogElement);
  partIfAny("takeback")?.addEventListener("click", () => (isBetweenPersons(live.table) ? live.offer("takeback") : live.takeBack()));
  partIfAny("draw")?.addEventListener("click", () => live.offer("draw"));
  partIfAny("agree")?.addEventListener("click", () => live.offer(live.table.offer?.kind ?? "decline"));
  partIfAny("decline")?.addEventListener("click", () => live.offer("decline"));
  for (const button of parts("resign")) button.addEventListener("click", () => dialog?.showModal());
  dialog?.addEventListener("close", () => {
    if (dialog.returnValue === "yes") void live.resign();
    dialog.returnValue = "";
  });
}

/**
 * What one player proposes to the other, with the answers that this reader may give.
 *
 * @param {House.Table} table
 * @param {Say} say
 */
function showOffer(table, say) {
  const draw = partIfAny("draw");
  if (draw) draw.hidden = !table.may.includes("draw");
  const place = partIfAny("offer");
  if (!place) return;
  const { offer, seat, turn } = table;
  place.hidden = !offer || (turn.over && offer.kind !== "rematch");
  if (!offer || place.hidden) return;
  const own = offer.seat === seat;
  const whose = own ? "own" : seat === "spectator" ? "watched" : "other";
  part("offer-text").textContent = say(`server.table.offer.${offer.kind}.${whose}`);
  part("agree").hidden = whose !== "other";
  part("decline").hidden = whose === "watched";
  part("decline").textContent = say(own ? "server.table.offer.withdraw" : "server.table.offer.decline");
}
