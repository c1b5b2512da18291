import { html, render } from "lit";
import { partIfAny, the } from "./parts.js";
import { qr, qrPath } from "./qr.js";

/** Around a code some light must be left, in modules. */
const QUIET = 4;

/**
 * A table that waits: its address to copy, to hand to the device's own sheet, and to be read from the screen.
 *
 * @param {Say} say
 */
export function openInvitation(say) {
  const place = partIfAny("waiting");
  if (!place) return;
  const address = the("#link", HTMLInputElement, place).value;
  partIfAny("copy-link")?.addEventListener("click", () => copy(address, say));
  const share = partIfAny("share-link");
  if (share && "share" in navigator) {
    share.hidden = false;
    share.addEventListener("click", () => navigator.share({ title: document.title, url: address }).catch(() => null));
  }
  drawCode(address);
}

/**
 * @param {string} address
 * @param {Say} say
 */
async function copy(address, say) {
  const told = partIfAny("copied-link");
  try {
    await navigator.clipboard.writeText(address);
    if (told) told.textContent = say("server.table.moment.copied");
  } catch {
    the("#link", HTMLInputElement).select();
  }
}

/** @param {string} address */
function drawCode(address) {
  const place = partIfAny("qr");
  const modules = qr(address);
  if (!place || !modules) return;
  const size = modules.length + 2 * QUIET;
  render(html`<svg viewBox="${-QUIET} ${-QUIET} ${size} ${size}" role="img" aria-label=${place.dataset.qrLabel ?? ""}><path d=${qrPath(modules)} /></svg>`, place);
  place.hidden = false;
}
