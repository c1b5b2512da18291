package hegemon.pygma.month;

import hegemon.pygma.world.SettlementKind;
import hegemon.pygma.world.Terrain;

import java.util.Arrays;
import java.util.stream.IntStream;

/** The tables of docs/rules/pygma-isis.md, typed a second time for {@link PlainReading}. */
final class PlainTables {
    /**
     * T5, in the order of the goods: Ebene, Hügel, Waldhügel, Gebirge, lichter, tiefer, Gras,
     * Wasser.
     */
    private static final String[] T5 = {
        "31000020", "22201100", "21112123", "11010001", "03010000",
        "00202300", "01130000", "02130000", "21010030", "11111110"
    };

    private static final int[][] T6 = {
        {60, 10, 8, 8, 5, 2, 8, 8, 6, 3, 2},
        {80, 14, 11, 11, 6, 3, 10, 10, 8, 4, 3},
        {100, 16, 13, 13, 8, 5, 12, 12, 10, 6, 5},
        {120, 18, 15, 15, 10, 8, 13, 13, 12, 8, 8},
        {150, 20, 18, 18, 13, 12, 14, 15, 14, 10, 11},
        {200, 24, 21, 21, 15, 15, 16, 15, 16, 13, 14},
        {250, 26, 23, 23, 18, 18, 18, 18, 18, 18, 20}
    };

    private PlainTables() {}

    static int quality(int good, Terrain terrain) {
        return T5[good].charAt(column(terrain)) - '0';
    }

    private static int column(Terrain terrain) {
        return switch (terrain) {
            case PLAIN, PLATEAU, OASIS -> 0;
            case HILLS -> 1;
            case WOODED_HILLS -> 2;
            case MOUNTAINS -> 3;
            case LIGHT_FOREST -> 4;
            case DEEP_FOREST -> 5;
            case GRASSLAND -> 6;
            case FRESH_WATER, SALT_WATER, REEFS -> 7;
            case ICE, DESERT, SWAMP, RAINFOREST -> throw new IllegalStateException("no column");
        };
    }

    static int people(SettlementKind kind) {
        return switch (kind) {
            case SMALL_SETTLEMENT -> 1;
            case LARGE_SETTLEMENT -> 5;
            case SMALL_TOWN -> 10;
            case INLAND_CITY, PORT -> 20;
            case CAPITAL -> 30;
        };
    }

    /** T1. */
    static int people(Terrain terrain) {
        return switch (terrain) {
            case PLAIN, PLATEAU, OASIS -> 3;
            case HILLS, WOODED_HILLS, LIGHT_FOREST -> 2;
            case MOUNTAINS, DEEP_FOREST, GRASSLAND, SWAMP, RAINFOREST -> 1;
            case ICE, DESERT, FRESH_WATER, SALT_WATER, REEFS -> 0;
        };
    }

    /** T6, D-115. */
    static int[] need(int people) {
        for (int[] row : T6) if (people <= 1_000 * row[0]) return Arrays.copyOfRange(row, 1, 11);
        int steps = (people - 250_000 + 49_999) / 50_000;
        return IntStream.range(1, 11).map(i -> T6[6][i] + 3 * steps).toArray();
    }

    /** PI-23.3, as far as small worlds go. */
    static int[] luxuries(int people) {
        if (people >= 400_000) throw new IllegalStateException("too large: " + people);
        int goods = people / 100_000;
        return IntStream.range(0, goods).map(i -> 2).toArray();
    }

    static int land(Terrain terrain) {
        return switch (terrain) {
            case PLAIN, PLATEAU, OASIS -> 3_000;
            case HILLS, WOODED_HILLS, GRASSLAND, LIGHT_FOREST -> 2_000;
            case MOUNTAINS, DEEP_FOREST, SWAMP, RAINFOREST -> 1_000;
            case ICE, DESERT, FRESH_WATER, SALT_WATER, REEFS -> 0;
        };
    }

    static int tax(SettlementKind kind) {
        return switch (kind) {
            case SMALL_SETTLEMENT -> 5_000;
            case LARGE_SETTLEMENT -> 7_500;
            case SMALL_TOWN -> 10_000;
            case INLAND_CITY -> 20_000;
            case PORT -> 30_000;
            case CAPITAL -> 50_000;
        };
    }

    static int administration(int armies) {
        return armies <= 10 ? 0 : armies <= 15 ? 50_000 : armies <= 20 ? 150_000 : 300_000;
    }
}
