package hegemon.earthwater.search;

import static hegemon.earthwater.search.Compact.ABYDOS;
import static hegemon.earthwater.search.Compact.EPHESOS;
import static hegemon.earthwater.search.Compact.GREEK;
import static hegemon.earthwater.search.Compact.PORTS;

import java.util.Arrays;

/** The options of one choice, in the order in which fast play numbers them. */
final class Listing {
    private static final Use[] USES = Use.values();

    int[] codes = new int[64];
    int size;

    void clear() {
        size = 0;
    }

    void add(int code) {
        if (size == codes.length) codes = Arrays.copyOf(codes, 2 * size);
        codes[size++] = code;
    }

    /** The options of a choice that fast play asks for. */
    void fill(Playout game, int side, Ask ask, int options, int first, int second) {
        clear();
        switch (ask) {
            case BUY -> addUpTo(Verb.BUY, 0, options);
            case RAISE -> addRaises(options, first, second);
            case OPERATION -> {
                addEach(Verb.PLAY_EVENT, first);
                addEach(Verb.PLAY_MOVE, second);
                add(Codes.of(Verb.PASS));
            }
            case MOVE -> addMovements(game, side, USES[first], second);
            case REACT -> {
                addEach(Verb.REACT, first);
                add(Codes.of(Verb.DECLINE));
            }
            case PAY -> addEach(Verb.PAY, first);
            case RETREAT -> {
                addEach(Verb.RETREAT_LAND, first);
                addEach(Verb.RETREAT_SEA, second);
                add(Codes.of(Verb.STAY));
            }
            case RESTORE -> addUpTo(Verb.RESTORE, 1, options);
            case DESTROY -> {
                add(Codes.of(Verb.DESTROY));
                add(Codes.of(Verb.SPARE));
            }
            case DISCARD -> {
                for (int left = first; left != 0; left &= left - 1)
                    add(Codes.of(Verb.DISCARD, Integer.lowestOneBit(left)));
            }
            case PACIFY -> {
                for (int i = 0; i < options; i++)
                    add(Codes.of(Verb.DISCARD, Integer.expand(i, first)));
            }
            case KEEP -> {
                int held = Integer.bitCount(first);
                for (int i = 0; i < options; i++)
                    add(Codes.of(Verb.KEEP, Integer.expand(Playout.subset(held, i), first)));
            }
            case STARVE, TAKE_ARMY, TAKE_FLEET -> addEach(Verb.REMOVE, first);
            case PLACE_ARMY, PLACE_FLEET -> {
                for (int left = first; left != 0; left &= left - 1)
                    add(Codes.of(Verb.PLACE, Integer.numberOfTrailingZeros(left), 1, 0, 0));
            }
            case ROYAL_ROAD -> {
                addRoyalRoad(game, ABYDOS, first);
                addRoyalRoad(game, EPHESOS, options - first);
            }
            case RELOCATE -> addEach(Verb.RELOCATE, first);
        }
        if (size != options)
            throw new IllegalStateException(ask + ": " + size + " listed of " + options);
    }

    /** The verb with each city or card of a set. */
    private void addEach(Verb verb, int set) {
        for (int left = set; left != 0; left &= left - 1)
            add(Codes.of(verb, Integer.numberOfTrailingZeros(left)));
    }

    private void addUpTo(Verb verb, int least, int count) {
        for (int i = least; i < least + count; i++) add(Codes.of(verb, i));
    }

    private void addRaises(int options, int cities, int ports) {
        addEach(Verb.RAISE_ARMY, cities);
        addEach(Verb.RAISE_FLEET, ports);
        if (size < options - 1) add(Codes.of(Verb.RAISE_BRIDGE));
        add(Codes.of(Verb.DONE));
    }

    private void addRoyalRoad(Playout game, int city, int options) {
        if (game.armies(GREEK, city) > 0) add(Codes.of(Verb.EVICT, city));
        else for (int armies = 1; armies <= options; armies++) addPlace(city, armies);
    }

    private void addPlace(int city, int armies) {
        add(Codes.of(Verb.PLACE, city, armies, 0, 0));
    }

    void addMovements(Playout game, int side, Use use, int ports) {
        if (use.byLand())
            for (int from = game.freeCities(side); from != 0; from &= from - 1)
                addMarches(game, side, use, Integer.numberOfTrailingZeros(from));
        for (int from = ports; from != 0; from &= from - 1)
            addSails(game, side, use, Integer.numberOfTrailingZeros(from));
    }

    private void addMarches(Playout game, int side, Use use, int from) {
        int most = use == Use.LEONIDAS ? 1 : game.armies(side, from);
        for (int to = game.reach(side, from); to != 0; to &= to - 1)
            for (int armies = 1; armies <= most; armies++)
                add(Codes.of(Verb.MARCH, from, Integer.numberOfTrailingZeros(to), armies, 0));
    }

    private void addSails(Playout game, int side, Use use, int from) {
        for (int fleets = 1; fleets <= game.fleets(side, from); fleets++)
            for (int cargo = 0; cargo <= game.mostCargo(side, use, from, fleets); cargo++)
                for (int to = PORTS & ~(1 << from); to != 0; to &= to - 1) {
                    int port = Integer.numberOfTrailingZeros(to);
                    add(Codes.of(Verb.SAIL, from, port, fleets, cargo));
                }
    }
}
