import { formToken } from "../post.js";
import { html } from "lit";

/** How a game ended, in words: who won, and by which rule. */
export function ending({ winners, rule }, solo, speech) {
  if (rule === "resigned" && solo) return speech.say("end.resigned");
  const won = winners.length > 0 ? speech.say("end.won", speech.side(winners[0])) : speech.say("end.even");
  const why = rule.startsWith("EW-") ? speech.say(`end.${rule}`) : speech.table(`end.${rule}`);
  return `${won} ${why}`;
}

/** The same game against PERS.IA once more, and the record of those before. */
export function again(setup, speech) {
  return html`
    <form method="post" action="/games">
      <input type="hidden" name="_csrf" value=${formToken()} />
      <input type="hidden" name="game" value="earthwater" />
      <input type="hidden" name="setup" value=${setup} />
      <input type="hidden" name="opponent" value="self" />
      <button class="button primary">${speech.say("again")}</button>
      <a class="button quiet" href="/earthwater/record">${speech.say("record")}</a>
    </form>
  `;
}
