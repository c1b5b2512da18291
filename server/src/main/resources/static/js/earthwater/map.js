import { html, nothing, svg } from "lit";
import { BRIDGE, CITIES, ROADS, THRACE, cityNamed, roadBetween, roadPath, stacksOf, wayBetween } from "./cities.js";
import { HEIGHT, LAND, WIDTH } from "./coastline.js";
import { plateChip, spokenOdds } from "./odds.js";
import { seaway } from "./seaways.js";

const PIECES = new URL("../../svg/earthwater/pieces.svg", import.meta.url).pathname;

/** A plate is this wide and high on a phone; a wide map shows it smaller. */
const PLATE = { width: 176, height: 122, head: 40, foot: 28 };

/** Half the width of the tip by which a plate points at its city, where it begins. */
const LEADER = 20;

/**
 * The map. `seen` has: scene, lit (names), moving, places (name to open answer), chosen (names), odds, speech
 * and pick(open answer). The picture speaks by its buttons; the table below the map says the rest.
 *
 * @param {Ew.OnTheMap} seen
 */
export function map(seen) {
  return html`
    <svg id="ew-map" class="ew-map" tabindex="-1" viewBox="0 0 ${WIDTH} ${HEIGHT}" role="group" aria-label=${seen.speech.say("map.label")}>
      <g aria-hidden="true">${ground} ${seaNames(seen.speech)} ${roads(seen.scene.bridge)} ${arrow(seen.moving, seen.scene.bridge)}</g>
      ${CITIES.map((city) => plate(city, seen))}
    </svg>
  `;
}

const ground = svg`
  <path class="sea" d="M0 0H${WIDTH}V${HEIGHT}H0Z" />
  <path class="shallows far" d=${LAND} />
  <path class="shallows" d=${LAND} />
  <path class="land" d=${LAND} />
`;

/** @param {Ew.Speech} speech */
function seaNames(speech) {
  return svg`
    <text class="water" x="572" y="398">${speech.say("map.aegean")}</text>
    <text class="water small" x="88" y="944">${speech.say("map.ionian")}</text>
    <text class="water small" x="946" y="112">${speech.say("map.propontis")}</text>
    <text class="region" x="585" y="36">${speech.say("map.thrace")}</text>
    <text class="region" x="930" y="200">${speech.say("map.asia")}</text>
  `;
}

/** @param {boolean} bridge */
function roads(bridge) {
  return svg`
    ${ROADS.map((road) => svg`<path class="road" d=${roadPath(road)} />`)}
    <path class="road ${bridge ? "" : "closed"}" d=${THRACE} />
    <path class="road ${bridge ? "" : "closed"}" d="M${BRIDGE.to}L${cityNamed("Abydos").plate}" />
    ${bridge ? pontoons() : nothing}
  `;
}

function pontoons() {
  const boats = [0, 1, 2, 3, 4];
  const at = (/** @type {number} */ index, /** @type {0 | 1} */ axis) => BRIDGE.from[axis] + ((index + 0.5) * (BRIDGE.to[axis] - BRIDGE.from[axis])) / boats.length;
  return svg`
    <g class="bridge">
      ${boats.map((index) => svg`<path class="boat" d="M-4-17Q6 0-4 17-14 0-4-17Z" transform="translate(${at(index, 0) + 4} ${at(index, 1)}) rotate(40)" />`)}
      <path class="planks" d="M${BRIDGE.from}L${BRIDGE.to}" />
      <path class="joints" d="M${BRIDGE.from}L${BRIDGE.to}" />
    </g>
  `;
}

/**
 * Where pieces went: along the roads, or over the sea.
 *
 * @param {Ew.Movement | null} moving
 * @param {boolean} bridge
 */
function arrow(moving, bridge) {
  if (!moving) return nothing;
  const { lines, last } = moving.sea ? crossing(moving) : march(moving, bridge);
  return svg`
    <g class="arrow ${moving.side}">
      ${lines.map((line) => svg`<path d=${line} class=${moving.sea ? "sailed" : "marched"} />`)}
      <path d=${tip(last, cityNamed(moving.to).plate)} class="tip" />
    </g>
  `;
}

/** @param {Ew.Movement} moving */
function crossing({ from, to }) {
  const way = seaway(from, to);
  return { lines: [`M${way.join("L")}`], last: way[way.length - 2] };
}

/**
 * @param {Ew.Movement} moving
 * @param {boolean} bridge
 */
function march({ from, to }, bridge) {
  const way = wayBetween(from, to, bridge);
  const roads = way.slice(1).map((city, index) => roadBetween(way[index], city));
  return { lines: roads.flatMap(({ lines }) => lines), last: roads[roads.length - 1].last };
}

/**
 * The head of an arrow at the edge of a plate, coming from a point.
 *
 * @param {Ew.Point} from
 * @param {Ew.Point} to
 */
function tip([fx, fy], [x, y]) {
  const length = Math.hypot(x - fx, y - fy);
  const [ux, uy] = [(x - fx) / length, (y - fy) / length];
  const edge = Math.min((PLATE.width / 2 + 4) / Math.abs(ux), (PLATE.height / 2 + 4) / Math.abs(uy));
  const [tx, ty] = [x - ux * edge, y - uy * edge];
  const wing = (/** @type {number} */ side) => `${tx - ux * 34 + side * uy * 20} ${ty - uy * 34 - side * ux * 20}`;
  return `M${tx} ${ty}L${wing(1)} ${wing(-1)}Z`;
}

/**
 * What stands in a city is drawn over its plate and no part of it: figures would belong to the name by which a button is called.
 *
 * @param {Ew.City} city
 * @param {Ew.OnTheMap} seen
 */
function plate(city, seen) {
  const place = seen.scene.place(city.name);
  const open = seen.places.get(city.name);
  const kinds = [
    "plate",
    place.control,
    city.owner ? "major" : "",
    open ? "open" : "",
    seen.chosen.includes(city.name) ? "chosen" : "",
    seen.lit.includes(city.name) ? "lit" : "",
  ].filter(Boolean);
  const answer = () => open && seen.pick(open);
  const pressed = (/** @type {KeyboardEvent} */ event) => {
    if (event.key !== "Enter" && event.key !== " ") return;
    event.preventDefault();
    answer();
  };
  const [x, y] = city.plate;
  return svg`
    ${leader(city)}
    <g class=${kinds.join(" ")} transform="translate(${x} ${y})" data-city=${city.name}
       role=${open ? "button" : "img"} tabindex=${open ? 0 : nothing} aria-label=${describe(place, city, seen, open)}
       @click=${open ? answer : nothing} @keydown=${open ? pressed : nothing}>
      <g class="sized">${frame()} ${head(city, seen.speech)} ${foot(city)}</g>
    </g>
    <g class="plate standing" transform="translate(${x} ${y})" aria-hidden="true">
      <g class="sized">${stacks(place)} ${open ? plateChip(seen.odds.of(open.choices), PLATE) : nothing}</g>
    </g>
  `;
}

/**
 * A plate that stands apart points at its city, as a speech bubble does: nobody takes that for a road.
 *
 * @param {Ew.City} city
 */
function leader({ plate: [px, py], spot: [sx, sy] }) {
  const inside = Math.abs(px - sx) < 70 && Math.abs(py - sy) < 44;
  if (inside) return nothing;
  const [dx, dy] = [(sy - py) / Math.hypot(sx - px, sy - py), (px - sx) / Math.hypot(sx - px, sy - py)].map((part) => part * LEADER);
  return svg`<g aria-hidden="true"><path class="leader" d="M${px + dx} ${py + dy}L${sx} ${sy}L${px - dx} ${py - dy}Z" /><circle class="spot" cx=${sx} cy=${sy} r="7" /></g>`;
}

function frame() {
  const { width, height, head: top } = PLATE;
  const [left, up] = [-width / 2, -height / 2];
  return svg`
    <rect class="halo" x=${left - 11} y=${up - 11} width=${width + 22} height=${height + 22} rx="16" />
    <rect class="body" x=${left} y=${up} width=${width} height=${height} rx="8" />
    <path class="head" d="M${left} ${up + top}v${-(top - 8)}q0-8 8-8h${width - 16}q8 0 8 8v${top - 8}z" />
    <rect class="rim" x=${left} y=${up} width=${width} height=${height} rx="8" />
  `;
}

/**
 * @param {Ew.City} city
 * @param {Ew.Speech} speech
 */
function head(city, speech) {
  const baseline = -PLATE.height / 2 + 29;
  const name = speech.city(city.name);
  const shift = city.owner ? 17 : 0;
  return svg`
    ${city.owner ? svg`<use class="temple" href="${PIECES}#temple" x=${-PLATE.width / 2 + 6} y=${baseline - 22} width="26" height="26" />` : nothing}
    <text class="name" x=${shift} y=${baseline}>${name}</text>
  `;
}

/** @param {Ew.Place} place */
function stacks(place) {
  const all = stacksOf(place);
  const size = Math.min(54, (PLATE.width - 8) / Math.max(all.length, 1) - 2);
  const start = (-(size + 4) * all.length) / 2 + 2;
  const middle = -PLATE.height / 2 + PLATE.head + (PLATE.height - PLATE.head - PLATE.foot) / 2 + 1;
  return all.map(({ side, piece, count }, index) => {
    const x = start + index * (size + 4);
    const rise = piece === "fleet" ? -size * 0.16 : 0;
    return svg`
      <g class="stack ${side}">
        <use href="${PIECES}#${side.toLowerCase()}-${piece}" x=${x} y=${middle - size / 2} width=${size} height=${size} />
        <text x=${x + size / 2} y=${middle + rise + size * (count > 9 ? 0.15 : 0.19)} font-size=${size * (count > 9 ? 0.4 : 0.54)}>${count}</text>
      </g>
    `;
  });
}

/**
 * Port, food and points: what a city is worth, along its lower edge.
 *
 * @param {Ew.City} city
 */
function foot(city) {
  const baseline = PLATE.height / 2 - 26;
  const right = PLATE.width / 2 - 8;
  const jars = Array.from({ length: city.food }, (_, index) => index);
  const stars = Array.from({ length: city.points }, (_, index) => index);
  return svg`
    <g class="worth">
      ${city.port ? svg`<use class="port" href="${PIECES}#anchor" x=${-PLATE.width / 2 + 8} y=${baseline - 1} width="20" height="23" />` : nothing}
      ${jars.map((index) => svg`<use class="jar" href="${PIECES}#amphora" x=${-18 + (index - (city.food - 1) / 2) * 16} y=${baseline} width="15" height="21" />`)}
      ${stars.map((index) => svg`<use class="star" href="${PIECES}#laurel" x=${right - 20 - index * 19} y=${baseline + 1} width="20" height="20" />`)}
    </g>
  `;
}

/**
 * @param {Ew.Place} place
 * @param {Ew.City} city
 * @param {Ew.OnTheMap} seen
 * @param {Ew.OpenAnswer | undefined} open
 */
function describe(place, city, { speech, odds }, open) {
  const held = stacksOf(place).map((stack) => speech.stack(stack));
  const { control } = place;
  const facts = [
    speech.city(city.name),
    speech.list(held),
    control ? speech.say("map.control", speech.side(control)) : speech.say("map.nobody"),
  ];
  return open ? `${[...facts, speech.say(`asks.${open.asks}.here`)].join("; ")}${spokenOdds(odds.of(open.choices), speech)}` : facts.join("; ");
}
