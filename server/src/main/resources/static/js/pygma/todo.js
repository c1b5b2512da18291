import { html } from "lit";

/**
 * What waits for a game master, each with the place where it is done.
 *
 * @param {{ desk: Pygma.MasterDesk, table: House.Table, words: Pygma.CourierDesk | null, invite: string }} what
 * @returns {{ key: string, count: number, href: string }[]}
 */
export function waiting({ desk, table, words, invite }) {
  const free = table.seats.filter(({ seat, occupant }) => seat.startsWith("Realm-") && occupant === "open").length;
  const missing = desk.realms.filter(({ sent }) => !sent).length;
  const unjudged = desk.free.filter(({ effect }) => !effect).length;
  const month = desk.draft ? "release" : desk.stage === "locked" ? "locked" : missing === 0 ? "evaluate" : "missing";
  const begun = table.started;
  const waits = (/** @type {{ may: string[], state: string }[]} */ all, /** @type {string} */ step) => all.filter(({ may, state }) => may.includes(step) && state !== "taken").length;
  return [
    { key: "seats", count: free, href: invite },
    { key: "requests", count: desk.requests, href: invite },
    { key: "free", count: begun ? unjudged : 0, href: "#free-orders" },
    { key: "faults", count: begun && !desk.draft ? desk.realms.filter(({ errors }) => errors > 0).length : 0, href: "#sheets" },
    { key: "letters", count: words ? waits(words.letters, "pass") + waits(words.treaties, "pass") : 0, href: "#words" },
    { key: "press", count: words ? waits(words.press, "take") - words.press.filter(({ state, may }) => state === "declined" && may.includes("take")).length : 0, href: "#words" },
    { key: month, count: begun ? (month === "missing" ? missing : 1) : 0, href: month === "missing" ? "#sheets" : "#close" },
  ].filter(({ count }) => count > 0);
}

/**
 * @param {ReturnType<typeof waiting>} all
 * @param {Say} say
 */
export function todoOf(all, say) {
  if (all.length === 0) return html`<p class="hint">${say("server.pygma.todo.none")}</p>`;
  return html`<ul class="todo">
    ${all.map(({ key, count, href }) => html`<li data-todo-item=${key}><a href=${href}>${say(`server.pygma.todo.${key}`, count)}</a></li>`)}
  </ul>`;
}
