import { part as partOf } from "../parts.js";

/**
 * A part of the desk; other parts of the page, such as the masthead, may have the same names.
 *
 * @template {abstract new (...args: any[]) => Element} [T=typeof HTMLElement]
 * @param {string} name
 * @param {T} [kind]
 * @returns {InstanceType<T>}
 */
export function part(name, kind) {
  return partOf(name, kind, partOf("table"));
}
