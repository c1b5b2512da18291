import { html, nothing, svg } from "lit";
import { GREECE, PERSIA } from "./cities.js";
import { changesOf, nameOf } from "./effects.js";
import { decisionsOf } from "./replay.js";
import { scoreInWords } from "./status.js";
import { pageLanguage } from "../words.js";

const NUMBER = new Intl.NumberFormat(pageLanguage(), { maximumFractionDigits: 1 });
const FACES = [1, 2, 3, 4, 5, 6];

/**
 * That the best of so many dice is this.
 *
 * @param {number} value
 * @param {number} dice
 */
function best(value, dice) {
  return (value / 6) ** dice - ((value - 1) / 6) ** dice;
}

/**
 * The units that each side had to expect to lose in a round.
 *
 * @param {number} persian dice
 * @param {number} greek dice
 * @param {number} limit of the Persian dice (EW-6.2), which Cavalry of Mardonius lifts
 */
function expected(persian, greek, limit) {
  const lost = { [GREECE]: 0, [PERSIA]: 0 };
  for (const theirs of FACES)
    for (const ours of FACES) {
      const chance = best(theirs, persian) * best(ours, greek);
      if (ours <= Math.min(limit, theirs)) lost[GREECE] += chance;
      if (Math.min(limit, theirs) <= ours) lost[PERSIA] += chance;
    }
  return lost;
}

/**
 * What the dice of all battles took, and what they had to be expected to take.
 *
 * @param {Ew.Note[]} notes
 */
export function luckIn(notes) {
  const lost = { [GREECE]: 0, [PERSIA]: 0 };
  const due = { [GREECE]: 0, [PERSIA]: 0 };
  const rounds = notes.filter((note) => nameOf(note) === "round");
  for (const { args } of rounds) {
    const [, persian, greek, , , persiansLost, greeksLost, limit = "4"] = args; // a browser may have kept notes from before they told the limit
    const fair = expected(persian.split(" ").length, greek.split(" ").length, Number(limit));
    for (const side of [GREECE, PERSIA]) due[side] += fair[side];
    lost[PERSIA] += Number(persiansLost);
    lost[GREECE] += Number(greeksLost);
  }
  return { rounds: rounds.length, lost, due };
}

/**
 * Where the marker stood at the start and after each campaign.
 *
 * @param {Ew.Note[]} notes
 * @param {boolean} solo
 */
export function courseOf(notes, solo) {
  let score = solo ? 2 : 0;
  const course = [score];
  for (const note of notes) {
    score = changesOf(note).findLast(({ what }) => what === "score")?.number ?? score;
    if (nameOf(note) === "scored") course.push(score);
  }
  return course;
}

/**
 * After the game: the course of the score, its turning point, and the luck of the dice.
 *
 * @param {Pick<Ew.At, "log" | "view" | "speech" | "chronicle">} at
 */
export function epilogue({ log, view, speech, chronicle }) {
  const notes = decisionsOf(log).flatMap(({ decision }) => chronicle.after(decision));
  const course = courseOf(notes, view.solo);
  if (course.length < 2 && luckIn(notes).rounds === 0) return nothing;
  const first = view.solo ? 3 : 1;
  const steps = course.slice(1).map((score, index) => score - course[index]);
  const largest = steps.reduce((most, step, index) => (Math.abs(step) > Math.abs(steps[most]) ? index : most), 0);
  return html`
    <section class="ew-epilogue" aria-labelledby="ew-epilogue">
      <h3 id="ew-epilogue">${speech.say("epilogue")}</h3>
      ${course.length > 1
        ? html`${graph(course, speech)}
            <ol>${course.slice(1).map((score, index) => html`<li value=${first + index}>${scoreInWords(score, speech)}</li>`)}</ol>
            ${steps[largest] !== 0 ? html`<p>${speech.say("epilogue.turn", first + largest, speech.side(steps[largest] > 0 ? PERSIA : GREECE), Math.abs(steps[largest]))}</p>` : nothing}`
        : nothing}
      ${luck(luckIn(notes), speech)}
    </section>
  `;
}

/**
 * @param {ReturnType<typeof luckIn>} dice
 * @param {Ew.Speech} speech
 */
function luck({ rounds, lost, due }, speech) {
  if (rounds === 0) return nothing;
  return html`<p>${speech.say("epilogue.luck", rounds)}</p>
    <ul>
      ${[GREECE, PERSIA].map((side) => html`<li>${speech.say("epilogue.lost", speech.side(side), lost[side], NUMBER.format(due[side]))}</li>`)}
    </ul>`;
}

/**
 * The marker from campaign to campaign: Greece above, Persia below.
 *
 * @param {number[]} course
 * @param {Ew.Speech} speech
 */
function graph(course, speech) {
  const x = (/** @type {number} */ index) => 12 + (index * 276) / Math.max(1, course.length - 1);
  const y = (/** @type {number} */ score) => 50 + score * 7;
  return html`<svg viewBox="0 0 300 100" role="img" aria-label=${speech.say("epilogue.graph")}>
    <rect class="Greece" width="300" height="50" /><rect class="Persia" y="50" width="300" height="50" />
    <text x="6" y="14">${speech.side(GREECE)}</text><text x="6" y="94">${speech.side(PERSIA)}</text>
    <path d="M${course.map((score, index) => `${x(index)} ${y(score)}`).join("L")}" />
    ${course.map((score, index) => svg`<circle cx=${x(index)} cy=${y(score)} r="5" />`)}
  </svg>`;
}
