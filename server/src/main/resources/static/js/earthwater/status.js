import { html, nothing } from "lit";
import { CITIES, GREECE, PERSIA, neighboursOf, stacksOf } from "./cities.js";

const PIECES = new URL("../../svg/earthwater/pieces.svg", import.meta.url).pathname;

/** @param {string} name */
export function sign(name, kind = "") {
  return html`<svg class="sign ${kind}" viewBox="0 0 100 100" aria-hidden="true"><use href="${PIECES}#${name}" /></svg>`;
}

/**
 * The clocks of a game that has them, in sight with the map.
 *
 * @param {Ew.Table} table
 * @param {Ew.Speech} speech
 */
export function clocks({ clock, seats, turn }, speech) {
  if (!clock) return nothing;
  return html`<div class="ew-clocks" role="group" aria-label=${speech.table("clocks")}>
    ${seats.map(({ seat, you }) => html`<span class=${turn.seats.includes(seat) ? "running" : ""}><span>${speech.side(seat)}${you ? html`<span class="you"> · ${speech.table("you")}</span>` : nothing}</span> <span class="clock" role="timer" data-clock=${seat}></span></span>`)}
  </div>`;
}

/**
 * Campaign and score, above the map.
 *
 * @param {Ew.Scene} scene
 * @param {boolean} solo
 * @param {Ew.Speech} speech
 * @param {number} soon where the marker would go if the campaign ended now
 */
export function tracks({ campaign, score }, solo, speech, soon = score) {
  const first = solo ? 3 : 1;
  const steps = Array.from({ length: 6 - first }, (_, index) => index + first);
  const points = Array.from({ length: 13 }, (_, index) => index - 6);
  return html`
    <div class="ew-tracks">
      <div class="track campaigns" role="img" aria-label=${speech.say("track.campaign.now", campaign)}>
        <span class="title">${speech.say("track.campaign")}</span>
        <span class="places">${steps.map((step) => html`<span class=${mark(step === campaign, step < campaign)}>${step}</span>`)}</span>
      </div>
      <div class="track score" role="img" aria-label=${scoreInWords(score, speech)}>
        <span class="title">${speech.say("track.score")}</span>
        <span class="places">
          ${points.map(
            (point) => html`<span class="${mark(point === score, false)} ${point === soon && soon !== score ? "soon" : ""} ${point < 0 ? GREECE : point > 0 ? PERSIA : "even"}">${Math.abs(point)}</span>`,
          )}
        </span>
      </div>
    </div>
  `;
}

/**
 * @param {boolean} here
 * @param {boolean} past
 */
function mark(here, past) {
  return here ? "here" : past ? "past" : "";
}

/**
 * @param {number} score
 * @param {Ew.Speech} speech
 */
export function scoreInWords(score, speech) {
  if (score === 0) return speech.say("score.even");
  return speech.say("score.lead", speech.heading(score > 0 ? PERSIA : GREECE), Math.abs(score));
}

/**
 * “Persia 2”, “even”.
 *
 * @param {number} score
 * @param {Ew.Speech} speech
 */
export function scoreInShort(score, speech) {
  if (score === 0) return speech.say("record.score.even");
  return speech.say(`record.score.${score > 0 ? PERSIA : GREECE}`, Math.abs(score));
}

/**
 * Reserves, hands and piles.
 *
 * @param {Ew.View} view
 * @param {Ew.Speech} speech
 */
export function forces(view, speech) {
  return html`
    <section class="ew-forces" aria-labelledby="ew-forces">
      <h2 id="ew-forces">${speech.say("forces")}</h2>
      <dl class="ew-reserves">
        ${view.forces.map(
          (force) => html`
            <dt class=${force.side}>${speech.heading(force.side)}</dt>
            <dd>
              ${force.unlimited
                ? speech.say("forces.unlimited")
                : html`<span>${sign(`${force.side.toLowerCase()}-army`)} ${force.armies}<span class="visually-hidden"> ${speech.say("armies")}</span></span>
                    <span>${sign(`${force.side.toLowerCase()}-fleet`)} ${force.fleets}<span class="visually-hidden"> ${speech.say("fleets")}</span></span>`}
              <span>${speech.count("card", force.cards)}</span>
            </dd>
          `,
        )}
      </dl>
      <p class="ew-piles">${speech.say("piles", view.pile, view.discards.length)}</p>
      ${view.discards.length > 0 ? discards(view.discards, speech) : nothing}
      ${view.inForce.map((event) => html`<p class="ew-in-force">${speech.say(`force.${event}`)}</p>`)}
    </section>
  `;
}

/**
 * The discards lie face up (EW-5.2): the top one first, with both of its events.
 *
 * @param {number[]} cards
 * @param {Ew.Speech} speech
 */
function discards(cards, speech) {
  return html`
    <details class="more ew-discards">
      <summary>${speech.say("discards")}</summary>
      <ol>
        ${[...cards].reverse().map((card) => html`<li>${speech.event(card, GREECE)} / ${speech.event(card, PERSIA)}</li>`)}
      </ol>
    </details>
  `;
}

/**
 * The historical figures, and what lies on them.
 *
 * @param {Ew.View} view
 * @param {Ew.Speech} speech
 */
export function figures(view, speech) {
  return html`
    <section class="ew-figures" aria-labelledby="ew-figures">
      <h2 id="ew-figures">${speech.say("figures")}</h2>
      <ul>
        ${view.figures.map(
          ({ name, side, piece, used }) => html`
            <li class=${used ? "used" : ""}>
              <span class="coin">${sign(`figure-${name}`)} ${used ? sign(`${side.toLowerCase()}-${piece}`, "lying") : nothing}</span>
              <span class="whose">${speech.rules(`figure.${name}`)}</span>
              <span class="visually-hidden">${speech.say(used ? `figure.used.${piece}` : "figure.free", speech.side(side))}</span>
            </li>
          `,
        )}
      </ul>
    </section>
  `;
}

/**
 * The map as a table, for whoever does not see it.
 *
 * @param {Ew.Scene} scene
 * @param {Ew.Speech} speech
 */
export function position(scene, speech) {
  return html`
    <details class="more ew-position">
      <summary>${speech.say("position")}</summary>
      <div class="scroll" tabindex="0" role="region" aria-label=${speech.say("position")}>
        <table class="table">
          <thead>
            <tr>
              ${["city", "control", "pieces", "roads", "worth"].map((column) => html`<th scope="col">${speech.say(`position.${column}`)}</th>`)}
            </tr>
          </thead>
          <tbody>${CITIES.map((city) => row(city, scene, speech))}</tbody>
        </table>
      </div>
      <p>${speech.say(scene.bridge ? "bridge.stands" : "bridge.none")}</p>
    </details>
  `;
}

/**
 * @param {Ew.City} city
 * @param {Ew.Scene} scene
 * @param {Ew.Speech} speech
 */
function row(city, scene, speech) {
  const place = scene.place(city.name);
  const { control } = place;
  return html`
    <tr>
      <th scope="row">${speech.city(city.name)}</th>
      <td>${control ? speech.heading(control) : speech.say("map.nobody")}</td>
      <td>${speech.list(stacksOf(place).map((stack) => speech.stack(stack)))}</td>
      <td>${speech.list(neighboursOf(city.name, scene.bridge).map((name) => speech.city(name)))}</td>
      <td>${speech.say(city.port ? "worth.port" : "worth", city.food, city.points)}</td>
    </tr>
  `;
}
