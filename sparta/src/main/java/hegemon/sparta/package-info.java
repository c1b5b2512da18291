/**
 * Sparta, by Yannick Holtkamp: the rules (docs/rules/sparta.md, SP-…), pure.
 *
 * <p>Glossary, with the words of the German rule sheet:
 *
 * <ul>
 *   <li>fighter – Kämpfer: takes up to two steps (SP-3.1)
 *   <li>hero – Held: takes up to three steps (SP-3.1)
 *   <li>city – Stadt: a square with an owner (SP-1.2)
 *   <li>to take a city – einnehmen: to end a move in an enemy city (SP-4.1)
 *   <li>enclosed – eingeschlossen: in a gap-free line between two enemies (SP-4.2)
 *   <li>captured – geschlagen: removed because enclosed (SP-4.2)
 *   <li>promotion – Austausch: a fighter becomes a hero (SP-4.1, SP-5)
 *   <li>quiet turn: one without a capture, a city taken or a promotion (SP-6.4)
 * </ul>
 *
 * <p><b>Where to begin.</b> {@link Sparta} is the game and {@link SpartaState} a moment of it, made
 * of a {@link Position}; {@link SpartaView} is what everybody may know of it.
 *
 * <ul>
 *   <li>The board: {@link Square}, {@link Side}, {@link Piece}, {@link Kind}, {@link Lines}, {@link
 *       Rows}.
 *   <li>A turn: {@link Move}, {@link Ways} and {@link Legality} where a piece may go, {@link
 *       Listed} all moves, {@link Effects} what a move does, {@link Ending} and {@link Recurring}
 *       when the game is over.
 *   <li>Before the first turn: {@link Setup} and {@link Options}.
 *   <li>As text: {@link PositionText}, {@link MoveText}, {@link GameText}, {@link AnnotatedGame}
 *       with {@link Mark}, read by {@link GameTextReader} and written by {@link GameTextPrinter};
 *       {@link Quoted} for refusals.
 * </ul>
 */
package hegemon.sparta;
