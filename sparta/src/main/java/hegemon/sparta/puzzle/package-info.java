/**
 * Puzzles: positions of Sparta with one clearly best line, found by the engine in games of its
 * levels against each other and shipped with the program. Docs: docs/sparta-engine.md.
 *
 * <p>{@link Puzzles} has those that are shipped; {@link Finder} finds more, {@link Solution} says
 * whether a position is one, {@link Grading} how hard it is and {@link Theme} what it is about.
 */
package hegemon.sparta.puzzle;
