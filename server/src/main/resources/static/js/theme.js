// The theme switch: system, light, dark. The choice is remembered in this browser.
import { parts } from "./parts.js";
import { remember } from "./storage.js";

const KEY = "hegemon.theme";
const ORDER = ["system", "light", "dark"];

const root = document.documentElement;

function current() {
  const theme = root.dataset.theme ?? "";
  return ORDER.includes(theme) ? theme : "system";
}

/** @param {string} theme */
function apply(theme) {
  if (theme === "system") delete root.dataset.theme;
  else root.dataset.theme = theme;
  parts("theme-switch").forEach(label);
}

/** @param {HTMLElement} button */
function label(button) {
  const theme = current();
  const text = button.dataset[`label${theme[0].toUpperCase()}${theme.slice(1)}`] ?? "";
  button.setAttribute("aria-label", text);
  button.title = text;
  button.dataset.shows = theme;
}

function next() {
  const theme = ORDER[(ORDER.indexOf(current()) + 1) % ORDER.length];
  remember(KEY, theme === "system" ? null : theme);
  apply(theme);
}

for (const button of parts("theme-switch")) {
  button.addEventListener("click", next);
  label(button);
  button.hidden = false;
}

// Another tab may have changed it.
addEventListener("storage", (event) => {
  if (event.key === KEY) apply(event.newValue && ORDER.includes(event.newValue) ? event.newValue : "system");
});
