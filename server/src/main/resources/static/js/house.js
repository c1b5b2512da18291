import { Clocks } from "./clock.js";
import { ownTitle, part, partIfAny, parts, the } from "./parts.js";
import { occupantOf, seatName } from "./seats.js";
import { openInvitation } from "./invitation.js";
import { Sound, hasOwnSounds } from "./sound.js";
import { openTalk } from "./talk.js";

/**
 * What every table has besides its game: clocks, calling off, claiming, replacing, playing again, talk and notes.
 *
 * @param {HTMLElement} page
 * @param {House.LiveTable} live
 * @param {Say} say
 */
export function openHouse(page, live, say) {
  const clocks = new Clocks(say, (seat) => `${seatName(seat.seat, say)} · ${occupantOf(seat, say)}`);
  // The server's own job ends a game whose time is out; a look at the table shows it, or offers the claim.
  clocks.onOut = () => setTimeout(() => live.look(), 1_500);
  const sound = new Sound();
  clocks.onLow = (seat) => seat === live.table.seat && live.table.terms.pace.startsWith("live") && sound.hurry();
  const talk = openTalk(page, live, say);
  wire(page, live, say);
  let alone = false;
  let playing = false;
  return {
    /** @param {House.Table} table */
    show(table) {
      // Both who agreed to another game are led to it; whoever comes back later finds the link.
      if (alone && table.successor && table.seat !== "spectator" && table.seats.length <= 2) location.assign(`/games/${table.successor}`);
      alone = !table.successor;
      if (playing && table.turn.over && !hasOwnSounds()) sound.end();
      playing = !table.turn.over;
      present(table, say);
      // The days that were left for a move mean nothing any more once a game is over; the minutes of a live game do.
      clocks.show(table.turn.over && table.terms.pace.startsWith("days") ? { seats: table.seats } : table);
      talk.show(table);
    },
  };
}

/**
 * @param {HTMLElement} page
 * @param {House.LiveTable} live
 * @param {Say} say
 */
function wire(page, live, say) {
  const act = (/** @type {string} */ name, /** @type {string} */ action, body = {}) => partIfAny(name)?.addEventListener("click", () => live.act(action, body));
  wireEnd(live, say);
  openInvitation(say);
  act("claim", "claim");
  for (const [name, kind] of [["house-draw", "draw"], ["rematch", "rematch"]]) partIfAny(name)?.addEventListener("click", () => live.offer(kind));
  partIfAny("leave")?.addEventListener("click", async () => {
    if (await live.act("leave", {})) location.assign("/lobby");
  });
  for (const button of parts("replace"))
    button.addEventListener("click", () => live.act("replace", { seat: live.table.replaceable[0], text: button.dataset.replace }));
  const invitation = partIfAny("invite");
  invitation?.addEventListener("submit", async (event) => {
    event.preventDefault();
    const field = the("input", HTMLInputElement, invitation);
    const name = field.value.trim();
    if (!(await live.act("invite", { text: name }))) return;
    part("invited").textContent = say("server.table.invite.done", name);
    field.value = "";
  });
  for (const panel of document.querySelectorAll(".panel")) for (const fold of panel.querySelectorAll("details")) fold.addEventListener("toggle", () => fold.open && bringUp(fold, panel));
  partIfAny("share")?.addEventListener("click", () => share(live, say));
  partIfAny("copy-moment")?.addEventListener("click", () => copyMoment(page, live, say));
}

/**
 * Nobody ends a game by one touch: whoever leads a game of several is asked before it ends for all of them, a ruler before
 * the realm is given up, and who calls a game off before it counts for nobody.
 *
 * @param {House.LiveTable} live
 * @param {Say} say
 */
function wireEnd(live, say) {
  const dialog = partIfAny("ask-end", HTMLDialogElement);
  let action = "abort";
  const question = (/** @type {string} */ what) => {
    if (!dialog) return void live.act(what, {});
    action = what;
    const asked = live.table.seats.length > 2 ? what : what === "abort" ? "call-off" : "surrender";
    const name = live.table.title ?? `${part("ask-end").dataset.game} · ${live.table.caption}`;
    part("ask-end-text").textContent = say(`server.table.ask.${asked}`, name, seatName(live.table.seat, say));
    part("ask-end-yes").textContent = say(`server.table.ask.${asked}.yes`);
    part("ask-end-why").hidden = what !== "abort";
    dialog.returnValue = "";
    dialog.showModal();
  };
  partIfAny("abort")?.addEventListener("click", () => question("abort"));
  partIfAny("leave-realm")?.addEventListener("click", () => question("resign"));
  dialog?.addEventListener("close", () => dialog.returnValue === "yes" && live.act(action, action === "abort" ? { text: part("ask-end-word", HTMLTextAreaElement).value } : {}));
}

/**
 * What was opened at the lower end of a panel that scrolls by itself is brought into sight; the page stays where it is.
 *
 * @param {Element} fold
 * @param {Element} panel
 */
function bringUp(fold, panel) {
  const [inner, outer] = [fold.getBoundingClientRect(), panel.getBoundingClientRect()];
  panel.scrollTop += Math.max(0, Math.min(inner.bottom - outer.bottom, inner.top - outer.top));
}

/**
 * Gives the address of the table to the device, which knows where it may go; else it is copied, and that is said beside the button.
 *
 * @param {House.LiveTable} live
 * @param {Say} say
 */
async function share(live, say) {
  const url = `${location.origin}/games/${live.table.id}`;
  if (!navigator.share) return copyAddress(url, part("shared"), say);
  return navigator.share({ title: ownTitle(), url }).catch(() => null);
}

/**
 * The address of the moment that is shown; a game says which by `data-shown` on the page.
 *
 * @param {HTMLElement} page
 * @param {House.LiveTable} live
 * @param {Say} say
 */
async function copyMoment(page, live, say) {
  const entry = page.dataset.shown ?? live.table.entry;
  return copyAddress(`${location.origin}/games/${live.table.id}?entry=${entry}`, part("copied"), say);
}

/**
 * @param {string} address
 * @param {HTMLElement} told where it is said that it was copied, or the address itself where it may not be
 * @param {Say} say
 */
async function copyAddress(address, told, say) {
  const copied = await navigator.clipboard?.writeText(address).then(
    () => true,
    () => false,
  );
  told.textContent = copied ? say("server.table.moment.copied") : address;
}

/**
 * @param {House.Table} table
 * @param {Say} say
 */
function present(table, say) {
  const may = (/** @type {string} */ what) => table.may.includes(what);
  const open = table.seats.some((seat) => seat.occupant === "open") && !table.turn.over;
  show("waiting", open && may("invite")); // a seat may become free again in the middle of a game; where somebody leads, nobody else invites
  show("join", open);
  show("abort", may("abort"));
  show("leave-realm", may("resign") && !partIfAny("ask")); // other games ask it by a button of their own
  show("leave", may("leave"));
  show("late", may("claim"));
  show("house-draw", may("draw") && !partIfAny("draw"));
  show("rematch", may("rematch") && !table.offer);
  show("successor", Boolean(table.successor));
  if (table.successor) part("successor", HTMLAnchorElement).href = `/games/${table.successor}`;
  show("gone", table.replaceable.length > 0);
  if (table.replaceable.length > 0) part("gone-text").textContent = say("server.table.replace.text", seatName(table.replaceable[0], say));
  for (const item of parts("when-over")) item.hidden = !table.turn.over;
}

/**
 * @param {string} name
 * @param {boolean} visible
 */
function show(name, visible) {
  const place = partIfAny(name);
  if (place) place.hidden = !visible;
}
