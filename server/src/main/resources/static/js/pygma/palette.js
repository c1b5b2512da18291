/** What the map is painted with, as the style sheet says it: `--map-<name>` for each. */
const NAMES = [
  "ice", "plain", "mountains", "plateau", "hills", "desert", "swamp", "grassland", "rainforest", "light-forest", "deep-forest",
  "fresh-water", "salt-water", "reefs", "oasis", "wooded-hills",
  "paper", "fog", "grid", "glyph", "coral", "veil", "hatch", "large", "large-number", "own", "foreign", "road", "road-edge", "lane", "town",
  "ink", "halo", "banner", "reach", "reach-edge", "risk", "way", "way-edge", "chosen", "cursor", "event", "sighted", "relief",
];

/**
 * The colours of the present theme.
 *
 * @param {HTMLElement} place
 * @returns {Record<string, string>}
 */
export function paletteOf(place) {
  const probe = document.createElement("span");
  probe.hidden = true;
  place.append(probe);
  const style = getComputedStyle(probe);
  /** @type {Record<string, string>} */
  const palette = {};
  for (const name of NAMES) {
    probe.style.color = `var(--map-${name})`;
    palette[name] = style.color;
  }
  palette.sans = getComputedStyle(place).getPropertyValue("--sans");
  palette.serif = getComputedStyle(place).getPropertyValue("--serif");
  probe.remove();
  return palette;
}

/**
 * Tells when the theme changes: by the system, or by the switch of the page.
 *
 * @param {() => void} changed
 */
export function onTheme(changed) {
  matchMedia("(prefers-color-scheme: dark)").addEventListener("change", changed);
  new MutationObserver(changed).observe(document.documentElement, { attributes: true, attributeFilter: ["data-theme"] });
}
