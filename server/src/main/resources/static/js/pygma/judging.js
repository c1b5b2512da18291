import { html, nothing, render } from "lit";
import { look } from "../post.js";
import { dateLanguage } from "../words.js";
import { sectionsOf } from "./report.js";

/**
 * The free-form orders of the month, each with its judgment.
 *
 * @param {Pygma.FreeOrder[]} orders
 * @param {Say} say
 * @param {{ judge: (order: Pygma.FreeOrder, effect: string) => void, address: string, map: (order: Pygma.FreeOrder) => void }} hand
 */
export function freeOrders(orders, say, { judge, address, map }) {
  if (orders.length === 0) return html`<p class="hint">${say("server.pygma.master.free.none")}</p>`;
  return orders.map((order) => {
    const id = `judge-${order.realm}-${order.number}`;
    const submit = (/** @type {SubmitEvent} */ event) => {
      event.preventDefault();
      const form = /** @type {HTMLFormElement} */ (event.currentTarget);
      judge(order, String(new FormData(form).get("effect")).replaceAll("\n", " ").trim());
    };
    const unfold = (/** @type {Event} */ event) => {
      const fold = /** @type {HTMLDetailsElement} */ (event.currentTarget);
      const place = fold.querySelector("div");
      if (fold.open && place) void situation(`${address}/reports/${order.realm}`, place);
    };
    return html`<form class="judge" @submit=${submit}>
      <p>
        <span class="badge ${order.effect ? "won" : "lost"}">${say(order.effect ? "server.pygma.master.free.judged" : "server.pygma.master.free.waits")}</span>
        <b>${order.name}${order.unit ? ` (${order.unit})` : ""}:</b> ${order.text}
      </p>
      <div class="field">
        <label for=${id}>${say("server.pygma.master.free.effect")}</label>
        <span class="together">
          <input class="input" id=${id} name="effect" maxlength="500" required autocomplete="off" .value=${order.effect} />
          <button class="button">${say("server.pygma.master.free.judge")}</button>
        </span>
        ${order.effect ? html`<code class="hint">effect ${order.realm} ${order.number} ${order.effect}</code>` : nothing}
      </div>
      <details class="more" @toggle=${unfold}>
        <summary>${say("server.pygma.master.situation")}</summary>
        <div class="holdings"></div>
      </details>
      <button class="button quiet" type="button" @click=${() => map(order)}>${say("server.pygma.master.situation.map")}</button>
    </form>`;
  });
}

/**
 * How the realm of an order stands, beside the order.
 *
 * @param {string} address of its report
 * @param {HTMLElement} place
 */
async function situation(address, place) {
  const report = await look(address);
  if (report) render(sectionsOf(report.holdings, "holdings"), place);
}

/**
 * What the last run of the draft changed, realm by realm.
 *
 * @param {Pygma.Changes[]} changes
 * @param {Say} say
 */
export function changesOf(changes, say) {
  if (changes.length === 0) return html`<p class="hint">${say("server.pygma.master.changes.none")}</p>`;
  return changes.map(
    ({ realm, name, before, after }) => html`<details class="more" open>
      <summary>${realm} ${name}</summary>
      <ul class="changes">
        ${before.map((line) => html`<li><del>${line}</del></li>`)} ${after.map((line) => html`<li><ins>${line}</ins></li>`)}
      </ul>
    </details>`,
  );
}

/**
 * What game masters did, the latest first.
 *
 * @param {Pygma.Act[]} acts
 * @param {Say} say
 */
export function recordOf(acts, say) {
  if (acts.length === 0) return html`<p class="hint">${say("server.pygma.master.record.none")}</p>`;
  return html`<ol class="record">
    ${acts.map(
      ({ at, act, reason, written }) => html`<li>
        <time datetime=${new Date(at).toISOString()}>${moment(at)}</time> · <b>${act}</b>${reason ? html` ${say("server.pygma.act.reason", reason)}` : nothing}
        ${written ? html`<details class="more"><summary>${say("server.pygma.act.written")}</summary><pre class="sheet">${written}</pre></details>` : nothing}
      </li>`,
    )}
  </ol>`;
}

/**
 * A moment as the reader's country writes it.
 *
 * @param {number} at
 */
export function moment(at) {
  return new Date(at).toLocaleString(dateLanguage(), { dateStyle: "short", timeStyle: "short" });
}
