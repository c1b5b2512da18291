package hegemon.server.broken;

/** Names a game on purpose: the architecture test must see it. */
public final class NamesAGame {
    private NamesAGame() {}

    public static boolean isSparta(String game) {
        return game.equals("sparta");
    }
}
