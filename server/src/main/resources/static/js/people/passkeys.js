import { post } from "../post.js";

// Signs in, claims an account or adds a further way in, by a passkey. Each is a ceremony of two halves: the server asks,
// the authenticator signs. The part of the page shows itself only in browsers that can do it.

const CEREMONIES = {
  "sign-in": { ask: "ask", answer: "sign-in", sign: get },
  claim: { ask: "claim", answer: "claimed", sign: create },
  make: { ask: "make", answer: "made", sign: create },
};

for (const part of document.querySelectorAll("[data-passkey]")) open(part);

function open(part) {
  const button = part.querySelector("[data-go]");
  const able = Boolean(window.PublicKeyCredential?.parseCreationOptionsFromJSON);
  if (!able) {
    button.disabled = true;
    return;
  }
  part.hidden = false;
  button.addEventListener("click", () => go(part, button));
}

async function go(part, button) {
  const ceremony = CEREMONIES[part.dataset.passkey];
  const refusal = part.querySelector("[data-refusal]");
  refusal.textContent = "";
  button.setAttribute("aria-busy", "true");
  try {
    const { ceremony: token, options } = await send(ceremony.ask, form());
    const credential = await ceremony.sign(options);
    await send(ceremony.answer, { ...form(), ceremony: token, credential: credential.toJSON(), label: labelOf(part) });
    window.location.assign(part.dataset.next);
  } catch (problem) {
    refusal.textContent = problem.said ?? (await import(part.dataset.words)).default["server.people.passkey.failed"];
  } finally {
    button.removeAttribute("aria-busy");
  }
}

/** What the page's form says: a name and an invitation, when an account is claimed. */
function form() {
  const fields = document.querySelector("[data-sign-up]");
  if (!fields) return {};
  return { name: fields.elements.name.value, invitation: fields.elements.invitation.value };
}

function labelOf(part) {
  return part.querySelector("[data-label-of-key]")?.value || navigator.platform || "passkey";
}

async function send(path, body) {
  const response = await post(`/api/passkeys/${path}`, body);
  const answer = await response.json();
  if (!response.ok) throw Object.assign(new Error(answer.message), { said: answer.message });
  return answer;
}

function create(options) {
  return navigator.credentials.create({ publicKey: PublicKeyCredential.parseCreationOptionsFromJSON(options) });
}

function get(options) {
  return navigator.credentials.get({ publicKey: PublicKeyCredential.parseRequestOptionsFromJSON(options) });
}
