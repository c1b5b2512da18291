package hegemon.earthwater;

import static hegemon.earthwater.board.Side.PERSIA;

import hegemon.earthwater.board.City;

import java.util.ArrayList;
import java.util.List;

/** The reactions in battles on land. */
final class LandWindows {
    private static final int MILTIADES = 4;
    private static final int IMMORTALS = 5;
    private static final int PAUSANIAS = 6;
    private static final int SPARTANS_300 = 15;

    private LandWindows() {}

    /** Before the first round of a land battle: Miltiades, 300 Spartans, Pausanias. */
    record Land(LandBattle battle) implements Stage.OfGreece, Window {
        private boolean isDefence() {
            return battle.attacker() == PERSIA;
        }

        @Override
        public String phase() {
            return isDefence() ? "react-land-defence" : "react-land-attack";
        }

        @Override
        public City city() {
            return battle.city();
        }

        @Override
        public List<Integer> cards(Position position) {
            var cards = new ArrayList<Integer>();
            if (!battle.hasGreekBonus() && payment().isPossible(position)) cards.add(MILTIADES);
            if (battle.unlimited() && !position.carneia()) cards.add(PAUSANIAS);
            if (!battle.hasGreekBonus() && isDefence() && !position.carneia())
                cards.add(SPARTANS_300);
            return cards;
        }

        private Payment payment() {
            return Payment.of(battle);
        }

        /** Another card may follow. */
        @Override
        public EarthWaterState reacted(Position position, int card) {
            return switch (card) {
                case MILTIADES -> payment().due(position);
                case PAUSANIAS -> new Land(battle.withoutCavalry()).opened(position);
                default -> new Land(battle.withHeroes()).opened(position);
            };
        }

        @Override
        public EarthWaterState declined(Position position) {
            return battle.round(position);
        }
    }

    /** EW-9.9: the Persian armies were annihilated and the Greeks survived. */
    record Immortals(LandBattle battle) implements Stage.OfPersia, Window.OfOneCard {
        @Override
        public int card() {
            return IMMORTALS;
        }

        @Override
        public String phase() {
            return "react-immortals";
        }

        @Override
        public City city() {
            return battle.city();
        }

        @Override
        public boolean isPlayable(Position position) {
            return !battle.immortal()
                    && battle.persiansLost() > 0
                    && !position.isUsed(Figure.XERXES);
        }

        @Override
        public EarthWaterState reacted(Position position) {
            return EarthWaterState.of(position, new LandBattle.Restoring(battle));
        }

        @Override
        public EarthWaterState declined(Position position) {
            return battle.over(position);
        }
    }
}
