/**
 * The server writes moments in universal time. Readers see and write them as their own clock has them:
 * `<time data-local>`, fields `datetime-local` with `data-utc`, and hours of the day (`<option data-utc-hour>`).
 */
import { dateLanguage } from "./words.js";

/** @param {string} moment */
export function local(moment) {
  return new Date(moment).toLocaleString(dateLanguage(), { dateStyle: "medium", timeStyle: "short" });
}

/** A moment as such a field writes it. @param {Date} moment */
function written(moment) {
  return new Date(moment.getTime() - moment.getTimezoneOffset() * 60_000).toISOString().slice(0, 16);
}

/** What such a field holds, in universal time. @param {string} text */
export function universal(text) {
  const moment = new Date(text);
  return Number.isNaN(moment.getTime()) ? text : moment.toISOString().slice(0, 16);
}

/** @param {HTMLInputElement} field */
function own(field) {
  field.value = written(new Date(`${field.value}Z`));
  field.form?.addEventListener("formdata", (event) => event.formData.set(field.name, universal(field.value)));
}

/** @param {HTMLElement} option */
function hour(option) {
  const moment = new Date();
  moment.setUTCHours(Number(option.dataset.utcHour), 0, 0, 0);
  option.textContent = moment.toLocaleTimeString(dateLanguage(), { timeStyle: "short" });
}

if (globalThis.document) {
  for (const each of document.querySelectorAll("time[data-local]")) each.textContent = local(each.getAttribute("datetime") ?? "");
  for (const each of /** @type {NodeListOf<HTMLInputElement>} */ (document.querySelectorAll("input[data-utc]"))) own(each);
  for (const each of /** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll("option[data-utc-hour]"))) hour(each);
  for (const each of document.querySelectorAll("[data-zone]")) each.textContent = Intl.DateTimeFormat().resolvedOptions().timeZone;
}
