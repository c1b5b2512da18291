/**
 * Fast play behind the readable rules, and the players made of it.
 *
 * <p>{@code Compact} is the position in whole numbers and bit sets; {@code Playout} plays it to the
 * end with a choice function of its caller. A test mirrors every choice and every move in the
 * readable rules, so the two cannot part.
 *
 * <p>Glossary. A <em>playout</em> is a game played to its end by a simple policy. A <em>deal</em>
 * is a guess at the hidden cards that fits what a seat knows.
 */
package hegemon.earthwater.search;
