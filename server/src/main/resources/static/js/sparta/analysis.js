import { html, render } from "lit";
import { pageOf } from "../page-words.js";
import { on, part, the } from "../parts.js";
import { sentenceOf } from "../post.js";
import { tell } from "../rule-aside.js";
import { asSetup, read, textOf, values, viewsOf } from "./course.js";
import { Engine } from "./engine.js";
import { Explorer } from "./explorer.js";
import { offerSteps, onSteps } from "../steps.js";
import { keepInSight } from "./move-list.js";
import { savePng, svgAddress } from "./picture.js";
import { Study } from "./study.js";
import { Tree, ends, follows } from "./tree.js";
import { MARKS, branch } from "./tree-view.js";
import { over, share, valueText } from "./value.js";
import { valueGraph } from "./value-graph.js";
import { SpartaBoard } from "./sparta-board.js";
import { wireTools } from "./tools.js";

const { page, words, find } = await pageOf("analysis");
const say = words.under("server.sparta.analysis.");
const board = the("sparta-board", SpartaBoard, page);
const text = part("text", HTMLTextAreaElement, page);
const mark = part("mark", HTMLSelectElement, page);
const remark = part("remark", HTMLTextAreaElement, page);
const engine = new Engine();
const study = new Study(page, say, { open, entitle: (event) => (tree.board = { ...tree.board, event }), written: () => tree.written(), attempt });
const explorer = new Explorer(find("openings"), words.under("server.sparta.openings."), (move) => void play(move));

/** @type {Tree} */
let tree;
/** @type {Sparta.Node} */
let node;
let thinking = true;
/** @type {Sparta.Judgement | null} */
let judgement = null;
/** @type {Sparta.GameValues | null} */
let judged = null; // values and turning points of the game that was loaded
let loaded = 0; // counts what was loaded, so that answers about something older are let go

board.words = words;
on(board, "move", (move) => play(move.text));
onSteps(step);
wireTools(board);
find("switch").addEventListener("click", () => {
  thinking = !thinking;
  think();
});
find("load").addEventListener("submit", (event) => {
  event.preventDefault();
  void load(() => read(text.value));
});
find("write").addEventListener("click", () => attempt(async () => (text.value = (await textOf(study.all())).text)));
mark.addEventListener("change", () => {
  node.mark = /** @type {Sparta.Mark} */ (mark.value);
  noted();
});
remark.addEventListener("input", () => {
  node.remark = remark.value.trim();
  study.touch();
  tellTree();
});
find("png").addEventListener("click", () => attempt(() => savePng(node.view.position, board.flipped)));
find("remove").addEventListener("click", () => {
  if (!follows(node)) return;
  const parent = tree.remove(node);
  if (study.id) study.touch();
  if (!tree.holds(tree.end)) judged = null;
  show(parent);
});
find("prefer").addEventListener("click", () => {
  tree.prefer(node);
  if (study.id) study.touch();
  panel();
});
on(engine, "thought", (thought) => {
  judgement = thought;
  telling("thinking");
});
engine.addEventListener("done", () => telling("done"));
engine.addEventListener("busy", () => telling("busy"));

void load(() => read(text.value));

/**
 * Does something that the server may refuse, and says why. True if it was done.
 *
 * @param {() => unknown} deed
 */
async function attempt(deed) {
  const notice = find("refusal");
  notice.hidden = true;
  try {
    await deed();
    return true;
  } catch (problem) {
    tell(notice, sentenceOf(problem, say("offline")));
    notice.hidden = false;
    return false;
  }
}

/** @param {() => ReturnType<typeof read>} ask */
async function load(ask) {
  await attempt(async () => opened(0, (await ask()).boards));
  if (!tree) await load(() => read("standard"));
}

/** @type {(index: number, boards: Sparta.Annotated[]) => Promise<boolean>} */
function open(index, boards) {
  return attempt(() => opened(index, boards));
}

/**
 * Puts one of these boards with all its lines on the page, unless another one is asked for meanwhile; they are the study then.
 *
 * @param {number} index
 * @param {Sparta.Annotated[]} boards
 */
async function opened(index, boards) {
  const asked = ++loaded;
  const answer = await viewsOf(boards[index]);
  if (asked !== loaded) return;
  tree = new Tree(boards[index], answer);
  study.hold(boards, index);
  judged = null;
  const moves = tree.moves(tree.end);
  if (moves.length > 0) await judge({ setup: tree.setup, moves });
  if (asked === loaded) show(tree.root);
}

/**
 * The graph comes first: the engine can do one thing at a time, and no longer thinks about what was on the board.
 *
 * @param {Pick<Sparta.Course, "setup" | "moves">} course
 */
async function judge({ setup, moves }) {
  const asked = loaded;
  engine.stop();
  put(tree.root);
  telling("judging");
  find("game").hidden = false;
  find("graph-state").textContent = say("judging");
  const answer = await values(setup, moves);
  if (asked !== loaded) return;
  judged = answer;
  tree.path(tree.end).forEach((each, index) => (each.found = answer.marks[index]));
}

/** Something was written about what is on the board. */
function noted() {
  study.touch();
  panel();
}

/** @param {string} text */
async function play(text) {
  const asked = loaded;
  const done = await attempt(async () => {
    const next = await tree.play(node, text);
    if (asked === loaded) show(next);
    if (study.id) study.touch();
  });
  if (!done) board.release();
}

/** @param {Step} where */
function step(where) {
  /** @type {(from: Sparta.Node) => Sparta.Node} */
  const last = (from) => (from.children.length > 0 ? last(from.children[0]) : from);
  const goal = { first: tree.root, back: node.parent, on: node.children[0], last: last(node) }[where];
  if (goal) show(goal);
}

/** @param {Sparta.Node} next */
function show(next) {
  put(next);
  think();
}

/**
 * Puts a position on the board without asking the engine about it.
 *
 * @param {Sparta.Node} next
 */
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

/**
 * What the engine says: the bar, the lines, the arrows.
 *
 * @param {string} state
 */
function telling(state) {
  const lines = judgement?.lines ?? [];
  board.arrows = lines.flatMap(({ moves }) => (moves[0] && ends(moves[0])) || []);
  const value = lines[0] ?? over(node.view.result) ?? { value: 0 };
  part("bar-south", SVGElement, page).setAttribute("width", `${100 * share(value.value)}%`);
  part("bar", SVGElement, page).setAttribute("aria-label", say("bar", valueText(value)));
  find("value").textContent = lines[0] || node.view.result ? valueText(value) : "";
  const { depth, nodes, speed } = judgement ?? { depth: 0, nodes: 0, speed: 0 };
  find("state").textContent = judgement ? say("speed", depth, nodes, speed) : say(state);
  find("busy").textContent = judgement && state !== "thinking" ? say(state) : "";
  const proved = judgement?.proved;
  find("proved").textContent = proved ? say("proved", words.say(`server.board.side.${proved.winner}`), proved.turns, proved.moves.join(" ")) : "";
  render(lines.map(lineOf), find("lines"));
}

/** @param {Sparta.Line} line */
function lineOf(line) {
  return html`<li><strong>${valueText(line)}</strong> <button type="button" @click=${() => play(line.moves[0])}>${line.moves.slice(0, 8).map((move) => html`<span>${move}</span> `)}</button></li>`;
}

function panel() {
  offerSteps(Boolean(node.parent), node.children.length > 0);
  find("standing").textContent = board.telling.state(node.view);
  tellTree();
  notes();
  keepInSight(find("tree"));
  part("remove", HTMLButtonElement, page).disabled = !node.parent;
  part("prefer", HTMLButtonElement, page).disabled = !node.parent || tree.path(node).every((each) => each.parent.children[0] === each);
  part("editor", HTMLAnchorElement, page).href = `/sparta/editor?position=${encodeURIComponent(node.view.position)}`;
  part("svg", HTMLAnchorElement, page).href = svgAddress(node.view.position, board.flipped);
  part("position", HTMLInputElement, page).value = node.view.position;
  void explorer.show(node.view.position, tree.path(node).map((each) => each.parent.view.position).reverse());
  graph();
}

function tellTree() {
  render(branch(tree.root, { node, show, say }), find("tree"));
}

/** What is thought of the move on the board, and what is said about it. */
function notes() {
  mark.value = node.mark ?? "";
  mark.disabled = !node.parent;
  remark.value = node.remark ?? "";
  const found = !node.mark && node.found;
  const better = found && judged?.values[mainLine().indexOf(node) - 1]?.best;
  find("found").textContent = found && better ? say("found", say(`mark.${MARKS[found]}`), better) : "";
}

function graph() {
  find("game").hidden = !judged;
  if (!judged) return;
  const line = mainLine();
  const shown = line.indexOf(node);
  const go = (/** @type {number} */ turn) => line[turn] && show(line[turn]);
  find("graph-state").textContent = "";
  find("game").hidden = false;
  render(valueGraph({ ...judged, shown, label: say("graph", judged.turns.length), go }), find("graph"));
  render(judged.turns.length > 0 ? judged.turns.map((point) => turningPoint(point, line, go)) : html`<li>${say("even")}</li>`, find("turns"));
}

/** The game as it was loaded. */
function mainLine() {
  return [tree.root, ...tree.path(tree.end)];
}

/**
 * @param {Sparta.TurningPoint} point
 * @param {Sparta.Node[]} line
 * @param {(turn: number) => void} go
 */
function turningPoint({ turn, side: who, move, kind, better }, line, go) {
  const number = line[turn - 1].view.move;
  return html`<li><button type="button" @click=${() => go(turn - 1)}>${say(`turn.${kind}`, number, words.say(`server.board.side.${who}`), move, better)}</button></li>`;
}
