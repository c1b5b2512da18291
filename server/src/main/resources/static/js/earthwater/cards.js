import { GREECE } from "./cities.js";

/** The sixteen cards (EW-9): Greek event, Persian event, as the words name them. */
const EVENTS = [
  ["mines-of-laurion", "cavalry-of-mardonius"],
  ["ionian-revolt", "tribute"],
  ["wrath-of-poseidon", "tribute"],
  ["miltiades", "carneia-festival"],
  ["themistocles", "immortals"],
  ["pausanias", "ostracism"],
  ["oracle-of-delphi", "great-king"],
  ["leonidas", "royal-road"],
  ["artemisia", "hippias"],
  ["evangelion", "separate-peace"],
  ["melas-zomos", "sudden-death"],
  ["molon-labe", "defection-of-thebes"],
  ["triremes", "tribute"],
  ["support-from-syracuse", "alliance-with-carthage"],
  ["300-spartans", "acropolis-on-fire"],
  ["desertion", "pacification"],
];

const REACTIONS = new Set(["miltiades", "themistocles", "pausanias", "artemisia", "molon-labe", "300-spartans", "immortals"]);
const SPARTAN = new Set(["pausanias", "leonidas", "melas-zomos", "300-spartans"]);

export function eventOf(card, side) {
  const [greek, persian] = EVENTS[card - 1];
  return side === GREECE ? greek : persian;
}

export function isReaction(event) {
  return REACTIONS.has(event);
}

/** EW-9.1: forbidden during Carneia Festival. */
export function isSpartan(event) {
  return SPARTAN.has(event);
}
