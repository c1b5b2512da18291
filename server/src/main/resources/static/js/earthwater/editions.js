import { part, partIfAny } from "../parts.js";
import { remember, remembered, rememberedJson } from "../storage.js";

const KEY = "hegemon.ew.edition";
const SWITCHES = "hegemon.ew.readings";

const form = part("edition", HTMLFormElement);
/** @type {HTMLInputElement[]} */
const editions = Array.from(form.querySelectorAll("input[type=radio]"));
/** The single switches beneath the editions. @type {HTMLSelectElement[]} */
const switches = Array.from(partIfAny("readings")?.querySelectorAll("select") ?? []);
/** The same choice among them. */
const pass = switches.find(({ id }) => id === "ew-pass");

/** @type {Record<string, string>} */
const chosen = rememberedJson(SWITCHES, {});
for (const each of switches) if (Array.from(each.options).some(({ value }) => value === chosen[each.id])) each.value = chosen[each.id];
show(remembered(KEY) ?? "");

form.addEventListener("change", () => keep(editions.find(({ checked }) => checked)?.value ?? ""));
for (const each of switches)
  each.addEventListener("change", () => {
    chosen[each.id] = each.value;
    remember(SWITCHES, JSON.stringify(chosen));
    if (each === pass) keep(each.value);
  });

/** @param {string} edition */
function keep(edition) {
  remember(KEY, edition);
  show(edition);
}

/** @param {string} edition */
function show(edition) {
  for (const each of editions) each.checked = each.value === edition;
  if (pass) pass.value = edition;
}
