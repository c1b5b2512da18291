package hegemon.server.broken;

import hegemon.sparta.Side;

/** Knows a game's types on purpose: the architecture test must see it. */
public final class KnowsAGame {
    private KnowsAGame() {}

    public static Side first() {
        return Side.SOUTH;
    }
}
