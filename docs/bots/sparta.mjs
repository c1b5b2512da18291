#!/usr/bin/env node
/**
 * Sparta by search: one's own move, then the best answer to it: node sparta.mjs ADDRESS KEY
 *
 * Each move is tried on a board of our own by docs/rules/sparta.md; of the dozen that look best at once, the one is played
 * whose best answer leaves us best off. A square is a number: ten times its row, and its column.
 */
import { run } from "./bot.mjs";

const AROUND = [-1, 0, 1].flatMap((x) => [-1, 0, 1].map((y) => [x, y])).filter(([x, y]) => x || y);
const PROMISING = 12;

const square = (name) => (Number(name.slice(1)) - 1) * 10 + "abcdefghij".indexOf(name[0]);
const column = (at) => at % 10;
const row = (at) => Math.floor(at / 10);

/** The next square in a direction; -1 beyond the edge. */
function next(at, [x, y]) {
  const [i, j] = [column(at) + x, row(at) + y];
  return i < 0 || i > 9 || j < 0 || j > 9 ? -1 : j * 10 + i;
}

/** SP-3 and SP-5: up to two steps over free squares, a hero three; or a promotion in place. */
function* moves({ pieces, cities }, side) {
  for (const [start, piece] of pieces) {
    if (piece.side !== side) continue;
    if (!piece.hero && cities.get(start) === side) yield [start, start];
    const seen = new Set([start]);
    let edge = [start];
    for (let step = 0; step < (piece.hero ? 3 : 2); step++) {
      edge = edge.flatMap((at) => AROUND.map((way) => next(at, way))).filter((at) => at >= 0 && !pieces.has(at) && !seen.has(at));
      edge = [...new Set(edge)];
      edge.forEach((at) => seen.add(at));
    }
    seen.delete(start);
    for (const end of seen) yield [start, end];
  }
}

/** SP-4: the city first, then all that is enclosed goes at once. */
function played(board, [from, to]) {
  const [pieces, cities] = [new Map(board.pieces), new Map(board.cities)];
  const { side, hero } = pieces.get(from);
  pieces.delete(from);
  pieces.set(to, { side, hero: hero || cities.get(to) === side });
  if (cities.has(to)) cities.set(to, side);
  const gone = new Set();
  for (const [at, piece] of pieces)
    for (const way of AROUND) {
      const between = [];
      let there = next(at, way);
      for (; pieces.has(there) && pieces.get(there).side !== piece.side; there = next(there, way)) between.push(there);
      if (pieces.has(there)) between.forEach((each) => gone.add(each));
    }
  gone.forEach((at) => pieces.delete(at));
  return { pieces, cities };
}

/** Pieces first, then heroes, then cities, of which all eight win; then how near each piece is to what it wants. */
function worth({ pieces, cities }, side) {
  let total = 0;
  for (const owner of cities.values()) total += owner === side ? 3 : -3;
  for (const [at, piece] of pieces) {
    const wanted = [...cities].filter(([, owner]) => (owner !== piece.side) === piece.hero).map(([city]) => city); // a fighter wants to become a hero
    const ways = wanted.map((city) => Math.max(Math.abs(column(at) - column(city)), Math.abs(row(at) - row(city))));
    total += (10 + (piece.hero ? 4 : 0) - 0.2 * (ways.length ? Math.min(...ways) : 0)) * (piece.side === side ? 1 : -1);
  }
  return total;
}

function choose(view) {
  if (view.moves[0] === "pass") return "pass";
  const pieces = new Map(view.pieces.map((each) => [square(each.square), { side: each.side, hero: each.kind === "hero" }]));
  const board = { pieces, cities: new Map(view.cities.map((each) => [square(each.square), each.owner])) };
  const [side, other] = view.toMove === "South" ? ["South", "North"] : ["North", "South"];
  const tried = view.moves.map((text) => {
    const [start, end] = text.replace("=H", "-").split("-");
    const after = played(board, [square(start), square(end || start)]);
    return { text, after, worth: worth(after, side) };
  });
  const best = tried.sort((one, another) => another.worth - one.worth).slice(0, PROMISING);
  for (const each of best) each.worth = Math.min(1000, ...[...moves(each.after, other)].map((answer) => worth(played(each.after, answer), side)));
  return best.reduce((one, another) => (another.worth > one.worth ? another : one)).text;
}

await run("sparta", choose);
