import { html, nothing } from "lit";

/** Of a realm; who knows everything has no own goods, no lacks and no dangers. */
const LAYERS = ["terrain", "owners", "height", "income", "sight", "goods", "supply", "danger"];
const OF_ALL = 5;

/**
 * The canvas of a map, and around it the tools to look at it, the overview and the readings.
 *
 * @param {{
 *   say: Say,
 *   layer: string,
 *   foggy: boolean,
 *   measuring: boolean,
 *   measured: string,
 *   tools: Record<"in" | "out" | "home" | "whole" | "measure" | "looked", () => void> & { turn: (layer: string) => void, pressed: (event: KeyboardEvent) => void },
 * }} shown
 */
export function chartFrame({ say, layer, foggy, measuring, measured, tools }) {
  const button = (/** @type {string} */ key, /** @type {string} */ sign, /** @type {() => void} */ act, pressed = /** @type {boolean | null} */ (null)) => html`
    <button class="button icon" type="button" aria-label=${say(`server.pygma.map.${key}`)} title=${say(`server.pygma.map.${key}`)} aria-pressed=${pressed ?? nothing} @click=${act}>
      ${sign}
    </button>
  `;
  return html`
    <div class="canvas" role="application" tabindex="0" aria-label=${say("server.pygma.map.label")} @keydown=${tools.pressed} @focus=${tools.looked} @blur=${tools.looked}>
      <canvas aria-hidden="true"></canvas>
    </div>
    <div class="lenses">
      ${button("in", "+", tools.in)} ${button("out", "−", tools.out)} ${button("home", "⌂", tools.home)}
      ${button("whole", "⤢", tools.whole)} ${button("measure", "↦", tools.measure, measuring)}
      <label class="layers">
        <span class="visually-hidden">${say("server.pygma.map.layer")}</span>
        <select @change=${(/** @type {Event} */ event) => tools.turn(/** @type {HTMLSelectElement} */ (event.target).value)}>
          ${LAYERS.slice(0, foggy ? LAYERS.length : OF_ALL).map((each) => html`<option value=${each} ?selected=${each === layer}>${say(`server.pygma.map.layer.${each}`)}</option>`)}
        </select>
      </label>
    </div>
    <canvas class="overview" width="320" height="220" aria-hidden="true"></canvas>
    <p class="readout" aria-hidden="true"></p>
    <p class="measured" role="status">${measured}</p>
  `;
}
