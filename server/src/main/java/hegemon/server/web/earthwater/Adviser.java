package hegemon.server.web.earthwater;

import hegemon.earthwater.EarthWaterState;
import hegemon.earthwater.search.MonteCarlo;
import hegemon.server.id.PersonId;
import hegemon.server.play.FairQueue.Asker;
import hegemon.server.web.gate.NotNow;
import hegemon.server.web.table.ThinkingDesk;
import hegemon.table.Seat;

import org.springframework.stereotype.Component;

import java.time.Duration;
import java.util.LinkedHashMap;
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

    /** So many trees are kept, so that thinking can go on where it stopped. */
    private static final int REMEMBERED = 4;

    private final LinkedHashMap<PersonId, Weighed> latest = new LinkedHashMap<>();
    private final ThinkingDesk<Advice> desk = new ThinkingDesk<>("adviser");

    /**
     * A decision that is asked about.
     *
     * @param entry of the log that it answers
     */
    record Question(EarthWaterState state, Seat seat, int entry) {}

    /** A decision, and what is known about it so far. */
    private record Weighed(Question question, MonteCarlo search) {}

    /**
     * Begins to think for this visitor, and no longer about what the visitor asked before.
     *
     * @throws NotNow if too many wait already
     */
    ThinkingDesk<Advice>.Task begin(Asker visitor, Question question) {
        return desk.begin(
                visitor,
                (hearer, unwanted) -> think(weighed(visitor.person(), question), hearer, unwanted));
    }

    /** What this visitor was told about the same decision goes on; the desk has one thread. */
    private Weighed weighed(PersonId visitor, Question question) {
        var known = latest.remove(visitor);
        var weighed =
                known != null && known.question.equals(question)
                        ? known
                        : new Weighed(
                                question,
                                new MonteCarlo(
                                        question.state(), question.seat(), question.entry()));
        latest.put(visitor, weighed);
        if (latest.size() > REMEMBERED) latest.remove(latest.firstEntry().getKey());
        return weighed;
    }

    private static void think(Weighed weighed, Consumer<Advice> hearer, BooleanSupplier unwanted) {
        var search = weighed.search;
        long deadline = System.nanoTime() + TIME.toNanos();
        BooleanSupplier enough = () -> unwanted.getAsBoolean() || System.nanoTime() - deadline >= 0;
        do {
            search.run(Math.min(PLAYOUTS, search.playouts() + PLAYOUTS / REPORTS), enough);
            hearer.accept(Advice.of(weighed.question.entry(), search.playouts(), PLAYOUTS, search));
        } while (search.playouts() < PLAYOUTS && !enough.getAsBoolean());
    }

    @Override
    public void close() {
        desk.close();
    }
}
