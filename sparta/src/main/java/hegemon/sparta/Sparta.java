package hegemon.sparta;

import hegemon.table.Game;
import hegemon.table.Parse;

import java.util.List;

/** The game of Sparta: set-ups as in {@link Setup}, moves as in {@link MoveText}. */
public final class Sparta implements Game<SpartaState, Move, SpartaView> {
    @Override
    public String name() {
        return "sparta";
    }

    @Override
    public List<String> setups() {
        return Setup.names();
    }

    @Override
    public Parse<SpartaState> start(String setup) {
        return Setup.parse(setup).map(SpartaState::start);
    }

    @Override
    public String asBegun(String setup) {
        return Options.asBegun(setup);
    }

    @Override
    public Parse<Move> move(String text) {
        return MoveText.parse(text);
    }

    @Override
    public String print(Move move) {
        return MoveText.print(move);
    }

    @Override
    public boolean isOpen() {
        return true;
    }
}
