/** What the map is painted with, as the style sheet says it: `--map-<name>` for each. */
const NAMES = [
  "ice", "plain", "mountains", "plateau", "hills", "desert", "swamp", "grassland", "rainforest", "light-forest", "deep-forest",
  "fresh-water", "salt-water", "reefs", "oasis", "wooded-hills",
  "paper", "fog", "grid", "glyph", "glyph-on-dark", "coral", "veil", "hatch", "large", "large-number", "own", "foreign", "road", "road-edge", "lane", "lane-edge", "town",
  "ink", "ink-on-dark", "halo", "banner", "reach", "reach-edge", "risk", "way", "way-edge", "chosen", "cursor", "event", "sighted", "relief", "shore",
];

/** Dark brown and dark blue in the rulebook’s list: what is drawn on them is light. */
const DARK = ["mountains", "plateau", "salt-water", "reefs"];

/**
 * What can be read on a terrain: its signs (`glyph`) or letters (`ink`). What was seen earlier lies under a veil, which is light by day.
 *
 * @param {Record<string, string>} palette
 * @param {"glyph" | "ink"} what
 * @param {string} terrain
 * @param {boolean} stale
 */
export function onGround(palette, what, terrain, stale) {
  return palette[DARK.includes(terrain) && !stale ? `${what}-on-dark` : what];
}

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
