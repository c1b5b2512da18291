import { html, render } from "lit";
import { ownTitle, partIfAny, the } from "./parts.js";
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
  const link = the("#link", HTMLInputElement, place);
  const address = link.value;
  partIfAny("copy-link")?.addEventListener("click", () => copy(link, partIfAny("copied-link"), say("server.table.moment.copied")));
  const share = partIfAny("share-link");
  if (share && "share" in navigator) {
    share.hidden = false;
    share.addEventListener("click", () => navigator.share({ title: ownTitle(), url: address }).catch(() => null));
  }
  drawCode(address);
}

/**
 * Copies an address, or makes it ready to be copied by hand.
 *
 * @param {HTMLInputElement} link
 * @param {HTMLElement | null} told
 * @param {string} done
 */
export async function copy(link, told, done) {
  try {
    await navigator.clipboard.writeText(link.value);
    if (told) told.textContent = done;
  } catch {
    link.select();
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
