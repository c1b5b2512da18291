import { part, partIfAny } from "../parts.js";
import { remember, remembered, rememberedJson } from "../storage.js";

const KEY = "hegemon.ew.edition";
const SWITCHES = "hegemon.ew.readings";
/** What the question answers for the edition that needs no word. */
const FRENCH = "turn";

/** Where a game against PERS.IA begins. @type {HTMLFormElement[]} */
const forms = Array.from(document.querySelectorAll("form[data-edition]"));
const question = part("edition-ask", HTMLDialogElement);
/** @type {HTMLInputElement[]} */
const editions = Array.from(document.querySelectorAll("[data-edition] input[type=radio]"));
/** The single switches beneath the editions. @type {HTMLSelectElement[]} */
const switches = Array.from(partIfAny("readings")?.querySelectorAll("select") ?? []);
/** The same choice among them. */
const pass = switches.find(({ id }) => id === "ew-pass");

/** @type {Record<string, string>} */
const chosen = rememberedJson(SWITCHES, {});
for (const each of switches) if (Array.from(each.options).some(({ value }) => value === chosen[each.id])) each.value = chosen[each.id];
let answered = remembered(KEY) !== null;
show(remembered(KEY) ?? "");

for (const form of forms) {
  form.addEventListener("change", () => keep(editions.find(({ checked }) => checked)?.value ?? ""));
  form.addEventListener("submit", (event) => ask(event, form));
}
for (const each of switches)
  each.addEventListener("change", () => {
    chosen[each.id] = each.value;
    remember(SWITCHES, JSON.stringify(chosen));
    if (each === pass) keep(each.value);
  });

/**
 * Whoever begins a first game is asked once; closing the question begins none.
 *
 * @param {Event} event
 * @param {HTMLFormElement} form
 */
function ask(event, form) {
  if (answered) return;
  event.preventDefault();
  question.returnValue = "";
  question.addEventListener("close", () => begin(question.returnValue, form), { once: true });
  question.showModal();
}

/**
 * @param {string} answer
 * @param {HTMLFormElement} form
 */
function begin(answer, form) {
  if (answer === "") return;
  keep(answer === FRENCH ? "" : answer);
  form.requestSubmit();
}

/** @param {string} edition */
function keep(edition) {
  answered = true;
  remember(KEY, edition);
  show(edition);
}

/** @param {string} edition */
function show(edition) {
  for (const each of editions) each.checked = each.value === edition;
  for (const form of forms) partIfAny("chosen", HTMLInputElement, form)?.setAttribute("value", edition);
  if (pass) pass.value = edition;
}
