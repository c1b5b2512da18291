/**
 * The order language of PYGMA-ISIS (docs/rules/pygma-isis.md, Part IV): what a ruler writes for a
 * month, read and printed in German, English and French, mixed at will.
 *
 * <p>Glossary: Befehl = order, Zugbogen = sheet, Zeile = row, Großfeld / Kleinfeld (GF/KF) = the
 * two numbers of an address, Heer = army, Einheit = unit (an army or a merchant), Grundbefehl =
 * basic order (A R V -), Besonderes = clauses, Ladung = load, Güterpunkte (GP) = goods points,
 * Posten = lot, Rüsttermin = armament month.
 *
 * <p><b>Where to begin.</b> Read {@link Order} and its kinds first, then {@link Parser}, which goes
 * from a text to a {@link Reading}. The check of a sheet against what its ruler knows is a room of
 * its own, {@code orders.check}.
 *
 * <ul>
 *   <li>What is ordered: {@link Sheet}; {@link Heading}, {@link March} with {@link Place}, {@link
 *       Load} and {@link Clause}, {@link Armament}, {@link Construction}, {@link Trade}, {@link
 *       Talk}.
 *   <li>Reading a line: {@link Lexer} makes {@link Token}s; {@link Rows} turns rows of the paper
 *       sheet into lines; {@link Cursor} goes through them; {@link Commands}, {@link Marches},
 *       {@link Loads} and {@link Terms} read the parts; {@link Stray} what is passed over.
 *   <li>Words of the language: {@link Keyword}, {@link Vocabulary}, {@link Spelling}, {@link
 *       UnitText}, {@link RealmName}, {@link Term}.
 *   <li>What is wrong: {@link Fault} with its {@link Code}, {@link Expected} what the grammar
 *       wants, {@link Locator} where in the line, {@link Intention} what was meant.
 *   <li>Back to text: {@link OrderText}; {@link Samples} one order of every form; {@link
 *       OrderWords} the words for who puts orders together from parts.
 *   <li>What an order means for the month: {@link Phase} when it is carried out, {@link
 *       ArmamentOnly} which wait for an armament month, {@link Muster} which armies will be mobile.
 * </ul>
 */
package hegemon.pygma.orders;
