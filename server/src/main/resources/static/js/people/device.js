import { part, partIfAny, parts } from "../parts.js";
import { ask, sentenceOf } from "../post.js";

// Lets the house call its person on this device. The part of the page shows itself only in browsers that can do it.

const place = partIfAny("device");
if (place && "serviceWorker" in navigator && "PushManager" in window && "Notification" in window) void open(place);

/** @param {HTMLElement} where */
async function open(where) {
  where.hidden = false;
  const form = part("wanted", HTMLFormElement, where);
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    void keep(where, form);
  });
  const { pushManager } = await navigator.serviceWorker.ready;
  const own = await pushManager.getSubscription();
  const row = own && (await rowOf(own));
  if (own && row) await showKept(own, row, form);
}

/**
 * Where the page lists this device.
 *
 * @param {PushSubscription} own
 */
async function rowOf(own) {
  const hash = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(own.endpoint));
  const id = [...new Uint8Array(hash)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
  return [...parts("kept")].find((row) => row.dataset.kept === id);
}

/**
 * This device is called already. Whoever has signed in anew since says so to the house.
 *
 * @param {PushSubscription} own
 * @param {HTMLElement} row
 * @param {HTMLFormElement} form
 */
async function showKept(own, row, form) {
  const kinds = (row.dataset.kinds ?? "").split(",");
  for (const box of form.querySelectorAll("input")) box.checked = kinds.includes(box.value);
  part("here", HTMLElement, row).hidden = false;
  part("on", HTMLElement, form).hidden = true;
  part("keep", HTMLElement, form).hidden = false;
  row.querySelector("form")?.addEventListener("submit", () => void own.unsubscribe());
  await send(own, kinds).catch(() => null);
}

/**
 * @param {HTMLElement} where
 * @param {HTMLFormElement} form
 */
async function keep(where, form) {
  const refusal = part("refusal", HTMLElement, form);
  refusal.textContent = "";
  try {
    if ((await Notification.requestPermission()) !== "granted") {
      refusal.textContent = where.dataset.refused ?? "";
      return;
    }
    await send(await subscription(where.dataset.key ?? ""), new FormData(form).getAll("kinds"));
    window.location.assign("/profile?done=device");
  } catch (problem) {
    refusal.textContent = sentenceOf(problem, where.dataset.failed ?? "");
  }
}

/**
 * The one that the house knows, or a new one: one that was made for another key is of no use.
 *
 * @param {string} key
 */
async function subscription(key) {
  const { pushManager } = await navigator.serviceWorker.ready;
  const own = await pushManager.getSubscription();
  if (own && (await rowOf(own))) return own;
  await own?.unsubscribe();
  return pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
}

/**
 * @param {PushSubscription} own
 * @param {unknown[]} kinds
 */
function send(own, kinds) {
  const { endpoint, keys } = own.toJSON();
  return ask("/profile/devices", { endpoint, key: keys?.p256dh, auth: keys?.auth, kinds });
}
