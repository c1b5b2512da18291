import { isBetweenPersons, openTable } from "../table-page.js";
import "./ew-table.js";

const table = document.querySelector("ew-table");
const resignation = document.querySelector("[data-ask]");

const { live, words, move } = openTable((state) => table.receive(state));
table.words = words;
table.addEventListener("move", async ({ detail }) => {
  if (!(await move(detail.text))) table.release();
});
table.addEventListener("takeback", async () => {
  const asked = isBetweenPersons(live.table) ? live.offer("takeback") : live.takeBack();
  if (!(await asked)) table.release();
});
table.addEventListener("lift", ({ detail }) => live.lift(detail.seat));
table.addEventListener("resign", () => resignation.showModal());
