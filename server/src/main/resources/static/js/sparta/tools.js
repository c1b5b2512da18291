import { part } from "../parts.js";

/**
 * The buttons of a page whose board has none of its own: turn the board, and describe it.
 *
 * @param {Sparta.Board} board
 */
export function wireTools(board) {
  part("flip").addEventListener("click", () => board.flip());
  const describe = part("describe");
  describe.addEventListener("click", () => {
    board.describe();
    describe.setAttribute("aria-expanded", String(board.describing));
  });
}
