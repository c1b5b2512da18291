import { openTable } from "../table-page.js";
import { MasterDesk } from "./master-desk.js";
import { RulerDesk } from "./ruler-desk.js";

const page = document.querySelector("[data-table]");
const part = (name) => page.querySelector(`[data-${name}]`);
const address = `/api/pygma/${encodeURIComponent(page.dataset.table)}`;

const { live, say, move } = openTable(show);
const ruler = new RulerDesk({ part, address, say, move, live });
const master = new MasterDesk({ part, address, say, move });

/** The table says that something happened; what the reader may know of it lies on the desk. */
function show(table) {
  const rules = table.seat.startsWith("Realm-");
  const leads = table.seat.startsWith("GameMaster");
  part("watch").hidden = rules || leads;
  part("ruler").hidden = !rules;
  part("master").hidden = !leads;
  if (rules) ruler.look(table);
  if (leads) master.look(table);
}

addEventListener("online", () => live.table && show(live.table));
