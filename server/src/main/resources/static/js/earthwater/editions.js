import { part, partIfAny } from "../parts.js";
import { remember, remembered, rememberedJson } from "../storage.js";

const KEY = "hegemon.ew.edition";
const SWITCHES = "hegemon.ew.readings";
const LESSONS = "hegemon.ew.lessons";
/** What the question answers for the edition that needs no word. */
const FRENCH = "turn";

/** Where a game against PERS.IA begins. @type {HTMLFormElement[]} */
const forms = Array.from(document.querySelectorAll("form[data-edition]"));
const question = part("edition-ask", HTMLDialogElement);
/** The single switches beneath the editions. @type {HTMLSelectElement[]} */
const switches = Array.from(partIfAny("readings")?.querySelectorAll("select") ?? []);
/** The same choice among them. */
const pass = switches.find(({ id }) => id === "ew-pass");

/** @type {Record<string, string>} */
const chosen = rememberedJson(SWITCHES, {});
for (const each of switches) if (Array.from(each.options).some(({ value }) => value === chosen[each.id])) each.value = chosen[each.id];
let answered = remembered(KEY) !== null;
show(remembered(KEY) ?? "");

for (const form of forms) form.addEventListener("submit", (event) => first(event, form));
partIfAny("follow")?.addEventListener("click", () => ask(keep));
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
function first(event, form) {
  if (answered) return;
  event.preventDefault();
  ask((edition) => {
    keep(edition);
    form.requestSubmit();
  });
}

/** @param {(edition: string) => void} then */
function ask(then) {
  question.returnValue = "";
  part("unlearned", HTMLElement, question).toggleAttribute("hidden", answered || remembered(LESSONS) !== null);
  question.addEventListener("close", () => question.returnValue && then(question.returnValue === FRENCH ? "" : question.returnValue), { once: true });
  question.showModal();
}

/** @param {string} edition */
function keep(edition) {
  answered = true;
  remember(KEY, edition);
  show(edition);
}

/** @param {string} edition */
function show(edition) {
  partIfAny("followed")?.toggleAttribute("hidden", !answered);
  partIfAny("followed-turn")?.toggleAttribute("hidden", edition !== "");
  partIfAny("followed-phase")?.toggleAttribute("hidden", edition === "");
  for (const form of forms) partIfAny("chosen", HTMLInputElement, form)?.setAttribute("value", edition);
  if (pass) pass.value = edition;
}
