/** Brings what matters next into sight, for who has just scrolled to a card. */
export function bringIntoSight(element) {
  const { top, bottom } = element.getBoundingClientRect();
  if (top >= 0 && (bottom <= innerHeight || top < innerHeight / 3)) return;
  scrollTo(element);
}

/** Scrolls there, at once for who asks the system for less motion. */
export function scrollTo(element) {
  const calm = matchMedia("(prefers-reduced-motion: reduce)").matches;
  element.scrollIntoView({ block: "start", behavior: calm ? "auto" : "smooth" });
}

/** Who plays by keys must not lose the place when an answered question goes: what comes next, by how near it is. */
const NEXT = ["[data-stop]", "[data-next]", "[data-skip]", ".ew-answers .button:not(:disabled)", "#ew-curtain", "#ew-prompt"];

export function keepFocus(root) {
  if (document.activeElement !== document.body) return;
  const next = NEXT.map((place) => root.querySelector(place)).find(Boolean);
  next?.focus({ preventScroll: true });
}

/** A moment that was chosen in the chronicle, far below, is looked at on the map, and the slider beside it goes on. */
export function goOnAtTheMap(root) {
  const slider = root.querySelector(".ew-decision .ew-scrubber input");
  if (!slider || !document.activeElement.closest(".ew-below")) return;
  slider.focus({ preventScroll: true });
  bringIntoSight(root.querySelector(".ew-board"));
}

/** A list that is being told shows its end. */
export function rollToEnd(list) {
  if (list) list.scrollTop = list.scrollHeight;
}
