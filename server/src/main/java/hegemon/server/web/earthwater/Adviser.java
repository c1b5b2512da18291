package hegemon.server.web.earthwater;

import hegemon.earthwater.EarthWaterState;
import hegemon.earthwater.search.MonteCarlo;
import hegemon.server.web.ThinkingDesk;
import hegemon.table.Seat;

import org.springframework.stereotype.Component;

import java.time.Duration;
import java.util.concurrent.RejectedExecutionException;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;

/**
 * Weighs the choices of players who ask for advice. It knows what the seat knows: before each
 * playout the hidden cards are dealt anew.
 */
@Component
class Adviser implements AutoCloseable {
    private static final int PLAYOUTS = 30_000;

    /** How long one decision is thought about at most. */
    private static final Duration TIME = Duration.ofSeconds(30);

    /** So often the reader hears how it stands. */
    private static final int REPORTS = 20;

    private final ThinkingDesk<Advice> desk = new ThinkingDesk<>("adviser");

    /**
     * A decision that is asked about.
     *
     * @param entry of the log that it answers
     */
    record Question(EarthWaterState state, Seat seat, int entry) {}

    /**
     * Begins to think for this visitor, and no longer about what the visitor asked before.
     *
     * @throws RejectedExecutionException if too many wait already
     */
    ThinkingDesk<Advice>.Task begin(String visitor, Question question) {
        return desk.begin(visitor, (hearer, unwanted) -> think(question, hearer, unwanted));
    }

    private static void think(
            Question question, Consumer<Advice> hearer, BooleanSupplier unwanted) {
        var weighed = new MonteCarlo(question.state(), question.seat(), question.entry());
        int step = PLAYOUTS / REPORTS;
        long deadline = System.nanoTime() + TIME.toNanos();
        BooleanSupplier enough = () -> unwanted.getAsBoolean() || System.nanoTime() - deadline >= 0;
        for (int done = step; done <= PLAYOUTS && !enough.getAsBoolean(); done += step) {
            weighed.run(done, enough);
            hearer.accept(Advice.of(question.entry(), done, PLAYOUTS, weighed));
        }
    }

    @Override
    public void close() {
        desk.close();
    }
}
