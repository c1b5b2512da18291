import { named } from "../words.js";
import { GREECE, PERSIA } from "./cities.js";

/** @type {Record<string, Record<string, "greekArmies" | "greekFleets" | "persianArmies" | "persianFleets">>} */
const FIELDS = {
  [GREECE]: { army: "greekArmies", fleet: "greekFleets" },
  [PERSIA]: { army: "persianArmies", fleet: "persianFleets" },
};

/**
 * What the map shows between two views: cities, bridge, score and campaign. Immutable. The rules say by which changes
 * one view becomes the next.
 */
export class Scene {
  /** @param {Ew.Board} board */
  constructor({ cities, bridge, score, campaign }) {
    this.cities = cities;
    this.bridge = bridge;
    this.score = score;
    this.campaign = campaign;
  }

  /**
   * What the map showed before the changes that a view tells of. Between it and the view that was seen before there may be
   * decisions that were not seen one by one: their pieces already stand where they went.
   *
   * @param {Ew.View} view
   * @param {Ew.View} earlier the one seen before
   */
  static before(view, earlier) {
    const changes = [...view.notes.flatMap(changesOf), ...(view.changes ?? [])];
    const told = (/** @type {string} */ what) => changes.some((change) => change.what === what);
    const unmoved = changes.filter(({ what }) => what === "army" || what === "fleet").map((change) => ({ ...change, from: change.to, to: change.from }));
    const { cities } = new Scene(view).after(unmoved.reverse());
    return new Scene({
      cities: cities.map((place) => (changes.some(({ what, to }) => what === "control" && to === place.name) ? { ...place, control: new Scene(earlier).place(place.name).control } : place)),
      bridge: told("bridge") ? earlier.bridge : view.bridge,
      score: told("score") ? earlier.score : view.score,
      campaign: told("campaign") ? earlier.campaign : view.campaign,
    });
  }

  /**
   * What stands in a city.
   *
   * @param {string} city
   */
  place(city) {
    const place = this.cities.find(({ name }) => name === city);
    if (!place) throw new Error(`the board has no city ${city}`);
    return place;
  }

  /** @param {Ew.Change[]} changes */
  after(changes) {
    return changes.reduce((scene, change) => scene.#after(change), /** @type {Scene} */ (this));
  }

  /** @param {Ew.Change} change */
  #after({ what, side, from, to, number }) {
    switch (what) {
      case "army":
      case "fleet": {
        const field = FIELDS[side][what];
        return this.#at(from, (place) => ({ [field]: place[field] - number })).#at(to, (place) => ({ [field]: place[field] + number }));
      }
      case "control":
        return this.#at(to, () => ({ control: side }));
      case "bridge":
        return this.#with({ bridge: number === 1 });
      case "score":
      case "campaign":
        return this.#with({ [what]: number });
    }
  }

  /**
   * @param {string} city nothing is off the map
   * @param {(place: Ew.Place) => Partial<Ew.Place>} change
   */
  #at(city, change) {
    return this.#with({ cities: this.cities.map((place) => (place.name === city ? { ...place, ...change(place) } : place)) });
  }

  /** @param {Partial<Ew.Board>} changes */
  #with(changes) {
    return new Scene({ ...this, ...changes });
  }
}

/**
 * What a note does to the map; a browser may remember notes from before they said so.
 *
 * @param {Ew.Note} note
 */
export function changesOf({ changes = [] }) {
  return changes;
}

/**
 * The last movement among these changes, for an arrow on the map.
 *
 * @param {Ew.Change[]} changes
 * @returns {Ew.Movement | null}
 */
export function movementIn(changes) {
  const last = changes.findLast(({ from, to }) => from && to);
  if (!last) return null;
  const { from, to, side } = last;
  return { from, to, side, sea: changes.some((each) => each.what === "fleet" && each.from === from && each.to === to) };
}

const NOTE = "earthwater.note.";

/**
 * A note's name, without the words that all of them begin with.
 *
 * @param {Ew.Note} note
 */
export function nameOf(note) {
  return note.key.slice(NOTE.length);
}

/**
 * Whether a note changes the map; others are reasons.
 *
 * @param {Ew.Note} note
 */
export function acts(note) {
  return changesOf(note).length > 0;
}

/**
 * The cities a note names, in its order.
 *
 * @param {Ew.Note} note
 */
export function citiesIn(note) {
  return note.args.flatMap(named).flatMap((arg) => (arg.startsWith("earthwater.city.") ? arg.slice("earthwater.city.".length) : []));
}

/**
 * The dice a note shows: whose, which, and the best as it counts.
 *
 * @param {Ew.Note} note
 * @returns {Ew.Throw[]}
 */
export function diceIn(note) {
  const dice = (/** @type {string} */ text) => (text.match(/[1-6]/g) ?? []).map(Number);
  switch (nameOf(note)) {
    case "round":
      return [
        { side: PERSIA, dice: dice(note.args[1]), best: Number(note.args[3]) },
        { side: GREECE, dice: dice(note.args[2]), best: Number(note.args[4]) },
      ];
    case "peace":
      return [
        { side: PERSIA, dice: dice(note.args[0]), best: 0 },
        { side: GREECE, dice: dice(note.args[1]), best: 0 },
      ];
    case "persia.die":
      return [{ side: PERSIA, dice: dice(note.args[0]), best: 0 }];
    default:
      return [];
  }
}

/**
 * Whether a note tells what happened; the others are reasons of PERS.IA.
 *
 * @param {Ew.Note} note
 */
export function isDeed(note) {
  const name = nameOf(note);
  return acts(note) || diceIn(note).length > 0 || !name.startsWith("persia.") || /^persia\.(pass|discard|hand|none)/.test(name);
}

/**
 * Whether the next side acts from this note on: PERS.IA's turn, or a new campaign.
 *
 * @param {Ew.Note} note
 */
export function beginsATurn(note) {
  return /^(campaign|operations\.over|persia\.(die|defence|pass\.no-card|plan\.situation\..))$/.test(nameOf(note));
}
