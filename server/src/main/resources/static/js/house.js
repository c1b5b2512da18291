import { Clocks } from "./clock.js";
import { openTalk } from "./talk.js";

const find = (name) => document.querySelector(`[data-${name}]`);

/** What every table has besides its game: clocks, calling off, claiming, replacing, playing again, talk and notes. */
export function openHouse(page, live, say, occupantOf) {
  const clocks = new Clocks(say, (seat) => `${seatName(seat.seat, say)} · ${occupantOf(seat, say)}`);
  // The server's own job ends a game whose time is out; a look at the table shows it, or offers the claim.
  clocks.onOut = () => setTimeout(() => live.look(), 1_500);
  const talk = openTalk(page, live, say);
  wire(page, live, say);
  return {
    show(table) {
      present(table, say);
      clocks.show(table);
      talk.show(table);
    },
  };
}

function seatName(seat, say) {
  for (const key of [`server.board.side.${seat}`, `earthwater.side.${seat}`]) if (say(key) !== key) return say(key);
  return seat.replaceAll("-", " ");
}

function wire(page, live, say) {
  const act = (name, action, body = () => ({})) => find(name)?.addEventListener("click", () => live.act(action, body()));
  act("abort", "abort");
  act("claim", "claim");
  act("house-draw", "offers", () => ({ text: "draw" }));
  act("rematch", "offers", () => ({ text: "rematch" }));
  find("leave")?.addEventListener("click", async () => {
    if (await live.act("leave", {})) location.assign("/lobby");
  });
  for (const button of document.querySelectorAll("[data-replace]"))
    button.addEventListener("click", () => live.act("replace", { seat: live.table.replaceable[0], text: button.dataset.replace }));
  find("invite")?.addEventListener("submit", async (event) => {
    event.preventDefault();
    const field = event.target.querySelector("input");
    const name = field.value.trim();
    if (!(await live.act("invite", { text: name }))) return;
    find("invited").textContent = say("server.table.invite.done", name);
    field.value = "";
  });
  find("copy-moment")?.addEventListener("click", () => copyMoment(page, live, say));
}

/** The address of the moment that is shown; a game says which by `data-moment` on the page. */
async function copyMoment(page, live, say) {
  const entry = page.dataset.shown ?? live.table.entry;
  const address = `${location.origin}/games/${live.table.id}?entry=${entry}`;
  try {
    await navigator.clipboard.writeText(address);
    find("copied").textContent = say("server.table.moment.copied");
  } catch {
    find("copied").textContent = address;
  }
}

function present(table, say) {
  const may = (what) => table.may.includes(what);
  const open = table.seats.some((seat) => seat.occupant === "open") && !table.turn.over;
  show("waiting", open); // a seat may become free again in the middle of a game
  show("join", open);
  show("abort", may("abort"));
  show("leave", may("leave"));
  show("late", may("claim"));
  show("house-draw", may("draw") && !find("draw"));
  show("rematch", may("rematch") && !table.offer);
  show("successor", Boolean(table.successor));
  if (table.successor) find("successor").href = `/games/${table.successor}`;
  show("gone", table.replaceable.length > 0);
  if (table.replaceable.length > 0) find("gone-text").textContent = say("server.table.replace.text", seatName(table.replaceable[0], say));
  for (const item of document.querySelectorAll("[data-when-over]")) item.hidden = !table.turn.over;
}

function show(name, visible) {
  const place = find(name);
  if (place) place.hidden = !visible;
}
