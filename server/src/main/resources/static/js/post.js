/** The token by which the server knows its own pages. A form written by a script carries it as `_csrf`. */
export function formToken() {
  return meta()?.content ?? "";
}

function meta() {
  return document.querySelector("meta[name=csrf-token]");
}

/** Sends JSON to the server. Every script that changes something sends it through here. */
export async function post(address, body, options = {}) {
  const response = await fetch(address, {
    ...options,
    method: "POST",
    headers: { "Content-Type": "application/json", "X-CSRF-Token": formToken() },
    body: JSON.stringify(body),
  });
  const renewed = response.headers.get("X-CSRF-Token");
  if (renewed) renew(renewed);
  return response;
}

/** The answer brought a new cookie: the page and its forms need the new token. */
function renew(token) {
  meta().content = token;
  for (const field of document.querySelectorAll("input[name=_csrf]")) field.value = token;
}
