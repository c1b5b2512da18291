import { html, nothing } from "lit";
import { ownTitle, partIfAny } from "../parts.js";
import { houseEnding } from "../seats.js";
import { epilogue } from "./epilogue.js";
import { ownSide, sharesScreen } from "./seat.js";

/**
 * How a game ended, in words: who won, and by which rule.
 *
 * @param {Ew.Table} table
 * @param {Ew.Speech} speech
 */
export function ending(table, speech) {
  const { winners, rule = "" } = table.turn;
  const { solo } = table.view;
  if (rule === "resigned" && solo && ownSide(table)) return speech.say("end.resigned");
  if (rule === "aborted") return houseEnding(table, speech.whole); // it counts for nobody: not even as drawn
  const own = sharesScreen(table) ? "" : ownSide(table);
  const told = own === winners[0] ? "end.you.won" : "end.you.lost";
  const won = winners.length === 0 ? speech.say("end.even") : own ? speech.say(told) : speech.say("end.won", speech.side(winners[0]));
  const why = rule.startsWith("EW-") ? speech.say(`end.${rule}`) : houseEnding(table, speech.whole);
  return `${won} ${why}`;
}

/**
 * After a game: another one, where this reader may begin it; against PERS.IA also the record of those before.
 *
 * @param {Ew.At} at
 */
export function afterwards(at) {
  const { table, speech, again } = at;
  const event = partIfAny("event", HTMLAnchorElement); // of a club, to which its players go back
  return html`
    <div class="ew-verbs">
      ${table.successor
        ? html`<a class="button primary" href="/games/${table.successor}">${speech.table("rematch.go")}</a>`
        : table.may.includes("rematch") && !table.offer
          ? html`<button type="button" class="button primary" data-again @click=${again}>${table.view.solo ? speech.say("again") : speech.table("rematch")}</button>`
          : nothing}
      ${event ? html`<a class="button primary" href=${event.href}>${event.textContent}</a>` : nothing}
      ${isOfDay(table) ? html`<a class="button" href="/earthwater/day">${speech.say("day.table")}</a>` : nothing}
      <a class="button" href="/games/${table.id}/analysis">${speech.say("analysis")}</a>
      ${picture(table, speech)}
      ${table.view.solo
        ? html`<a class="button quiet" href="/#ew-handicap">${speech.say("variant")}</a>
            <a class="button quiet" href="/earthwater/record">${speech.say("record")}</a>`
        : nothing}
    </div>
    ${epilogue(at)}
  `;
}

/**
 * EW-S6: whether it was the expedition of a day, which all others play too.
 *
 * @param {Pick<Ew.Table, "setup">} table
 */
export function isOfDay({ setup }) {
  return setup.split(" ").some((word) => word.startsWith("day="));
}

/**
 * The last map with its score, for others: given to the device where that can pass it on, else to be kept.
 *
 * @param {Ew.Table} table
 * @param {Ew.Speech} speech
 */
function picture({ id }, speech) {
  const file = `/games/${id}/picture.png`;
  return "share" in navigator
    ? html`<button type="button" class="button" data-share @click=${() => share(file, `${location.origin}/games/${id}`)}>${speech.say("share")}</button>`
    : html`<a class="button" data-share href=${file} download="300.png">${speech.say("picture")}</a>`;
}

/**
 * @param {string} file
 * @param {string} url of the table, which whoever gets it may replay
 */
async function share(file, url) {
  const blob = await (await fetch(file)).blob();
  const files = [new File([blob], "300.png", { type: blob.type })];
  const all = { title: ownTitle(), url, files };
  await navigator.share(navigator.canShare?.(all) ? all : { title: ownTitle(), url }).catch(() => null);
}
