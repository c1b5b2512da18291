package hegemon.server.web.sparta;

import hegemon.sparta.SpartaState;
import hegemon.sparta.search.Engine;
import hegemon.sparta.search.Limits;
import hegemon.sparta.search.ProofSearch;
import hegemon.sparta.search.Thought;

import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;

/** Looks for the best lines of a position, depth by depth. */
record Thinker(Engine engine, BooleanSupplier unwanted) {
    private static final int LINES = 3;

    /** Positions that a proof may cost: well below a second. */
    private static final long PROOF = 20_000;

    /** 2^16 entries: 1 MB. */
    private static final int PROOF_MEMORY = 16;

    /** Tells of every depth that is done, until nobody wants to know more. */
    void think(SpartaState state, Consumer<Judgement> hearer) {
        if (state.outcome().isPresent()) return;
        var proved = proved(state);
        engine.explore(
                state,
                Limits.NONE,
                LINES,
                thoughts -> {
                    if (!unwanted.getAsBoolean()) hearer.accept(judgement(state, thoughts, proved));
                },
                unwanted);
    }

    /** With few pieces left, a forced win is looked for first. */
    private Optional<Judgement.Proved> proved(SpartaState state) {
        return ProofSearch.isWorthwhile(state)
                ? ProofSearch.prove(state, PROOF, PROOF_MEMORY, unwanted)
                        .map(proof -> Judgement.Proved.of(state, proof))
                : Optional.empty();
    }

    private static Judgement judgement(
            SpartaState state, List<Thought> thoughts, Optional<Judgement.Proved> proved) {
        var last = Collections.max(thoughts, Comparator.comparingLong(Thought::nodes));
        var lines =
                thoughts.stream()
                        .map(each -> Judgement.Line.of(state, Worth.of(each), each.line()))
                        .toList();
        return new Judgement(last.depth(), last.nodes(), last.nodesPerSecond(), lines, proved);
    }
}
