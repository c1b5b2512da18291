import { html, nothing } from "lit";
import { partIfAny } from "../parts.js";
import { PERSIA, stacksOf } from "./cities.js";
import { ORDERS } from "./facts.js";
import { ruleLink } from "./rules.js";
import { sign } from "./status.js";

const SITUATIONS = ["A", "B", "C", "D"];
const KEY = "p";

/** Opens or closes the sheet; it is one key away, unless something is being written. */
export class SheetKey {
  hostConnected() {
    addEventListener("keydown", this);
  }

  hostDisconnected() {
    removeEventListener("keydown", this);
  }

  /** @param {KeyboardEvent} event */
  handleEvent(event) {
    const { key, target, altKey, ctrlKey, metaKey } = event;
    if (key.toLowerCase() !== KEY || altKey || ctrlKey || metaKey) return;
    if (target instanceof HTMLElement && target.matches("input:not([type=radio], [type=checkbox], [type=range]), textarea, select, [contenteditable]")) return;
    toggleSheet();
  }
}

function toggleSheet() {
  const sheet = partIfAny("sheet", HTMLDialogElement);
  if (!sheet) return;
  if (sheet.open) sheet.close();
  else sheet.showModal();
}

/** @param {Ew.Speech} speech */
export function sheetButton(speech) {
  return html`<button type="button" class="button quiet ew-open-sheet" data-open-sheet aria-keyshortcuts="P" @click=${toggleSheet}>${speech.say("sheet")} <kbd>P</kbd></button>`;
}

/**
 * PERS.IA's sheet: what it would do now, on this board.
 *
 * @param {Ew.View} view
 * @param {Ew.Speech} speech
 */
export function sheet(view, speech) {
  if (!view.solo) return nothing;
  return html`
    <dialog class="ew-sheet" data-sheet aria-labelledby="ew-sheet">
      <header>
        <h2 id="ew-sheet">${speech.say("sheet")}</h2>
        <button type="button" class="button quiet" autofocus @click=${toggleSheet}>${speech.say("sheet.close")}</button>
      </header>
      ${turns(view, speech)} ${situations(view, speech)} ${lists(view, speech)}
    </dialog>
  `;
}

/**
 * @param {Ew.View} view
 * @param {Ew.Speech} speech
 */
function turns(view, speech) {
  const { faces } = view.sheet;
  return html`
    <section aria-labelledby="ew-sheet-turn">
      <h3 id="ew-sheet-turn">${speech.say("sheet.turn")} ${ruleLink("EW-S4")}</h3>
      ${faces.length === 0 ? html`<p>${speech.say("sheet.battle")}</p>` : nothing}
      <ol class="faces">${faces.map((face) => html`<li>${pips(face.die)} <span>${deed(face, view, speech)}</span></li>`)}</ol>
    </section>
  `;
}

/** @param {number} die */
function pips(die) {
  return die === 0 ? sign("persia-army") : html`<span class="die Persia" aria-hidden="true">${die}</span><span class="visually-hidden">${die}:</span>`;
}

/**
 * @param {Ew.Face} face
 * @param {Ew.View} view
 * @param {Ew.Speech} speech
 */
function deed(face, view, speech) {
  const { act, tried, battle } = face;
  return html`
    ${tried.map((each) => html`<span class="tried">${speech.say(`sheet.tried.${each}`)}</span> `)}${inWords(face, view, speech)}
    ${battle !== "none" ? html`<span class="badge">${speech.say("battle")}</span>` : nothing}
    ${act === "army" && view.hand.length > 0 ? speech.say("sheet.discard") : nothing}
  `;
}

/**
 * @param {Ew.Face} face
 * @param {Ew.View} view
 * @param {Ew.Speech} speech
 */
function inWords({ die, act, from, to, armies, fleets }, { setup }, speech) {
  switch (act) {
    case "pass":
      return speech.say(die === 0 ? "sheet.pass.card" : setup.includes("pass=phase") ? "sheet.pass.phase" : "sheet.pass.turn");
    case "move":
    case "defence":
      return speech.say(`sheet.${act}`, speech.count("army", armies), speech.city(from), speech.city(to));
    case "place":
      return speech.say(fleets > 0 ? "sheet.place" : "sheet.place.army", speech.city(to));
    case "army":
    case "fleet":
      return speech.say(`sheet.${act}`, speech.city(to));
    default:
      return speech.say(`sheet.${act}`);
  }
}

/**
 * @param {Ew.View} view
 * @param {Ew.Speech} speech
 */
function situations({ setup, sheet: { situation } }, speech) {
  const plan = (/** @type {string} */ each) => speech.say(each === "B" && setup.includes("ports=all") ? "sheet.plan.B.ports" : `sheet.plan.${each}`);
  return html`
    <section aria-labelledby="ew-sheet-plan">
      <h3 id="ew-sheet-plan">${speech.say("sheet.plan")} ${ruleLink("EW-S3")}</h3>
      <ul class="situations">
        ${SITUATIONS.map(
          (each) => html`<li class=${each === situation ? "here" : ""}><b>${each}</b> <span>${plan(each)} ${each === situation ? html`<span class="badge">${speech.say("sheet.now")}</span>` : nothing}</span></li>`,
        )}
      </ul>
      <p class="hint">${speech.say(setup.includes("limit=every") ? "sheet.prices.every" : "sheet.prices")}</p>
    </section>
  `;
}

/**
 * @param {Ew.View} view
 * @param {Ew.Speech} speech
 */
function lists({ cities, sheet: { faces } }, speech) {
  return html`
    <section aria-labelledby="ew-sheet-lists">
      <h3 id="ew-sheet-lists">${speech.say("sheet.lists")}</h3>
      ${Object.entries(ORDERS).map(
        ([name, order]) => html`
          <h4>${speech.say(`sheet.list.${name}`)}</h4>
          <ol class="order">${order.map((city) => entry(city, cities, faces.some(({ act, from, to }) => act === name ? to === city : name === "activation" && act === "move" && from === city), speech))}</ol>
        `,
      )}
    </section>
  `;
}

/**
 * A city of a list with what stands there; the one that would be chosen now stands out.
 *
 * @param {string} name
 * @param {Ew.Place[]} cities
 * @param {boolean} chosen
 * @param {Ew.Speech} speech
 */
function entry(name, cities, chosen, speech) {
  const place = cities.find((each) => each.name === name);
  const stacks = place ? stacksOf(place) : [];
  return html`<li class="${chosen ? "here" : ""} ${place?.control ?? ""}">
    ${speech.city(name)}
    ${stacks.map(
      (stack) => html`<span class="held ${stack.side === PERSIA ? "Persia" : "Greece"}">${sign(`${stack.side.toLowerCase()}-${stack.piece}`)}<span aria-hidden="true">${stack.count}</span><span class="visually-hidden">${speech.stack(stack)}</span></span>`,
    )}
    ${chosen ? html`<span class="visually-hidden">${speech.say("sheet.chosen")}</span>` : nothing}
  </li>`;
}
