import { html, nothing } from "lit";
import { chronicle, others } from "./chronicle.js";
import { isPlace } from "./choices.js";
import { curtain } from "./curtain.js";
import { decision } from "./decision.js";
import { reckoned } from "./fights.js";
import { glanceAt } from "./glance.js";
import { hand } from "./hand.js";
import { map } from "./map.js";
import { players } from "./players.js";
import { lookingBack } from "./replay.js";
import { rulesPanel } from "./rules.js";
import { sheet } from "./sheet.js";
import { clocks, figures, forces, position, tracks } from "./status.js";
import { movementOf } from "./story.js";
import { happened, telling } from "./telling.js";
import { tools } from "./tools.js";

/**
 * The whole page: board, question, hand and chronicle beside it, the rest below. `at` is what all parts look at.
 *
 * @param {Ew.At} at
 */
export function layout(at) {
  const { table, scene, speech, view, past } = at;
  const shown = past?.view ?? view;
  return html`
    <div class="ew-board">${tracks(scene, view.solo, speech, at.story || shown.result.over ? scene.score : shown.reckoned.score)} ${clocks(table, speech)} ${map(onTheMap(at))} ${at.story ? nothing : reckoned(shown, speech)}</div>
    <div class="ew-side">
      ${at.handle} ${foremost(at)} ${table.covered ? nothing : hand({ ...at, view: shown })} ${past ? nothing : news(at)} ${at.lesson ? nothing : chronicle(at)}
    </div>
    ${at.lesson
      ? nothing
      : html`<div class="ew-below">
      <div class="ew-stock">${players(table, speech)} ${tools(at)} ${forces(shown, speech)} ${figures(shown, speech)}</div>
      ${position(scene, speech)} ${rulesPanel(speech)}
    </div>`}
    ${sheet(shown, speech)} ${glanceAt(at.glance.about, scene, view.solo, speech)}
  `;
}

/**
 * What the player should look at first.
 *
 * @param {Ew.At} at
 */
function foremost(at) {
  const { table, story, speech, past, skip, lift } = at;
  if (past) return lookingBack(past, at);
  if (story) return telling(story, speech, skip);
  if (table.covered) return curtain(table.seat, speech, lift);
  return decision(at);
}

/**
 * Against a person the other's deeds are the news; against PERS.IA, which has no seat, its notes are.
 *
 * @param {Ew.At} at
 */
function news(at) {
  const { table, story, told, view, speech } = at;
  const notes = happened(told, story?.step ?? null, speech);
  const deeds = view.solo || story || table.covered ? nothing : others(at);
  return deeds === nothing ? notes : deeds;
}

/**
 * @param {Ew.At} at
 * @returns {Ew.OnTheMap}
 */
function onTheMap({ scene, story, told, past, speech, odds, view, mine, busy, choices, pick, glance }) {
  const about = mine && view.prompt.at ? [view.prompt.at] : [];
  const lit = story ? story.lit : about;
  return {
    scene,
    speech,
    odds,
    lit: glance.city ? [...lit, glance.city] : lit,
    moving: past ? movementOf(past.notes, past.view.changes) : choices.given > 0 ? null : movementOf(told, story ? [] : view.changes),
    places: mine && !busy ? choices.places : new Map(),
    chosen: choices.answers.filter(isPlace).map(({ answer }) => answer),
    pick,
  };
}
