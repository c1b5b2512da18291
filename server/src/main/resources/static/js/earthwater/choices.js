/** What can be decided with one word, and stands beside all other choices. */
const VERBS = new Set(["done", "pass", "decline", "stay", "destroy", "spare"]);
/** What is decided on the cards of a hand. */
const BY_CARD = new Set(["play", "react", "discard", "keep"]);

/**
 * A choice as a way of small steps, each with what it asks and what is answered.
 *
 * @param {Ew.Choice} choice
 * @returns {Ew.Answer[]}
 */
function wayOf({ move, kind, from, to, armies, fleets }) {
  const words = move.split(" ");
  const step = (/** @type {string} */ asks, /** @type {string | number} */ answer) => ({ asks, answer: String(answer) });
  switch (kind) {
    case "march":
      return [step("from", from), step("to", to), step("way", "land"), step("armies", armies)];
    case "sail":
      return [step("from", from), step("to", to), step("way", "sea"), step("fleets", fleets), step("aboard", armies)];
    case "raise":
      return words[1] === "bridge" ? [step("piece", "bridge")] : [step("piece", words[1]), step("city", to)];
    case "retreat":
      return [step("refuge", to), step("way", words[1])];
    case "place":
      return [step("city", to), step("count", armies)];
    case "remove":
    case "evict":
    case "pay":
    case "relocate":
      return [step("city", to)];
    case "buy":
      return [step("buy", words[1])];
    case "restore":
      return [step("count", words[1])];
    default:
      return [];
  }
}

const PLACES = new Set(["from", "to", "city", "refuge"]);

/**
 * Whether what is asked is answered by a city, and so on the map too.
 *
 * @param {Pick<Ew.Answer, "asks">} step
 */
export function isPlace({ asks }) {
  return PLACES.has(asks);
}

/**
 * Whether a movement leads into a battle: on land with armies (EW-5.3), at sea with fleets, then with armies for those who land (EW-5.4).
 *
 * @param {Pick<Ew.Choice, "kind" | "to" | "armies">} choice
 * @param {Pick<Ew.View, "cities" | "prompt">} view
 */
export function isAttack({ kind, to, armies }, { cities, prompt }) {
  const place = cities.find(({ name }) => name === to);
  if (!place) return false;
  const [foes, ships] = prompt.decider === "Greece" ? [place.persianArmies, place.persianFleets] : [place.greekArmies, place.greekFleets];
  return kind === "sail" ? ships > 0 || (armies > 0 && foes > 0) : foes > 0;
}

/**
 * The legal choices of a decision, taken step by step: from where, to where, how many. Immutable; every
 * answer gives new choices. What has only one answer is answered by itself, but nothing is decided
 * without an answer of the player.
 */
export class Choices {
  /**
   * @param {Ew.Choice[]} all
   * @param {Ew.Answer[]} answers
   * @param {number} given how many of them the player gave
   */
  constructor(all = [], answers = [], given = 0) {
    this.all = all;
    this.answers = answers;
    this.given = given;
    this.verbs = all.filter(({ kind }) => VERBS.has(kind));
    this.byCard = all.filter(({ kind }) => BY_CARD.has(kind));
    this.#ways = all
      .filter(({ kind }) => !VERBS.has(kind) && !BY_CARD.has(kind))
      .map((choice) => ({ choice, way: wayOf(choice) }))
      .filter(({ way }) => answers.every(({ asks, answer }, index) => way[index]?.asks === asks && way[index]?.answer === answer));
  }

  #ways;

  /** The open answers: what is asked, the answer, and the choice if it decides. */
  get open() {
    const depth = this.answers.length;
    /** @type {Map<string, Ew.OpenAnswer>} */
    const open = new Map();
    for (const { choice, way } of this.#ways) {
      const step = way[depth];
      if (!step) continue;
      const key = `${step.asks} ${step.answer}`;
      const known = open.get(key) ?? { ...step, choices: [] };
      known.choices.push(choice);
      open.set(key, known);
    }
    return [...open.values()];
  }

  /** The move that is left when all is answered. */
  get decided() {
    const depth = this.answers.length;
    const left = this.#ways.filter(({ way }) => way.length === depth);
    return this.given > 0 && left.length === 1 && this.#ways.length === 1 ? left[0].choice : null;
  }

  /** The cities that can be answered now. */
  get places() {
    return new Map(this.open.filter(isPlace).map((step) => [step.answer, step]));
  }

  /**
   * What was answered, by what was asked.
   *
   * @param {string} asks
   */
  answer(asks) {
    return this.answers.find((step) => step.asks === asks)?.answer ?? "";
  }

  /**
   * @param {Ew.Answer} step
   * @returns {Choices}
   */
  with({ asks, answer }) {
    return new Choices(this.all, [...this.answers, { asks, answer }], this.given + 1).#onward();
  }

  /**
   * Answers what has only one answer.
   *
   * @returns {Choices}
   */
  #onward() {
    const open = this.open;
    if (open.length !== 1) return this;
    const [{ asks, answer }] = open;
    return new Choices(this.all, [...this.answers, { asks, answer, alone: true }], this.given).#onward();
  }

  /** One answer of the player back, and those that followed from it. */
  back() {
    const last = this.answers.findLastIndex((step) => !step.alone);
    return last < 0 ? this : new Choices(this.all, this.answers.slice(0, last), this.given - 1);
  }

  /**
   * A new decision of the same kind goes on with the piece that was chosen last.
   *
   * @param {string} piece
   */
  keeping(piece) {
    const step = this.open.find(({ asks, answer }) => asks === "piece" && answer === piece && answer !== "bridge");
    return step ? new Choices(this.all, [{ asks: "piece", answer: piece }], 1) : this;
  }
}
