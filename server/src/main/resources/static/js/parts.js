/**
 * The part of the page that is marked `data-<name>`, as the kind of element it must be. That a page lacks it is our
 * mistake.
 *
 * @template {abstract new (...args: any[]) => Element} [T=typeof HTMLElement]
 * @param {string} name
 * @param {T} [kind]
 * @param {ParentNode} [root]
 * @returns {InstanceType<T>}
 */
export function part(name, kind, root = document) {
  return the(`[data-${name}]`, kind, root);
}

/**
 * The same, where some pages have no such part.
 *
 * @template {abstract new (...args: any[]) => Element} [T=typeof HTMLElement]
 * @param {string} name
 * @param {T} [kind]
 * @param {ParentNode} [root]
 * @returns {InstanceType<T> | null}
 */
export function partIfAny(name, kind, root = document) {
  return root.querySelector(`[data-${name}]`) === null ? null : part(name, kind, root);
}

/**
 * The element that a selector finds first.
 *
 * @template {abstract new (...args: any[]) => Element} [T=typeof HTMLElement]
 * @param {string} selector
 * @param {T} [kind]
 * @param {ParentNode} [root]
 * @returns {InstanceType<T>}
 */
export function the(selector, kind, root = document) {
  const found = root.querySelector(selector);
  if (!(found instanceof (kind ?? HTMLElement))) throw new Error(`the page has no ${selector} of the expected kind`);
  return /** @type {InstanceType<T>} */ (found);
}

/**
 * All elements of a page that are marked `data-<name>`.
 *
 * @param {string} name
 * @returns {NodeListOf<HTMLElement>}
 */
export function parts(name) {
  return document.querySelectorAll(`[data-${name}]`);
}

/**
 * Listens to an event of ours.
 *
 * @param {EventTarget} target
 * @param {string} name
 * @param {(detail: any) => unknown} heard
 */
export function on(target, name, heard) {
  target.addEventListener(name, (event) => heard(/** @type {CustomEvent} */ (event).detail));
}

/** What the page calls itself, without what is put before it while something waits for its reader. */
export function ownTitle() {
  return document.title.replace(/^(● )?(\(\d+\) )?/, "");
}
