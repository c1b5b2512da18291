import { isBetweenPersons, openTable } from "../table-page.js";
import "./ew-table.js";
import { bringIntoSight } from "./sight.js";

const table = document.querySelector("ew-table");
const resignation = document.querySelector("[data-ask]");
let opened = false;
let offered = false;

const { live, words, move, moment, showing } = openTable(arrive);
table.words = words;
table.addEventListener("move", async ({ detail }) => {
  if (!(await move(detail.text))) table.release();
});
table.addEventListener("takeback", async () => {
  const asked = isBetweenPersons(live.table) ? live.offer("takeback") : live.takeBack();
  if (!(await asked)) table.release();
});
table.addEventListener("lift", ({ detail }) => live.lift(detail.seat));
table.addEventListener("moment", ({ detail }) => showing(detail.entry));
table.addEventListener("again", async () => {
  if (await live.offer("rematch")) location.assign(`/games/${live.table.successor}`);
});
table.addEventListener("resign", () => resignation.showModal());

/** A shared moment is what its reader sees first; so is what the other player proposes. */
function arrive(state) {
  table.receive(state);
  if (!opened && moment !== null) table.lookAt(moment);
  opened = true;
  // The notice is above the map; who plays on a phone may have scrolled far below it.
  if (state.offer && !offered) bringIntoSight(document.querySelector("[data-offer]"));
  offered = Boolean(state.offer);
}
