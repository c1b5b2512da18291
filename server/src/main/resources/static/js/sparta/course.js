// Lines of play, as the server knows them: it alone knows the rules.

import { ask } from "../post.js";

/**
 * The positions of a line of play, without the first few.
 *
 * @param {string} setup
 * @param {string[]} moves
 * @returns {Promise<Sparta.Course>}
 */
export function course(setup, moves, skipped = 0) {
  return ask("/api/sparta/course", { setup, moves, skipped });
}

/**
 * What a pasted position or the text of games holds.
 *
 * @param {string} text
 * @returns {Promise<{ boards: Sparta.Annotated[] }>}
 */
export function read(text) {
  return ask("/api/sparta/read", { text });
}

/**
 * What a board shows after each turn of a game with its other lines.
 *
 * @param {Sparta.Annotated} board
 * @returns {Promise<Sparta.Course>}
 */
export function viewsOf(board) {
  return ask("/api/sparta/views", board);
}

/**
 * The value of every position of a line of play.
 *
 * @param {string} setup
 * @param {string[]} moves
 * @returns {Promise<Sparta.GameValues>}
 */
export function values(setup, moves) {
  return ask("/api/sparta/values", { setup, moves });
}

/**
 * Boards as the text of their games.
 *
 * @param {Sparta.Annotated[]} boards
 * @returns {Promise<{ text: string }>}
 */
export function textOf(boards) {
  return ask("/api/sparta/text", { boards });
}

/**
 * A position of a view as a set-up of its own, with the options of its game.
 *
 * @param {Pick<Sparta.View, "position" | "options">} view
 */
export function asSetup({ position, options }) {
  const onOff = (/** @type {boolean} */ on) => (on ? "on" : "off");
  return `${position} repetition=${onOff(options.repetition)} quiet=${options.quietLimit} heroes-take=${onOff(options.heroesTake)} stalemate=${options.stalemateLimit}`;
}
