import { part as partOf, the } from "../parts.js";
import { houseEnding } from "../seats.js";
import { openTable } from "../table-page.js";
import { ByMail } from "./by-mail.js";
import { Calendar } from "./calendar.js";
import { openCourier } from "./courier.js";
import { part } from "./desk.js";
import { MasterDesk } from "./master-desk.js";
import { Months } from "./months.js";
import { Note } from "./note.js";
import { People } from "./people.js";
import { RulerDesk } from "./ruler-desk.js";

const address = `/api/pygma/${encodeURIComponent(partOf("table").dataset.table ?? "")}`;

const { live, say, move, moment, showing, refusal } = openTable(show);
const replay = new Months({ say, showing, shared: moment, turn: (entry) => desk?.turn(entry) });
const ruler = new RulerDesk({ address, say, move, live, replay, refusal });
const master = new MasterDesk({ address, say, move, live, replay, refusal });
openCourier({ address, say, live, laid: (words) => master.hear(words) });
const calendar = new Calendar(address, say);
const note = new Note(address, say);
const mail = new ByMail(address, say);
const people = new People(address, say, () => live.table && show(live.table));
/** @type {RulerDesk | MasterDesk | null} */
let desk = null;
/** Whether the campaign was under way when it was looked at last. */
let lasted = false;

for (const choice of part("eyes").querySelectorAll("input")) choice.addEventListener("change", () => show(live.table));

/**
 * The table says that something happened; what the reader may know of it lies on the desk.
 *
 * @param {House.Table} table
 */
function show(table) {
  const { seat, turn } = table;
  const rules = seat.startsWith("Realm-");
  // When a campaign is over everything is open, as its log is.
  part("eyes").hidden = !(rules && turn.over);
  const whole = the(":checked", HTMLInputElement, part("eyes")).value === "world";
  const next = rules && !(turn.over && whole) ? ruler : turn.over || people.assists || seat.startsWith("GameMaster") ? master : null;
  part("unfolding").hidden = true;
  part("watch").hidden = next !== null;
  const ends = turn.over && lasted;
  lasted = !turn.over;
  part("ended").hidden = !turn.over;
  part("gave-up").textContent = turn.over && turn.rule === "resigned" ? houseEnding(table, say) : "";
  part("ended-link", HTMLAnchorElement).href = address.replace("/api/", "/");
  part("ruler").hidden = next !== ruler;
  part("master").hidden = next !== master;
  settle(next === ruler);
  desk = next;
  desk?.look(table);
  calendar.look(table);
  void note.look(table);
  void mail.look(table);
  people.look(turn.over);
  if (!ends) return;
  part("said").textContent = `${part("gave-up").textContent} ${say("server.pygma.ended")}`.trim();
  part("ended").scrollIntoView({ block: "start" });
}

/**
 * Where the map fills the window, what lies around other tables has its place in the panel: the calendar, mail and paper, stand-ins, talk,
 * notes and the foot of the page on its last page, the next term on the map.
 *
 * @param {boolean} inside
 */
function settle(inside) {
  const [house, foot] = [the("section.house"), the(".colophon")];
  const beside = [part("calendar-part"), part("post"), part("people-part")];
  const told = [part("zat"), part("asked")];
  // The bar of the game master's desk stays in view over all of its parts.
  if (!inside) part("record-part").before(part("courier"), ...beside);
  if (inside === part("about").contains(house)) return;
  if (inside) {
    part("about").append(...beside, house, foot);
    part("crown").append(...told);
  } else {
    part("watch").after(...told);
    partOf("table").append(house);
    document.body.append(foot);
  }
}

addEventListener("online", () => live.table && show(live.table));
