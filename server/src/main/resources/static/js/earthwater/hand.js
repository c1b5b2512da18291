import { html, nothing } from "lit";
import { repeat } from "lit/directives/repeat.js";
import { chip, spokenOdds } from "./odds.js";
import { effectOf, eventOf, isIdle, picture } from "./cards.js";
import { GREECE, enemyOf } from "./cities.js";

/**
 * The cards in hand, with what can be done with them now. `at` has view, speech, side (whose hand), choices,
 * marked (a set of cards), mark(card), play(move), busy.
 *
 * @param {Ew.At} at
 */
export function hand(at) {
  const { view, speech, side } = at;
  if (!side) return nothing;
  return html`
    <section class="ew-hand ${side}" aria-labelledby="ew-hand">
      <h2 id="ew-hand" tabindex="-1">${speech.say("hand")} <span class="count">${view.hand.length}</span></h2>
      ${view.hand.length === 0 ? html`<p class="hint">${speech.say("hand.none")}</p>` : held(view.hand, side, at)}
      ${view.shown.length > 0
        ? html`<h3>${speech.say("hand.shown", speech.side(enemyOf(side)))}</h3>
            ${cards(view.shown, enemyOf(side), at)}`
        : nothing}
      ${sets(at).length > 0 ? confirm(at) : nothing}
    </section>
  `;
}

/**
 * The cards that can do something now stand open, the others by their names.
 *
 * @param {number[]} numbers
 * @param {string} side
 * @param {Ew.At} at
 */
function held(numbers, side, at) {
  const useful = numbers.filter((number) => at.choices.byCard.some(({ cards: of }) => of.includes(number)));
  const others = numbers.filter((number) => !useful.includes(number));
  return html`
    ${useful.length > 0 ? cards(useful, side, at) : nothing} ${others.length > 0 ? names(others, side, at) : nothing}
  `;
}

/**
 * While a card is not asked for, it lies in the fan by picture and name; it opens.
 *
 * @param {number[]} numbers
 * @param {string} side
 * @param {Ew.At} at
 */
function names(numbers, side, { view, speech }) {
  return html`<ul class="ew-names">
    ${numbers.map((number) => {
      const event = eventOf(number, side);
      return html`<li><details><summary>${picture(event.name)}<span>${speech.rules(`event.${event.name}`)}</span></summary><p>${effectOf(event.name, view.solo, speech)}</p></details></li>`;
    })}
  </ul>`;
}

/**
 * @param {number[]} numbers
 * @param {string} side
 * @param {Ew.At} at
 */
function cards(numbers, side, at) {
  return html`<ul class="ew-cards ${side}">
    ${repeat(
      numbers,
      (number) => number,
      (number) => card(number, side, at),
    )}
  </ul>`;
}

/**
 * @param {number} number
 * @param {string} side
 * @param {Ew.At} at
 */
function card(number, side, at) {
  const { view, speech, marked, mark, busy } = at;
  const event = eventOf(number, side);
  const other = eventOf(number, enemyOf(side));
  const idle = isIdle(event.name, view.solo);
  const marks = markable(number, at);
  return html`
    <li class="ew-card ${marked.has(number) ? "marked" : ""}">
      ${picture(event.name)}
      <h3>
        <span class="event">${speech.rules(`event.${event.name}`)}</span>
        ${event.reaction && !idle ? html`<span class="badge">${speech.say("card.reaction")}</span>` : nothing}
        ${event.spartan ? html`<span class="badge">${speech.say("card.sparta")}</span>` : nothing}
      </h3>
      <p class="effect">${effectOf(event.name, view.solo, speech)}</p>
      ${view.solo ? nothing : html`<p class="other">${speech.say("card.other", speech.side(enemyOf(side)), speech.rules(`event.${other.name}`))}</p>`}
      <div class="uses">${uses(number, at)}</div>
      ${marks
        ? html`<label class="check"><input type="checkbox" .checked=${marked.has(number)} ?disabled=${busy} @change=${() => mark(number)} /> ${speech.say(`mark.${marks}`)}</label>`
        : nothing}
    </li>
  `;
}

/**
 * The buttons of one card: as event, for movement, as reaction, or to be discarded.
 *
 * @param {number} number
 * @param {Ew.At} at
 */
function uses(number, { choices, speech, play, busy, odds, side }) {
  const plays = choices.byCard.filter(({ kind, cards: of }) => of.length === 1 && of[0] === number && (!isSet(kind) || areSingle(choices)));
  return plays.map(({ move, kind }) => {
    const use = kind === "play" ? move.split(" ")[2] : kind;
    return html`<button type="button" class="button ${use === "move" ? "" : "primary"}" ?disabled=${busy} data-move=${move} @click=${() => play(move)}>
      ${speech.say(`use.${use}`)}<span class="visually-hidden">: ${speech.event(number, side)}${spokenOdds(odds.of([{ move }]), speech)}</span>${chip(odds.of([{ move }]))}
    </button>`;
  });
}

/**
 * EW-7.1: the Greeks keep cards for nothing, so all of them if they may; the Persians pay for one.
 *
 * @param {Ew.View} view
 */
export function keptByDefault({ prompt, choices, hand: held }) {
  if (prompt.decider !== GREECE) return [];
  return choices.find(({ kind, cards: of }) => kind === "keep" && of.length === held.length)?.cards ?? [];
}

/** @param {string} kind */
function isSet(kind) {
  return kind === "discard" || kind === "keep";
}

/**
 * One card is wanted, not a set: a button on each will do.
 *
 * @param {Ew.Choices} choices
 */
function areSingle({ byCard }) {
  return byCard.every(({ cards: of }) => of.length === 1);
}

/**
 * The choices that are sets of cards.
 *
 * @param {Ew.At} at
 */
function sets({ choices }) {
  return areSingle(choices) ? [] : choices.byCard.filter(({ kind }) => isSet(kind));
}

/**
 * @param {number} number
 * @param {Ew.At} at
 */
function markable(number, at) {
  return sets(at).find(({ cards: of }) => of.includes(number))?.kind ?? "";
}

/**
 * The set that is marked, if it is one of the choices.
 *
 * @param {Ew.At} at
 */
function confirm(at) {
  const { speech, marked, play, busy, odds } = at;
  const all = sets(at);
  const wanted = [...marked].sort((a, b) => a - b).join(" ");
  const chosen = all.find(({ cards: of }) => of.join(" ") === wanted);
  const kind = all[0].kind;
  const most = Math.max(...all.map(({ cards: of }) => of.length));
  const least = Math.min(...all.map(({ cards: of }) => of.length));
  return html`
    <div class="ew-confirm">
      <p class="hint" id="ew-confirm">${speech.say(least === most ? `confirm.${kind}.exactly` : `confirm.${kind}.most`, most)}</p>
      <button type="button" class="button primary" ?disabled=${!chosen || busy} aria-describedby="ew-confirm" data-move=${chosen?.move ?? ""} @click=${() => chosen && play(chosen.move)}>
        ${speech.say(`confirm.${kind}`, marked.size)} ${chosen ? chip(odds.of([chosen])) : nothing}
      </button>
    </div>
  `;
}
