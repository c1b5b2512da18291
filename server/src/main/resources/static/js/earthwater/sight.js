/**
 * Brings what matters next into sight, for who has just scrolled to a card.
 *
 * @param {Element | null} element
 */
export function bringIntoSight(element) {
  if (!element) return;
  const { top, bottom } = element.getBoundingClientRect();
  const floor = floorOf(element);
  if (top >= 0 && (bottom <= floor || (floor === innerHeight && !isLow() && top < innerHeight / 3))) return;
  scrollTo(element);
}

/**
 * The part that asks begins with its question, however far its answers reach.
 *
 * @param {HTMLElement} root
 */
export function toQuestion(root) {
  root.querySelector(".ew-side")?.scrollTo(0, 0);
}

/** A phone that lies on its side has no line to spare. */
function isLow() {
  return matchMedia("(max-height: 30rem)").matches;
}

/**
 * Where the screen ends for this element: at its lower edge, or where the bar of a narrow screen begins.
 *
 * @param {Element} element
 */
function floorOf(element) {
  const bar = document.querySelector(".ew-side");
  if (!bar || bar.contains(element) || getComputedStyle(bar).position !== "fixed") return innerHeight;
  return bar.getBoundingClientRect().top;
}

/**
 * Scrolls there, at once for who asks the system for less motion.
 *
 * @param {Element} element
 */
export function scrollTo(element) {
  const calm = matchMedia("(prefers-reduced-motion: reduce)").matches;
  element.scrollIntoView({ block: "start", behavior: calm ? "auto" : "smooth" });
}

/** Who plays by keys must not lose the place when an answered question goes: what comes next, by how near it is. */
const NEXT = ["[data-stop]", "[data-next]", "[data-skip]", ".ew-answers .button:not(:disabled)", "#ew-curtain", "#ew-prompt"];

/** @param {HTMLElement} root */
export function keepFocus(root) {
  if (document.activeElement !== document.body) return;
  /** @type {(HTMLElement | null)[]} */
  const places = NEXT.map((place) => root.querySelector(place));
  places.find(Boolean)?.focus({ preventScroll: true });
}

/**
 * A moment that was chosen in the chronicle is looked at on the map, and the slider beside it goes on.
 *
 * @param {HTMLElement} root
 */
export function goOnAtTheMap(root) {
  /** @type {HTMLInputElement | null} */
  const slider = root.querySelector(".ew-decision .ew-scrubber input");
  if (!slider || !document.activeElement?.closest(".ew-chronicle")) return;
  slider.focus({ preventScroll: true });
  bringIntoSight(root.querySelector(".ew-board"));
}

/**
 * Up to which entry of the log a list was rolled: whoever reads on in it is left alone.
 *
 * @type {WeakMap<Element, number>}
 */
const rolled = new WeakMap();

/**
 * A list that is being told shows its end; one that has been told shows what PERS.IA did last, if it cannot show all.
 *
 * @param {Element | null} list
 * @param {number} entry
 * @param {boolean} telling
 */
export function roll(list, entry, telling) {
  if (!list) return;
  if (telling) {
    rolled.delete(list);
    list.scrollTop = list.scrollHeight;
  } else if (rolled.get(list) !== entry) {
    rolled.set(list, entry);
    const turn = [...list.querySelectorAll(".turn")].at(-1);
    if (turn) list.scrollTop += turn.getBoundingClientRect().top - list.getBoundingClientRect().top;
  }
}
