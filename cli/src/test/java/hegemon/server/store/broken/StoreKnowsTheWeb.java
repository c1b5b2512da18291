package hegemon.server.store.broken;

import hegemon.server.play.Tables;

/** Breaks an arrow on purpose: the architecture test must see it. */
public record StoreKnowsTheWeb(Tables tables) {}
