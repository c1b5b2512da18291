import { html, nothing } from "lit";
import { repeat } from "lit/directives/repeat.js";
import { chip, spokenOdds } from "./odds.js";
import { effectOf, eventOf, goodFor, isIdle, picture } from "./cards.js";
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
            ${held(view.shown, enemyOf(side), at)}`
        : nothing}
    </section>
  `;
}

/**
 * A hand is held as a fan: picture, name and what each card can do now. One of them is open beneath it, with its text in
 * full and its buttons, so that nothing moves under the pointer and no text is cut.
 *
 * @param {number[]} numbers
 * @param {string} side
 * @param {Ew.At} at
 */
function held(numbers, side, at) {
  const open = numbers.includes(at.opened ?? 0) ? at.opened : numbers.find((number) => isUseful(number, at));
  return html`
    <ul class="ew-fan ${side}">
      ${repeat(
        numbers,
        (number) => number,
        (number) => tile(number, side, number === open, at),
      )}
    </ul>
    ${open ? opened(open, side, at) : nothing}
  `;
}

/**
 * @param {number} number
 * @param {Ew.At} at
 */
function isUseful(number, { choices }) {
  return choices.byCard.some(({ cards: of }) => of.includes(number));
}

/** How the uses of a card are drawn in the fan. */
const GLYPHS = { event: "⚑", react: "⚑", move: "➜" };

/**
 * @param {number} number
 * @param {string} side
 * @param {boolean} open
 * @param {Ew.At} at
 */
function tile(number, side, open, at) {
  const { speech, marked, mark, busy, openCard } = at;
  const { name } = eventOf(number, side);
  const marks = markable(number, at);
  return html`
    <li class="ew-card ${marked.has(number) ? "marked" : ""} ${isUseful(number, at) || at.choices.byCard.length === 0 ? "" : "idle"}">
      <button type="button" class="face" data-card=${number} aria-expanded=${String(open)} @click=${() => openCard(number)}>
        ${picture(name)} <span class="event">${speech.rules(`event.${name}`)}</span>
        <span class="can">${usesOf(number, at).map(({ use }) => glyph(use, speech))}</span>
      </button>
      ${marks
        ? html`<label class="check"><input type="checkbox" .checked=${marked.has(number)} ?disabled=${busy} @change=${() => mark(number)} /> ${speech.say(`mark.${marks}`)}</label>`
        : nothing}
    </li>
  `;
}

/**
 * @param {string} use
 * @param {Ew.Speech} speech
 */
function glyph(use, speech) {
  const sign = GLYPHS[/** @type {keyof typeof GLYPHS} */ (use)];
  return sign ? html`<span title=${speech.say(`use.${use}`)}><span aria-hidden="true">${sign}</span><span class="visually-hidden">${speech.say(`use.${use}`)}</span></span>` : nothing;
}

/**
 * The card that is looked at: what it does, what can be done with it now, and what that is good for. Of Sparta (EW-9.1) it is only where Carneia Festival
 * can be played, so not against PERS.IA.
 *
 * @param {number} number
 * @param {string} side
 * @param {Ew.At} at
 */
function opened(number, side, at) {
  const { view, speech } = at;
  const event = eventOf(number, side);
  const other = eventOf(number, enemyOf(side));
  const idle = isIdle(event.name, view.solo);
  return html`
    <div class="ew-open-card">
      <h3>
        <span class="event">${speech.rules(`event.${event.name}`)}</span>
        ${event.reaction && !idle ? html`<span class="badge">${speech.say("card.reaction")}</span>` : nothing}
        ${event.spartan && !view.solo ? html`<span class="badge">${speech.say("card.sparta")}</span>` : nothing}
      </h3>
      <p class="effect">${effectOf(event.name, view.solo, speech)}</p>
      ${view.solo ? nothing : html`<p class="other">${speech.say("card.other", speech.side(enemyOf(side)), speech.rules(`event.${other.name}`))}</p>`}
      <div class="uses">${uses(number, at)}</div>
      ${goodFor(event.name, view.solo, speech)}
    </div>
  `;
}

/**
 * The buttons of one card: as event, for movement, as reaction, or to be discarded.
 *
 * @param {number} number
 * @param {Ew.At} at
 */
function uses(number, at) {
  const { speech, play, busy, odds, side } = at;
  return usesOf(number, at).map(({ move, use }) => {
    return html`<button type="button" class="button ${use === "move" ? "" : "primary"}" ?disabled=${busy} data-move=${move} @click=${() => play(move)}>
      ${speech.say(`use.${use}`)}<span class="visually-hidden">: ${speech.event(number, side)}${spokenOdds(odds.of([{ move }]), speech)}</span>${chip(odds.of([{ move }]))}
    </button>`;
  });
}

/**
 * What this card alone can be used for now, each with its move.
 *
 * @param {number} number
 * @param {Pick<Ew.At, "choices">} at
 */
function usesOf(number, { choices }) {
  const plays = choices.byCard.filter(({ kind, cards: of }) => of.length === 1 && of[0] === number && (!isSet(kind) || areSingle(choices)));
  return plays.map(({ move, kind }) => ({ move, use: kind === "play" ? move.split(" ")[2] : kind }));
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
 * The set that is marked, if it is one of the choices. It stands beside the question: under a long hand it would be out of sight.
 *
 * @param {Ew.At} at
 */
export function confirm(at) {
  const { speech, marked, play, busy, odds } = at;
  const all = sets(at);
  if (all.length === 0) return nothing;
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
