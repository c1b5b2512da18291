import { html, nothing } from "lit";
import { plainNumber } from "./figures.js";

/**
 * Forms for what a game master brings into a month: each shows the line that it writes.
 *
 * @typedef {"realm" | "unit" | "place" | "place2" | "place3" | "number" | "words" | "name" | "order" | "town" | "size" | "people" | "when" | "terrain" | "kind" | "army"} Field
 * @typedef {Record<string, string>} Values
 * @type {Record<string, { fields: Field[], line: (values: Values, hand: Pygma.MasterHand) => string }>}
 */
export const FORMS = {
  text: { fields: ["realm", "words"], line: ({ realm, words }) => `text ${realm} ${words}` },
  treasury: { fields: ["realm", "number"], line: ({ realm, number }) => `treasury ${realm} ${number}` },
  army: { fields: ["realm", "kind", "place", "number"], line: ({ realm, kind, place, number }, { armies }) => `change army ${realm} ${firstFree(armies, realm, kind)} ${place} ${number}` },
  size: { fields: ["realm", "army", "number"], line: ({ realm, army, number }) => `size ${realm} ${army} ${number}` },
  moved: { fields: ["realm", "army", "place"], line: ({ realm, army, place }, { armies }) => `change army ${realm} ${army} ${place} ${armies.find((each) => each.realm === Number(realm) && each.unit === army)?.size ?? ""}` },
  disband: { fields: ["realm", "army"], line: ({ realm, army }) => `remove army ${realm} ${army}` },
  owner: { fields: ["place", "realm"], line: ({ place, realm }) => `owner ${place} ${realm}` },
  describe: { fields: ["place", "words"], line: ({ place, words }) => `describe ${place} ${words}` },
  found: { fields: ["place", "size", "name"], line: ({ place, size, name }) => `change settlement ${place} ${size} "${name.replaceAll('"', "")}"` },
  grow: { fields: ["town", "size"], line: ({ town, size }, { towns }) => `change ${lineOf(towns, town).replace(/^(settlement \S+) \S+/, `$1 ${size}`)}` },
  raze: { fields: ["town"], line: ({ town }) => `remove settlement ${town}` },
  allow: { fields: ["place"], line: ({ place }) => `allow ${place}` },
  road: { fields: ["place", "place2"], line: ({ place, place2 }) => `change road ${place} ${place2}` },
  bridge: { fields: ["place", "place2", "place3"], line: ({ place, place2, place3 }) => `change bridge ${place} ${place2} ${place3}` },
  destroy: { fields: ["place", "place2"], line: ({ place, place2 }) => `destroy ${place} ${place2}` },
  beings: { fields: ["unit", "number", "place", "order", "words"], line: ({ unit, number, place, order, words }) => `beings ${unit} ${number} ${place} ${order} ${words}` },
  people: { fields: ["realm", "people"], line: ({ realm, people }, { realms }) => `change ${(realms.find((line) => line.startsWith(`realm ${realm} `)) ?? "").replace(/ people \S+/, ` people ${people}`)}` },
  culture: { fields: ["realm", "number", "when", "terrain"], line: ({ realm, number, when, terrain }) => `change culture ${realm} ${number} ${when} ${terrain}` },
  ranking: { fields: [], line: () => "ranking" },
};

/**
 * A new army has the first name that its realm has not given yet.
 *
 * @param {Pygma.MasterHand["armies"]} armies
 * @param {string} realm
 * @param {string} kind
 */
function firstFree(armies, realm, kind) {
  const taken = armies.filter((each) => each.realm === Number(realm)).map(({ unit }) => unit);
  let number = 1;
  while (taken.includes(`${kind} ${number}`)) number++;
  return `${kind} ${number}`;
}

/**
 * @param {Pygma.MasterHand["towns"]} towns
 * @param {string} at
 */
function lineOf(towns, at) {
  return towns.find((town) => town.at === at)?.line ?? "";
}

/**
 * The beginnings of all events, as the completion of orders has them.
 *
 * @param {Say} say
 * @returns {Pygma.Form[]}
 */
export function eventSamples(say) {
  return say("server.pygma.master.events.all")
    .split("\n")
    .map((sample) => ({ start: /^(?:(?:change|remove|after) )?[a-z]+ ?/.exec(sample)?.[0] ?? sample, sample }));
}

/**
 * A form for one kind of event.
 *
 * @param {{ kind: string, values: Values, realms: Pygma.Realm[], hand: Pygma.MasterHand, say: Say, changed: (kind: string, values: Values) => void, write: (line: string) => void }} event
 */
export function eventForm({ kind, values, realms, hand, say, changed, write }) {
  const { fields, line } = FORMS[kind];
  /** @type {Values} */
  const all = { realm: String(realms[0]?.number ?? 1), order: "A", town: hand.towns[0]?.at ?? "", size: hand.kinds[0].word, people: hand.peoples[0].word, when: hand.times[0].word, terrain: hand.terrains[0].word, kind: hand.units[0].word, ...values };
  const own = hand.armies.filter((army) => army.realm === Number(all.realm));
  if (!own.some(({ unit }) => unit === all.army)) all.army = own[0]?.unit ?? "";
  const complete = fields.every((name) => all[name]);
  const set = (/** @type {string} */ name) => (/** @type {Event} */ event) => changed(kind, { ...all, [name]: /** @type {HTMLInputElement} */ (event.target).value.replaceAll("\n", " ").trim() });
  const plain = { ...all, ...(all.number ? { number: plainNumber(all.number) } : {}) };
  const submit = (/** @type {SubmitEvent} */ event) => {
    event.preventDefault();
    if (complete) write(line(plain, hand));
  };
  return html`<form class="event-form" @submit=${submit}>
    <div class="field">
      <label for="event-kind">${say("server.pygma.master.form.kind")}</label>
      <select id="event-kind" @change=${(/** @type {Event} */ event) => changed(/** @type {HTMLSelectElement} */ (event.target).value, {})}>
        ${Object.keys(FORMS).map((each) => html`<option value=${each} ?selected=${each === kind}>${say(`server.pygma.master.form.${each}`)}</option>`)}
      </select>
    </div>
    ${fields.map((name) => html`<div class="field">
      <label for="event-${name}">${say(`server.pygma.master.form.field.${name}`)}</label>
      ${input(name, all, realms, hand, set(name))}
    </div>`)}
    <p class="hint">${say("server.pygma.master.form.line")} <code>${complete ? line(plain, hand) : "…"}</code></p>
    <div class="actions"><button class="button" ?disabled=${!complete}>${say("server.pygma.master.change")}</button></div>
  </form>`;
}

/**
 * @param {Field} name
 * @param {Values} values
 * @param {Pygma.Realm[]} realms
 * @param {Pygma.MasterHand} hand
 * @param {(event: Event) => void} set
 */
function input(name, values, realms, hand, set) {
  const words = wordsFor(name, values, realms, hand);
  if (words)
    return html`<select id="event-${name}" @change=${set}>
      ${words.map(({ word, title }) => html`<option value=${word} ?selected=${word === values[name]}>${title}</option>`)}
    </select>`;
  const place = name.startsWith("place");
  const known = place ? hand.towns.map(({ at, name: title }) => ({ word: at, title })) : [];
  return html`<input class="input" id="event-${name}" .value=${values[name] ?? ""} @input=${set} autocomplete="off"
      inputmode=${name === "number" ? "numeric" : "text"} placeholder=${place ? "16/22" : name === "unit" ? "KH 1" : ""} list=${known.length > 0 ? `known-${name}` : nothing} />
    ${known.length > 0 ? html`<datalist id="known-${name}">${known.map(({ word, title }) => html`<option value=${word}>${title}</option>`)}</datalist>` : nothing}`;
}

/**
 * What a field chooses from; nothing where something is written.
 *
 * @param {Field} name
 * @param {Values} values
 * @param {Pygma.Realm[]} realms
 * @param {Pygma.MasterHand} hand
 * @returns {Pygma.Word[] | null}
 */
function wordsFor(name, values, realms, { towns, kinds, peoples, times, terrains, units, armies }) {
  switch (name) {
    case "kind":
      return units;
    case "army":
      return armies.filter(({ realm }) => realm === Number(values.realm)).map(({ unit, at, size }) => ({ word: unit, title: `${unit}: ${size.toLocaleString(document.documentElement.lang)}, ${at}` }));
    case "realm":
      return realms.map(({ number, name: called }) => ({ word: String(number), title: `${number} ${called}` }));
    case "order":
      return ["A", "V", "R", "-"].map((word) => ({ word, title: word }));
    case "town":
      return towns.map(({ at, name: called, kind }) => ({ word: at, title: `${at} ${called} (${kind})` }));
    case "size":
      return kinds;
    case "people":
      return peoples;
    case "when":
      return times;
    case "terrain":
      return terrains;
    default:
      return null;
  }
}
