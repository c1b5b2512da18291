package hegemon.sparta;

import hegemon.table.Game;
import hegemon.table.Seat;
import hegemon.table.kit.ContractTest;

import java.util.List;
import java.util.random.RandomGenerator;

class SpartaContractTest extends ContractTest<SpartaState, Move, SpartaView> {
    @Override
    protected Game<SpartaState, Move, SpartaView> game() {
        return new Sparta();
    }

    @Override
    protected boolean hidesNothing() {
        return true;
    }

    @Override
    protected SpartaState dealtAnew(SpartaState state, Seat seat, RandomGenerator random) {
        return state;
    }

    @Override
    protected List<String> setups() {
        return List.of(
                "standard",
                "zigzag",
                "wide",
                "mixed stalemate=40",
                "near",
                "standard heroes-take=off",
                "wide repetition=off quiet=0",
                "10/3ff5/10/2h7/10/6F3/10/4H5/3FF5/10 b5S,d5S,g5S,i5S,b6N,d6N,g6N,i6N N");
    }

    @Override
    protected int games() {
        return 300;
    }

    @Override
    protected int stride() {
        return 20;
    }
}
