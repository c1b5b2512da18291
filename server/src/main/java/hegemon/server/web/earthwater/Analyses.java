package hegemon.server.web.earthwater;

import hegemon.server.id.TableId;
import hegemon.server.play.FairQueue.Asker;
import hegemon.server.play.LiveTable;
import hegemon.server.web.gate.NotNow;
import hegemon.server.web.table.ThinkingDesk;

import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.springframework.stereotype.Component;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/**
 * Goes through finished games in the background. Each decision is a question of its own at the
 * desk, so that those who wait take turns; what was found is kept, so that a game is gone through
 * once, and goes on where it stopped.
 */
@Component
class Analyses implements AutoCloseable {
    private static final Logger LOG = LoggerFactory.getLogger(Analyses.class);

    /** So many reviews may be lost with a server. */
    private static final int KEPT_EVERY = 8;

    private final ThinkingDesk<Void> desk = new ThinkingDesk<>("analyst of 300");
    private final AnalysisStore store;
    private final Map<TableId, Task> running = new ConcurrentHashMap<>();

    Analyses(AnalysisStore store) {
        this.store = store;
    }

    /** One game that is being gone through, for whoever asked first. */
    private final class Task {
        private final TableId game;
        private final Asker asker;
        private final List<Analysis.Decision> decisions;
        private final List<Analysis.Reviewed> reviews;

        Task(TableId game, Asker asker, List<Analysis.Decision> decisions) {
            this.game = game;
            this.asker = asker;
            this.decisions = decisions;
            this.reviews = new ArrayList<>(store.of(game));
        }

        synchronized List<Analysis.Reviewed> reviews() {
            return List.copyOf(reviews);
        }

        /** The next decision, in its turn. */
        void queue() {
            var _ =
                    desk.submit(
                            asker,
                            () -> {
                                step();
                                return true;
                            });
        }

        private void step() {
            try {
                if (reviewedOneMore()) queue();
                else running.remove(game);
            } catch (NotNow e) {
                running.remove(game); // whoever looks asks again
            } catch (RuntimeException e) {
                running.remove(game);
                LOG.error("game {} could not be gone through", game, e);
            }
        }

        /** Kept before it is told; whether there is more to do. */
        private boolean reviewedOneMore() {
            var known = new ArrayList<>(reviews());
            known.add(Analysis.Reviewed.of(decisions.get(known.size())));
            boolean finished = known.size() == decisions.size();
            if (finished || known.size() % KEPT_EVERY == 0) store.keep(game, known);
            synchronized (this) {
                reviews.add(known.getLast());
            }
            return !finished;
        }
    }

    Analysis of(TableId id, LiveTable.Moment moment) {
        var task = running.get(id);
        return task == null
                ? Analysis.of(
                        moment.match(),
                        Analysis.decisions(moment.match()).size(),
                        store.of(id),
                        false)
                : Analysis.of(moment.match(), task.decisions.size(), task.reviews(), true);
    }

    /**
     * Goes on with this game, unless it is gone through already.
     *
     * @throws NotNow if too many wait already
     */
    void begin(TableId id, LiveTable.Moment moment, Asker asker) {
        var task = new Task(id, asker, Analysis.decisions(moment.match()));
        if (task.decisions.size() <= task.reviews.size()) return;
        if (running.putIfAbsent(id, task) != null) return;
        try {
            task.queue();
        } catch (NotNow e) {
            running.remove(id);
            throw e;
        }
    }

    @Override
    public void close() {
        desk.close();
    }
}
