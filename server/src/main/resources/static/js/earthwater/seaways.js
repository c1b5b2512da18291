import { cityNamed } from "./cities.js";

/**
 * Points on the open sea between which ships go.
 *
 * @type {Record<string, Ew.Point>}
 */
const WATERS = {
  gulf: [252, 190],
  north: [420, 372],
  lemnos: [640, 369],
  straits: [806, 368],
  east: [632, 432],
  middle: [640, 590],
  ikaria: [690, 655],
  paros: [598, 748],
  mirtoan: [430, 790],
  kythera: [320, 845],
};

/** Which of them lie in sight of each other or of a port, with neither land nor a plate between. */
const LANES = [
  ["Pella", "gulf"], ["gulf", "north"], ["Thebai", "north"], ["Eretria", "north"], ["north", "lemnos"], ["lemnos", "straits"],
  ["straits", "Abydos"], ["lemnos", "east"], ["Eretria", "east"], ["east", "middle"], ["Eretria", "middle"], ["middle", "Athenai"],
  ["middle", "Naxos"], ["middle", "ikaria"], ["ikaria", "Athenai"], ["ikaria", "Ephesos"], ["ikaria", "Naxos"], ["Ephesos", "Naxos"],
  ["ikaria", "paros"], ["paros", "Athenai"], ["paros", "Naxos"], ["Athenai", "Naxos"], ["paros", "mirtoan"], ["Athenai", "mirtoan"],
  ["mirtoan", "kythera"], ["kythera", "Sparta"],
];

/** @param {string} name */
function pointOf(name) {
  return WATERS[name] ?? cityNamed(name).plate;
}

/** @param {string} name */
function inSightOf(name) {
  return LANES.flatMap((lane) => (lane.includes(name) ? lane.filter((end) => end !== name) : []));
}

/**
 * @param {Ew.Point} from
 * @param {Ew.Point} to
 */
function distance([fx, fy], [x, y]) {
  return Math.hypot(x - fx, y - fy);
}

/**
 * The shortest way of ships between two ports: over the sea, past all other cities.
 *
 * @param {string} from
 * @param {string} to
 * @returns {Ew.Point[]}
 */
export function seaway(from, to) {
  const ways = [{ names: [from], length: 0 }];
  const reached = new Set();
  for (let way; (way = ways.sort((a, b) => a.length - b.length).shift()); ) {
    const { names, length } = way;
    const last = names[names.length - 1];
    if (last === to) return names.map(pointOf);
    if (reached.has(last)) continue;
    reached.add(last);
    for (const next of inSightOf(last).filter((name) => name in WATERS || name === to))
      ways.push({ names: [...names, next], length: length + distance(pointOf(last), pointOf(next)) });
  }
  return [pointOf(from), pointOf(to)];
}
