import { Refused, course } from "./course.js";
import { savePng, svgAddress } from "./picture.js";
import { FILES, SIZE } from "./squares.js";
import { Telling } from "./telling.js";
import "./sparta-board.js";

const page = document.querySelector("[data-editor]");
const { default: words } = await import(page.dataset.words);
const say = (key, ...parts) => (words[`server.sparta.editor.${key}`] ?? key).replace(/\{(\d)\}/g, (_, index) => parts[index] ?? "");
const telling = new Telling(words);
const find = (name) => page.querySelector(`[data-${name}]`);
const board = page.querySelector("sparta-board");

const pieces = new Map();
const cities = new Map();
let checking = 0;

board.words = words;
board.addEventListener("square", ({ detail }) => put(detail.square));
board.addEventListener("carry", ({ detail }) => carry(detail));
for (const input of page.querySelectorAll("[name=to-move]")) input.addEventListener("change", show);
for (const button of page.querySelectorAll("[data-setup]")) button.addEventListener("click", () => load(button.dataset.setup));
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
  load(page.querySelector("#position").value.trim().replace(/\s+/g, " "));
});

start();

async function start() {
  const asked = page.dataset.position;
  if (!asked || !(await load(asked))) await load("standard", Boolean(asked));
}

/** Takes a position from its text; false if the server knows none like it. */
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

function take(view) {
  pieces.clear();
  cities.clear();
  for (const { square, side, kind } of view.pieces) pieces.set(square, { side, kind });
  for (const { square, owner } of view.cities) cities.set(square, owner);
  page.querySelector(`[name=to-move][value=${view.toMove}]`).checked = true;
}

const chosen = (name) => page.querySelector(`[name=${name}]:checked`).value;

/** Puts what is chosen on a square; the same thing once more takes it away. */
function put(square) {
  const [side, kind] = chosen("tool").split(" ");
  if (side === "nothing") pieces.delete(square) || cities.delete(square);
  else if (kind === "city") toggle(cities, square, side);
  else toggle(pieces, square, { side, kind });
  tellOf(square);
  show();
}

/** Moves what stands on a square to another, in place of what is there, or takes it away. */
function carry({ from, to }) {
  const places = pieces.has(from) ? pieces : cities;
  const thing = places.get(from);
  places.delete(from);
  if (to) places.set(to, thing);
  tellOf(to || from);
  show();
}

function tellOf(square) {
  board.announce(telling.square(square, { piece: pieces.get(square), owner: cities.get(square) }));
}

function toggle(places, square, thing) {
  if (JSON.stringify(places.get(square)) === JSON.stringify(thing)) places.delete(square);
  else places.set(square, thing);
}

function show(keepNotice = false) {
  const text = positionText();
  board.view = {
    pieces: squares().filter((square) => pieces.has(square)).map((square) => ({ square, ...pieces.get(square) })),
    cities: squares().filter((square) => cities.has(square)).map((square) => ({ square, owner: cities.get(square) })),
    toMove: chosen("to-move"),
    moves: [],
    last: null,
    turn: 0,
    result: null,
  };
  page.querySelector("#position").value = text;
  find("link").value = `${page.dataset.address}?position=${encodeURIComponent(text)}`;
  find("svg").href = svgAddress(text, board.flipped);
  find("analyse").href = `/sparta/analysis?position=${encodeURIComponent(text)}`;
  find("play-setup").value = text;
  keepAddress(text);
  check(text, keepNotice === true);
}

/** The address names the position, so that reloading or another language keeps it. */
function keepAddress(text) {
  history.replaceState(null, "", `?position=${encodeURIComponent(text)}`);
  document.querySelector("[name=back]").value = location.pathname + location.search;
}

/** All squares in board order. */
function squares() {
  return [...Array(SIZE).keys()].flatMap((rank) => [...FILES].map((file) => file + (rank + 1)));
}

/** SP-7.1. */
function positionText() {
  const ranks = [...Array(SIZE).keys()].reverse().map((rank) => rankText(rank + 1));
  const owned = squares().filter((square) => cities.has(square)).map((square) => square + cities.get(square)[0]);
  return `${ranks.join("/")} ${owned.join(",")} ${chosen("to-move")[0]}`;
}

function rankText(rank) {
  const letters = [...FILES].map((file) => letter(pieces.get(file + rank)));
  return letters.join("").replace(/1+/g, (run) => run.length);
}

function letter(piece) {
  if (!piece) return "1";
  const name = piece.kind === "hero" ? "H" : "F";
  return piece.side === "South" ? name : name.toLowerCase();
}

/** The server says whether this position can be. */
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

const sentence = (problem) => (problem.rule ? `${problem.message} (${problem.rule})` : say("offline"));

function allow(playable) {
  find("play").disabled = !playable;
}

function tell(kind, text) {
  const notice = find("verdict");
  notice.className = `notice ${kind}`;
  notice.firstElementChild.textContent = text;
}

async function copyLink() {
  find("link").select();
  try {
    await navigator.clipboard.writeText(find("link").value);
    find("copied").textContent = say("copied");
  } catch {
    find("copied").textContent = say("select"); // selected, to be copied by hand
  }
}
