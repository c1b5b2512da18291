// Lit comes from a jar in the browser and from here in the tests; the facts of the rules come from the server in the
// browser and from a copy beside the tests, which a Java test holds to the rules.

const FACTS = new URL("../../server/src/test/js/facts.js", import.meta.url).href;
const OURS = new URL("../../server/src/", import.meta.url).href;

/** @type {import("node:module").ResolveHook} */
export async function resolve(specifier, context, next) {
  if (specifier === "lit" || specifier.startsWith("lit/")) return next(specifier, { ...context, parentURL: import.meta.url });
  if (specifier.endsWith("/facts.js")) return { url: FACTS, format: "module", shortCircuit: true };
  const found = await next(specifier, context);
  return found.url.startsWith(OURS) ? { ...found, format: "module" } : found;
}
