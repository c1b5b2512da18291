/**
 * The contract that every game keeps and all that the platform knows of a game.
 *
 * <p>A game is a value: a {@link hegemon.table.State} says whose decision it waits for, refuses
 * what the rules forbid, and plays what they allow. Rules never roll: a due {@link
 * hegemon.table.Draw} is an input that {@link hegemon.table.Chance} draws and the {@link
 * hegemon.table.Log} keeps. A stored game is its set-up and its log; {@link hegemon.table.Match}
 * brings it back.
 *
 * <p>This package knows nothing but {@code java.base}.
 */
package hegemon.table;
