package hegemon.server.play;

import hegemon.server.id.TableId;

import java.util.Optional;

/**
 * Tables at which a bot is to think. Short thoughts come first, so that nobody who plays a weak bot
 * waits for those who play a strong one; yet each fourth thought may be a long one.
 */
final class ThoughtQueue {
    private static final int MOST = 1_000;
    private static final int MOST_OF_ONE = 200;
    private static final int SHORT_IN_A_ROW = 3;

    private final FairQueue<TableId> brief = new FairQueue<>(MOST, MOST_OF_ONE);
    private final FairQueue<TableId> lengthy = new FairQueue<>(MOST, MOST_OF_ONE);
    private int inARow = 0;

    /** False if too many wait already. */
    synchronized boolean add(FairQueue.Asker asker, TableId table, boolean isLong) {
        notifyAll();
        return (isLong ? lengthy : brief).add(asker, table);
    }

    synchronized TableId take() throws InterruptedException {
        while (brief.size() + lengthy.size() == 0) wait();
        return next().orElseThrow();
    }

    private Optional<TableId> next() {
        boolean turn = brief.size() == 0 || inARow >= SHORT_IN_A_ROW;
        inARow = turn || lengthy.size() == 0 ? 0 : inARow + 1;
        return turn ? lengthy.poll().or(brief::poll) : brief.poll();
    }

    /** How many long thoughts wait. */
    int lengthy() {
        return lengthy.size();
    }
}
