import { part, the } from "../parts.js";
import { matches, valuesOf } from "./rule-search.js";

// The sheet of a new campaign: it works without this script, but for the picture of the world and the search.
const form = part("founding", HTMLFormElement);
const sketch = part("sketch");
const zone = part("zone", HTMLInputElement);
if (!zone.value) zone.value = Intl.DateTimeFormat().resolvedOptions().timeZone;

for (const choice of presets()) choice.addEventListener("change", () => adopt(choice));
form.addEventListener("input", mark);
part("search", HTMLInputElement).addEventListener("input", search);
part("show").addEventListener("click", () => void show());
part("another").addEventListener("click", () => void another());
part("draw").addEventListener("click", draw);
part("file", HTMLInputElement).addEventListener("change", (event) => void read(event));
mark();

/** @returns {NodeListOf<HTMLInputElement>} */
function presets() {
  return form.querySelectorAll("[name=preset]");
}

/** @param {string} name */
function field(name) {
  const found = form.elements.namedItem(name);
  return found instanceof HTMLInputElement || found instanceof HTMLSelectElement || found instanceof HTMLTextAreaElement ? found : null;
}

/**
 * Every setting as the preset has it.
 *
 * @param {HTMLInputElement} preset
 */
function adopt(preset) {
  const shown = field("shown");
  if (shown) shown.value = preset.value;
  for (const [key, value] of valuesOf(preset.dataset.values ?? "")) {
    const place = field(`rule.${key}`);
    if (place?.closest("[data-rule]")) place.value = value;
  }
  mark();
}

/** What differs from the preset bears a sign. */
function mark() {
  const preset = [...presets()].find((each) => each.checked);
  for (const [key, value] of valuesOf(preset?.dataset.values ?? "")) {
    const place = field(`rule.${key}`);
    place?.closest("[data-rule]")?.classList.toggle("changed", place.value !== value);
  }
}

function search() {
  const asked = part("search", HTMLInputElement).value;
  let found = 0;
  for (const group of /** @type {NodeListOf<HTMLElement>} */ (form.querySelectorAll("[data-group]"))) {
    const title = the("h3", HTMLElement, group).textContent;
    const rules = /** @type {NodeListOf<HTMLElement>} */ (group.querySelectorAll("[data-rule]"));
    for (const rule of rules) rule.hidden = !matches(asked, `${title} ${rule.textContent}`);
    const shown = [...rules].filter((rule) => !rule.hidden).length;
    group.hidden = shown === 0;
    found += shown;
  }
  part("found").textContent = asked ? String(found) : "";
}

/** Asks for the very world that the sheet would make. */
async function show() {
  sketch.textContent = sketch.dataset.wait ?? "";
  const body = new URLSearchParams();
  for (const [key, value] of new FormData(form)) body.append(key, String(value));
  const answer = await fetch(`${form.action}/world`, { method: "POST", body }).catch(() => null);
  const page = answer && [200, 422].includes(answer.status) ? await answer.text() : "";
  if (page) sketch.innerHTML = page;
  else sketch.textContent = sketch.dataset.failed ?? "";
  part("draw").hidden = sketch.querySelector("[data-text]") === null;
}

/** Other dice, another world. */
async function another() {
  const word = field("word");
  if (word) word.value = crypto.randomUUID();
  await show();
}

/** The world that is shown, as text to go on with. */
function draw() {
  const drawing = field("drawing");
  if (drawing) drawing.value = the("[data-text]", HTMLTextAreaElement, sketch).value;
  the("[name=world][value=drawn]", HTMLInputElement, form).checked = true;
  drawing?.focus();
}

/** @param {Event} event */
async function read(event) {
  const file = /** @type {HTMLInputElement} */ (event.target).files?.[0];
  const drawing = field("drawing");
  if (file && drawing) drawing.value = await file.text();
}
