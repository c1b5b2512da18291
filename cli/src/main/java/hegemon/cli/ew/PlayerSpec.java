package hegemon.cli.ew;

import hegemon.cli.Complaint;
import hegemon.earthwater.search.EarthWaterBots;
import hegemon.earthwater.search.Player;

import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.util.concurrent.TimeUnit;
import java.util.function.IntFunction;

/**
 * A player as written on the command line: {@code random}, {@code greedy}, {@code instinct}, {@code
 * search:100} with its playouts for each decision, {@code foresight:500ms} with the processor's
 * time for it, {@code level:3}.
 */
final class PlayerSpec {
    static final String HELP =
            "random, greedy, instinct, search:N and foresight:N (playouts for each decision, or"
                    + " 500ms of the processor) and level:1 to level:5 (without a limit of time)";

    private static final int MOST_PLAYOUTS = 1_000_000;
    private static final int MOST_MILLIS = 60_000;
    private static final String MILLIS = "ms";
    private static final ThreadMXBean PROCESSOR = ManagementFactory.getThreadMXBean();

    private PlayerSpec() {}

    static Player parse(String text) {
        int colon = text.indexOf(':');
        if (colon < 0) return plain(text);
        var rest = text.substring(colon + 1);
        return switch (text.substring(0, colon)) {
            case "search" -> limited(text, rest, Player::search);
            case "foresight" -> limited(text, rest, Player::foresight);
            case "level" ->
                    EarthWaterBots.player(number(text, rest, new EarthWaterBots().levels()));
            default -> throw wrong(text);
        };
    }

    /** By playouts, or by the processor's time: {@code 400} or {@code 500ms}. */
    private static Player limited(String text, String limit, IntFunction<Player> search) {
        if (!limit.endsWith(MILLIS)) return search.apply(number(text, limit, MOST_PLAYOUTS));
        var digits = limit.substring(0, limit.length() - MILLIS.length());
        long most = TimeUnit.MILLISECONDS.toNanos(number(text, digits, MOST_MILLIS));
        var player = search.apply(MOST_PLAYOUTS);
        return (state, seat, random, stopped) -> {
            long end = PROCESSOR.getCurrentThreadCpuTime() + most;
            return player.choose(
                    state, seat, random, () -> PROCESSOR.getCurrentThreadCpuTime() > end);
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
