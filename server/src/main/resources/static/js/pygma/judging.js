import { html, nothing, render } from "lit";
import { look } from "../post.js";
import { sectionsOf } from "./report.js";

/**
 * Forms for what a game master brings into a month: each shows the line that it writes.
 *
 * @typedef {{ name: string, kind: "realm" | "unit" | "place" | "number" | "words" | "order" }} Field
 * @type {Record<string, { fields: Field[], line: (values: Record<string, string>) => string }>}
 */
const FORMS = {
  text: { fields: [field("realm"), field("words")], line: ({ realm, words }) => `text ${realm} ${words}` },
  treasury: { fields: [field("realm"), field("number")], line: ({ realm, number }) => `treasury ${realm} ${number}` },
  size: { fields: [field("realm"), field("unit"), field("number")], line: ({ realm, unit, number }) => `size ${realm} ${unit} ${number}` },
  owner: { fields: [field("place"), field("realm")], line: ({ place, realm }) => `owner ${place} ${realm}` },
  describe: { fields: [field("place"), field("words")], line: ({ place, words }) => `describe ${place} ${words}` },
  allow: { fields: [field("place")], line: ({ place }) => `allow ${place}` },
  destroy: { fields: [field("place"), { name: "place2", kind: "place" }], line: ({ place, place2 }) => `destroy ${place} ${place2}` },
  beings: {
    fields: [field("unit"), field("number"), field("place"), field("order"), field("words")],
    line: ({ unit, number, place, order, words }) => `beings ${unit} ${number} ${place} ${order} ${words}`,
  },
};

/**
 * @param {Field["kind"]} kind
 * @returns {Field}
 */
function field(kind) {
  return { name: kind, kind };
}

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
 * A form for one kind of event.
 *
 * @param {{ kind: string, values: Record<string, string>, realms: Pygma.Realm[], say: Say, changed: (kind: string, values: Record<string, string>) => void, write: (line: string) => void }} event
 */
export function eventForm({ kind, values, realms, say, changed, write }) {
  const { fields, line } = FORMS[kind];
  const all = { realm: String(realms[0]?.number ?? 1), order: "A", ...values };
  const complete = fields.every(({ name }) => all[/** @type {keyof typeof all} */ (name)]);
  const set = (/** @type {string} */ name) => (/** @type {Event} */ event) => changed(kind, { ...all, [name]: /** @type {HTMLInputElement} */ (event.target).value.replaceAll("\n", " ").trim() });
  const submit = (/** @type {SubmitEvent} */ event) => {
    event.preventDefault();
    if (complete) write(line(all));
  };
  return html`<form class="event-form" @submit=${submit}>
    <div class="field">
      <label for="event-kind">${say("server.pygma.master.form.kind")}</label>
      <select id="event-kind" @change=${(/** @type {Event} */ event) => changed(/** @type {HTMLSelectElement} */ (event.target).value, {})}>
        ${Object.keys(FORMS).map((each) => html`<option value=${each} ?selected=${each === kind}>${say(`server.pygma.master.form.${each}`)}</option>`)}
      </select>
    </div>
    ${fields.map((each) => html`<div class="field">
      <label for="event-${each.name}">${say(`server.pygma.master.form.field.${each.name}`)}</label>
      ${input(each, all, realms, set(each.name))}
    </div>`)}
    <p class="hint">${say("server.pygma.master.form.line")} <code>${complete ? line(all) : "…"}</code></p>
    <div class="actions"><button class="button" ?disabled=${!complete}>${say("server.pygma.master.change")}</button></div>
  </form>`;
}

/**
 * @param {Field} field
 * @param {Record<string, string>} values
 * @param {Pygma.Realm[]} realms
 * @param {(event: Event) => void} set
 */
function input({ name, kind }, values, realms, set) {
  const id = `event-${name}`;
  if (kind === "realm")
    return html`<select id=${id} @change=${set}>
      ${realms.map(({ number, name: called }) => html`<option value=${number} ?selected=${String(number) === values.realm}>${number} ${called}</option>`)}
    </select>`;
  if (kind === "order")
    return html`<select id=${id} @change=${set}>
      ${["A", "V", "R", "-"].map((each) => html`<option ?selected=${each === values.order}>${each}</option>`)}
    </select>`;
  const units = realms.find(({ number }) => String(number) === values.realm)?.units ?? [];
  return html`<input class="input" id=${id} .value=${values[name] ?? ""} @input=${set} autocomplete="off"
      inputmode=${kind === "number" ? "numeric" : "text"} placeholder=${kind === "place" ? "16/22" : kind === "unit" ? "KH 1" : ""} list=${kind === "unit" ? "event-units" : nothing} />
    ${kind === "unit" ? html`<datalist id="event-units">${units.map((unit) => html`<option value=${unit}></option>`)}</datalist>` : nothing}`;
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
  return new Date(at).toLocaleString(document.documentElement.lang, { dateStyle: "short", timeStyle: "short" });
}
