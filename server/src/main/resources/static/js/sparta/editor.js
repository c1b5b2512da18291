import { pageOf } from "../page-words.js";
import { on, part, parts, the } from "../parts.js";
import { Refused, sentenceOf } from "../post.js";
import { course } from "./course.js";
import { savePng, svgAddress } from "./picture.js";
import { FILES, SIZE } from "./squares.js";
import { Telling } from "./telling.js";
import { SpartaBoard } from "./sparta-board.js";

const { page, words, find } = await pageOf("editor");
const say = words.under("server.sparta.editor.");
const telling = new Telling(words);
const board = the("sparta-board", SpartaBoard, page);
const written = the("#position", HTMLTextAreaElement, page);
const link = part("link", HTMLInputElement, page);

/** @type {Map<string, Sparta.Piece>} */
const pieces = new Map();
/** @type {Map<string, Sparta.Side>} */
const cities = new Map();
let checking = 0;

board.words = words;
on(board, "square", ({ square }) => put(square));
on(board, "carry", carry);
for (const input of page.querySelectorAll("[name=to-move]")) input.addEventListener("change", () => show());
for (const button of parts("setup")) button.addEventListener("click", () => load(button.dataset.setup ?? ""));
find("clear").addEventListener("click", () => {
  pieces.clear();
  show();
});
find("empty").addEventListener("click", () => {
  pieces.clear();
  cities.clear();
  show();
});
find("png").addEventListener("click", () => savePng(positionText(), board.flipped));
find("copy").addEventListener("click", copyLink);
find("read").addEventListener("submit", (event) => {
  event.preventDefault();
  void load(written.value.trim().replace(/\s+/g, " "));
});

void start();

async function start() {
  const asked = page.dataset.position;
  if (!asked || !(await load(asked))) await load("standard", Boolean(asked));
}

/**
 * Takes a position from its text; false if the server knows none like it.
 *
 * @param {string} setup
 */
async function load(setup, keepNotice = false) {
  try {
    const { views } = await course(setup, []);
    take(views[0]);
    show(keepNotice);
    return true;
  } catch (problem) {
    tell("refused", sentence(problem));
    return false;
  }
}

/** @param {Sparta.View} view */
function take(view) {
  pieces.clear();
  cities.clear();
  for (const { square, side, kind } of view.pieces) pieces.set(square, { side, kind });
  for (const { square, owner } of view.cities) cities.set(square, owner);
  the(`[name=to-move][value=${view.toMove}]`, HTMLInputElement, page).checked = true;
}

const chosen = (/** @type {string} */ name) => the(`[name=${name}]:checked`, HTMLInputElement, page).value;
const toMove = () => /** @type {Sparta.Side} */ (chosen("to-move"));

/**
 * Puts what is chosen on a square; the same thing once more takes it away.
 *
 * @param {string} square
 */
function put(square) {
  const [what, kind] = chosen("tool").split(" ");
  const side = /** @type {Sparta.Side} */ (what);
  if (what === "nothing") (pieces.has(square) ? pieces : cities).delete(square);
  else if (kind === "city") toggle(cities, square, side);
  else toggle(pieces, square, { side, kind: kind === "hero" ? "hero" : "fighter" });
  tellOf(square);
  show();
}

/**
 * Moves what stands on a square to another, in place of what is there, or takes it away.
 *
 * @param {{ from: string, to: string }} way
 */
function carry({ from, to }) {
  if (pieces.has(from)) transfer(pieces, from, to);
  else transfer(cities, from, to);
  tellOf(to || from);
  show();
}

/**
 * @template T
 * @param {Map<string, T>} places
 * @param {string} from
 * @param {string} to
 */
function transfer(places, from, to) {
  const thing = places.get(from);
  places.delete(from);
  if (to && thing !== undefined) places.set(to, thing);
}

/** @param {string} square */
function tellOf(square) {
  board.announce(telling.square(square, { piece: pieces.get(square), owner: cities.get(square) }));
}

/**
 * @template T
 * @param {Map<string, T>} places
 * @param {string} square
 * @param {T} thing
 */
function toggle(places, square, thing) {
  if (JSON.stringify(places.get(square)) === JSON.stringify(thing)) places.delete(square);
  else places.set(square, thing);
}

function show(keepNotice = false) {
  const text = positionText();
  board.view = {
    pieces: inOrder(pieces).map(([square, piece]) => ({ square, ...piece })),
    cities: inOrder(cities).map(([square, owner]) => ({ square, owner })),
    toMove: toMove(),
    moves: [],
    last: null,
    turn: 0,
    result: null,
  };
  written.value = text;
  link.value = `${page.dataset.address}?position=${encodeURIComponent(text)}`;
  part("svg", HTMLAnchorElement, page).href = svgAddress(text, board.flipped);
  part("analyse", HTMLAnchorElement, page).href = `/sparta/analysis?position=${encodeURIComponent(text)}`;
  part("play-setup", HTMLInputElement, page).value = text;
  keepAddress(text);
  void check(text, keepNotice);
}

/**
 * The address names the position, so that reloading or another language keeps it.
 *
 * @param {string} text
 */
function keepAddress(text) {
  history.replaceState(null, "", `?position=${encodeURIComponent(text)}`);
  the("[name=back]", HTMLInputElement).value = location.pathname + location.search;
}

/** All squares in board order. */
function squares() {
  return [...Array(SIZE).keys()].flatMap((rank) => [...FILES].map((file) => file + (rank + 1)));
}

/**
 * What stands on the board, in board order.
 *
 * @template T
 * @param {Map<string, T>} places
 * @returns {[string, T][]}
 */
function inOrder(places) {
  const order = squares();
  return [...places].sort(([one], [other]) => order.indexOf(one) - order.indexOf(other));
}

/** SP-7.1. */
function positionText() {
  const ranks = [...Array(SIZE).keys()].reverse().map((rank) => rankText(rank + 1));
  const owned = inOrder(cities).map(([square, owner]) => square + owner[0]);
  return `${ranks.join("/")} ${owned.join(",")} ${toMove()[0]}`;
}

/** @param {number} rank */
function rankText(rank) {
  const letters = [...FILES].map((file) => letter(pieces.get(file + rank)));
  return letters.join("").replace(/1+/g, (run) => String(run.length));
}

/** @param {Sparta.Piece} [piece] */
function letter(piece) {
  if (!piece) return "1";
  const name = piece.kind === "hero" ? "H" : "F";
  return piece.side === "South" ? name : name.toLowerCase();
}

/**
 * The server says whether this position can be.
 *
 * @param {string} text
 * @param {boolean} keepNotice
 */
async function check(text, keepNotice) {
  const number = ++checking;
  try {
    if (cities.size === 0) throw new Refused({ message: say("cities"), rule: "SP-1.2" });
    const { views } = await course(text, []);
    if (number !== checking) return;
    const { result } = views[0];
    allow(!result);
    if (!keepNotice) tell(result ? "warning" : "success", say(result ? "over" : "good"));
  } catch (problem) {
    if (number !== checking) return;
    allow(false);
    tell("refused", sentence(problem));
  }
}

const sentence = (/** @type {unknown} */ problem) => sentenceOf(problem, say("offline"));

/** @param {boolean} playable */
function allow(playable) {
  part("play", HTMLButtonElement, page).disabled = !playable;
}

/**
 * @param {string} kind
 * @param {string} text
 */
function tell(kind, text) {
  const notice = find("verdict");
  notice.className = `notice ${kind}`;
  the("*", Element, notice).textContent = text;
}

async function copyLink() {
  link.select();
  try {
    await navigator.clipboard.writeText(link.value);
    find("copied").textContent = say("copied");
  } catch {
    find("copied").textContent = say("select"); // selected, to be copied by hand
  }
}
