import { openHouse } from "./house.js";
import { LiveTable } from "./live-table.js";
import { call, seen } from "./news.js";
import { wordsOf } from "./page-words.js";
import { on, part, partIfAny, parts } from "./parts.js";
import { Refused } from "./post.js";
import { tell } from "./rule-aside.js";
import { isBetweenPersons } from "./seats.js";
import { offerSwitch } from "./sound.js";

const page = part("table");
const words = await wordsOf(page);
const { say } = words;

/** @type {Record<number, string>} */
const FAILURES = { 0: "server.table.unreached", 413: "server.table.toolong" };

/**
 * What the page of every game has: the table of the server, the reader's words, the notices for what was
 * refused and for a broken connection, taking back and resigning.
 *
 * @param {(table: any) => void} show the table with the view of its game
 */
export function openTable(show) {
  const live = new LiveTable(page.dataset.table ?? "");
  offerSwitch();

  const notice = (/** @type {string} */ name, /** @type {string} */ text) => {
    const place = part(name);
    tell(place, text);
    place.hidden = !text;
  };

  let known = -1;
  let taken = 0;
  on(live, "table", (/** @type {House.Table} */ table) => {
    const news = known >= 0 && table.entry > known;
    if (news) refused("");
    const sat = table.seats.filter(({ occupant }) => occupant !== "open").length;
    if ((news || (known >= 0 && sat !== taken)) && table.seat !== "spectator") void seen();
    known = table.entry;
    taken = sat;
    call(table.started && table.turn.seats.includes(table.seat) && table.seats.some((each) => !each.you));
    showOffer(table, say);
    show(table);
    house.show(table);
  });
  part("refusal").addEventListener("click", () => refused(""));
  let refusal = "";
  const refused = (/** @type {string} */ text) => {
    refusal = text;
    notice("refusal", text);
  };
  on(live, "done", () => refused(""));
  on(live, "refused", (answer) => refused(new Refused(answer).sentence || say(FAILURES[answer.status] ?? "server.table.failed", answer.status)));
  on(live, "withdrawn", () => refused(say("server.table.withdrawn")));
  const line = { open: true, waiting: false };
  const showLine = (/** @type {string} */ back) =>
    notice("connection", line.waiting ? say("server.table.unsent") : line.open ? back : say("server.table.offline"));
  on(live, "waiting", ({ text }) => {
    line.waiting = text !== null;
    page.toggleAttribute("data-unsent", line.waiting);
    showLine("");
  });
  on(live, "connection", ({ open }) => {
    const lost = open && !line.open;
    line.open = open;
    showLine(lost ? say("server.table.back.online") : "");
    if (lost) setTimeout(() => showLine(""), 4_000);
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
      refused("");
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
  for (const name of ["draw", "takeback"]) {
    const button = partIfAny(name);
    if (button) button.hidden = !table.may.includes(name);
  }
  const place = partIfAny("offer");
  if (!place) return;
  const { offer, declined, seat, turn } = table;
  const told = offer ?? declined;
  place.hidden = !told || (turn.over && told.kind !== "rematch");
  part("offer-text").textContent = "";
  if (!told || place.hidden) return;
  const own = told.seat === seat;
  const whose = own ? "own" : seat === "spectator" ? "watched" : "other";
  part("offer-text").textContent = say(`server.table.${offer ? "offer" : "declined"}.${told.kind}.${whose}`);
  part("agree").hidden = !offer || whose !== "other";
  part("decline").hidden = !offer || whose === "watched";
  part("decline").textContent = say(own ? "server.table.offer.withdraw" : "server.table.offer.decline");
  // Where the game has a place by the clocks of the player who asks, it stands there. After the game nobody looks at clocks.
  const clocks = [...parts("offer-place")].find((each) => each.dataset.offerPlace === told.seat);
  const where = turn.over ? (partIfAny("offer-end") ?? part("offer-home")) : clocks;
  if (where && place.parentElement !== where) where.append(place);
  if (turn.over && whose === "other") requestAnimationFrame(() => place.scrollIntoView({ block: "nearest" }));
}
