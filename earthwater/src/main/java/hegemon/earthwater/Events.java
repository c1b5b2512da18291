package hegemon.earthwater;

import static hegemon.earthwater.board.Side.GREECE;
import static hegemon.earthwater.board.Side.PERSIA;

import hegemon.earthwater.Preparation.Cause;
import hegemon.earthwater.board.City;
import hegemon.earthwater.board.Piece;
import hegemon.earthwater.board.Side;

/** EW-9: the events that are played in one's own turn. */
final class Events {
    private Events() {}

    /** EW-9.3: an event that can do nothing cannot be played. */
    static boolean isPlayable(Position position, Side side, Event event) {
        if (event.isSpartan() && position.carneia()) return false;
        return side == GREECE ? greekPlayable(position, event) : persianPlayable(position, event);
    }

    private static boolean greekPlayable(Position position, Event event) {
        return switch (event) {
            case ORACLE_OF_DELPHI -> true;
            case MINES_OF_LAURION -> Preparation.hasMines(position);
            case IONIAN_REVOLT, WRATH_OF_POSEIDON, DESERTION ->
                    !new EventRemoval(event).moves(position).isEmpty();
            case LEONIDAS -> Payment.leonidas().isPossible(position);
            case EVANGELION -> Movement.isPossible(position, GREECE, Use.EVANGELION);
            case MELAS_ZOMOS ->
                    position.reserve(Piece.ARMY, GREECE) > 0
                            && position.board().controls(GREECE, City.SPARTA);
            case TRIREMES -> Movement.isPossible(position, GREECE, Use.TRIREMES);
            case SUPPORT_FROM_SYRACUSE ->
                    !new EventPlacing(GREECE, event).moves(position).isEmpty();
            default -> false;
        };
    }

    private static boolean persianPlayable(Position position, Event event) {
        return switch (event) {
            case CAVALRY_OF_MARDONIUS, GREAT_KING ->
                    Movement.isPossible(position, PERSIA, Use.GREAT_KING);
            case TRIBUTE, ROYAL_ROAD -> !new EventPlacing(PERSIA, event).moves(position).isEmpty();
            case CARNEIA_FESTIVAL, PACIFICATION -> true;
            case OSTRACISM, HIPPIAS, SEPARATE_PEACE -> !position.hand(GREECE).isEmpty();
            case DEFECTION_OF_THEBES -> Thebes.canDefect(position);
            case ACROPOLIS_ON_FIRE -> position.board().armies(PERSIA, City.ATHENAI) > 0;
            default -> false;
        };
    }

    /** The card goes to the discards; that of Mines of Laurion lies aside (EW-4.6). */
    static EarthWaterState play(Position position, Side side, int card) {
        var event = Card.of(card).event(side);
        var piles = position.piles();
        var played =
                position.with(
                        event == Event.MINES_OF_LAURION
                                ? piles.setAside(side, card)
                                : piles.discarded(side, card));
        return side == GREECE ? greek(played, event) : persian(played, event);
    }

    private static EarthWaterState greek(Position position, Event event) {
        return switch (event) {
            case MINES_OF_LAURION -> Preparation.mines(position);
            case IONIAN_REVOLT, WRATH_OF_POSEIDON, DESERTION ->
                    EarthWaterState.of(position, new EventRemoval(event));
            case ORACLE_OF_DELPHI -> oracle(position);
            case LEONIDAS -> Payment.leonidas().due(position);
            case EVANGELION -> moving(position, GREECE, Use.EVANGELION);
            case MELAS_ZOMOS ->
                    Operations.acted(
                            position.with(position.board().armies(GREECE, City.SPARTA, 1)), GREECE);
            case TRIREMES -> moving(position, GREECE, Use.TRIREMES);
            case SUPPORT_FROM_SYRACUSE ->
                    EarthWaterState.of(position, new EventPlacing(GREECE, event));
            default -> throw new IllegalStateException(event + " is no Greek event of a turn");
        };
    }

    private static EarthWaterState persian(Position position, Event event) {
        return switch (event) {
            case CAVALRY_OF_MARDONIUS -> moving(position, PERSIA, Use.CAVALRY_OF_MARDONIUS);
            case GREAT_KING -> moving(position, PERSIA, Use.GREAT_KING);
            case TRIBUTE, ROYAL_ROAD ->
                    EarthWaterState.of(position, new EventPlacing(PERSIA, event));
            case CARNEIA_FESTIVAL -> Operations.acted(position.withCarneia(true), PERSIA);
            case OSTRACISM -> EarthWaterState.of(position, new Ostracism());
            case HIPPIAS -> EarthWaterState.of(position, new Hippias());
            case SEPARATE_PEACE -> EarthWaterState.of(position, new SeparatePeace());
            case DEFECTION_OF_THEBES -> Thebes.defects(position);
            case ACROPOLIS_ON_FIRE ->
                    Operations.acted(position.withAcropolis(position.campaign()), PERSIA);
            case PACIFICATION -> EarthWaterState.of(position, new Pacification());
            default -> throw new IllegalStateException(event + " is no Persian event of a turn");
        };
    }

    private static EarthWaterState moving(Position position, Side side, Use use) {
        return EarthWaterState.of(position, new Movement(side, use));
    }

    /** Discards the whole hand with this card and draws as many, this card counted. */
    private static EarthWaterState oracle(Position position) {
        var hand = position.hand(GREECE);
        return Drawing.replacement(
                position.with(position.piles().discarded(GREECE, hand.numbers())),
                GREECE,
                Cause.ORACLE,
                hand.size() + 1);
    }
}
