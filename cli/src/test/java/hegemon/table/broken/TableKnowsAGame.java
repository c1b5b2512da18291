package hegemon.table.broken;

import hegemon.sparta.Sparta;

/** Breaks an arrow on purpose: the architecture test must see it. */
public record TableKnowsAGame(Sparta game) {}
