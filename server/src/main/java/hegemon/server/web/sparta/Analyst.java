package hegemon.server.web.sparta;

import hegemon.server.play.FairQueue.Asker;
import hegemon.server.web.gate.NotNow;
import hegemon.server.web.table.ThinkingDesk;
import hegemon.sparta.SpartaState;
import hegemon.sparta.search.Engine;
import hegemon.table.Parse;

import org.springframework.stereotype.Component;

import java.time.Duration;
import java.util.concurrent.Future;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import java.util.function.Supplier;

/** Thinks about positions for readers. */
@Component
class Analyst implements AutoCloseable {
    /** How long one position is thought about. */
    static final Duration TIME = Duration.ofSeconds(20);

    /** 2^18 entries: 4 MB. */
    private static final int MEMORY = 18;

    private final ThinkingDesk<Judgement> desk = new ThinkingDesk<>("analyst");
    private final Engine engine = new Engine(1, MEMORY);

    /**
     * Begins to think for this visitor, and no longer about what the visitor asked before.
     *
     * @throws NotNow if too many wait already
     */
    ThinkingDesk<Judgement>.Task begin(Asker visitor, SpartaState state) {
        return desk.begin(visitor, (hearer, unwanted) -> think(state, hearer, unwanted));
    }

    private void think(SpartaState state, Consumer<Judgement> hearer, BooleanSupplier unwanted) {
        long deadline = System.nanoTime() + TIME.toNanos();
        engine.forget(); // another set-up may have other rules (SP-6.4)
        new Thinker(engine, () -> unwanted.getAsBoolean() || System.nanoTime() - deadline >= 0)
                .think(state, hearer);
    }

    /**
     * The value of every position of a game, by a short look at each.
     *
     * @param asked plays the game: that takes its time too
     */
    Future<Parse<GameValues>> values(Asker visitor, Supplier<Parse<Course>> asked) {
        return desk.submit(visitor, () -> asked.get().map(this::values));
    }

    private GameValues values(Course course) {
        engine.forget();
        return GameValues.of(course, GameValues.of(course, engine));
    }

    @Override
    public void close() {
        desk.close();
    }
}
