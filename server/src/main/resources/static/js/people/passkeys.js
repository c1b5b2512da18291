import { wordsOf } from "../page-words.js";
import { part, partIfAny, parts } from "../parts.js";
import { ask, sentenceOf } from "../post.js";

// Signs in, claims an account or adds a further way in, by a passkey. Each is a ceremony of two halves: the server asks,
// the authenticator signs. The part of the page shows itself only in browsers that can do it.

/** @type {Record<string, { ask: string, answer: string, sign: (options: any) => Promise<Credential | null> }>} */
const CEREMONIES = {
  "sign-in": { ask: "ask", answer: "sign-in", sign: get },
  claim: { ask: "claim", answer: "claimed", sign: create },
  make: { ask: "make", answer: "made", sign: create },
};

for (const place of parts("passkey")) open(place);

/** @param {HTMLElement} place */
function open(place) {
  const button = part("go", HTMLButtonElement, place);
  const able = Boolean(window.PublicKeyCredential?.parseCreationOptionsFromJSON);
  if (!able) {
    button.disabled = true;
    return;
  }
  place.hidden = false;
  button.addEventListener("click", () => go(place, button));
}

/**
 * @param {HTMLElement} place
 * @param {HTMLButtonElement} button
 */
async function go(place, button) {
  const ceremony = CEREMONIES[place.dataset.passkey ?? ""];
  const refusal = part("refusal", HTMLElement, place);
  refusal.textContent = "";
  button.setAttribute("aria-busy", "true");
  try {
    const { ceremony: token, options } = await send(ceremony.ask, form());
    const credential = await ceremony.sign(options);
    if (!(credential instanceof PublicKeyCredential)) throw new Error("the browser gave no passkey");
    await send(ceremony.answer, { ...form(), ceremony: token, credential: credential.toJSON(), label: labelOf(place) });
    window.location.assign(place.dataset.next ?? "/");
  } catch (problem) {
    refusal.textContent = sentenceOf(problem, (await wordsOf(place)).say("server.people.passkey.failed"));
  } finally {
    button.removeAttribute("aria-busy");
  }
}

/** What the page's form says: a name and an invitation, when an account is claimed. */
function form() {
  const fields = partIfAny("sign-up", HTMLFormElement);
  if (!fields) return {};
  const written = new FormData(fields);
  return { name: written.get("name"), invitation: written.get("invitation") };
}

/** @param {HTMLElement} place */
function labelOf(place) {
  return partIfAny("label-of-key", HTMLInputElement, place)?.value || navigator.platform || "passkey";
}

/**
 * @param {string} path
 * @param {object} body
 */
function send(path, body) {
  return ask(`/api/passkeys/${path}`, body);
}

/** @param {any} options */
function create(options) {
  return navigator.credentials.create({ publicKey: PublicKeyCredential.parseCreationOptionsFromJSON(options) });
}

/** @param {any} options */
function get(options) {
  return navigator.credentials.get({ publicKey: PublicKeyCredential.parseRequestOptionsFromJSON(options) });
}
