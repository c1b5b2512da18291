/**
 * The engine of Sparta: a compact board held to the rules by tests, a search, its levels, a plain
 * UCT player as a yardstick, and the text protocol. Docs: docs/sparta-engine.md,
 * sparta-protocol.md.
 *
 * <p>Squares are numbered as in {@link hegemon.sparta.Square#index}. A set of squares is two longs:
 * {@code low} holds ranks 1 to 5 in its bits 0 to 49, {@code high} ranks 6 to 10. Sides are 0 for
 * South and 1 for North.
 */
package hegemon.sparta.search;
