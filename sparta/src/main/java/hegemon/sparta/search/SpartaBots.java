package hegemon.sparta.search;

import hegemon.sparta.Move;
import hegemon.sparta.SpartaState;
import hegemon.sparta.SpartaView;
import hegemon.table.Bots;
import hegemon.table.Seat;

import java.util.List;

/** The ten players made of code. */
public final class SpartaBots implements Bots<SpartaState, Move, SpartaView> {
    /** One thread a game, so that several games at once share the machine fairly. */
    private static final int THREADS = 1;

    @Override
    public String game() {
        return "sparta";
    }

    @Override
    public int levels() {
        return Level.ALL.size();
    }

    /** Level 4 is set; the others follow from the matches in docs/sparta-engine.md. */
    @Override
    public List<Integer> ratings() {
        return List.of(867, 1_095, 1_336, 1_500, 1_696, 1_889, 2_040, 2_250, 2_511, 2_871);
    }

    @Override
    public Move choose(SpartaState state, Seat seat, Thinking thinking) {
        return Level.of(thinking.level())
                .choose(state, thinking.time(), THREADS, thinking.seed(), thinking.stopped());
    }
}
