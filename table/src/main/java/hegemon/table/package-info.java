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
 *
 * <p><b>Where to begin.</b> Read {@link State} first, then {@link Turn} and {@link Match}.
 *
 * <ul>
 *   <li>What a game brings: {@link Game}, {@link State}, {@link Enumerable}, {@link Bots}; {@link
 *       Games} finds it.
 *   <li>What a game waits for, and how it ends: {@link Turn}, {@link Seat}, {@link Score}, {@link
 *       Outcome}.
 *   <li>A game under way: {@link Match}, {@link Course}, {@link Step}, {@link HouseEntry}; one that
 *       begins in the middle: {@link Snapshot}, {@link Past}; its log: {@link Log}, {@link Entry},
 *       {@link LogText}, {@link NumberedEntries}, {@link GrowingList}.
 *   <li>Chance: {@link Draw}, {@link Chance}, {@link Lots}, {@link DiceProof}.
 *   <li>What is said: {@link Parse}, {@link Refusal}, {@link Message}, {@link Arg}, {@link Words},
 *       {@link Grammar}, {@link Language}.
 * </ul>
 */
package hegemon.table;
