package hegemon.earthwater;

import static hegemon.earthwater.board.Side.GREECE;
import static hegemon.earthwater.board.Side.PERSIA;

import hegemon.earthwater.board.City;

import java.util.Optional;

/** The reactions at sea. */
final class SeaWindows {
    private static final int THEMISTOCLES = 5;
    private static final int ARTEMISIA = 9;

    private SeaWindows() {}

    /** EW-9.6: after every Persian naval movement, if a Greek fleet lies in another port. */
    record Themistocles(Expedition expedition) implements Stage.OfGreece, Window.OfOneCard {
        @Override
        public int card() {
            return THEMISTOCLES;
        }

        @Override
        public String phase() {
            return "react-themistocles";
        }

        @Override
        public City city() {
            return expedition.to();
        }

        @Override
        public boolean isPlayable(Position position) {
            return !Movement.sailingFrom(position, GREECE, Optional.of(expedition)).isEmpty()
                    && payment().isPossible(position);
        }

        private Payment payment() {
            return Payment.of(expedition);
        }

        @Override
        public EarthWaterState reacted(Position position) {
            return payment().due(position);
        }

        @Override
        public EarthWaterState declined(Position position) {
            return expedition.arriveBySea(position);
        }
    }

    /** EW-9.8: after a round in which Persia lost a fleet and still has one in the battle. */
    record Artemisia(SeaBattle battle) implements Stage.OfGreece, Window.OfOneCard {
        @Override
        public int card() {
            return ARTEMISIA;
        }

        @Override
        public String phase() {
            return "react-artemisia";
        }

        @Override
        public City city() {
            return battle.city();
        }

        @Override
        public boolean isPlayable(Position position) {
            return !position.isUsed(Figure.ARTEMISIA)
                    && position.board().fleets(PERSIA, battle.city()) > 0;
        }

        /** EW-9.2: the fleet that she removes is the price. */
        @Override
        public EarthWaterState reacted(Position position) {
            var fought = new SeaBattle.Fought(battle, position).fleetLost(PERSIA);
            return fought.battle().fleetsLost(fought.position().withUsed(Figure.ARTEMISIA));
        }

        @Override
        public EarthWaterState declined(Position position) {
            return battle.fleetsLost(position);
        }
    }
}
