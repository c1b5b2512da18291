import { eventOf } from "./cards.js";

/** Keys of this prefix in the arguments of a note are themselves words. */
const NAMED = "earthwater.";
/** Several things in one argument are parted by it. */
const LIST = ", ";

/** The things that an argument of a note names. */
export function named(arg) {
  return arg.split(LIST);
}

/** French leaves a space before these signs, at which no line may break. */
const FRENCH_SPACE = / ([?!:;])/g;

/** Everything said in the reader's language. */
export class Speech {
  #words;

  constructor(words) {
    this.#words = words;
  }

  has(key) {
    return key in this.#words;
  }

  /** The page's own words, without their beginning. */
  say(key, ...values) {
    return this.#fill(`server.ew.${key}`, values);
  }

  /** The words of the rules. */
  rules(key, ...values) {
    return this.#fill(`earthwater.${key}`, values);
  }

  table(key, ...values) {
    return this.#fill(`server.table.${key}`, values);
  }

  city(name) {
    return this.rules(`city.${name}`);
  }

  side(name) {
    return this.rules(`side.${name}`);
  }

  /** A side that stands alone: in French its name begins with a small letter. */
  heading(name) {
    return capital(this.side(name));
  }

  event(card, side) {
    return this.rules(`event.${eventOf(card, side).name}`);
  }

  /** A note of the rules: what happened, or a reason. */
  note({ key, args }) {
    return this.#fill(
      key,
      args.map((arg) => named(arg).map((each) => (each.startsWith(NAMED) ? this.#fill(each, []) : each)).join(LIST)),
    );
  }

  /** One army, two armies: the words know how many kinds of number they need. */
  count(thing, number) {
    return this.say(number === 1 ? `count.${thing}.one` : `count.${thing}`, number);
  }

  stack({ side, piece, count }) {
    return this.say(`stack.${side}.${piece}`, count);
  }

  list(items) {
    return items.length === 0 ? this.say("none") : items.join(", ");
  }

  #fill(key, values) {
    const text = this.#words[key] ?? key;
    const filled = text.replace(/\{(\d)\}/g, (_, index) => values[index] ?? "").replace(FRENCH_SPACE, "\u00a0$1");
    return text.startsWith("{") ? capital(filled) : filled;
  }
}

function capital(text) {
  return text.charAt(0).toLocaleUpperCase() + text.slice(1);
}
