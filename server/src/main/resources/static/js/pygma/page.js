import { openTable } from "../table-page.js";
import { MasterDesk } from "./master-desk.js";
import { Replay } from "./replay.js";
import { RulerDesk } from "./ruler-desk.js";

const page = document.querySelector("[data-table]");
const part = (name) => page.querySelector(`[data-${name}]`);
const address = `/api/pygma/${encodeURIComponent(page.dataset.table)}`;

const { live, say, move, moment, showing } = openTable(show);
const replay = new Replay({ part, say, showing, shared: moment, turn: (entry) => desk?.turn(entry) });
const ruler = new RulerDesk({ part, address, say, move, live, replay });
const master = new MasterDesk({ part, address, say, move, replay });
let desk = null;

for (const choice of part("eyes").querySelectorAll("input")) choice.addEventListener("change", () => show(live.table));

/** The table says that something happened; what the reader may know of it lies on the desk. */
function show(table) {
  const { seat, turn } = table;
  const rules = seat.startsWith("Realm-");
  // When a campaign is over everything is open, as its log is.
  part("eyes").hidden = !(rules && turn.over);
  const whole = part("eyes").querySelector(":checked").value === "world";
  const next = rules && !(turn.over && whole) ? ruler : turn.over || seat.startsWith("GameMaster") ? master : null;
  part("watch").hidden = next !== null;
  part("ruler").hidden = next !== ruler;
  part("master").hidden = next !== master;
  desk = next;
  desk?.look(table);
}

addEventListener("online", () => live.table && show(live.table));
