package hegemon.earthwater;

import hegemon.earthwater.board.City;
import hegemon.earthwater.board.Piece;

import java.util.List;

/** What a player or chance can do. {@link MoveText} is its parser and printer. */
public sealed interface Move {
    /** EW-4.2: buys this many cards. */
    record Buy(int cards) implements Move {}

    /** EW-4.4: raises one piece. */
    record Raise(Piece piece, City city) implements Move {}

    /** EW-4.5: builds the bridge. */
    record BuildBridge() implements Move {}

    /** Ends a building step; unspent talents are lost. */
    record Done() implements Move {}

    /** EW-5.1: plays a card as the event of one's own side, or for a movement. */
    record Play(int card, As as) implements Move {}

    enum As {
        EVENT,
        MOVE
    }

    record Pass() implements Move {}

    /** EW-5.3. */
    record March(City from, City to, int armies) implements Move {}

    /** EW-5.4: with this many armies aboard. */
    record Sail(City from, City to, int fleets, int armies) implements Move {}

    /** A piece or an army of an event, or of attrition, goes from here to the reserve. */
    record Remove(City city) implements Move {}

    /** Pieces of an event are placed here. */
    record Place(City city, int pieces) implements Move {}

    /** The Royal Road: the Greek armies here go to their reserve. */
    record Evict(City city) implements Move {}

    /** EW-9.2, EW-4.7: the army for a figure comes from here, the reserve being empty. */
    record Pay(City city) implements Move {}

    /** Defection of Thebes: the Greek armies of Thebai go here. */
    record Relocate(City city) implements Move {}

    /** EW-5.5. */
    record React(int card) implements Move {}

    /** EW-5.6: lets a window for reactions pass. */
    record Decline() implements Move {}

    /** The Immortals: puts back this many armies. */
    record Restore(int armies) implements Move {}

    /** EW-6.4, EW-6.5. */
    record Retreat(Way by, City to) implements Move {}

    enum Way {
        LAND,
        SEA
    }

    /** EW-6.3: fights on. */
    record Stay() implements Move {}

    /** EW-6.8: destroys the bridge, or leaves it. */
    record Destroy(boolean bridge) implements Move {}

    /** Discards these cards, in the order of their numbers. */
    record Discard(List<Integer> cards) implements Move {
        public Discard {
            cards = List.copyOf(cards);
        }
    }

    /** EW-7.1: keeps these cards, in the order of their numbers. */
    record Keep(List<Integer> cards) implements Move {
        public Keep {
            cards = List.copyOf(cards);
        }
    }

    /** Chance: what was rolled or drawn. */
    record Lot(String purpose, List<Integer> values) implements Move {
        public Lot {
            values = List.copyOf(values);
        }
    }
}
