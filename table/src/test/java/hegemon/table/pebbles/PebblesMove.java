package hegemon.table.pebbles;

sealed interface PebblesMove {
    record Take(int count) implements PebblesMove {}

    record Show() implements PebblesMove {}

    /** Chance: the hidden stones of both players. */
    record Stones(int left, int right) implements PebblesMove {}
}
