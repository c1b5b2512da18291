/**
 * The books: the rules of each game for its players, in three languages, and behind them the
 * numbered rules for rule lawyers.
 *
 * <p>A book is one file of Markdown for each language, {@code books/<game>/<language>.md}: the
 * title, a paragraph, then chapters ({@code ##}) and sections ({@code ###}), each with an address
 * of its own that is the same in every language ({@code {#address}}). {@code [SP-3.2]} in the text
 * leads to the numbered rule, and the first place of a number is where the number leads back to. A
 * picture ({@code ![caption](name)}) is a position of {@code books/<game>/figures.txt} that the
 * game's own {@link hegemon.server.web.book.Illustrator} plays and draws.
 *
 * <p>Read {@link hegemon.server.web.book.BookReader} first, then {@code BookPages}.
 */
package hegemon.server.web.book;
