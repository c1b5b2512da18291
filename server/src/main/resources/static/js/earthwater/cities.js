import { SPOTS } from "./coastline.js";
import { CITIES as FACTS } from "./facts.js";

/** @type {"Greece"} */
export const GREECE = "Greece";
/** @type {"Persia"} */
export const PERSIA = "Persia";

/**
 * The middle of each city's plate on the map: drawn where there is room, not where the city lies.
 *
 * @type {Record<string, Ew.Point>}
 */
const PLATES = {
  Abydos: [904, 276],
  Ephesos: [890, 640],
  Athenai: [496, 678],
  Sparta: [196, 842],
  Korinthos: [118, 676],
  Thebai: [310, 458],
  Delphi: [106, 484],
  Larissa: [140, 300],
  Pella: [178, 96],
  Eretria: [524, 500],
  Naxos: [716, 802],
};

/**
 * The board (EW-1) as the rules know it, with its places on the map.
 *
 * @type {Ew.City[]}
 */
export const CITIES = FACTS.map((city) => ({ ...city, plate: PLATES[city.name], spot: SPOTS[city.name] }));

const NAMED = new Map(CITIES.map((city) => [city.name, city]));

/**
 * @param {string} name
 * @returns {Ew.City}
 */
export function cityNamed(name) {
  const city = NAMED.get(name);
  if (!city) throw new Error(`the board has no city ${name}`);
  return city;
}

/**
 * Where the line of a road bends: the point that pulls it.
 *
 * @type {Record<string, Ew.Point>}
 */
const BENDS = {
  "Abydos Ephesos": [950, 460],
  "Athenai Korinthos": [300, 640],
  "Athenai Thebai": [340, 610],
  "Korinthos Sparta": [120, 770],
  "Korinthos Thebai": [250, 640],
  "Delphi Thebai": [205, 500],
  "Larissa Thebai": [250, 340],
  "Delphi Larissa": [96, 390],
  "Larissa Pella": [110, 200],
};

/**
 * The roads between plates: two cities, and where the line bends.
 *
 * @type {Ew.Road[]}
 */
export const ROADS = CITIES.flatMap(({ name, roads }) =>
  roads.filter((other) => name < other).map((other) => ({ ends: [name, other], bend: BENDS[`${name} ${other}`] })),
);

/** Along Thrace to the Hellespont; a road only while the bridge stands (EW-1.2). */
export const THRACE = "M178 96C330 10 600 20 690 96S742 160 756 192";
/**
 * From one shore of the Hellespont to the other, wider than it is.
 *
 * @type {{ from: Ew.Point, to: Ew.Point }}
 */
export const BRIDGE = { from: [756, 194], to: [806, 240] };

/**
 * The cities next to this one by road.
 *
 * @param {string} name
 * @param {boolean} bridge
 */
export function neighboursOf(name, bridge) {
  const city = cityNamed(name);
  return bridge ? city.bridged : city.roads;
}

/** @param {Ew.Road} road */
export function roadPath({ ends, bend }) {
  const [from, to] = ends.map((name) => cityNamed(name).plate);
  return `M${from}Q${bend} ${to}`;
}

/**
 * The way of a march, road by road: the shortest, since armies may go as far as they like (EW-5.3).
 *
 * @param {string} from
 * @param {string} to
 * @param {boolean} bridge
 */
export function wayBetween(from, to, bridge) {
  const ways = [[from]];
  const seen = new Set([from]);
  for (const way of ways) {
    const last = way[way.length - 1];
    if (last === to) return way;
    for (const next of neighboursOf(last, bridge)) {
      if (seen.has(next)) continue;
      seen.add(next);
      ways.push([...way, next]);
    }
  }
  return [from, to];
}

/**
 * The lines of the road between two neighbours, and the point from which it comes in at the second.
 *
 * @param {string} from
 * @param {string} to
 * @returns {{ lines: string[], last: Ew.Point }}
 */
export function roadBetween(from, to) {
  const road = ROADS.find(({ ends }) => ends.includes(from) && ends.includes(to));
  if (road) return { lines: [roadPath(road)], last: road.bend };
  const over = `M${BRIDGE.from}L${BRIDGE.to}L${cityNamed("Abydos").plate}`;
  return { lines: [THRACE, over], last: to === "Abydos" ? BRIDGE.to : [330, 40] };
}

/**
 * What stands in a city, side by side: the stacks that are not empty.
 *
 * @param {Ew.Place} place
 * @returns {Ew.Stack[]}
 */
export function stacksOf(place) {
  /** @type {Ew.Stack[]} */
  const all = [
    { side: GREECE, piece: "army", count: place.greekArmies },
    { side: PERSIA, piece: "army", count: place.persianArmies },
    { side: GREECE, piece: "fleet", count: place.greekFleets },
    { side: PERSIA, piece: "fleet", count: place.persianFleets },
  ];
  return all.filter(({ count }) => count > 0);
}

/** @param {string} side */
export function enemyOf(side) {
  return side === GREECE ? PERSIA : GREECE;
}
