import { course } from "./course.js";

/** @typedef {Sparta.Node & { parent: Sparta.Node }} Following */

/**
 * Whether a node is not the root.
 *
 * @param {Sparta.Node} node
 * @returns {node is Following}
 */
export function follows(node) {
  return node.parent !== null;
}

/**
 * Lines of play that branch. A node is a position; its first child continues the main line, the others are
 * variations. The server plays the moves.
 */
export class Tree {
  /**
   * @param {Sparta.Annotated} board
   * @param {Sparta.Course} course what it shows at the beginning and after each turn
   */
  constructor(board, { setup, moves, views }) {
    this.board = board;
    this.setup = setup;
    /** @type {Sparta.Node} */
    this.root = { view: views[0], move: "", remark: board.remark, parent: null, children: [] };
    const nodes = [this.root];
    board.turns.forEach((turn, index) => nodes.push(add(nodes[turn.after], moves[index], views[index + 1], turn)));
    this.end = this.mainLine().at(-1) ?? this.root;
  }

  /** The nodes of the main line, the root first. */
  mainLine() {
    const line = [this.root];
    for (let node = this.root; node.children.length > 0; line.push(node)) node = node.children[0];
    return line;
  }

  /**
   * What is to be kept: the first answer to each move before all others.
   *
   * @returns {Sparta.Annotated}
   */
  written() {
    /** @type {Sparta.Annotated["turns"]} */
    const turns = [];
    const write = (/** @type {Sparta.Node} */ from, /** @type {number} */ after) => {
      for (const { move, mark, remark, seconds, ...child } of from.children) {
        turns.push({ after, move, mark, remark, seconds });
        write({ move, ...child }, turns.length);
      }
    };
    write(this.root, 0);
    return { ...this.board, remark: this.root.remark, turns };
  }

  /**
   * The nodes from the root to this one, the root left out.
   *
   * @param {Sparta.Node} node
   * @returns {Following[]}
   */
  path(node) {
    return follows(node) ? [...this.path(node.parent), node] : [];
  }

  /** @param {Sparta.Node} node */
  moves(node) {
    return this.path(node).map(({ move }) => move);
  }

  /**
   * The node after this move, new or known.
   *
   * @param {Sparta.Node} node
   * @param {string} text
   */
  async play(node, text) {
    const known = node.children.find(({ move }) => plain(move) === plain(text));
    if (known) return known;
    const before = this.moves(node);
    const { moves, views } = await course(this.setup, [...before, text], before.length + 1);
    return add(node, moves[moves.length - 1], views[0]);
  }

  /**
   * Takes a node and all that follows it away; returns where it hung.
   *
   * @param {Following} node
   */
  remove(node) {
    const { parent } = node;
    parent.children = parent.children.filter((child) => child !== node);
    return parent;
  }

  /**
   * Whether a node still hangs on the tree.
   *
   * @param {Sparta.Node} node
   */
  holds(node) {
    return this.path(node).every((each) => each.parent.children.includes(each));
  }

  /**
   * Lets the main line go through this node.
   *
   * @param {Sparta.Node} node
   */
  prefer(node) {
    for (const each of this.path(node)) {
      const { parent } = each;
      parent.children = [each, ...parent.children.filter((child) => child !== each)];
    }
  }
}

/**
 * @param {Sparta.Node} parent
 * @param {string} move
 * @param {Sparta.View} view
 * @param {Sparta.Notes} notes
 */
function add(parent, move, view, { mark, remark, seconds } = {}) {
  /** @type {Sparta.Node} */
  const node = { view, move, mark, remark, seconds, parent, children: [] };
  parent.children.push(node);
  return node;
}

/** A move without the suffixes for readers. */
const plain = (/** @type {string} */ text) => /^[a-j]\d+(-[a-j]\d+|=H)|^pass/.exec(text)?.[0] ?? text;

/**
 * The squares of a move; the same one twice for a promotion in place.
 *
 * @param {string} text
 * @returns {Sparta.Arrow | null}
 */
export function ends(text) {
  const squares = plain(text).match(/[a-j]\d+/g);
  return squares ? { from: squares[0], to: squares[1] ?? squares[0] } : null;
}
