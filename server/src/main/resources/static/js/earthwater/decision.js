import { html, nothing } from "lit";
import { repeat } from "lit/directives/repeat.js";
import { advicePanel } from "./advice.js";
import { Choices, isAttack, isPlace } from "./choices.js";
import { dice } from "./dice.js";
import { diceIn, nameOf } from "./effects.js";
import { bestHope, fights } from "./fights.js";
import { afterwards } from "./ending.js";
import { confirm } from "./hand.js";
import { chip, spokenOdds } from "./odds.js";
import { ruleLink } from "./rules.js";
import { sheetButton } from "./sheet.js";
import { sign } from "./status.js";

/**
 * What is waited for: the question, the rule, and every answer as a button.
 *
 * @param {Ew.At} at
 */
export function decision(at) {
  const { view, speech, mine } = at;
  return html`
    <section class="ew-decision ${view.prompt.decider}" aria-labelledby="ew-prompt">
      ${mine && !view.solo ? whose(view, speech) : nothing}
      <h2 id="ew-prompt" tabindex="-1">${question(at)} ${at.rule.startsWith("EW-") ? ruleLink(at.rule) : nothing}</h2>
      ${mine && /^retreat|artemisia|immortals/.test(view.prompt.phase) ? lastRound(view, speech) : nothing} ${mine ? answers(at) : nothing} ${mine ? fights(at) : nothing}
      <div class="ew-aid">${mine ? advicePanel(at) : nothing} ${view.solo && !at.over ? sheetButton(speech) : nothing}</div>
      ${at.over && at.side ? afterwards(at) : nothing}
    </section>
  `;
}

/**
 * @param {Ew.View} view
 * @param {Ew.Speech} speech
 */
function whose({ prompt }, speech) {
  return html`<p class="ew-whose">${sign(`${prompt.decider.toLowerCase()}-army`)} ${speech.say("you", speech.side(prompt.decider))}</p>`;
}

/**
 * In a battle the last throw is what one decides by.
 *
 * @param {Ew.View} view
 * @param {Ew.Speech} speech
 */
function lastRound({ notes }, speech) {
  const round = notes.findLast((note) => nameOf(note) === "round");
  return round ? dice(diceIn(round), speech) : nothing;
}

/**
 * @param {string} side
 * @param {Ew.Table} table
 */
function isFree(side, { seats }) {
  return seats.some(({ seat, occupant }) => seat === side && occupant === "open");
}

/**
 * The question in words, for the eye and for the ear.
 *
 * @param {Pick<Ew.At, "table" | "lesson" | "view" | "speech" | "mine" | "over">} at
 */
export function question({ table, lesson, view, speech, mine, over }) {
  if (over) return over;
  if (lesson && !mine) return speech.say("lesson.over");
  const { phase, decider, at, amount, cargo, event } = view.prompt;
  if (!mine) return decider === "chance" ? speech.rules(`prompt.${phase}`) : speech.say(isFree(decider, table) ? "wait.free" : "wait", speech.side(decider));
  const text = speech.rules(`prompt.${phase}`);
  const cause = event ? speech.say("prompt.cause", speech.rules(`event.${event}`)) : "";
  const more = [
    at ? speech.say("prompt.at", speech.city(at)) : "",
    speech.has(`server.ew.amount.${phase}`) ? speech.say(`amount.${phase}`, amount) : "",
    cargo > 0 ? speech.say("prompt.cargo", cargo) : "",
  ];
  return [cause, text, ...more].filter(Boolean).join(" ");
}

/** @param {Ew.At} at */
function answers(at) {
  const { view, choices, speech, back, play, takeBack, busy, odds } = at;
  const open = choices.open;
  const groups = [...new Set(open.map(({ asks }) => asks))];
  const piece = choices.answer("piece");
  const reactions = choices.byCard.filter(({ kind }) => kind === "react");
  return html`
    ${piece ? group("piece", new Choices(choices.all).open, at) : nothing}
    ${choices.given > 0 && !piece ? crumbs(choices, speech, back) : nothing}
    ${groups.map((asks) => group(asks, open, at))} ${confirm(at)}
    ${choices.verbs.length > 0 || takeBack
      ? html`<div class="ew-verbs">
          ${reactions.map(({ move, cards: [card] }) => html`<button type="button" class="button primary" ?disabled=${busy} data-move=${move} @click=${() => play(move)}>${speech.say("verb.react", speech.event(card, view.prompt.decider))} ${chip(odds.of([{ move }]))}</button>`)}
          ${repeat(
            choices.verbs,
            ({ move }) => move,
            ({ move, kind }, index) => html`
              <button type="button" class="button ${open.length === 0 && choices.byCard.length === 0 && index === 0 ? "primary" : ""}" ?disabled=${busy} data-move=${move} @click=${() => play(move)}>
                ${speech.say(`verb.${kind}`)} ${chip(odds.of([{ move }]))}
              </button>
            `,
          )}
          ${takeBack ? html`<button type="button" class="button quiet" ?disabled=${busy} data-undo @click=${takeBack}>${speech.table("takeback")}</button>` : nothing}
        </div>`
      : nothing}
  `;
}

/**
 * What has been answered so far, and the way back.
 *
 * @param {Ew.Choices} choices
 * @param {Ew.Speech} speech
 * @param {() => void} back
 */
function crumbs(choices, speech, back) {
  const said = choices.answers.map((step) => crumb(step, speech));
  return html`
    <p class="ew-crumbs">
      <span>${said.join(" · ")}</span>
      <button type="button" class="button quiet" data-back @click=${back}>${speech.say("back")}</button>
    </p>
  `;
}

/**
 * @param {Ew.Answer} step
 * @param {Ew.Speech} speech
 */
function crumb({ asks, answer }, speech) {
  if (isPlace({ asks })) return speech.say(`crumb.${asks}`, speech.city(answer));
  if (asks === "way" || asks === "piece") return speech.say(`${asks}.${answer}`);
  return speech.say(`crumb.${asks}`, answer);
}

/**
 * @param {string} asks
 * @param {Ew.OpenAnswer[]} open
 * @param {Ew.At} at
 */
function group(asks, open, { view, choices, speech, pick, busy, odds }) {
  const answersTo = open.filter((step) => step.asks === asks);
  return html`
    <fieldset class="ew-answers ${NUMBERS.has(asks) ? "numbers" : ""}">
      <legend class=${SAID.has(asks) ? "visually-hidden" : nothing}>${speech.say(`asks.${asks}`)}</legend>
      ${repeat(
        answersTo,
        ({ answer }) => (asks === "piece" ? answer : `${choices.answers.length} ${asks} ${answer}`),
        (step) => html`
          <button
            type="button"
            class="button"
            ?disabled=${busy}
            data-answer="${asks} ${step.answer}"
            aria-pressed=${asks === "piece" ? String(step.answer === choices.answer("piece")) : nothing}
            aria-label=${spoken(asks, step, speech, odds)}
            @click=${() => pick(step)}
          >
            ${label(asks, step, view, speech)} ${chip(odds.of(step.choices))}
          </button>
        `,
      )}
    </fieldset>
  `;
}

/** What the question itself has asked already. */
const SAID = new Set(["buy", "piece", "city"]);

const NUMBERS = new Set(["armies", "fleets", "aboard", "count", "buy"]);

/**
 * @param {string} asks
 * @param {Ew.OpenAnswer} step
 * @param {Ew.View} view
 * @param {Ew.Speech} speech
 */
function label(asks, step, view, speech) {
  const { answer, choices } = step;
  if (NUMBERS.has(asks)) return answer;
  if (asks === "piece") return html`${answer === "bridge" ? nothing : sign(`${view.prompt.decider.toLowerCase()}-${answer}`)} ${speech.say(`piece.${answer}`)}`;
  if (asks === "way") return speech.say(`way.${answer}`);
  return html`${speech.city(answer)} ${asks === "to" && choices.some((choice) => isAttack(choice, view)) ? html`<span class="badge">${bestHope(view, choices, speech)}</span>` : nothing}`;
}

/**
 * A number alone says little to the ear.
 *
 * @param {string} asks
 * @param {Ew.OpenAnswer} step
 * @param {Ew.Speech} speech
 * @param {Ew.Odds} odds
 */
function spoken(asks, { answer, choices }, speech, odds) {
  return NUMBERS.has(asks) ? `${speech.say(`crumb.${asks}`, answer)}${spokenOdds(odds.of(choices), speech)}` : nothing;
}
