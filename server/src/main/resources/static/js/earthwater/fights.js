import { html, nothing } from "lit";
import { GREECE, PERSIA } from "./cities.js";
import { percent } from "./odds.js";
import { ruleLink } from "./rules.js";
import { scoreInShort } from "./status.js";
import { pageLanguage } from "../words.js";

const LEFT = new Intl.NumberFormat(pageLanguage(), { minimumFractionDigits: 1, maximumFractionDigits: 1 });

/**
 * The battles that what is answered so far can still lead to; while nothing is aimed at, none. The server reckons every card that could be
 * in hand, since all are told the same.
 *
 * @param {Pick<Ew.View, "battles" | "prompt">} view
 * @param {Ew.Choices} choices
 */
export function prospective({ battles, prompt }, choices) {
  const held = choices.byCard.flatMap(({ cards }) => cards);
  if (prompt.attacker || prompt.phase === "restore") return battles.filter(({ card }) => card === 0 || held.includes(card));
  const [to, way, fleets] = ["to", "way", "fleets"].map((asks) => choices.answer(asks));
  if (!to) return [];
  return battles.filter(
    ({ at, fleets: sailing }) => at === to && (way === "" || (way === "sea") === sailing > 0) && (fleets === "" || sailing === Number(fleets)),
  );
}

/**
 * What is to be expected of a battle that is fought to its end. Everybody could reckon it: it is no advice.
 *
 * @param {Pick<Ew.At, "view" | "choices" | "speech">} at
 */
export function fights({ view, choices, speech }) {
  const battles = prospective(view, choices);
  if (battles.length === 0) return nothing;
  const { decider, attacker } = view.prompt;
  const attacks = attacker === "" || attacker === decider;
  return html`
    <section class="ew-fights" aria-labelledby="ew-fights">
      <h3 id="ew-fights">${speech.say("odds")}</h3>
      <ul>${battles.map((battle) => told(battle, battles).map((fight) => row(battle, fight, attacks, view, speech)))}</ul>
      <p class="hint">${speech.say("odds.note")}</p>
    </section>
  `;
}

/**
 * At sea nothing depends on the armies aboard: that fight is told once for so many fleets.
 *
 * @param {Ew.Battle} battle
 * @param {Ew.Battle[]} battles
 */
function told(battle, battles) {
  const first = battles.find(({ fleets }) => fleets === battle.fleets) === battle;
  return first ? battle.fights : battle.fights.filter(({ kind }) => kind === "land");
}

/**
 * @param {Ew.Battle} battle
 * @param {Ew.Fight} fight
 * @param {boolean} attacks
 * @param {Ew.View} view
 * @param {Ew.Speech} speech
 */
function row(battle, fight, attacks, view, speech) {
  const [won, lost] = attacks ? [fight.attackerWins, fight.defenderWins] : [fight.defenderWins, fight.attackerWins];
  const [ours, theirs] = attacks ? [fight.attackersLeft, fight.defendersLeft] : [fight.defendersLeft, fight.attackersLeft];
  return html`
    <li>
      <span class="what">${title(battle, fight, view, speech)}</span>
      <svg class="bar" viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true">
        <rect class="lost" width="100" height="10" /><rect class="gone" width=${100 * (won + fight.bothGone)} height="10" /><rect class="won" width=${100 * won} height="10" />
      </svg>
      <span class="chances">${speech.say("odds.chances", chance(won), chance(fight.bothGone), chance(lost))}</span>
      <span class="left">${speech.say("odds.left", LEFT.format(ours), LEFT.format(theirs))}</span>
    </li>
  `;
}

/**
 * What is rare is not said to be impossible, nor what is likely to be certain.
 *
 * @param {number} share
 */
export function chance(share) {
  if (share > 0 && share < 0.005) return `<${percent(0.01)}`;
  return share < 1 && share >= 0.995 ? `>${percent(0.99)}` : percent(share);
}

/**
 * @param {Ew.Battle} battle
 * @param {Ew.Fight} fight
 * @param {Ew.View} view
 * @param {Ew.Speech} speech
 */
function title({ at, fleets, armies, card, fights: all }, { kind }, { prompt }, speech) {
  const forces = [fleets > 0 ? speech.count("fleet", fleets) : "", armies > 0 ? speech.count("army", armies) : ""].filter(Boolean).join(", ");
  const where = all.length > 1 ? speech.say(`odds.${kind}`) : "";
  if (card > 0) return speech.say("odds.with", speech.event(card, prompt.decider));
  if (prompt.phase.startsWith("react-land")) return speech.say("odds.without");
  return [forces || speech.city(at), where].filter(Boolean).join(" – ");
}

/**
 * The best that can be hoped for where an answer leads into battle: with all who can go.
 *
 * @param {Pick<Ew.View, "battles">} view
 * @param {Ew.Choice[]} choices
 * @param {Ew.Speech} speech
 */
export function bestHope({ battles }, choices, speech) {
  const chances = battles
    .filter(({ at, fleets, armies }) => choices.some((choice) => choice.to === at && choice.fleets === fleets && choice.armies === armies))
    .map(({ fights: all }) => all[all.length - 1].attackerWins);
  return chances.length > 0 ? speech.say("odds.best", chance(Math.max(...chances))) : speech.say("battle");
}

/**
 * Supply and scoring, if the campaign ended now.
 *
 * @param {Ew.View} view
 * @param {Ew.Speech} speech
 */
export function reckoned({ reckoned: now, score, result }, speech) {
  if (result.over) return nothing;
  const { losses, cities, greekPoints, persianPoints, winner } = now;
  const points = () => speech.say("reckoned.points", greekPoints, persianPoints, scoreInShort(score, speech), scoreInShort(now.score, speech));
  return html`
    <details class="more ew-reckoned">
      <summary>${speech.say("reckoned", winner ? speech.say("end.won", speech.side(winner)) : points())}</summary>
      <ul>
        ${losses.map((loss) => html`<li>${starved(loss, speech)} ${ruleLink(loss.rule)}</li>`)}
        ${losses.length === 0 ? html`<li>${speech.say("reckoned.fed")}</li>` : nothing}
        ${[GREECE, PERSIA].map((side) => html`<li>${speech.say("card.other", speech.heading(side), counting(side, cities, speech))}</li>`)}
      </ul>
    </details>
  `;
}

/**
 * @param {Ew.Loss} loss
 * @param {Ew.Speech} speech
 */
function starved({ side, city, armies }, speech) {
  const who = speech.stack({ side, piece: "army", count: armies });
  return city ? speech.say("reckoned.lost", who, speech.city(city)) : speech.say("reckoned.choose", who);
}

/**
 * @param {Ew.Side} side
 * @param {Ew.Reckoned["cities"]} cities
 * @param {Ew.Speech} speech
 */
function counting(side, cities, speech) {
  return speech.list(cities.filter((each) => each.side === side).map(({ city, points }) => `${speech.city(city)} ${points}`));
}
