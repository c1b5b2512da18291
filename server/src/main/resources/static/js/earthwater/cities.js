import { SPOTS } from "./coastline.js";

export const GREECE = "Greece";
export const PERSIA = "Persia";

/** The board as EW-1 lists it, with the middle of each city's plate on the map. */
export const CITIES = [
  { name: "Abydos", owner: PERSIA, port: true, food: 3, points: 2, plate: [904, 276] },
  { name: "Ephesos", owner: PERSIA, port: true, food: 3, points: 2, plate: [890, 640] },
  { name: "Athenai", owner: GREECE, port: true, food: 2, points: 2, plate: [496, 678] },
  { name: "Sparta", owner: GREECE, port: true, food: 2, points: 2, plate: [196, 842] },
  { name: "Korinthos", owner: "", port: false, food: 1, points: 1, plate: [118, 676] },
  { name: "Thebai", owner: "", port: true, food: 1, points: 1, plate: [310, 458] },
  { name: "Delphi", owner: "", port: false, food: 1, points: 1, plate: [106, 484] },
  { name: "Larissa", owner: "", port: false, food: 1, points: 1, plate: [140, 300] },
  { name: "Pella", owner: "", port: true, food: 1, points: 1, plate: [178, 96] },
  { name: "Eretria", owner: "", port: true, food: 1, points: 1, plate: [524, 500] },
  { name: "Naxos", owner: "", port: true, food: 1, points: 1, plate: [716, 802] },
].map((city) => ({ ...city, spot: SPOTS[city.name] }));

const NAMED = new Map(CITIES.map((city) => [city.name, city]));

export function cityNamed(name) {
  return NAMED.get(name);
}

/** The roads between plates: two cities, and where the line bends (a point that pulls it). */
export const ROADS = [
  { ends: ["Abydos", "Ephesos"], bend: [950, 460] },
  { ends: ["Athenai", "Korinthos"], bend: [300, 640] },
  { ends: ["Athenai", "Thebai"], bend: [340, 610] },
  { ends: ["Korinthos", "Sparta"], bend: [120, 770] },
  { ends: ["Korinthos", "Thebai"], bend: [250, 640] },
  { ends: ["Thebai", "Delphi"], bend: [205, 500] },
  { ends: ["Thebai", "Larissa"], bend: [250, 340] },
  { ends: ["Delphi", "Larissa"], bend: [96, 390] },
  { ends: ["Larissa", "Pella"], bend: [110, 200] },
];

/** Along Thrace to the Hellespont; a road only while the bridge stands (EW-1.2). */
export const THRACE = "M178 96C330 10 600 20 690 96S742 160 756 192";
/** From one shore of the Hellespont to the other, wider than it is. */
export const BRIDGE = { from: [756, 194], to: [806, 240] };

/** The cities next to this one by road. */
export function neighboursOf(name, bridge) {
  const open = bridge ? [...ROADS, { ends: ["Abydos", "Pella"] }] : ROADS;
  return open.filter(({ ends }) => ends.includes(name)).map(({ ends }) => ends.find((end) => end !== name));
}

export function roadPath({ ends, bend }) {
  const [from, to] = ends.map((name) => cityNamed(name).plate);
  return `M${from}Q${bend} ${to}`;
}

/** The way of a march, road by road: the shortest, since armies may go as far as they like (EW-5.3). */
export function wayBetween(from, to, bridge) {
  const ways = [[from]];
  const seen = new Set([from]);
  for (const way of ways) {
    if (way.at(-1) === to) return way;
    for (const next of neighboursOf(way.at(-1), bridge)) {
      if (seen.has(next)) continue;
      seen.add(next);
      ways.push([...way, next]);
    }
  }
  return [from, to];
}

/** The lines of the road between two neighbours, and the point from which it comes in at the second. */
export function roadBetween(from, to) {
  const road = ROADS.find(({ ends }) => ends.includes(from) && ends.includes(to));
  if (road) return { lines: [roadPath(road)], last: road.bend };
  const over = `M${BRIDGE.from}L${BRIDGE.to}L${cityNamed("Abydos").plate}`;
  return { lines: [THRACE, over], last: to === "Abydos" ? BRIDGE.to : [330, 40] };
}

/** What stands in a city, side by side: the stacks that are not empty. */
export function stacksOf(place) {
  return [
    { side: GREECE, piece: "army", count: place.greekArmies },
    { side: PERSIA, piece: "army", count: place.persianArmies },
    { side: GREECE, piece: "fleet", count: place.greekFleets },
    { side: PERSIA, piece: "fleet", count: place.persianFleets },
  ].filter(({ count }) => count > 0);
}

export function enemyOf(side) {
  return side === GREECE ? PERSIA : GREECE;
}
