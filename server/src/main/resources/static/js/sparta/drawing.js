import { nothing, svg } from "lit";
import { repeat } from "lit/directives/repeat.js";
import { FILES, SIZE, placeOf } from "./squares.js";

// The board as a picture: one field is 100 wide; the coordinates stand in the fields at the edge.
const FIELD = 100;
const RIM = 6;
const WIDTH = SIZE * FIELD;
const SHEET = new URL("../../svg/sparta/pieces.svg", import.meta.url).pathname;

/**
 * The whole picture, from the stone up to what is done on it. It is mute: the grid above it speaks.
 *
 * @param {Sparta.Seen} seen
 */
export function drawing(seen) {
  return svg`
    <svg viewBox="${-RIM} ${-RIM} ${WIDTH + 2 * RIM} ${WIDTH + 2 * RIM}" aria-hidden="true">
      ${STONE} ${traces(seen)} ${cities(seen)} ${seen.coordinates ? coordinates(seen) : nothing} ${lastMove(seen)}
      ${goals(seen)} ${leaving(seen)} ${pieces(seen)} ${choice(seen)} ${foretold(seen)} ${premove(seen)} ${arrows(seen)} ${scribbles(seen)}
    </svg>`;
}

const corner = (/** @type {string} */ square, /** @type {boolean} */ flipped) => {
  const { column, row } = placeOf(square, flipped);
  return { x: column * FIELD, y: row * FIELD };
};

const centre = (/** @type {string} */ square, /** @type {boolean} */ flipped) => {
  const { x, y } = corner(square, flipped);
  return { x: x + FIELD / 2, y: y + FIELD / 2 };
};

const at = (/** @type {string} */ square, /** @type {boolean} */ flipped) => {
  const { x, y } = corner(square, flipped);
  return `translate(${x} ${y})`;
};

const line = [...Array(SIZE).keys()];
const STONE = svg`
  <rect class="stone" width=${WIDTH} height=${WIDTH}></rect>
  <path class="stone-alt" d=${line
    .flatMap((row) => line.filter((column) => (row + column) % 2).map((column) => `M${column * FIELD} ${row * FIELD}h100v100h-100z`))
    .join("")}></path>
  <path class="joints" d=${line.slice(1).map((n) => `M${n * FIELD} 0v${WIDTH}M0 ${n * FIELD}h${WIDTH}`).join("")}></path>
  <rect class="dusk" width=${WIDTH} height=${WIDTH}></rect>
  <rect class="rim" x="-3" y="-3" width=${WIDTH + 6} height=${WIDTH + 6}></rect>`;

/** @param {Sparta.Seen} seen */
function coordinates({ flipped }) {
  return line.map((n) => {
    const file = FILES[flipped ? SIZE - 1 - n : n];
    const rank = flipped ? n + 1 : SIZE - n;
    return svg`
      <text x=${n * FIELD + 88} y=${WIDTH - 7}>${file}</text>
      <text x="6" y=${n * FIELD + 24} class="rank">${rank}</text>`;
  });
}

/** @param {Sparta.Seen} seen */
function traces({ view, flipped }) {
  const way = view.last?.way ?? [];
  return ends(way).map((square) => svg`<rect class="trace" transform=${at(square, flipped)} width="100" height="100"></rect>`);
}

/**
 * A city is a wall around a house; a piece that stands there hides the house.
 *
 * @param {Sparta.Seen} seen
 */
function cities({ view, flipped }) {
  const occupied = new Set(view.pieces.map((piece) => piece.square));
  return view.cities.map(
    ({ square, owner }) => svg`
      <g transform=${at(square, flipped)}>
        <g data-city=${square}>
          ${picture(`${owner.toLowerCase()}-wall`)}
          ${occupied.has(square) ? nothing : picture(`${owner.toLowerCase()}-house`)}
        </g>
      </g>`,
  );
}

const picture = (/** @type {string} */ name) => svg`<use href="${SHEET}#${name}" width="100" height="100"></use>`;

/**
 * The way of the last move, brackets at its two ends, and a cross where something was enclosed.
 *
 * @param {Sparta.Seen} seen
 */
function lastMove({ view, way, owners, flipped, leaving: stillThere }) {
  if (!view.last) return nothing;
  const { enclosed } = view.last;
  const points = way.map((square) => centre(square, flipped)).map(({ x, y }) => `${x},${y}`);
  return svg`
    ${way.length > 1 ? svg`<polyline class="way" points=${points.join(" ")}></polyline>` : nothing}
    ${ends(way).filter((square) => owners.has(square)).map((square) => svg`<rect class="trace-city" transform=${at(square, flipped)} x="5" y="5" width="90" height="90"></rect>`)}
    ${ends(way).map((square) => svg`<path class="bracket" transform=${at(square, flipped)} d="M6 26V6H26M74 6H94V26M94 74V94H74M26 94H6V74"></path>`)}
    ${stillThere.length > 0 ? nothing : enclosed.map(({ square }) => svg`<path class="gone" transform=${at(square, flipped)} d="M38 38 62 62M62 38 38 62"></path>`)}`;
}

const ends = (/** @type {string[]} */ way) => (way.length > 1 ? [way[0], way[way.length - 1]] : way);

/**
 * The piece in the hand is drawn last, above all others.
 *
 * @param {Sparta.Seen} seen
 */
function pieces({ view, flipped, pending, dragged, figures: look }) {
  const order = [...view.pieces].sort((one, other) => Number(one.square === dragged) - Number(other.square === dragged));
  return repeat(
    order,
    (piece) => piece.square,
    (piece) => {
      const square = pending?.from === piece.square ? pending.to : piece.square;
      return svg`<g transform=${at(square, flipped)}>${figure(piece, look)}</g>`;
    },
  );
}

/**
 * @param {Sparta.Standing} piece
 * @param {string} look
 */
function figure({ square, side, kind }, look) {
  return svg`<g data-piece=${square}>${picture(`${side.toLowerCase()}-${kind}${look === "stones" ? "-stone" : ""}`)}</g>`;
}

/** @param {Sparta.Seen} seen */
function leaving({ leaving: standing, flipped, figures: look }) {
  return standing.map(
    (piece) => svg`
      <g class="leaving" transform=${at(piece.square, flipped)}>
        <circle cx="50" cy="50" r="45"></circle>
        ${figure(piece, look)}
      </g>`,
  );
}

/**
 * The piece taken up, where it may go, and the square over which it is held.
 *
 * @param {Sparta.Seen} seen
 */
function choice({ selected, targets, owners, flipped, over, editing }) {
  return svg`
    ${selected ? svg`<rect class="selected" transform=${at(selected, flipped)} x="4" y="4" width="92" height="92" rx="4"></rect>` : nothing}
    ${[...targets.keys()].map(
      (square) =>
        svg`<circle class=${owners.has(square) ? "target city" : "target"} transform=${at(square, flipped)} cx="50" cy="50" r="13"></circle>`,
    )}
    ${over && (editing || targets.has(over)) ? svg`<rect class="over" transform=${at(over, flipped)} x="4" y="4" width="92" height="92"></rect>` : nothing}`;
}

/**
 * What the moves of the piece in the hand would bring about: signs on their ends, and around what would go when one of
 * them is aimed at.
 *
 * @param {Sparta.Seen} seen
 */
function foretold({ view, targets, foretold: effects, aim, over, flipped }) {
  const signs = [...targets].map(([square, move]) => sign(effects.get(move), view.toMove, at(square, flipped)));
  const aimed = effects.get(targets.get(over || aim) ?? "");
  const rings = (aimed?.enclosed ?? []).map(
    ({ square, side }) => svg`<circle class=${side === view.toMove ? "lost" : "taken"} transform=${at(square, flipped)} cx="50" cy="50" r="45"></circle>`,
  );
  return [signs, rings];
}

/**
 * @param {Sparta.Foretold | undefined} effect
 * @param {Sparta.Side} mover
 * @param {string} place
 */
function sign(effect, mover, place) {
  if (!effect) return nothing;
  const taken = effect.enclosed.filter(({ side }) => side !== mover).length;
  const lost = effect.enclosed.length - taken;
  const texts = [effect.hero ? "★" : "", taken ? `×${taken}` : "", lost ? `−${lost}` : ""].filter(Boolean);
  return texts.length === 0 ? nothing : svg`<text class=${lost ? "sign lost" : "sign"} transform=${place} x="50" y="28">${texts.join(" ")}</text>`;
}

/**
 * What will be played at once when it is one's turn.
 *
 * @param {Sparta.Seen} seen
 */
function premove({ premove: planned, flipped }) {
  if (!planned) return nothing;
  return [planned.from, planned.to].map((square) => svg`<rect class="premove" transform=${at(square, flipped)} x="5" y="5" width="90" height="90"></rect>`);
}

/**
 * The reader's own arrows and rings.
 *
 * @param {Sparta.Seen} seen
 */
function scribbles({ drawn, flipped }) {
  return drawn.map(({ from, to }) => svg`<g class="scribble">${arrow(centre(from, flipped), centre(to, flipped), 11)}</g>`);
}

/**
 * Where something is to be done: a dashed ring around the field.
 *
 * @param {Sparta.Seen} seen
 */
function goals({ goals: squares, flipped }) {
  return squares.map((square) => svg`<circle class="goal" transform=${at(square, flipped)} cx="50" cy="50" r="40"></circle>`);
}

/**
 * Proposed moves: the best one is the broadest, and all of them end short of the middle.
 *
 * @param {Sparta.Seen} seen
 */
function arrows({ arrows: proposed, flipped }) {
  return proposed.map(({ from, to }, rank) => arrow(centre(from, flipped), centre(to, flipped), [15, 10, 7][rank] ?? 5)).reverse();
}

/**
 * @param {{ x: number, y: number }} from
 * @param {{ x: number, y: number }} to
 * @param {number} width
 */
function arrow(from, to, width) {
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  if (length === 0) return svg`<circle class="arrow ring" cx=${from.x} cy=${from.y} r="44" stroke-width=${width}></circle>`;
  const head = 3 * width;
  const turn = (Math.atan2(to.y - from.y, to.x - from.x) * 180) / Math.PI;
  return svg`<path class="arrow" transform="translate(${from.x} ${from.y}) rotate(${turn})"
    d="M18 ${-width / 2}H${length - head}V${-width - 4}L${length - 8} 0L${length - head} ${width + 4}V${width / 2}H18Z"></path>`;
}
