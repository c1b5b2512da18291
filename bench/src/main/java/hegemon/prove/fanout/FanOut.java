package hegemon.prove.fanout;

import java.util.Random;

/**
 * The news of a second in a house of several servers. Few tables have most of the readers: the
 * table with number <i>k</i> has a share of 1/<i>k</i>.
 *
 * @param servers how many there are
 * @param moves a second in the whole house
 * @param readers live streams of the whole house
 * @param tables under way
 */
record FanOut(int servers, int moves, int readers, int tables) {
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
