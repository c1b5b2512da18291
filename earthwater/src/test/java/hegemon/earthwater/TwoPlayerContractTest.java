package hegemon.earthwater;

import hegemon.table.Game;
import hegemon.table.Seat;
import hegemon.table.kit.ContractTest;

import java.util.List;
import java.util.random.RandomGenerator;

class TwoPlayerContractTest extends ContractTest<EarthWaterState, Move, EarthWaterView> {
    @Override
    protected Game<EarthWaterState, Move, EarthWaterView> game() {
        return new EarthWater();
    }

    @Override
    protected List<String> setups() {
        return List.of("two-player", "two-player cheap-fleets");
    }

    @Override
    protected EarthWaterState dealtAnew(EarthWaterState state, Seat seat, RandomGenerator random) {
        return Anew.dealt(state, seat, random);
    }
}
