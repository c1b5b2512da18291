package hegemon.prove.fanout;

import java.util.List;
import java.util.Random;
import java.util.stream.Collectors;

/**
 * The news of a second in a house of several servers. Few tables have most of the readers: the
 * table with number <i>k</i> has a share of 1/<i>k</i>.
 *
 * @param servers how many there are
 * @param moves a second in the whole house
 * @param readers live streams of the whole house
 * @param tables under way
 */
public record FanOut(int servers, int moves, int readers, int tables) {
    /** The houses that docs/scale.md speaks of. */
    private static final List<FanOut> SIZES =
            List.of(
                    new FanOut(1, 20, 2_000, 1_000),
                    new FanOut(2, 200, 20_000, 10_000),
                    new FanOut(16, 2_000, 200_000, 100_000),
                    new FanOut(64, 20_000, 2_000_000, 1_000_000));

    private static final String HEAD =
            """
            | servers | moves/s | readers | told to all | told where read | events | busiest | by table |
            |---|---|---|---|---|---|---|---|
            """;

    /** What several servers tell each other, size by size; chance begins anew for each. */
    public static String table(long seed) {
        return SIZES.stream()
                .map(house -> house.row(house.second(new Random(seed))))
                .collect(Collectors.joining("", HEAD, ""));
    }

    private String row(Second second) {
        return "| %d | %d | %d | %d | %d | %d | %d | %d |%n"
                .formatted(
                        servers,
                        moves,
                        readers,
                        second.broadcast(),
                        second.addressed(),
                        second.events(),
                        second.busiest(),
                        second.owner());
    }

    /**
     * What it comes to.
     *
     * @param broadcast messages between servers if each tells all, as {@code NOTIFY} does
     * @param addressed messages if a server is told only of tables that somebody looks at there
     * @param events to readers
     * @param busiest events of the server that sends most, if readers are at any server
     * @param owner events of the server that sends most, if all readers of a table are at one
     */
    record Second(long broadcast, long addressed, long events, long busiest, long owner) {}

    Second second(Random random) {
        var at = new int[tables][];
        double all = 0;
        for (int k = 1; k <= tables; k++) all += 1.0 / k;
        for (int k = 0; k < tables; k++)
            at[k] = spread((int) Math.round(readers / (k + 1.0) / all), random);
        var sent = new long[servers];
        var owned = new long[servers];
        long addressed = 0;
        for (int i = 0; i < moves; i++) {
            int table = random.nextInt(tables);
            for (int server = 0; server < servers; server++) {
                if (at[table][server] > 0) addressed++;
                sent[server] += at[table][server];
                owned[table % servers] += at[table][server];
            }
        }
        return new Second(
                (long) moves * servers, addressed, sum(sent), largest(sent), largest(owned));
    }

    /** Each reader comes to some server. */
    private int[] spread(int readersOfTable, Random random) {
        var here = new int[servers];
        for (int i = 0; i < readersOfTable; i++) here[random.nextInt(servers)]++;
        return here;
    }

    private static long sum(long[] values) {
        return java.util.Arrays.stream(values).sum();
    }

    private static long largest(long[] values) {
        return java.util.Arrays.stream(values).max().orElse(0);
    }
}
