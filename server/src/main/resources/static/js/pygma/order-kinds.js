// The orders that forms can write: which fields each has, and the line they make. Nothing here touches a page.

/**
 * What a field of a form holds:
 * a unit (`army`, `fleet`, `merchant`, `unit`), an army with `company` and the `fellow` that it can join, a place of one's own (`town`, `growing`, `city`, `market` or not yet one: `plain`), any `place` or a row of `places`,
 * a `number`, a `text`, a `realm`, a `good` (one of the `store`), a `ground`, or one of several things (`kind`, `basic`, `upgrade`, `building`, `tower`).
 *
 * @typedef {{ id: string, is: string, may?: boolean, label?: string }} Field `may`: it may be left empty
 * @typedef {Record<string, string>} Values
 * @typedef {{ id: string, group: string, word: string, monthly?: boolean, fields: Field[], line: (values: Values, hand: Pygma.Hand, text: string) => string }} Kind
 */

const field = (/** @type {string} */ id, /** @type {string} */ is = id, may = false) => ({ id, is, may });
const joined = (/** @type {string[]} */ ...parts) => parts.filter(Boolean).join(" ");
const quoted = (/** @type {string | undefined} */ text) => (text ? `"${text.replaceAll('"', "”").replaceAll("\n", " ")}"` : "");
const letterOf = (/** @type {string} */ unit) => ({ K: "K", R: "R", F: "S" })[unit[0]] ?? "P";

/** Up to two further lots of goods. */
const MORE = ["2", "3"].flatMap((lot) => [field(`points${lot}`, "number", true), { ...field(`good${lot}`, "good", true), label: `lot${lot}` }]);
const STORED = MORE.map((each) => (each.is === "good" ? { ...each, is: "store" } : each));
const lotsOf = (/** @type {Values} */ values) => ["", "2", "3"].filter((lot) => values[`points${lot}`] && values[`good${lot}`]).map((lot) => `${values[`points${lot}`]} ${values[`good${lot}`]}`).join(", ");

/**
 * The first name that neither the realm nor the sheet has for a unit of this kind.
 *
 * @param {string} kind
 * @param {Pygma.Hand} hand
 * @param {string} text
 */
export function freeUnit(kind, hand, text) {
  const taken = new Set(hand.units.map(({ unit }) => unit));
  for (const found of text.replace(/;.*$/gm, "").matchAll(/\b(KH|RH|FH|H) (\d+)\b/gi)) taken.add(`${found[1].toUpperCase()} ${found[2]}`);
  for (let number = 1; ; number++) if (!taken.has(`${kind} ${number}`)) return `${kind} ${number}`;
}

/** @type {Kind[]} */
export const KINDS = [
  {
    id: "raise", group: "armies", word: "RAISE", fields: [field("kind"), field("size", "number"), field("city"), field("basic", "basic", true)],
    line: ({ kind, size, city, basic }, hand, text) => joined(hand.words.RAISE, freeUnit(kind, hand, text), size, letterOf(kind), hand.words.IN, city, basic),
  },
  { id: "reinforce", group: "armies", word: "REINFORCE", fields: [field("army"), field("size", "number")], line: ({ army, size }, { words }) => joined(words.REINFORCE, army, size, letterOf(army)) },
  { id: "disband", group: "armies", word: "DISBAND", fields: [field("army"), field("size", "number", true)], line: ({ army, size }, { words }) => joined(words.DISBAND, army, size ? `${size} ${letterOf(army)}` : "") },
  { id: "station", group: "armies", word: "STATION", fields: [field("army")], line: ({ army }, { words }) => joined(words.STATION, army) },
  { id: "split", group: "armies", word: "SPLIT", fields: [field("army"), field("size", "number")], line: ({ army, size }, hand, text) => joined(hand.words.SPLIT, army, size, letterOf(army), hand.words.AS, freeUnit(army.split(" ")[0], hand, text)) },
  { id: "merge", group: "armies", word: "MERGE", fields: [field("army", "company"), field("into", "fellow")], line: ({ army, into }, { words }) => joined(words.MERGE, army, words.IN, into) },
  { id: "convert", group: "armies", word: "CONVERT", fields: [field("fleet"), field("place")], line: ({ fleet, place }, hand, text) => joined(hand.words.CONVERT, fleet, hand.words.AS, freeUnit("KH", hand, text), hand.words.ONTO, place) },
  { id: "payroll", group: "armies", word: "PAYROLL", fields: [field("units", "armies")], line: ({ units }, { words }) => joined(words.PAYROLL, units) },
  { id: "found", group: "land", word: "FOUND", fields: [field("place"), field("name", "text", true)], line: ({ place, name }, { words }) => joined(words.FOUND, place, quoted(name)) },
  { id: "upgrade", group: "land", word: "UPGRADE", fields: [field("town", "growing"), field("upgrade")], line: ({ town, upgrade }, { words }) => joined(words.UPGRADE, town, upgrade) },
  { id: "grow", group: "land", word: "GROW", fields: [field("town"), field("points", "number")], line: ({ town, points }, { words }) => joined(words.GROW, town, points) },
  { id: "hygiene", group: "land", word: "HYGIENE", fields: [field("gold", "number")], line: ({ gold }, { words }) => joined(words.HYGIENE, gold) },
  { id: "road", group: "land", word: "ROAD", fields: [field("places")], line: ({ places }, { words }) => joined(words.ROAD, places) },
  { id: "bridge", group: "land", word: "BRIDGE", fields: [field("from", "place"), field("over", "place"), field("to", "place")], line: ({ over, from, to }, { words }) => joined(words.BRIDGE, over, words.FROM, from, words.TO, to) },
  { id: "build", group: "land", word: "BUILD", fields: [field("building"), field("place")], line: ({ building, place }, { words }) => joined(words.BUILD, building, place) },
  { id: "heighten", group: "land", word: "UPGRADE", fields: [field("place"), field("tower")], line: ({ place, tower }, { words }) => joined(words.UPGRADE, place, tower) },
  { id: "fortify", group: "land", word: "FORTIFY", fields: [field("town", "city")], line: ({ town }, { words }) => joined(words.FORTIFY, town) },
  { id: "tradecity", group: "land", word: "TRADECITY", fields: [field("town", "plain")], line: ({ town }, { words }) => joined(words.TRADECITY, town) },
  { id: "notrade", group: "land", word: "TRADECITY", fields: [field("town", "market")], line: ({ town }, { words }) => joined(words.TRADECITY, words.NONE, town) },
  { id: "produce", group: "goods", word: "PRODUCE", fields: [field("site"), field("good", "grown"), field("good2", "grown", true), field("good3", "grown", true)], line: ({ site, good, good2, good3 }, { words }) => joined(words.PRODUCE, site, good, good2, good3) },
  { id: "promote", group: "goods", word: "PROMOTE", fields: [field("ground"), field("good"), field("points", "number")], line: ({ ground, good, points }, { words }) => joined(words.PROMOTE, ground, good, points) },
  { id: "merchant", group: "goods", word: "MERCHANT", fields: [field("city", "market")], line: ({ city }, hand, text) => joined(hand.words.MERCHANT, freeUnit("H", hand, text), hand.words.IN, city) },
  { id: "load", group: "goods", word: "LOAD", fields: [field("merchant"), field("points", "number"), field("good", "store"), ...STORED], line: (values, { words }) => joined(words.LOAD, values.merchant, lotsOf(values)) },
  {
    id: "handover", group: "goods", word: "HANDOVER", fields: [field("merchant"), field("points", "number", true), field("good", "good", true), ...MORE, field("receiver", "place"), field("realm", "realm", true)],
    line: (values, { words }) => joined(words.HANDOVER, values.merchant, lotsOf(values), words.GIVEN_TO, values.receiver, values.realm ? `${words.OF} ${values.realm}` : ""),
  },
  { id: "pay", group: "goods", word: "PAY", monthly: true, fields: [field("gold", "number"), field("realm")], line: ({ gold, realm }, { words }) => joined(words.PAY, gold, words.GIVEN_TO, realm) },
  { id: "prospect", group: "goods", word: "PROSPECT", monthly: true, fields: [field("place")], line: ({ place }, { words }) => joined(words.PROSPECT, place) },
  { id: "message", group: "words", word: "MESSAGE", fields: [field("realm"), field("text")], line: ({ realm, text }, { words }) => joined(words.MESSAGE, realm, quoted(text)) },
  { id: "reveal", group: "words", word: "REVEAL", fields: [field("realm")], line: ({ realm }, { words }) => joined(words.REVEAL, realm) },
  { id: "name", group: "words", word: "NAME", fields: [field("named"), field("text")], line: ({ named, text }, { words }) => joined(words.NAME, named, quoted(text)) },
  { id: "other", group: "words", word: "OTHER", fields: [field("unit", "unit", true), field("text")], line: ({ unit, text }, { words }) => joined(words.OTHER, unit, quoted(text)) },
];

export const GROUPS = ["armies", "land", "goods", "words"];

/**
 * The line that a form makes; nothing while something is missing.
 *
 * @param {Kind} kind
 * @param {Values} values
 * @param {Pygma.Hand} hand
 * @param {string} text of the sheet
 */
export function lineOfKind(kind, values, hand, text) {
  return kind.fields.every(({ id, may }) => may || values[id]) ? kind.line(values, hand, text) : "";
}

/** What a realm may be without, in words of its own. */
const LACKED = ["company", "merchant", "fleet", "realm", "store"];

/**
 * Why a form makes no line yet: the first field that nothing of one's own fits into, else what is still empty.
 *
 * @param {Kind} kind
 * @param {Values} values
 * @param {Pygma.Hand} hand
 * @param {Say} say
 * @returns {{ lacks: boolean, why: string } | null}
 */
export function openOf({ fields }, values, hand, say) {
  const open = fields.filter(({ id, may }) => !may && !values[id]);
  const name = (/** @type {Field} */ { id, label }) => say(`server.pygma.form.field.${label ?? id}`);
  const lacked = open.find((field) => choicesOf(field, values, hand, say)?.length === 0);
  if (lacked) return { lacks: true, why: LACKED.includes(lacked.is) ? say(`server.pygma.form.lacks.${lacked.is}`) : say("server.pygma.form.lacks", name(lacked)) };
  return open.length > 0 ? { lacks: false, why: say("server.pygma.form.open", open.map(name).join(", ")) } : null;
}

/**
 * What a field can hold: a value, and what it is called. Nothing where anything can be written.
 *
 * @param {Field} field
 * @param {Values} values
 * @param {Pygma.Hand} hand
 * @param {Say} say
 * @returns {{ value: string, title: string }[] | null}
 */
export function choicesOf({ is }, values, hand, say) {
  const unit = (/** @type {Pygma.Piece} */ { unit, told, at, name }) => ({ value: unit, title: `${unit}${name ? ` ${name}` : ""} · ${told} · ${at}` });
  const town = (/** @type {Pygma.Town} */ { at, name, told }) => ({ value: at, title: `${name || told} · ${at}` });
  const thing = (/** @type {Pygma.Thing} */ { word, title, price }) => ({ value: word, title: price > 0 ? say("server.pygma.form.priced", title, price) : title });
  switch (is) {
    case "army": return hand.units.filter(({ kind }) => kind !== "H").map(unit);
    case "company": return hand.units.filter((each) => fellowsOf(each, hand).length > 0).map(unit);
    case "fellow": return hand.units.filter((each) => each.unit === values.army).flatMap((each) => fellowsOf(each, hand)).map(unit);
    case "fleet": return hand.units.filter(({ kind }) => kind === "FH").map(unit);
    case "merchant": return hand.units.filter(({ kind }) => kind === "H").map(unit);
    case "unit": return hand.units.map(unit);
    case "town": return hand.towns.map(town);
    case "growing": return hand.towns.filter(({ grows }) => grows.length > 0).map(town);
    case "city": return hand.towns.filter(({ city }) => city).map(town);
    case "market": return hand.towns.filter(({ trade }) => trade).map(town);
    case "plain": return hand.towns.filter(({ city, trade }) => city && !trade).map(town);
    case "kind": return ["KH", "RH", "FH"].map((kind) => ({ value: kind, title: say(`server.pygma.form.kind.${kind}`) }));
    case "basic": return ["A", "V", "R"].map((letter) => ({ value: letter, title: say(`server.pygma.march.conduct.${letter}`) }));
    case "realm": return hand.realms.map(({ number, name }) => ({ value: String(number), title: `${number} · ${name}` }));
    case "good": return hand.goods.map(thing);
    case "store": return hand.store.map(({ good, points }) => ({ value: good, title: `${hand.goods.find(({ word }) => word === good)?.title ?? good} · ${points}` }));
    case "grown": return grown(values, hand);
    case "ground": return hand.grounds.map(({ word, title }) => ({ value: word, title }));
    case "site": return [...(values.here ? [{ value: values.here, title: say("server.pygma.map.field", values.here) }] : []), ...hand.grounds.map(({ word, title }) => ({ value: word, title }))];
    case "upgrade": return hand.kinds.filter(({ word }) => hand.towns.some(({ at, grows }) => at === values.town && grows.includes(word))).map(thing);
    case "building": return hand.buildings.filter((_, index) => index === 0 || index === 3).map(thing);
    case "tower": return hand.buildings.filter((_, index) => index === 1 || index === 2).map(thing);
    case "named": return [{ value: hand.words.REALM, title: say("server.pygma.form.realm.own") }, ...hand.towns.map(town), ...hand.units.map(unit)];
    default: return null;
  }
}

/**
 * The armies that this one can join: of its kind, in its place. Merchants go alone.
 *
 * @param {Pygma.Piece} one
 * @param {Pygma.Hand} hand
 */
export function fellowsOf(one, hand) {
  return hand.units.filter((each) => each !== one && each.kind !== "H" && each.kind === one.kind && each.at === one.at && each.aboard === one.aboard);
}

/**
 * A row of fields after a click on this one: longer by it, or cut back to it where it stands in the row already.
 *
 * @param {string} row
 * @param {string} at
 */
export function rowWith(row, at) {
  const fields = row.split(">").map((each) => each.trim()).filter(Boolean);
  return [...fields.slice(0, fields.includes(at) ? fields.indexOf(at) : undefined), at].join(" > ");
}

/**
 * The fields of a form of production that begins with what the field brings now.
 *
 * @param {Pygma.Hex} hex
 * @param {Pygma.Hand} hand
 * @returns {Values | null} nothing where nothing of one's own grows
 */
export function growing(hex, hand) {
  const ground = hex.side === "own" ? hand.grounds.find(({ terrain }) => terrain === hex.terrain) : undefined;
  if (!ground) return null;
  const [good, good2, good3] = hex.goods.split(", ").map((title) => hand.goods.find((each) => each.title === title)?.word ?? "");
  return { site: hex.at, here: hex.at, land: ground.word, good, good2, good3 };
}

/**
 * What grows there, the best first, with its crosses. A single field has its `land`.
 *
 * @param {Values} values
 * @param {Pygma.Hand} hand
 */
function grown({ site, here, land }, hand) {
  const ground = hand.grounds.find(({ word }) => word === (site === here ? land : site));
  const titles = new Map(hand.goods.map(({ word, title }) => [word, title]));
  return Object.entries(ground?.crosses ?? {}).toSorted((one, other) => other[1] - one[1]).map(([word, crosses]) => ({ value: word, title: `${titles.get(word)} ${"×".repeat(crosses)}` }));
}
