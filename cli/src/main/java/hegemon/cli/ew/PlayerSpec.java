package hegemon.cli.ew;

import hegemon.cli.Complaint;
import hegemon.earthwater.search.EarthWaterBots;
import hegemon.earthwater.search.Player;

/**
 * A player as written on the command line: {@code random}, {@code greedy}, {@code instinct}, {@code
 * search:100} with its playouts for each decision, {@code level:3}.
 */
final class PlayerSpec {
    static final String HELP =
            "random, greedy, instinct, search:N (playouts for each decision) and level:1 to"
                    + " level:5 (without a limit of time)";

    private static final int MOST_PLAYOUTS = 1_000_000;

    private PlayerSpec() {}

    static Player parse(String text) {
        int colon = text.indexOf(':');
        if (colon < 0) return plain(text);
        var rest = text.substring(colon + 1);
        return switch (text.substring(0, colon)) {
            case "search" -> Player.search(number(text, rest, MOST_PLAYOUTS));
            case "level" ->
                    EarthWaterBots.player(number(text, rest, new EarthWaterBots().levels()));
            default -> throw wrong(text);
        };
    }

    private static Player plain(String text) {
        return switch (text) {
            case "random" -> Player.random();
            case "greedy" -> Player.greedy();
            case "instinct" -> Player.instinct();
            default -> throw wrong(text);
        };
    }

    private static int number(String text, String digits, int most) {
        if (!digits.matches("[0-9]{1,7}")) throw wrong(text);
        int number = Integer.parseInt(digits);
        if (number < 1 || number > most) throw wrong(text);
        return number;
    }

    private static Complaint wrong(String text) {
        return Complaint.usage("“" + text + "” is not a player; there are " + HELP);
    }
}
