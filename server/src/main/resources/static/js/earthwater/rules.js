import { html } from "lit";
import { partIfAny } from "../parts.js";

/** The rules that the panel gives in short, in the order of the rulebook. */
const RULES = [
  "EW-1.3", "EW-3", "EW-4.1", "EW-4.3", "EW-4.4", "EW-4.5", "EW-4.6", "EW-4.7",
  "EW-5.1", "EW-5.3", "EW-5.4", "EW-5.5", "EW-5.6",
  "EW-6.1", "EW-6.2", "EW-6.3", "EW-6.4", "EW-6.5", "EW-6.6", "EW-6.8",
  "EW-7.1", "EW-7.2", "EW-7.3", "EW-7.4", "EW-7.5", "EW-8.1", "EW-8.2", "EW-8.3",
  "EW-9", "EW-9.2", "EW-9.5", "EW-9.9", "EW-9.10", "EW-9.11",
  "EW-S1", "EW-S2.3", "EW-S3", "EW-S4", "EW-S5",
];

/**
 * The rule of the panel that tells most about this one: EW-9.8 is told under EW-9.
 *
 * @param {string} rule
 */
export function known(rule) {
  if (RULES.includes(rule)) return rule;
  const shorter = rule.replace(/\.[^.]*$/, "");
  return RULES.includes(shorter) ? shorter : "";
}

/**
 * Where the rule stands word for word.
 *
 * @param {string} rule
 */
function inFull(rule) {
  return `/rules/earthwater#${rule}`;
}

/**
 * A rule's number, leading to its words.
 *
 * @param {string} rule
 */
export function ruleLink(rule) {
  const target = known(rule);
  if (!target) return html`<a class="ew-rule" data-glance="rule ${rule}" href=${inFull(rule)}>${rule}</a>`;
  return html`<a class="ew-rule" href="#rule-${target}" data-glance="rule ${rule}" @click=${reveal}>${rule}</a>`;
}

/** @param {Event & { currentTarget: HTMLAnchorElement }} event */
function reveal(event) {
  const panel = partIfAny("rules", HTMLDetailsElement);
  if (panel) panel.open = true;
  document.getElementById(event.currentTarget.hash.slice(1))?.focus({ preventScroll: true });
}

/** @param {Ew.Speech} speech */
export function rulesPanel(speech) {
  return html`
    <details class="more ew-rules" data-rules>
      <summary>${speech.say("rules")}</summary>
      <dl>
        ${RULES.map(
          (rule) => html`
            <dt id="rule-${rule}" tabindex="-1"><a href=${inFull(rule)}>${rule}</a></dt>
            <dd>${speech.say(`rule.${rule}`)}</dd>
          `,
        )}
      </dl>
    </details>
  `;
}
