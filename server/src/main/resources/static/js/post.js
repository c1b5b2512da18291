/** The token by which the server knows its own pages. A form written by a script carries it as `_csrf`. */
export function formToken() {
  return document.querySelector("meta[name=csrf-token]")?.content ?? "";
}

/** Sends JSON to the server. Every script that changes something sends it through here. */
export function post(address, body, options = {}) {
  return fetch(address, {
    ...options,
    method: "POST",
    headers: { "Content-Type": "application/json", "X-CSRF-Token": formToken() },
    body: JSON.stringify(body),
  });
}
