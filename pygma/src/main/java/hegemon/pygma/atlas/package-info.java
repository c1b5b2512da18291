/**
 * A world as text that a person can draw, read and edit: docs/pygma-world.md describes it. What
 * {@link hegemon.pygma.atlas.WorldPrinter} writes, {@link hegemon.pygma.atlas.WorldParser} reads
 * back as the same world.
 */
package hegemon.pygma.atlas;
