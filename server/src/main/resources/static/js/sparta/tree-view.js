import { html, nothing } from "lit";

/** The names of the marks, for their words. */
export const MARKS = { "!": "good", "?": "mistake", "!!": "brilliant", "??": "blunder", "!?": "interesting", "?!": "dubious" };

/**
 * @typedef {object} Shown
 * @property {Sparta.Node} node what is on the board
 * @property {(node: Sparta.Node) => void} show
 * @property {Say} say
 */

/**
 * The moves after a node: the main line, and after each move of it the variations to that move.
 *
 * @param {Sparta.Node} start
 * @param {Shown} shown
 * @param {boolean} numbered
 * @returns {import("lit").TemplateResult[]}
 */
export function branch(start, shown, numbered = true) {
  // What is said about the first position stands before all moves.
  const parts = start.parent || !start.remark ? [] : [html`<p class="remark">${start.remark}</p>`];
  for (let from = start, first = numbered; from.children.length > 0; from = from.children[0]) {
    const [main, ...others] = from.children;
    parts.push(moveOf(main, from, shown, first));
    for (const other of others)
      parts.push(html`<div class="variation" role="group" aria-label=${shown.say("variation")}>${moveOf(other, from, shown, true)}${branch(other, shown, Boolean(other.remark))}</div>`);
    first = others.length > 0 || Boolean(main.remark);
  }
  return parts;
}

/**
 * @param {Sparta.Node} each
 * @param {Sparta.Node} after
 * @param {Shown} shown
 * @param {boolean} numbered
 */
function moveOf(each, after, { node, show, say }, numbered) {
  const { move, toMove } = after.view;
  const number = toMove === "South" ? `${move}.` : numbered ? `${move}…` : "";
  const mark = each.mark || each.found || "";
  return html`<span class="numbered">${number ? html`<span class="ordinal">${number}</span>` : nothing}<button type="button" aria-current=${each === node ? "true" : nothing} @click=${() => show(each)}>${each.move}${mark ? html`<b class="mark" title=${say(`mark.${MARKS[mark]}`)}>${mark}</b>` : nothing}</button>${each.seconds === undefined ? nothing : html`<small class="took" title=${say("took")}>${timeText(each.seconds)}</small>`}</span>${each.remark ? html`<span class="remark">${each.remark}</span> ` : nothing}`;
}

/**
 * How long a move took: 0:07, 1:02:05, or with days.
 *
 * @param {number} seconds
 */
export function timeText(seconds) {
  const two = (/** @type {number} */ number) => String(number).padStart(2, "0");
  const minutes = Math.floor(seconds / 60);
  const hours = Math.floor(minutes / 60);
  if (hours === 0) return `${minutes}:${two(seconds % 60)}`;
  const clock = `${hours % 24}:${two(minutes % 60)}:${two(seconds % 60)}`;
  return hours < 24 ? clock : `${Math.floor(hours / 24)} d ${clock}`;
}
