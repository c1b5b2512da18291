/** The server's sentence about what was asked, in the reader's language. */
export class Refused extends Error {
  /** @param {{ message?: string, rule?: string }} answer */
  constructor({ message = "", rule = "" }) {
    super(message);
    this.rule = rule;
  }

  /** With the rule, where it can be looked up: what the house itself refuses has no number. */
  get sentence() {
    return this.rule && this.rule !== "house" ? `${this.message} (${this.rule})` : this.message;
  }
}

/**
 * What went wrong, in words.
 *
 * @param {unknown} problem
 * @param {string} offline what to say where the server did not answer
 */
export function sentenceOf(problem, offline) {
  return problem instanceof Refused && problem.message ? problem.sentence : offline;
}

/** The token by which the server knows its own pages. A form written by a script carries it as `_csrf`. */
export function formToken() {
  return meta()?.content ?? "";
}

/** @returns {HTMLMetaElement | null} */
function meta() {
  return document.querySelector("meta[name=csrf-token]");
}

/**
 * Sends JSON to the server. Every script that changes something sends it through here.
 *
 * @param {string} address
 * @param {object} body
 * @param {RequestInit} options
 */
export function post(address, body, options = {}) {
  return sent(address, "application/json", JSON.stringify(body), options);
}

/**
 * Sends a file as it is.
 *
 * @param {string} address
 * @param {Blob} file
 */
export function send(address, file) {
  return sent(address, file.type || "application/octet-stream", file, {});
}

/**
 * @param {string} address
 * @param {string} type
 * @param {BodyInit} body
 * @param {RequestInit} options
 */
async function sent(address, type, body, options) {
  const headers = { "Content-Type": type, "X-CSRF-Token": formToken() };
  const response = await fetch(address, { ...options, method: "POST", headers, body });
  const renewed = response.headers.get("X-CSRF-Token");
  if (renewed) renew(renewed);
  return response;
}

/**
 * Sends JSON and gives the answer, nothing if it is empty; throws `Refused` if the server refuses.
 *
 * @param {string} address
 * @param {object} body
 * @param {RequestInit} options
 */
export async function ask(address, body, options = {}) {
  const response = await post(address, body, options);
  const answer = response.status === 204 ? null : await response.json();
  if (!response.ok) throw new Refused(answer);
  return answer;
}

/**
 * What lies at an address of the server, as JSON; nothing if it cannot be had now.
 *
 * @param {string} address
 */
export async function look(address) {
  try {
    const response = await fetch(address);
    return response.ok ? await response.json() : null;
  } catch {
    return null;
  }
}

/**
 * The answer brought a new cookie: the page and its forms need the new token.
 *
 * @param {string} token
 */
function renew(token) {
  const place = meta();
  if (place) place.content = token;
  /** @type {NodeListOf<HTMLInputElement>} */
  const fields = document.querySelectorAll("input[name=_csrf]");
  for (const field of fields) field.value = token;
}
