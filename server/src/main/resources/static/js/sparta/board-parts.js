import { html, nothing } from "lit";
import { rowsOf } from "./squares.js";

/**
 * The grid that lies over the picture: what hands, keys and screen readers meet.
 *
 * @param {{
 *   label: string,
 *   flipped: boolean,
 *   cursor: Sparta.Square,
 *   cell: (square: Sparta.Square) => { label: string, movable: boolean, reachable: boolean, selected: boolean },
 *   on: Record<"click" | "keydown" | "focusin" | "pointerdown" | "pointermove" | "pointerup" | "pointercancel" | "pointerover" | "touchmove" | "contextmenu", unknown>,
 * }} seen
 */
export function grid({ label, flipped, cursor, cell, on }) {
  const one = (/** @type {Sparta.Square} */ square) => {
    const { label: text, movable, reachable, selected } = cell(square);
    return html`<div
      role="gridcell"
      data-square=${square}
      class=${movable ? "movable" : reachable ? "reachable" : ""}
      tabindex=${square === cursor ? 0 : -1}
      aria-label=${text}
      aria-selected=${movable ? String(selected) : nothing}
    ></div>`;
  };
  return html`
    <div
      class="grid"
      role="grid"
      aria-label=${label}
      aria-rowcount="10"
      aria-colcount="10"
      @click=${on.click}
      @keydown=${on.keydown}
      @focusin=${on.focusin}
      @pointerdown=${on.pointerdown}
      @pointermove=${on.pointermove}
      @pointerup=${on.pointerup}
      @pointercancel=${on.pointercancel}
      @pointerover=${on.pointerover}
      @touchmove=${on.touchmove}
      @contextmenu=${on.contextmenu}
    >
      ${rowsOf(flipped).map((row) => html`<div role="row">${row.map(one)}</div>`)}
    </div>
  `;
}

/**
 * What can be done beside moving: it lies over the board, in sight of whoever plays, and moves nothing.
 *
 * @param {{ name: string, text: string, act: () => void }[]} all
 */
export function deeds(all) {
  return html`<div class="deeds">${all.map(({ name, text, act }) => html`<button class="primary" data-action=${name} @click=${act}>${text}</button>`)}</div>`;
}

/**
 * The line below the board: whose turn it is, what can be done, and the position in words.
 *
 * @param {{
 *   telling: Sparta.Telling,
 *   view: Sparta.Shown,
 *   state: string,
 *   bare: boolean,
 *   flipped: boolean,
 *   flip: () => void,
 *   describing: boolean,
 *   describe: () => void,
 * }} seen
 */
export function tools({ telling, view, state, bare, flipped, flip, describing, describe }) {
  return html`
    <div class="tools" ?hidden=${bare}>
      ${bare ? nothing : html`<span class="state">${state}</span>`}
      ${bare
        ? nothing
        : html`<button data-action="flip" aria-pressed=${String(flipped)} @click=${flip}>${telling.say("flip")}</button>
            <button data-action="describe" aria-expanded=${String(describing)} aria-controls="position" @click=${describe}>${telling.say("describe")}</button>`}
    </div>
    <div id="position" class="position" ?hidden=${!describing}>
      ${describing ? [...telling.position(view), telling.say("keys")].map((text) => html`<p>${text}</p>`) : nothing}
    </div>
  `;
}
