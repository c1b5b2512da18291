import { GREECE, PERSIA } from "./cities.js";
import { named } from "./speech.js";

const FIELDS = {
  [GREECE]: { army: "greekArmies", fleet: "greekFleets" },
  [PERSIA]: { army: "persianArmies", fleet: "persianFleets" },
};

/**
 * What the map shows between two views: cities, bridge, score and campaign. Immutable. The view that
 * ends a story is the truth; until then this follows what the log and the notes say.
 */
export class Scene {
  constructor({ cities, bridge, score, campaign }) {
    Object.assign(this, { cities, bridge, score, campaign });
  }

  with(changes) {
    return new Scene({ ...this, ...changes });
  }

  add(side, piece, city, number) {
    const field = FIELDS[side][piece];
    const cities = this.cities.map((place) =>
      place.name === city ? { ...place, [field]: Math.max(0, place[field] + number) } : place,
    );
    return this.with({ cities });
  }

  carry(side, piece, from, to, number) {
    return this.add(side, piece, from, -number).add(side, piece, to, number);
  }

  has(side, piece, city) {
    return this.cities.find(({ name }) => name === city)?.[FIELDS[side][piece]] > 0;
  }
}

/** What a player's own move does at once; the notes tell the rest. */
export function played(scene, { seat, text }) {
  const [verb, ...rest] = text.split(" ");
  switch (verb) {
    case "march":
      return scene.carry(seat, "army", rest[0], rest[1], Number(rest[2]));
    case "sail":
      return scene.carry(seat, "fleet", rest[0], rest[1], Number(rest[2])).carry(seat, "army", rest[0], rest[1], Number(rest[3]));
    case "raise":
      return rest[0] === "bridge" ? scene.with({ bridge: true }) : scene.add(seat, rest[0], rest[1], 1);
    case "destroy":
      return scene.with({ bridge: false });
    default:
      return scene;
  }
}

const name = (arg) => arg.split(".").at(-1);

/** What a note does to the map, by the end of its key. */
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

function marched(scene, [armies, from, to]) {
  return scene.carry(PERSIA, "army", name(from), name(to), Number(armies));
}

function starved(scene, [city]) {
  return scene.add(PERSIA, "army", name(city), -1);
}

function clamp(score) {
  return Math.max(-6, Math.min(6, score));
}

const NOTE = "earthwater.note.";

/** A note's name, without the words that all of them begin with. */
export function nameOf(note) {
  return note.key.slice(NOTE.length);
}

export function noted(scene, note, battle) {
  const effect = NOTED[nameOf(note)];
  return effect ? effect(scene, note.args, battle) : scene;
}

/** Whether a note changes the map; others are reasons. */
export function acts(note) {
  return nameOf(note) in NOTED;
}

/** The cities a note names, in its order. */
export function citiesIn(note) {
  return note.args.flatMap(named).filter((arg) => arg.startsWith("earthwater.city.")).map(name);
}

/** The dice a note shows: whose, which, and the best as it counts. */
export function diceIn(note) {
  const dice = (text) => (text.match(/[1-6]/g) ?? []).map(Number);
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

/** Whether a note tells what happened; the others are reasons of PERS.IA. */
export function isDeed(note) {
  const name = nameOf(note);
  return acts(note) || diceIn(note).length > 0 || !name.startsWith("persia.") || /^persia\.(pass|discard|hand|none)/.test(name);
}
