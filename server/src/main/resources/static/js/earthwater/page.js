import { isBetweenPersons } from "../seats.js";
import { openTable } from "../table-page.js";
import { on, part, partIfAny, the } from "../parts.js";
import { EwTable } from "./ew-table.js";
import { bringIntoSight } from "./sight.js";

const table = the("ew-table", EwTable);
const resignation = part("ask", HTMLDialogElement);
let opened = false;
let offered = false;

const { live, words, move, moment, showing } = openTable(arrive);
table.words = words;
on(table, "move", async ({ text }) => {
  if (!(await move(text))) table.release();
});
table.addEventListener("takeback", async () => {
  const asked = isBetweenPersons(live.table) ? live.offer("takeback") : live.takeBack();
  if (!(await asked)) table.release();
});
on(table, "lift", ({ seat }) => live.lift(seat));
on(table, "moment", ({ entry }) => showing(entry));
table.addEventListener("again", async () => {
  // Another person has to agree first: then both are led there.
  if ((await live.offer("rematch")) && live.table.successor) location.assign(`/games/${live.table.successor}`);
});
table.addEventListener("resign", () => resignation.showModal());

/**
 * A shared moment is what its reader sees first; so is what the other player proposes.
 *
 * @param {Ew.Table} state
 */
function arrive(state) {
  table.receive(state);
  if (!opened && moment !== null) void table.lookAt(moment);
  opened = true;
  // The notice is above the map; who plays on a phone may have scrolled far below it.
  if (state.offer && !offered) bringIntoSight(partIfAny("offer"));
  offered = Boolean(state.offer);
}
