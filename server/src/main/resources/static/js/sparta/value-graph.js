import { nothing, svg } from "lit";
import { share } from "./value.js";

const WIDTH = 600;
const HEIGHT = 120;

/**
 * The value over the turns: South's share from below, North's from above.
 *
 * @param {Sparta.GameValues & { shown: number, label: string, go: (turn: number) => void }} game where `shown` is the
 *   turn whose position is on the board, or -1 for one that is not part of the game
 */
export function valueGraph({ values, turns, shown, label, go }) {
  const x = (/** @type {number} */ turn) => (values.length > 1 ? (turn * WIDTH) / (values.length - 1) : 0);
  const y = (/** @type {Sparta.Value} */ { value }) => HEIGHT * (1 - share(value));
  const curve = values.map((value, turn) => `${x(turn).toFixed(1)},${y(value).toFixed(1)}`).join(" ");
  const pick = (/** @type {MouseEvent & { currentTarget: Element }} */ event) => {
    const box = event.currentTarget.getBoundingClientRect();
    go(Math.round(((event.clientX - box.left) / box.width) * (values.length - 1)));
  };
  return svg`
    <svg class="graph" viewBox="0 0 ${WIDTH} ${HEIGHT}" preserveAspectRatio="none" role="img" aria-label=${label} @click=${pick}>
      <rect class="north" width=${WIDTH} height=${HEIGHT}></rect>
      <polygon class="south" points="0,${HEIGHT} ${curve} ${WIDTH},${HEIGHT}"></polygon>
      <path class="even" d="M0 ${HEIGHT / 2}H${WIDTH}"></path>
      ${turns.map(({ turn }) => svg`<path class="turning" d="M${x(turn)} 0V${HEIGHT}"></path>`)}
      ${shown >= 0 ? svg`<path class="shown" d="M${x(shown)} 0V${HEIGHT}"></path>` : nothing}
    </svg>`;
}
