import { CORNERS, HALF, SIZE, WAYS, distance, edgeOf, fogAround, isWater, largeOf, middle } from "./hexes.js";

/**
 * How strongly a layer colours a field.
 *
 * @param {Pygma.Hex} hex
 * @param {string} layer
 */
export function strengthOf(hex, layer) {
  if (layer === "owners") return hex.side === "none" ? 0 : 0.42;
  if (layer === "height") return hex.height * 0.28;
  if (layer === "income") return Math.min(0.6, hex.income / 6000);
  if (layer === "goods") return hex.goods ? 0.35 : 0;
  if (layer === "supply") return Math.min(0.6, Math.abs(hex.supply) * 0.2);
  if (layer === "sight") return Math.min(0.75, hex.age * 0.2);
  return 0;
}

/**
 * What a layer writes on a field, so that nothing is told by colour alone.
 *
 * @param {Pygma.Hex} hex
 * @param {string} layer
 * @param {number} danger
 */
export function wordOn(hex, layer, danger) {
  if (layer === "height") return "▲".repeat(hex.height);
  if (layer === "income") return String(hex.income / 1000);
  if (layer === "goods") return hex.goods.replaceAll(", ", "\n");
  if (layer === "supply") return hex.supply > 0 ? `+${hex.supply}` : `(${-hex.supply})`;
  if (layer === "danger") return "!".repeat(danger);
  return "";
}

/** Layers that say something of the land: there units stand aside. @param {string} layer */
export const isOfLand = (layer) => ["goods", "height", "income", "supply"].includes(layer);

/**
 * How near a foreign army is to each field: 3 where it was, 2 beside it, 1 one field further.
 *
 * @param {Pygma.Hex[]} hexes
 * @returns {Map<string, number>}
 */
export function dangersOf(hexes) {
  const threats = hexes.filter(({ threat }) => threat);
  /** @type {Map<string, number>} */
  const dangers = new Map();
  if (threats.length > 0) for (const hex of hexes) dangers.set(hex.at, Math.max(0, 3 - Math.min(...threats.map((threat) => distance(hex, threat)))));
  return dangers;
}

/**
 * How a layer is read, or that it has nothing to show; nothing for the land itself.
 *
 * @param {Pygma.Hex[]} hexes
 * @param {string} layer
 * @param {Say} say
 */
export function readingOf(hexes, layer, say) {
  if (layer === "terrain") return "";
  const shows = layer === "danger" ? hexes.some(({ threat }) => threat) : hexes.some((hex) => strengthOf(hex, layer) > 0);
  return say(`server.pygma.map.read.${shows ? "" : "no-"}${layer}`);
}

/**
 * The lines of a map, laid once: fog, borders, roads, heights, numbers of large fields.
 *
 * @param {Pygma.Hex[]} hexes
 * @param {boolean} foggy
 */
export function lay(hexes, foggy) {
  const path = () => (globalThis.Path2D ? new Path2D() : /** @type {Path2D} */ ({}));
  const lines = { fog: path(), shore: path(), large: path(), relief: path(), roads: path(), bridges: path(), lanes: path(), borders: new Map(), numbers: [] };
  /** @type {Map<string, Pygma.Hex>} */
  const spots = new Map(hexes.map((hex) => [`${hex.column} ${hex.row}`, hex]));
  for (const spot of foggy ? fogAround(hexes) : []) {
    const [x, y] = middle(spot);
    CORNERS.forEach(([right, down], index) => (index === 0 ? lines.fog.moveTo(x + right, y + down) : lines.fog.lineTo(x + right, y + down)));
    lines.fog.closePath();
  }
  for (const hex of hexes)
    WAYS.forEach(([east, south], way) => {
      const [x, y] = middle(hex);
      const beside = spots.get(`${hex.column + east} ${hex.row + south}`);
      const [from, to] = edgeOf(way);
      const edge = (/** @type {Path2D} */ to1, grow = 1) => {
        to1.moveTo(x + from[0] * grow, y + from[1] * grow);
        to1.lineTo(x + to[0] * grow, y + to[1] * grow);
      };
      const spoke = (/** @type {Path2D} */ to1) => {
        to1.moveTo(x, y);
        to1.lineTo(x + east * SIZE * 0.75, y + south * HALF * 0.5);
      };
      if (beside && way < 3 && largeOf(beside.at) !== largeOf(hex.at)) edge(lines.large);
      if (beside && isWater(hex) && !isWater(beside)) edge(lines.shore, 0.9);
      if (beside && beside.height > hex.height) edge(lines.relief, 0.95);
      if (hex.side !== "none" && beside?.owner !== hex.owner) {
        const owner = hex.tint || hex.side;
        if (!lines.borders.has(owner)) lines.borders.set(owner, path());
        edge(lines.borders.get(owner), 0.91);
      }
      if (hex.roads & (1 << way)) spoke(lines.roads);
      if (hex.lanes & (1 << way)) spoke(lines.lanes);
      if (hex.spans & (1 << way)) spoke(lines.bridges);
    });
  /** @type {Map<string, [number, number, number]>} */
  const sums = new Map();
  for (const hex of hexes) {
    const [x, y] = middle(hex);
    const sum = sums.get(largeOf(hex.at)) ?? [0, 0, 0];
    sums.set(largeOf(hex.at), [sum[0] + x, sum[1] + y, sum[2] + 1]);
  }
  return { ...lines, numbers: [...sums].map(([text, [x, y, count]]) => ({ text, x: x / count, y: y / count })) };
}
