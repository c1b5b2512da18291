package hegemon.earthwater;

import static hegemon.earthwater.Side.GREECE;
import static hegemon.earthwater.Side.PERSIA;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** The moments at which reaction cards may be played (EW-5.5, EW-5.6). */
final class Windows {
    private static final int MILTIADES = 4;
    private static final int THEMISTOCLES = 5;
    private static final int IMMORTALS = 5;
    private static final int PAUSANIAS = 6;
    private static final int ARTEMISIA = 9;
    private static final int MOLON_LABE = 12;
    private static final int SPARTANS_300 = 15;

    private Windows() {}

    /** A window: the side may play one of these cards, if it holds any. */
    interface Window extends Stage.Decision {
        /** The cards that anyone at the table can see to be playable here if they are held. */
        List<Integer> cards(Position position);

        /** The card lies on the discards. */
        EarthWaterState reacted(Position position, int card);

        EarthWaterState declined(Position position);

        /** Where it happens that is reacted to. */
        City city();

        @Override
        default Optional<City> at() {
            return Optional.of(city());
        }

        @Override
        default String rule() {
            return "EW-5.6";
        }

        @Override
        default List<Move> moves(Position position) {
            var moves = new ArrayList<Move>();
            for (int card : held(position)) moves.add(new Move.React(card));
            moves.add(new Move.Decline());
            return moves;
        }

        default List<Integer> held(Position position) {
            return cards(position).stream().filter(position.hand(side())::contains).toList();
        }

        @Override
        default EarthWaterState play(Position position, Move move) {
            if (!(move instanceof Move.React(var card))) return declined(position);
            var event = Card.of(card).event(side());
            return reacted(
                    position.with(position.piles().discarded(side(), card))
                            .noting(Note.of("EW-5.5", "reaction", side(), event)),
                    card);
        }

        /**
         * EW-5.6: it opens unless the other side can rule the cards out; against PERS.IA, which
         * draws no conclusions, only where a card can be played.
         */
        default EarthWaterState opened(Position position) {
            boolean open =
                    position.solo()
                            ? side() == GREECE && !held(position).isEmpty()
                            : !position.hand(side()).isEmpty()
                                    && cards(position).stream()
                                            .anyMatch(card -> !position.piles().isTopDiscard(card));
            return open ? EarthWaterState.of(position, this) : declined(position);
        }
    }

    /** Most reactions are Greek. */
    interface GreekWindow extends Window {
        @Override
        default Side side() {
            return GREECE;
        }
    }

    static EarthWaterState themistocles(Position position, Expedition expedition) {
        return new Themistocles(expedition).opened(position);
    }

    static EarthWaterState artemisia(Position position, SeaBattle battle) {
        return new Artemisia(battle).opened(position);
    }

    static EarthWaterState land(Position position, LandBattle battle) {
        return new Land(battle).opened(position);
    }

    static EarthWaterState immortals(Position position, LandBattle battle) {
        return new Immortals(battle).opened(position);
    }

    static EarthWaterState molonLabe(Position position, City tribute) {
        return new MolonLabe(tribute).opened(position);
    }

    /** EW-9.6: after every Persian naval movement, if a Greek fleet lies in another port. */
    record Themistocles(Expedition expedition) implements GreekWindow {
        @Override
        public String phase() {
            return "react-themistocles";
        }

        @Override
        public City city() {
            return expedition.to();
        }

        @Override
        public List<Integer> cards(Position position) {
            boolean playable =
                    !Movement.sailingFrom(position, GREECE, Optional.of(expedition)).isEmpty()
                            && payment().isPossible(position);
            return playable ? List.of(THEMISTOCLES) : List.of();
        }

        private Payment payment() {
            return Payment.of(expedition);
        }

        @Override
        public EarthWaterState reacted(Position position, int card) {
            return payment().due(position);
        }

        @Override
        public EarthWaterState declined(Position position) {
            return expedition.arriveBySea(position);
        }
    }

    /** EW-9.8: after a round in which Persia lost a fleet and still has one in the battle. */
    record Artemisia(SeaBattle battle) implements GreekWindow {
        @Override
        public String phase() {
            return "react-artemisia";
        }

        @Override
        public City city() {
            return battle.city();
        }

        @Override
        public List<Integer> cards(Position position) {
            boolean playable =
                    !position.isUsed(Figure.ARTEMISIA)
                            && position.board().fleets(PERSIA, battle.city()) > 0;
            return playable ? List.of(ARTEMISIA) : List.of();
        }

        /** EW-9.2: the fleet that she removes is the price. */
        @Override
        public EarthWaterState reacted(Position position, int card) {
            var fought = new SeaBattle.Fought(battle, position).fleetLost(PERSIA);
            return fought.battle().fleetsLost(fought.position().withUsed(Figure.ARTEMISIA));
        }

        @Override
        public EarthWaterState declined(Position position) {
            return battle.fleetsLost(position);
        }
    }

    /** Before the first round of a land battle: Miltiades, 300 Spartans, Pausanias. */
    record Land(LandBattle battle) implements GreekWindow {
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
                case PAUSANIAS -> land(position, battle.withoutCavalry());
                default -> land(position, battle.withHeroes());
            };
        }

        @Override
        public EarthWaterState declined(Position position) {
            return battle.round(position);
        }
    }

    /** EW-9.9: the Persian armies were annihilated and the Greeks survived. */
    record Immortals(LandBattle battle) implements Window {
        @Override
        public Side side() {
            return PERSIA;
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
        public List<Integer> cards(Position position) {
            boolean playable =
                    !battle.immortal()
                            && battle.persiansLost() > 0
                            && !position.isUsed(Figure.XERXES);
            return playable ? List.of(IMMORTALS) : List.of();
        }

        @Override
        public EarthWaterState reacted(Position position, int card) {
            return EarthWaterState.of(position, new LandBattle.Restoring(battle));
        }

        @Override
        public EarthWaterState declined(Position position) {
            return battle.over(position);
        }
    }

    /** EW-9.7: after the city was named and the army placed. */
    record MolonLabe(City city) implements GreekWindow {
        @Override
        public String phase() {
            return "react-molon-labe";
        }

        @Override
        public List<Integer> cards(Position position) {
            return List.of(MOLON_LABE);
        }

        /** It takes that army back; if no Greek army can move, that is all. */
        @Override
        public EarthWaterState reacted(Position position, int card) {
            var cancelled = position.with(position.board().armies(PERSIA, city, -1));
            return Movement.isPossible(cancelled, GREECE, Use.MOLON_LABE)
                    ? EarthWaterState.of(cancelled, new Movement(GREECE, Use.MOLON_LABE))
                    : Operations.acted(cancelled, PERSIA);
        }

        @Override
        public EarthWaterState declined(Position position) {
            return Operations.acted(position, PERSIA);
        }
    }
}
