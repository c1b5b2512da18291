// The theme switch: system, light, dark. The choice is remembered in this browser.
const KEY = "hegemon.theme";
const ORDER = ["system", "light", "dark"];

const root = document.documentElement;

function current() {
  return ORDER.includes(root.dataset.theme) ? root.dataset.theme : "system";
}

function apply(theme) {
  if (theme === "system") delete root.dataset.theme;
  else root.dataset.theme = theme;
  document.querySelectorAll("[data-theme-switch]").forEach(label);
}

function remember(theme) {
  try {
    if (theme === "system") localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, theme);
  } catch {
    // Storage may be forbidden; the choice then lasts as long as the page.
  }
}

function label(button) {
  const theme = current();
  const text = button.dataset[`label${theme[0].toUpperCase()}${theme.slice(1)}`];
  button.setAttribute("aria-label", text);
  button.title = text;
  button.dataset.shows = theme;
}

function next() {
  const theme = ORDER[(ORDER.indexOf(current()) + 1) % ORDER.length];
  remember(theme);
  apply(theme);
}

for (const button of document.querySelectorAll("[data-theme-switch]")) {
  button.addEventListener("click", next);
  label(button);
  button.hidden = false;
}

// Another tab may have changed it.
addEventListener("storage", (event) => {
  if (event.key === KEY) apply(ORDER.includes(event.newValue) ? event.newValue : "system");
});
