package hegemon.server.pairing;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;

/** The kinds of events. */
public enum Format {
    ROUND_ROBIN,
    SWISS,
    KNOCK_OUT,
    LADDER;

    /** More than that is no club evening, and would be slow to pair. */
    public static final int MOST_PLAYERS = 64;

    public static final int FEWEST_PLAYERS = 2;

    /** As many as can be paired without anybody meeting twice, whatever the results. */
    public static int mostSwissRounds(int players) {
        return Math.max(1, players / 2);
    }

    /**
     * The games of the next round, when all of the rounds before are over; none if the event is.
     *
     * @param players in the order of their seeds
     * @param rounds how many a Swiss event shall have
     */
    public Optional<List<Duel>> next(List<Player> players, int rounds, List<List<Duel>> played) {
        return switch (this) {
            case ROUND_ROBIN -> RoundRobin.round(players, played.size());
            case SWISS ->
                    played.size() >= rounds ? Optional.empty() : new Swiss(players, played).round();
            case KNOCK_OUT -> new KnockOut(players, played).round();
            // Its games are begun by those who challenge.
            case LADDER -> Optional.empty();
        };
    }

    public String text() {
        return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    public static Optional<Format> parse(String text) {
        return Stream.of(values()).filter(each -> each.text().equals(text)).findFirst();
    }
}
