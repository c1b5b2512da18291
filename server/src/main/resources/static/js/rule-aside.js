import { the } from "./parts.js";

/** The game whose book tells a rule, by the beginning of its number. @type {Record<string, string>} */
const GAMES = { SP: "sparta", EW: "earthwater", PI: "pygma", EX: "pygma", D: "pygma" };
const NUMBER = /\b((?:SP|EW|PI|EX|D)-[A-Z]?\d+(?:\.\d+)*)/;

/**
 * A sentence in pieces: words, and numbers of rules with the address where the book tells them.
 *
 * @param {string} sentence
 * @returns {{ text: string, address?: string }[]}
 */
export function pieces(sentence) {
  return sentence
    .split(NUMBER)
    .map((text) => (NUMBER.test(text) ? { text, address: addressOf(text) } : { text }))
    .filter(({ text }) => text);
}

/**
 * Where the book tells a rule.
 *
 * @param {string} number
 */
export function addressOf(number) {
  return `/rules/${GAMES[number.split("-")[0]]}/at/${number}`;
}

/**
 * Writes a sentence of the server into its place; a rule's number opens the rule beside the table.
 *
 * @param {Element} place
 * @param {string} sentence
 */
export function tell(place, sentence) {
  const words = document.createElement("span"); // a notice sets what lies in it apart, and this is one sentence
  words.append(...pieces(sentence).map(({ text, address }) => (address ? link(text, address) : text)));
  place.replaceChildren(...(sentence ? [words] : []));
}

/**
 * @param {string} number
 * @param {string} address
 */
function link(number, address) {
  const anchor = document.createElement("a");
  anchor.href = address;
  anchor.textContent = number;
  anchor.addEventListener("click", beside);
  return anchor;
}

/**
 * Opens the rule that a link leads to over the table, where it is not to be opened elsewhere.
 *
 * @param {MouseEvent} event
 */
export function beside(event) {
  const anchor = event.currentTarget;
  if (!(anchor instanceof HTMLAnchorElement) || event.ctrlKey || event.metaKey || event.shiftKey) return;
  event.preventDefault();
  void open(anchor.href);
}

/**
 * The rule in a dialog over the table: the player's sentences first, the precise ones behind them.
 *
 * @param {string} address
 */
async function open(address) {
  const answer = await fetch(address).catch(() => null);
  if (!answer?.ok) return location.assign(address);
  const page = new DOMParser().parseFromString(await answer.text(), "text/html");
  const said = the("[data-rule-said]", HTMLElement, page);
  the("[data-rule-close]", HTMLElement, said).hidden = false;
  for (const sheet of page.querySelectorAll("link[rel=stylesheet]"))
    if (!document.querySelector(`link[href="${sheet.getAttribute("href")}"]`)) document.head.append(sheet);
  const dialog = document.createElement("dialog");
  dialog.className = "rule-aside";
  dialog.setAttribute("aria-label", page.title);
  dialog.append(said);
  dialog.addEventListener("close", () => dialog.remove());
  document.body.append(dialog);
  dialog.showModal();
}
