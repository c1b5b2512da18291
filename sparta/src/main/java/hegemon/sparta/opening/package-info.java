/**
 * Openings: what strong play did in the first turns of many games, and how these games ended. Docs:
 * docs/sparta-engine.md.
 *
 * <p>{@link Openings} has those that are shipped; {@link OpeningGame} plays one and keeps its first
 * turns, {@link OpeningTree} counts many.
 */
package hegemon.sparta.opening;
