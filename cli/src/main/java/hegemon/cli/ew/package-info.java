/**
 * The commands of 300: Earth &amp; Water.
 *
 * <p><b>Where to begin.</b> Read {@link EwCommand} first, which lists the commands; each has its
 * class and what it needs.
 *
 * <ul>
 *   <li>{@code ew replay}: {@link ReplayCommand} reads a {@link TraceFile}; {@link TraceGame}
 *       replays it {@link TraceLine} by line: {@link Decision} and {@link TracePlay} are played,
 *       {@link Consequence}, {@link Milestone}, {@link Snapshot}, {@link SnapshotLegal} and {@link
 *       Step} compared with the {@link Journal} of our rules; {@link Difference} where they part,
 *       {@link Tolerance} where they may.
 *   <li>{@code ew persia}: {@link PersiaCommand}, {@link PersiaAnswers}, {@link PersiaPosition},
 *       {@link PersiaReading}, {@link WrongQuestion}.
 *   <li>{@code ew odds}: {@link OddsCommand}.
 *   <li>{@code ew study}: {@link StudyCommand}, {@link Study}, {@link StudyRow}, {@link
 *       StudyChart}.
 *   <li>{@code ew match}: {@link MatchCommand}, {@link MatchResult}, {@link PlayerSpec}.
 *   <li>{@code ew calibrate}: {@link CalibrateCommand}, {@link Predictions}, {@link Trust}.
 *   <li>{@code ew train}: {@link TrainCommand}.
 *   <li>{@code ew bench}: {@link BenchCommand}; many games at once: {@link Games}.
 * </ul>
 */
package hegemon.cli.ew;
