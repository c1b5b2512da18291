/**
 * Makes the coastline of the Earth & Water map from Natural Earth (public domain), as packed in the npm
 * package world-atlas: projects (Mercator), clips, simplifies, rounds. See docs/ew-map.md.
 *
 *   node coastline.mjs NODE_MODULES > ../../server/src/main/resources/static/js/earthwater/coastline.js
 */
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { resolve } from "node:path";

const modules = resolve(process.argv[2] ?? "node_modules");
const { feature } = createRequire(`${modules}/`)("topojson-client");
const atlas = JSON.parse(readFileSync(`${modules}/world-atlas/land-10m.json`, "utf8"));

/** What the map shows, in degrees; its width is 1000 units. */
const WEST = 21.2;
const EAST = 27.8;
const NORTH = 41.25;
const SOUTH = 36.3;
const WIDTH = 1000;

/** Land goes on beyond the frame, so that its cut edges stay out of sight; in units. */
const BLEED = 30;
/** A point nearer than this to the line of its neighbours is left out; in units. */
const TOLERANCE = 0.75;
/** Smaller islands are left out; in square units. */
const SMALLEST = 18;

const SCALE = WIDTH / (EAST - WEST);
const mercator = (latitude) => (Math.log(Math.tan(Math.PI / 4 + (latitude * Math.PI) / 360)) * 180) / Math.PI;
const project = ([longitude, latitude]) => [(longitude - WEST) * SCALE, (mercator(NORTH) - mercator(latitude)) * SCALE];
const HEIGHT = Math.round(project([WEST, SOUTH])[1]);

/** The cities of the board: latitude and longitude. */
const PLACES = {
  Abydos: [40.2, 26.41],
  Ephesos: [37.94, 27.34],
  Athenai: [37.97, 23.72],
  Sparta: [37.08, 22.43],
  Korinthos: [37.91, 22.88],
  Thebai: [38.32, 23.32],
  Delphi: [38.48, 22.5],
  Larissa: [39.64, 22.42],
  Pella: [40.76, 22.52],
  Eretria: [38.39, 23.79],
  Naxos: [37.1, 25.38],
};

function polygons(land) {
  const features = land.features ?? [land];
  return features.flatMap(({ geometry }) => (geometry.type === "Polygon" ? [geometry.coordinates] : geometry.coordinates));
}

/** Sutherland and Hodgman: the part of a ring on one side of a line. */
function clipped(ring, inside, cross) {
  return ring.flatMap((point, index) => {
    const before = ring.at(index - 1);
    if (inside(point)) return inside(before) ? [point] : [cross(before, point), point];
    return inside(before) ? [cross(before, point)] : [];
  });
}

function clip(ring) {
  const sides = [
    [0, -BLEED, 1],
    [0, WIDTH + BLEED, -1],
    [1, -BLEED, 1],
    [1, HEIGHT + BLEED, -1],
  ];
  return sides.reduce((rest, [axis, limit, sign]) => {
    const inside = (point) => (point[axis] - limit) * sign >= 0;
    const cross = (a, b) => {
      const part = (limit - a[axis]) / (b[axis] - a[axis]);
      return [a[0] + part * (b[0] - a[0]), a[1] + part * (b[1] - a[1])];
    };
    return clipped(rest, inside, cross);
  }, ring);
}

function distance([x, y], [ax, ay], [bx, by]) {
  const length = Math.hypot(bx - ax, by - ay);
  if (length === 0) return Math.hypot(x - ax, y - ay);
  return Math.abs((bx - ax) * (ay - y) - (ax - x) * (by - ay)) / length;
}

/** Douglas and Peucker. */
function simplified(line) {
  if (line.length < 3) return line;
  const far = line.reduce(
    (best, point, index) => {
      const off = distance(point, line[0], line.at(-1));
      return off > best.off ? { off, index } : best;
    },
    { off: 0, index: 0 },
  );
  if (far.off < TOLERANCE) return [line[0], line.at(-1)];
  return [...simplified(line.slice(0, far.index + 1)).slice(0, -1), ...simplified(line.slice(far.index))];
}

const area = (ring) =>
  Math.abs(ring.reduce((sum, [x, y], index) => sum + x * ring.at(index - 1)[1] - ring.at(index - 1)[0] * y, 0)) / 2;

/** A closed ring as a path: its first point, then relative steps, in units with one decimal. */
function path(ring) {
  const tenths = ring.map(([x, y]) => [Math.round(x * 10), Math.round(y * 10)]);
  const steps = tenths.map(([x, y], index) => {
    const [px, py] = index === 0 ? [0, 0] : tenths[index - 1];
    return `${(x - px) / 10} ${(y - py) / 10}`;
  });
  return `M${steps[0]}l${steps.slice(1).join(" ")}z`.replaceAll(" -", "-").replaceAll(/(^|[^0-9])0\./g, "$1.");
}

const rings = polygons(feature(atlas, atlas.objects.land))
  .flat()
  .map((ring) => clip(ring.slice(0, -1).map(project)))
  .filter((ring) => ring.length > 2 && area(ring) >= SMALLEST)
  .map((ring) => {
    const half = Math.floor(ring.length / 2);
    return [...simplified(ring.slice(0, half + 1)).slice(0, -1), ...simplified([...ring.slice(half), ring[0]]).slice(0, -1)];
  })
  .sort((a, b) => area(b) - area(a));

const land = rings.map(path).join("");
const spots = Object.entries(PLACES).map(([name, [latitude, longitude]]) => {
  const [x, y] = project([longitude, latitude]).map(Math.round);
  return `  ${name}: [${x}, ${y}],`;
});

console.log(`// Made by build/map/coastline.mjs from Natural Earth 1:10m (public domain); do not edit. See docs/ew-map.md.
export const WIDTH = ${WIDTH};
export const HEIGHT = ${HEIGHT};

/**
 * Where the cities really lie.
 *
 * @type {Record<string, [number, number]>}
 */
export const SPOTS = {
${spots.join("\n")}
};

/** Land in the frame and a little beyond it. */
export const LAND =
  "${land}";`);
console.error(`${rings.length} rings, ${rings.reduce((sum, ring) => sum + ring.length, 0)} points, height ${HEIGHT}, ${land.length} characters`);
