import { html, nothing } from "lit";

/** How a game ended, in words: who won, and by which rule. */
export function ending({ winners, rule }, solo, speech) {
  if (rule === "resigned" && solo) return speech.say("end.resigned");
  const won = winners.length > 0 ? speech.say("end.won", speech.side(winners[0])) : speech.say("end.even");
  const why = rule.startsWith("EW-") ? speech.say(`end.${rule}`) : speech.table(`end.${rule}`);
  return `${won} ${why}`;
}

/** After a game against PERS.IA, the way to the record of those before. Another game is begun below the table. */
export function record({ view }, speech) {
  if (!view.solo) return nothing;
  return html`<a class="button quiet" href="/earthwater/record">${speech.say("record")}</a>`;
}
