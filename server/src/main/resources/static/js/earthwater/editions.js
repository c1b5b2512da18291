import { part } from "../parts.js";
import { remember, remembered } from "../storage.js";

const KEY = "hegemon.ew.edition";

const form = part("edition", HTMLFormElement);
/** @type {HTMLInputElement[]} */
const editions = Array.from(form.querySelectorAll("input[type=radio]"));
/** The same choice among the single switches. */
const pass = document.querySelector("#ew-pass");

show(remembered(KEY) ?? "");
form.addEventListener("change", () => {
  const chosen = editions.find(({ checked }) => checked)?.value ?? "";
  remember(KEY, chosen);
  show(chosen);
});

/** @param {string} edition */
function show(edition) {
  for (const each of editions) each.checked = each.value === edition;
  if (pass instanceof HTMLSelectElement) pass.value = edition;
}
