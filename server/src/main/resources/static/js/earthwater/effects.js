import { GREECE, PERSIA } from "./cities.js";
import { named } from "../words.js";

/** @type {Record<Ew.Side, Record<Ew.Piece, "greekArmies" | "greekFleets" | "persianArmies" | "persianFleets">>} */
const FIELDS = {
  [GREECE]: { army: "greekArmies", fleet: "greekFleets" },
  [PERSIA]: { army: "persianArmies", fleet: "persianFleets" },
};

/**
 * What the map shows between two views: cities, bridge, score and campaign. Immutable. The view that
 * ends a story is the truth; until then this follows what the log and the notes say.
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
   * What stands in a city.
   *
   * @param {string} city
   */
  place(city) {
    const place = this.cities.find(({ name }) => name === city);
    if (!place) throw new Error(`the board has no city ${city}`);
    return place;
  }

  /** @param {Partial<Ew.Board>} changes */
  with(changes) {
    return new Scene({ ...this, ...changes });
  }

  /**
   * @param {Ew.Side} side
   * @param {Ew.Piece} piece
   * @param {string} city
   * @param {number} number
   */
  add(side, piece, city, number) {
    const field = FIELDS[side][piece];
    const cities = this.cities.map((place) =>
      place.name === city ? { ...place, [field]: Math.max(0, place[field] + number) } : place,
    );
    return this.with({ cities });
  }

  /**
   * @param {Ew.Side} side
   * @param {Ew.Piece} piece
   * @param {string} from
   * @param {string} to
   * @param {number} number
   */
  carry(side, piece, from, to, number) {
    return this.add(side, piece, from, -number).add(side, piece, to, number);
  }
}

/**
 * What a player's own move does at once; the notes tell the rest.
 *
 * @param {Scene} scene
 * @param {Ew.Entry} entry
 */
export function played(scene, { seat, text }) {
  const [verb, ...rest] = text.split(" ");
  const side = /** @type {Ew.Side} */ (seat);
  switch (verb) {
    case "march":
      return scene.carry(side, "army", rest[0], rest[1], Number(rest[2]));
    case "sail":
      return scene.carry(side, "fleet", rest[0], rest[1], Number(rest[2])).carry(side, "army", rest[0], rest[1], Number(rest[3]));
    case "raise":
      return rest[0] === "bridge" ? scene.with({ bridge: true }) : scene.add(side, rest[0] === "fleet" ? "fleet" : "army", rest[1], 1);
    case "destroy":
      return scene.with({ bridge: false });
    default:
      return scene;
  }
}

/** @type {(arg: string) => any} */
const name = (arg) => arg.split(".").at(-1);

/**
 * What a note does to the map, by the end of its key.
 *
 * @type {Record<string, (scene: Scene, args: string[], battle: { sea: boolean }) => Scene>}
 */
const NOTED = {
  campaign: (scene, [campaign]) => scene.with({ campaign: Number(campaign) }),
  scored: (scene, [greek, persian]) => scene.with({ score: clamp(scene.score + Number(persian) - Number(greek)) }),
  glory: (scene, [side]) => scene.with({ score: clamp(scene.score + (name(side) === PERSIA ? 1 : -1)) }),
  "cut-off": (scene, [side, city, armies]) => scene.add(name(side), "army", name(city), -Number(armies)),
  round: (scene, [city, , , , , persian, greek], { sea }) => {
    const piece = sea ? "fleet" : "army";
    return scene.add(PERSIA, piece, name(city), -Number(persian)).add(GREECE, piece, name(city), -Number(greek));
  },
  "persia.plan.bridge": (scene) => scene.with({ bridge: true }),
  "persia.plan.fleet": (scene, [city]) => scene.add(PERSIA, "fleet", name(city), 1),
  "persia.plan.army": (scene, [city, armies]) => scene.add(PERSIA, "army", name(city), Number(armies)),
  "persia.defence.march": marched,
  "persia.move.march": marched,
  "persia.army.alone": (scene, [city]) => scene.add(GREECE, "army", name(city), -1),
  "persia.army.first": (scene, [city]) => scene.add(GREECE, "army", name(city), -1),
  "persia.fleet": (scene, [city]) => scene.add(GREECE, "fleet", name(city), -1).add(PERSIA, "fleet", name(city), 1),
  "persia.place": (scene, [city]) => scene.add(PERSIA, "fleet", name(city), 1).add(PERSIA, "army", name(city), 1),
  "persia.place.army": (scene, [city]) => scene.add(PERSIA, "army", name(city), 1),
  "persia.hunger.cut-off": starved,
  "persia.hunger.pointless": starved,
  "persia.hunger.rest": starved,
};

/**
 * @param {Scene} scene
 * @param {string[]} args
 */
function marched(scene, [armies, from, to]) {
  return scene.carry(PERSIA, "army", name(from), name(to), Number(armies));
}

/**
 * @param {Scene} scene
 * @param {string[]} args
 */
function starved(scene, [city]) {
  return scene.add(PERSIA, "army", name(city), -1);
}

/** @param {number} score */
function clamp(score) {
  return Math.max(-6, Math.min(6, score));
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
 * @param {Scene} scene
 * @param {Ew.Note} note
 * @param {{ sea: boolean }} battle
 */
export function noted(scene, note, battle) {
  const effect = NOTED[nameOf(note)];
  return effect ? effect(scene, note.args, battle) : scene;
}

/**
 * Whether a note changes the map; others are reasons.
 *
 * @param {Ew.Note} note
 */
export function acts(note) {
  return nameOf(note) in NOTED;
}

/**
 * The cities a note names, in its order.
 *
 * @param {Ew.Note} note
 */
export function citiesIn(note) {
  return note.args.flatMap(named).filter((arg) => arg.startsWith("earthwater.city.")).map(name);
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
