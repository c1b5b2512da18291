import { formToken } from "../post.js";
import { html, nothing } from "lit";

/** How a game ended, in words: who won, and by which rule. */
export function ending({ winners, rule }, solo, speech) {
  if (rule === "resigned" && solo) return speech.say("end.resigned");
  const won = winners.length > 0 ? speech.say("end.won", speech.side(winners[0])) : speech.say("end.even");
  const why = rule.startsWith("EW-") ? speech.say(`end.${rule}`) : speech.table(`end.${rule}`);
  return `${won} ${why}`;
}

/** Whom one would play again without asking anybody: PERS.IA, the machine, or both sides of this screen. */
function opponentOf(seats) {
  const bot = seats.find(({ occupant }) => occupant === "bot");
  if (bot) return `bot:${bot.level}`;
  return seats.every(({ you }) => you) ? "self" : "";
}

/** The same game once more; after one against PERS.IA also the record of those before. */
export function again({ setup, seats, seat, view }, speech) {
  const opponent = opponentOf(seats);
  if (!opponent) return nothing;
  return html`
    <form method="post" action="/games">
      <input type="hidden" name="_csrf" value=${formToken()} />
      <input type="hidden" name="game" value="earthwater" />
      <input type="hidden" name="setup" value=${setup} />
      <input type="hidden" name="opponent" value=${opponent} />
      <input type="hidden" name="seat" value=${seat} />
      <button class="button primary">${speech.say("again")}</button>
      ${view.solo ? html`<a class="button quiet" href="/earthwater/record">${speech.say("record")}</a>` : nothing}
    </form>
  `;
}
