package hegemon.earthwater;

import hegemon.table.Game;
import hegemon.table.Seat;
import hegemon.table.kit.ContractTest;

import java.util.List;
import java.util.random.RandomGenerator;

class SoloContractTest extends ContractTest<EarthWaterState, Move, EarthWaterView> {
    @Override
    protected Game<EarthWaterState, Move, EarthWaterView> game() {
        return new EarthWater();
    }

    @Override
    protected List<String> setups() {
        return List.of(
                "solo",
                "solo handicap=beginner",
                "solo handicap=expert",
                "solo pass=phase",
                "solo place=letter",
                "solo place=strict",
                "solo target=road",
                "solo place=strict defence=largest move=any limit=every landing=any"
                        + " raise=garrisoned rounds=two ports=all");
    }

    @Override
    protected EarthWaterState dealtAnew(EarthWaterState state, Seat seat, RandomGenerator random) {
        return Anew.dealt(state, seat, random);
    }
}
