import { html, nothing } from "lit";

/** What begins a line and names the realm after it. */
const OF_REALM = /^(text|treasury|size|effect|change army|remove army|change culture) (\d+) ?(.*)$/u;

/** Lines that a form writes under another name. @type {[RegExp, string][]} */
const KINDS = [
  [/^change settlement /u, "grow"],
  [/^remove settlement /u, "raze"],
  [/^change road /u, "road"],
  [/^change bridge /u, "bridge"],
  [/^change culture /u, "culture"],
  [/^change realm /u, "people"],
  [/^change army /u, "army"],
  [/^remove army /u, "disband"],
];
const PLAIN = ["text", "treasury", "size", "owner", "describe", "allow", "destroy", "beings", "ranking"];

/**
 * What a line does, in the reader's language; a line that no form writes is shown as it stands.
 *
 * @param {string} line
 * @param {Pick<Pygma.MasterDesk, "realms">} desk
 * @param {Say} say
 */
export function meaningOf(line, { realms }, say) {
  const called = (/** @type {string} */ number) => realms.find((realm) => String(realm.number) === number)?.name ?? number;
  const first = line.split(" ", 1)[0];
  const kind = KINDS.find(([pattern]) => pattern.test(line))?.[1] ?? (PLAIN.includes(first) ? first : "");
  const what = kind ? say(`server.pygma.master.form.${kind}`) : first === "effect" ? say("server.pygma.master.line.effect") : first === "rule" ? say("server.pygma.master.setting") : "";
  const of = OF_REALM.exec(line);
  if (of) return `${what}: ${called(of[2])} – ${first === "effect" ? of[3].replace(/^\d+ /u, "") : of[3]}`;
  const owner = /^owner (\S+) (\d+)$/u.exec(line);
  if (owner) return `${what}: ${owner[1]} – ${called(owner[2])}`;
  const rest = line.replace(kind && !PLAIN.includes(first) ? /^\S+ \S+ ?/u : /^\S+ ?/u, "");
  return what ? [what, rest].filter(Boolean).join(": ") : line;
}

/**
 * What is written down for the month, a sentence for each line, to be struck out again.
 *
 * @param {string} text
 * @param {Pygma.MasterDesk} desk
 * @param {Say} say
 * @param {(line: string) => void} strike
 */
export function linesOf(text, desk, say, strike) {
  const lines = text.split("\n").map((line) => line.trim()).filter(Boolean);
  if (lines.length === 0) return nothing;
  return html`<ul class="lines">
    ${lines.map((line) => {
      const meaning = meaningOf(line, desk, say);
      return html`<li><span>${meaning}</span> <button class="link" type="button" aria-label=${say("server.pygma.master.strike.label", meaning)} @click=${() => strike(line)}>${say("server.pygma.master.strike")}</button></li>`;
    })}
  </ul>`;
}
