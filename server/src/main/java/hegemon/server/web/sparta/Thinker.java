package hegemon.server.web.sparta;

import hegemon.sparta.SpartaState;
import hegemon.sparta.search.Engine;
import hegemon.sparta.search.Limits;
import hegemon.sparta.search.Thought;

import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;

/** Looks for the best lines of a position, depth by depth. */
final class Thinker {
    private static final int LINES = 3;

    private final Engine engine;
    private final BooleanSupplier unwanted;

    Thinker(Engine engine, BooleanSupplier unwanted) {
        this.engine = engine;
        this.unwanted = unwanted;
    }

    /** Tells of every depth that is done, until nobody wants to know more. */
    void think(SpartaState state, Consumer<Judgement> hearer) {
        if (state.outcome().isPresent()) return;
        engine.explore(
                state,
                Limits.NONE,
                LINES,
                thoughts -> {
                    if (!unwanted.getAsBoolean()) hearer.accept(judgement(state, thoughts));
                },
                unwanted);
    }

    private static Judgement judgement(SpartaState state, List<Thought> thoughts) {
        var last = Collections.max(thoughts, Comparator.comparingLong(Thought::nodes));
        var lines =
                thoughts.stream()
                        .map(each -> Judgement.Line.of(state, Worth.of(each), each.line()))
                        .toList();
        return new Judgement(last.depth(), last.nodes(), last.nodesPerSecond(), lines);
    }
}
