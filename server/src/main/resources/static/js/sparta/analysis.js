import { html, nothing, render } from "lit";
import { asSetup, course, read, textOf, values } from "./course.js";
import { Engine } from "./engine.js";
import { offerSteps, onSteps } from "../steps.js";
import { keepInSight } from "./move-list.js";
import { savePng, svgAddress } from "./picture.js";
import { Tree, ends } from "./tree.js";
import { share, valueText } from "./value.js";
import { valueGraph } from "./value-graph.js";
import "./sparta-board.js";

const page = document.querySelector("[data-analysis]");
const { default: words } = await import(page.dataset.words);
const say = (key, ...parts) => (words[`server.sparta.analysis.${key}`] ?? key).replace(/\{(\d)\}/g, (_, index) => parts[index] ?? "");
const side = (name) => words[`server.board.side.${name}`];
const find = (name) => page.querySelector(`[data-${name}]`);
const board = page.querySelector("sparta-board");
const engine = new Engine();

let tree = null;
let node = null;
let thinking = true;
let judgement = null;
let judged = null; // values and turning points of the game that was loaded
let loaded = 0; // counts what was loaded, so that answers about something older are let go

board.words = words;
board.addEventListener("move", ({ detail }) => play(detail.text));
onSteps(step);
find("switch").addEventListener("click", () => {
  thinking = !thinking;
  think();
});
find("load").addEventListener("submit", (event) => {
  event.preventDefault();
  load(() => read(find("text").value));
});
find("write").addEventListener("click", () => attempt(async () => (find("text").value = (await textOf(tree.setup, tree.moves(node))).text)));
find("png").addEventListener("click", () => attempt(() => savePng(node.view.position, board.flipped)));
find("remove").addEventListener("click", () => {
  const parent = tree.remove(node);
  if (!tree.holds(tree.end)) judged = null;
  show(parent);
});
find("prefer").addEventListener("click", () => {
  tree.prefer(node);
  panel();
});
engine.addEventListener("thought", ({ detail }) => {
  judgement = detail;
  telling("thinking");
});
engine.addEventListener("done", () => telling("done"));
engine.addEventListener("busy", () => telling("busy"));

load(() => course(page.dataset.setup, page.dataset.moves.split(" ").filter(Boolean)));

/** Does something that the server may refuse, and says why. True if it was done. */
async function attempt(deed) {
  const notice = find("refusal");
  notice.hidden = true;
  try {
    await deed();
    return true;
  } catch (problem) {
    notice.textContent = problem.rule ? `${problem.message} (${problem.rule})` : say("offline");
    notice.hidden = false;
    return false;
  }
}

async function load(ask) {
  await attempt(async () => {
    const answer = await ask();
    tree = new Tree(answer);
    judged = null;
    loaded++;
    if (answer.moves.length > 0) await judge(answer);
    show(tree.root);
  });
  if (!tree) load(() => course("standard", []));
}

/** The graph comes first: the engine can do one thing at a time, and no longer thinks about what was on the board. */
async function judge({ setup, moves }) {
  const asked = loaded;
  engine.stop();
  put(tree.root);
  telling("judging");
  find("game").hidden = false;
  find("graph-state").textContent = say("judging");
  const answer = await values(setup, moves);
  if (asked === loaded) judged = answer;
}

async function play(text) {
  const asked = loaded;
  const done = await attempt(async () => {
    const next = await tree.play(node, text);
    if (asked === loaded) show(next);
  });
  if (!done) board.release();
}

function step(where) {
  const last = (from) => (from.children.length > 0 ? last(from.children[0]) : from);
  const goals = { first: tree.root, back: node.parent, on: node.children[0], last: last(node) };
  if (goals[where]) show(goals[where]);
}

function show(next) {
  put(next);
  think();
}

/** Puts a position on the board without asking the engine about it. */
function put(next) {
  node = next;
  judgement = null;
  board.seat = node.view.toMove;
  board.interactive = !node.view.result;
  board.view = node.view;
  panel();
}

function think() {
  find("switch").setAttribute("aria-pressed", String(thinking));
  if (thinking && !node.view.result) {
    engine.think(asSetup(node.view));
    telling("thinking");
  } else {
    engine.stop();
    judgement = null;
    telling(node.view.result ? "over" : "off");
  }
}

/** What the engine says: the bar, the lines, the arrows. */
function telling(state) {
  const lines = judgement?.lines ?? [];
  board.arrows = lines.map(({ moves }) => moves[0] && ends(moves[0])).filter(Boolean);
  const value = lines[0] ?? over(node.view.result) ?? { value: 0 };
  find("bar-south").setAttribute("width", `${100 * share(value.value)}%`);
  find("bar").setAttribute("aria-label", say("bar", valueText(value)));
  find("value").textContent = lines[0] || node.view.result ? valueText(value) : "";
  const { depth, nodes, speed } = judgement ?? { depth: 0, nodes: 0, speed: 0 };
  const number = (count) => count.toLocaleString(document.documentElement.lang);
  find("state").textContent = judgement ? say("speed", depth, number(nodes), number(speed)) : say(state);
  find("busy").textContent = judgement && state !== "thinking" ? say(state) : "";
  render(lines.map(lineOf), find("lines"));
}

function over(result) {
  if (!result) return null;
  if (!result.winner) return { value: 0 };
  return { value: result.winner === "South" ? 30_000 : -30_000, winIn: 0 };
}

function lineOf(line) {
  return html`<li><strong>${valueText(line)}</strong> <button type="button" @click=${() => play(line.moves[0])}>${line.moves.slice(0, 8).map((move) => html`<span>${move}</span> `)}</button></li>`;
}

function panel() {
  offerSteps(Boolean(node.parent), node.children.length > 0);
  render(branch(tree.root, true), find("tree"));
  keepInSight(find("tree"));
  find("remove").disabled = !node.parent;
  find("prefer").disabled = !node.parent || tree.path(node).every((each) => each.parent.children[0] === each);
  find("editor").href = `/sparta/editor?position=${encodeURIComponent(node.view.position)}`;
  find("svg").href = svgAddress(node.view.position, board.flipped);
  find("position").value = node.view.position;
  graph();
}

/** The moves after a node: the main line, and after each move of it the variations to that move. */
function branch(start, numbered) {
  const parts = [];
  for (let from = start, first = numbered; from.children.length > 0; from = from.children[0]) {
    const [main, ...others] = from.children;
    parts.push(moveOf(main, first));
    for (const other of others) parts.push(html`<div class="variation" role="group" aria-label=${say("variation")}>${moveOf(other, true)}${branch(other, false)}</div>`);
    first = others.length > 0;
  }
  return parts;
}

function moveOf(each, numbered) {
  const { move, toMove } = each.parent.view;
  const number = toMove === "South" ? `${move}.` : numbered ? `${move}…` : "";
  return html`<span class="numbered">${number ? html`<span class="ordinal">${number}</span>` : nothing}<button type="button" aria-current=${each === node ? "true" : nothing} @click=${() => show(each)}>${each.move}</button></span>`;
}

function graph() {
  find("game").hidden = !judged;
  if (!judged) return;
  const line = mainLine();
  const shown = line.indexOf(node);
  const go = (turn) => line[turn] && show(line[turn]);
  find("graph-state").textContent = "";
  find("game").hidden = false;
  render(valueGraph({ ...judged, shown, label: say("graph", judged.turns.length), go }), find("graph"));
  render(judged.turns.length > 0 ? judged.turns.map((point) => turningPoint(point, line, go)) : html`<li>${say("even")}</li>`, find("turns"));
}

/** The game as it was loaded. */
function mainLine() {
  return [tree.root, ...tree.path(tree.end)];
}

function turningPoint({ turn, side: who, move, kind, better }, line, go) {
  const number = line[turn - 1].view.move;
  return html`<li><button type="button" @click=${() => go(turn - 1)}>${say(`turn.${kind}`, number, side(who), move, better)}</button></li>`;
}
