import { render } from "lit";
import { wordsOf } from "../page-words.js";
import { part } from "../parts.js";
import { ask, look, sentenceOf } from "../post.js";
import { Speech } from "./speech.js";
import { found, troubled } from "./review.js";

const PAUSE_MILLIS = 1500;

const page = part("analysis");
const place = part("found", HTMLElement, page);
const words = await wordsOf(page);
const speech = new Speech(words);
const say = words.under("server.ewanalysis.");
const game = page.dataset.game ?? "";
const address = `/api/earthwater/${encodeURIComponent(game)}/analysis`;

await follow();

/** Goes on until all is found; whoever comes later finds what was kept. */
async function follow() {
  /** @type {Ew.Analysis | null} */
  let analysis = await look(address);
  while (analysis === null || analysis.done < analysis.of) {
    if (!analysis?.running) analysis = await begun();
    if (analysis) show(analysis);
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MILLIS));
    analysis = (await look(address)) ?? analysis;
  }
  show(analysis);
}

/** @returns {Promise<Ew.Analysis | null>} */
async function begun() {
  try {
    return await ask(address, {});
  } catch (problem) {
    render(troubled(sentenceOf(problem, say("busy"))), place);
    return null;
  }
}

/** @param {Ew.Analysis} analysis */
function show(analysis) {
  render(found(analysis, { game, entries: Number(page.dataset.entries), say, speech }), place);
}
