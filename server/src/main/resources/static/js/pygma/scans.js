import { html, nothing, render } from "lit";
import { look, post, send } from "../post.js";
import { moment } from "./judging.js";

/** A photo is made no larger than a page needs: that also leaves out where it was taken. */
const LONGEST = 2200;

/** @typedef {{ number: number, realm: number, month: string, kind: string, at: number }} Scan */

/**
 * Scanned letters, each a picture that opens in full.
 *
 * @param {Scan[]} scans
 * @param {string} address
 * @param {Say} say
 * @param {((scan: Scan) => void) | null} remove
 */
export function scanned(scans, address, say, remove) {
  if (scans.length === 0) return nothing;
  return html`<ul class="scans">
    ${scans.map((scan) => {
      const name = say("server.pygma.scan.name", scan.month, moment(scan.at));
      const whole = `${address}/scans/${scan.number}`;
      return html`<li>
        <a href=${whole} target="_blank">${scan.kind === "pdf" ? html`<span>${name}, PDF</span>` : html`<img src=${whole} alt="" loading="lazy" /><span>${name}</span>`}</a>
        ${remove ? html`<button class="link" type="button" aria-label=${say("server.pygma.scan.remove.label", name)} @click=${() => remove(scan)}>${say("server.pygma.scan.remove")}</button>` : nothing}
      </li>`;
    })}
  </ul>`;
}

/**
 * The scans of one realm for a game master, with a place for another one; filled when it is opened.
 *
 * @param {Pygma.Realm} realm
 * @param {string} address
 * @param {Say} say
 */
export function scanDesk(realm, address, say) {
  const fill = async (/** @type {Element | null} */ place) => {
    /** @type {Scan[]} */
    const all = (await look(`${address}/scans`)) ?? [];
    const remove = async (/** @type {Scan} */ scan) => {
      const answer = await post(`${address}/scans/${scan.number}/remove`, {}).catch(() => null);
      if (!answer?.ok) tell(place, say("server.table.unreached"), "refused");
      await fill(place);
    };
    const own = all.filter((scan) => scan.realm === realm.number);
    if (place) render(scanned(own, address, say, remove), /** @type {HTMLElement} */ (place));
  };
  const add = async (/** @type {Event} */ event) => {
    const input = /** @type {HTMLInputElement} */ (event.target);
    const file = input.files?.[0];
    if (!file) return;
    input.disabled = true;
    const answer = await send(`${address}/realms/${realm.number}/scans`, await fitting(file)).catch(() => null);
    const wrong = answer?.ok ? (await answer.json()).wrong : say(answer?.status === 413 ? "server.pygma.scan.large" : "server.table.unreached");
    tell(input, wrong || say("server.pygma.scan.kept", realm.name), wrong ? "refused" : "success");
    input.disabled = false;
    input.value = "";
    await fill(input.closest("details")?.querySelector("[data-scans]") ?? null);
  };
  return {
    /** @param {Event} event */
    opened: (event) => {
      const details = /** @type {HTMLDetailsElement} */ (event.currentTarget);
      if (details.open) void fill(details.querySelector("[data-scans]"));
    },
    view: html`<label class="field">${say("server.pygma.scan.add")} <input type="file" accept="image/jpeg,image/png,application/pdf,image/*" @change=${add} /></label>
      <div data-scans></div>`,
  };
}

/**
 * Says what became of a letter on paper, where it was put in.
 *
 * @param {Element | null} within
 * @param {string} text
 * @param {"success" | "warning" | "refused"} kind
 */
export function tell(within, text, kind) {
  /** @type {HTMLElement | null | undefined} */
  const told = within?.closest("details")?.querySelector("[data-told]");
  if (!told) return;
  told.textContent = text;
  told.className = `notice ${kind}`;
  told.hidden = false;
}

/**
 * A photo as large as a page needs; whatever is none is sent as it is.
 *
 * @param {File} file
 * @returns {Promise<Blob>}
 */
async function fitting(file) {
  if (!file.type.startsWith("image/")) return file;
  const picture = await createImageBitmap(file).catch(() => null);
  if (!picture) return file;
  const scale = Math.min(1, LONGEST / Math.max(picture.width, picture.height));
  const canvas = document.createElement("canvas");
  canvas.width = Math.max(1, Math.round(picture.width * scale));
  canvas.height = Math.max(1, Math.round(picture.height * scale));
  const pen = canvas.getContext("2d");
  if (!pen) return file;
  pen.fillStyle = "white";
  pen.fillRect(0, 0, canvas.width, canvas.height);
  pen.drawImage(picture, 0, 0, canvas.width, canvas.height);
  return new Promise((done) => canvas.toBlob((smaller) => done(smaller ?? file), "image/jpeg", 0.85));
}
