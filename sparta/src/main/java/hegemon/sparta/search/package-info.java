/**
 * The engine of Sparta: a compact board held to the rules by tests, a search, its levels, a plain
 * UCT player as a yardstick, and the text protocol. Docs: docs/sparta-engine.md,
 * sparta-protocol.md.
 *
 * <p>Squares are numbered as in {@link hegemon.sparta.Square#index}. A set of squares is two longs:
 * {@code low} holds ranks 1 to 5 in its bits 0 to 49, {@code high} ranks 6 to 10. Sides are 0 for
 * South and 1 for North.
 *
 * <p><b>Where to begin.</b> Read {@link Engine} first, then {@link Searcher} for the search and
 * {@link Board} for the position.
 *
 * <ul>
 *   <li>The board: {@link Board}, {@link Bits}, {@link Moves}, {@link Generator}, {@link
 *       Enclosure}, {@link Past}, {@link Zobrist}; {@link Bridge} to the rules; {@link Perft} and
 *       {@link Speed} measure it.
 *   <li>The search: {@link Engine}, {@link Deepening}, {@link Searcher}, {@link Quiescence}, {@link
 *       MoveOrder}, {@link Table}, {@link Variation}, {@link Margins} with each {@link Margin},
 *       found by {@link SearchTuner}; {@link Limits}, {@link Control} and {@link NodeCount} end it;
 *       {@link Thought} what it found.
 *   <li>Wins that can be forced: {@link ProofSearch} with its {@link ProofTable} finds a {@link
 *       Proof}.
 *   <li>What a position is worth: {@link Judge}, {@link Evaluation}, {@link Weights}; found by
 *       {@link Tuner} from {@link SelfPlay} and its {@link Sample}s. A {@link Valuation} may be a
 *       {@link Net} instead: {@link NetInputs} and {@link NetEvaluation} play with it, {@link
 *       NetData}, {@link NetSample}, {@link NetTrainer} and {@link FloatNet} make it. A {@link
 *       Mind} has both choices.
 *   <li>Players: {@link SpartaBots}, {@link Level}, {@link Handicap}; {@link Uct} with {@link
 *       Playout} as a yardstick; they meet in an {@link Arena} as {@link Player}s after a {@link
 *       Beginning}, with a {@link Score} and, if wanted, a sequential test ({@link Sprt}); a {@link
 *       Study} counts what happens in their games.
 *   <li>For other programs: {@link Protocol}, {@link EngineOptions}.
 * </ul>
 */
package hegemon.sparta.search;
