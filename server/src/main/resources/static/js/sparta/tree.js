import { course } from "./course.js";

/**
 * Lines of play that branch. A node is a position; its first child continues the main line, the others are
 * variations. The server plays the moves.
 */
export class Tree {
  constructor({ setup, moves, views }) {
    this.setup = setup;
    this.root = { view: views[0], move: "", parent: null, children: [] };
    this.end = moves.reduce((node, move, index) => add(node, move, views[index + 1]), this.root);
  }

  /** The nodes from the root to this one, the root left out. */
  path(node) {
    return node.parent ? [...this.path(node.parent), node] : [];
  }

  moves(node) {
    return this.path(node).map(({ move }) => move);
  }

  /** The node after this move, new or known. */
  async play(node, text) {
    const known = node.children.find(({ move }) => plain(move) === plain(text));
    if (known) return known;
    const before = this.moves(node);
    const { moves, views } = await course(this.setup, [...before, text], before.length + 1);
    return add(node, moves[moves.length - 1], views[0]);
  }

  /** Takes a node and all that follows it away; returns where it hung. */
  remove(node) {
    const { parent } = node;
    parent.children = parent.children.filter((child) => child !== node);
    return parent;
  }

  /** Whether a node still hangs on the tree. */
  holds(node) {
    return this.path(node).every((each) => each.parent.children.includes(each));
  }

  /** Lets the main line go through this node. */
  prefer(node) {
    for (const each of this.path(node)) {
      const { parent } = each;
      parent.children = [each, ...parent.children.filter((child) => child !== each)];
    }
  }
}

function add(parent, move, view) {
  const node = { view, move, parent, children: [] };
  parent.children.push(node);
  return node;
}

/** A move without the suffixes for readers. */
const plain = (text) => /^[a-j]\d+(-[a-j]\d+|=H)|^pass/.exec(text)[0];

/** The squares of a move; the same one twice for a promotion in place. */
export function ends(text) {
  const squares = plain(text).match(/[a-j]\d+/g);
  return squares ? { from: squares[0], to: squares[1] ?? squares[0] } : null;
}
