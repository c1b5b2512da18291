package hegemon.earthwater.search;

import hegemon.earthwater.Move;
import hegemon.earthwater.board.City;
import hegemon.earthwater.board.Piece;

import java.util.List;

/** Moves as whole numbers: a verb and up to four small figures, or a verb and a set of cards. */
final class Codes {
    private static final int VERB = 18;
    private static final int FIGURE = 5;
    private static final int MASK = (1 << FIGURE) - 1;
    private static final Verb[] VERBS = Verb.values();

    private Codes() {}

    static int of(Verb verb) {
        return of(verb, 0);
    }

    /** With a city, a card, a number or a set of cards. */
    @SuppressWarnings("EnumOrdinal") // a number in memory, never stored
    static int of(Verb verb, int a) {
        return verb.ordinal() << VERB | a;
    }

    static int of(Verb verb, int a, int b, int c, int d) {
        return of(verb, a | b << FIGURE | c << (2 * FIGURE) | d << (3 * FIGURE));
    }

    static Verb verb(int code) {
        return VERBS[code >>> VERB];
    }

    static int cards(int code) {
        return code & (1 << VERB) - 1;
    }

    static int first(int code) {
        return code & MASK;
    }

    static int second(int code) {
        return code >>> FIGURE & MASK;
    }

    static int third(int code) {
        return code >>> (2 * FIGURE) & MASK;
    }

    static int fourth(int code) {
        return code >>> (3 * FIGURE) & 7;
    }

    static int of(Move move) {
        return switch (move) {
            case Move.Buy(var cards) -> of(Verb.BUY, cards);
            case Move.Raise(var piece, var city) ->
                    of(piece == Piece.ARMY ? Verb.RAISE_ARMY : Verb.RAISE_FLEET, index(city));
            case Move.BuildBridge() -> of(Verb.RAISE_BRIDGE);
            case Move.Done() -> of(Verb.DONE);
            case Move.Play(var card, var as) ->
                    of(as == Move.As.EVENT ? Verb.PLAY_EVENT : Verb.PLAY_MOVE, card);
            case Move.Pass() -> of(Verb.PASS);
            case Move.March(var from, var to, var armies) ->
                    of(Verb.MARCH, index(from), index(to), armies, 0);
            case Move.Sail(var from, var to, var fleets, var armies) ->
                    of(Verb.SAIL, index(from), index(to), fleets, armies);
            case Move.Remove(var city) -> of(Verb.REMOVE, index(city));
            case Move.Place(var city, var pieces) -> of(Verb.PLACE, index(city), pieces, 0, 0);
            case Move.Evict(var city) -> of(Verb.EVICT, index(city));
            case Move.Pay(var city) -> of(Verb.PAY, index(city));
            case Move.Relocate(var city) -> of(Verb.RELOCATE, index(city));
            case Move.React(var card) -> of(Verb.REACT, card);
            case Move.Decline() -> of(Verb.DECLINE);
            case Move.Restore(var armies) -> of(Verb.RESTORE, armies);
            case Move.Retreat(var by, var to) ->
                    of(by == Move.Way.LAND ? Verb.RETREAT_LAND : Verb.RETREAT_SEA, index(to));
            case Move.Stay() -> of(Verb.STAY);
            case Move.Destroy(var bridge) -> of(bridge ? Verb.DESTROY : Verb.SPARE);
            case Move.Discard(var cards) -> of(Verb.DISCARD, set(cards));
            case Move.Keep(var cards) -> of(Verb.KEEP, set(cards));
            case Move.Lot(var purpose, var values) ->
                    throw new IllegalStateException("a draw is no choice: " + purpose + values);
        };
    }

    private static int index(City city) {
        return Compact.index(city);
    }

    private static int set(List<Integer> cards) {
        int set = 0;
        for (int card : cards) set |= 1 << card;
        return set;
    }
}
