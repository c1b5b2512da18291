import { asSetup, course } from "./course.js";

/** How deep a refutation is looked for, in plies. */
const DEPTH = 6;
/** How much of it is shown, in moves. */
const LENGTH = 3;

/**
 * What a line of play runs into, as the engine on the server sees it: the moves that follow, and the positions from the end
 * of the line on. Rejected where the server does not answer.
 *
 * @param {import("./engine.js").Engine} engine
 * @param {string} position
 * @param {string[]} moves the line
 */
export async function refutation(engine, position, moves) {
  const { views } = await course(position, moves, moves.length);
  const found = views[0].result ? [] : await best(engine, asSetup(views[0]));
  return course(asSetup(views[0]), found.slice(0, LENGTH));
}

/**
 * The best line of a position, as the engine sees it after a short look; none if it has no time.
 *
 * @param {import("./engine.js").Engine} engine
 * @param {string} setup
 * @returns {Promise<string[]>}
 */
function best(engine, setup) {
  return new Promise((resolve) => {
    /** @type {string[]} */
    let line = [];
    const listening = new AbortController();
    const { signal } = listening;
    const end = () => {
      listening.abort();
      engine.stop();
      resolve(line);
    };
    engine.addEventListener("done", end, { signal });
    engine.addEventListener("busy", end, { signal });
    engine.addEventListener(
      "thought",
      (event) => {
        const { depth, lines } = /** @type {CustomEvent<Sparta.Judgement>} */ (event).detail;
        line = lines[0]?.moves ?? line;
        if (depth >= DEPTH) end();
      },
      { signal },
    );
    engine.think(setup);
  });
}
