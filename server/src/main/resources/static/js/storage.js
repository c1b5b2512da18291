// What this browser remembers. Storage may be forbidden or full: then it lasts as long as the page, and nothing fails.

/** @param {string} key */
export function remembered(key) {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/**
 * @param {string} key
 * @param {string | null} value nothing to forget it
 */
export function remember(key, value) {
  try {
    if (value === null) localStorage.removeItem(key);
    else localStorage.setItem(key, value);
  } catch {
    // Forbidden, or full.
  }
}

/**
 * What was remembered as JSON; the other thing where there is none, or none that can be read.
 *
 * @template T
 * @param {string} key
 * @param {T} otherwise
 * @returns {T}
 */
export function rememberedJson(key, otherwise) {
  try {
    return JSON.parse(remembered(key) ?? "null") ?? otherwise;
  } catch {
    return otherwise;
  }
}
