package hegemon.pygma.report;

import hegemon.pygma.world.SettlementKind;
import hegemon.pygma.world.Terrain;

/**
 * The signs of maps, drawn around the middle of a hex of radius 20, as paths in SVG. Each terrain
 * has its own, so that none is told by its colour alone.
 */
public final class Signs {
    /** Fortifications and towers. */
    public static final String BUILDING = "M-4 6V-3H-6V-7H-3V-5H-1V-7H1V-5H3V-7H6V-3H4V6z";

    private Signs() {}

    public static String of(Terrain terrain) {
        return switch (terrain) {
            case ICE -> "M-7 0H7M-3.5-6 3.5 6M3.5-6-3.5 6";
            case PLAIN -> "M-6 3H-1M1-3H6";
            case MOUNTAINS -> "M-10 7-4-6 0 1 4-4 10 7";
            case PLATEAU -> "M-10 5-6-3H6L10 5";
            case HILLS -> "M-10 4Q-5-7 0 4Q5-7 10 4";
            case DESERT -> "M-7 2h.1M0-4h.1M6 3h.1M-1 6h.1M5-6h.1M-6-5h.1";
            case SWAMP -> "M-8 4H8M-4 4V-3M0 4V-6M4 4V-3";
            case GRASSLAND -> "M-6 4-7-2M-6 4-5-2M4 6 3 0M4 6 5 0M1-3 0-8M1-3 2-8";
            case RAINFOREST -> "M-4 7V1M4 7V1M-8 1a4 4 0 0 1 8 0zM0 1a4 4 0 0 1 8 0z";
            case LIGHT_FOREST -> "M0 7V2M-5 2 0-8 5 2z";
            case DEEP_FOREST -> "M-5 7V3M-9 3-5-6-1 3zM5 7V3M1 3 5-6 9 3z";
            case FRESH_WATER -> "M-8 0q4-5 8 0t8 0";
            case SALT_WATER -> "M-8-3q4-5 8 0t8 0M-8 5q4-5 8 0t8 0";
            case REEFS -> "M-7-4h.1M0-7h.1M6-3h.1M-4 3h.1M3 5h.1M8 3h.1";
            case OASIS -> "M0 7V-2M0-2q-5-5-8 0M0-2q5-5 8 0M-6 7H6";
            case WOODED_HILLS -> "M-10 7Q-5-2 0 7Q5-2 10 7M0 0V-3M-4-3 0-9 4-3z";
        };
    }

    /** The more houses, the larger. */
    public static String of(SettlementKind kind) {
        return switch (kind) {
            case SMALL_SETTLEMENT -> "M-3 4V0L0-3 3 0V4z";
            case LARGE_SETTLEMENT -> "M-6 4V1L-3-2 0 1V4zM0 4V0L3-4 6 0V4z";
            case SMALL_TOWN -> "M-8 5V1L-5-2-2 1V5zM-2 5V-2L1-6 4-2V5zM4 5V1H8V5z";
            case INLAND_CITY -> "M-9 6V-3H-5V0H-2V-7H2V0H5V-3H9V6z";
            case PORT -> "M-9 6V-3H-5V0H-2V-7H2V0H5V-3H9V6zM-9 9H9";
            case CAPITAL -> "M-10 7V5H10V7zM-9-3 0-9 9-3zM-7 4V-2H-5V4zM-1 4V-2H1V4zM5 4V-2H7V4z";
        };
    }

    /** T1: the map colours of the rulebook; on the dark ones signs and numbers are light. */
    public static String colour(Terrain terrain) {
        return switch (terrain) {
            case ICE -> "#ffffff";
            case PLAIN -> "#d9efb9";
            case MOUNTAINS -> "#6f4a2b";
            case PLATEAU -> "#7d5836";
            case HILLS -> "#f0e2bd";
            case DESERT -> "#fbf3d9";
            case SWAMP -> "#cfdccb";
            case GRASSLAND -> "#e6f5cc";
            case RAINFOREST -> "#a5d3ab";
            case LIGHT_FOREST -> "#c4e0b2";
            case DEEP_FOREST -> "#a9cfa0";
            case FRESH_WATER -> "#cfeafa";
            case SALT_WATER -> "#2f5f96";
            case REEFS -> "#2f5f96";
            case OASIS -> "#e8f0b0";
            case WOODED_HILLS -> "#d9e0b4";
        };
    }

    /** How a terrain's sign is drawn: the dots of reefs have a colour of their own. */
    static String sign(Terrain terrain) {
        return terrain == Terrain.REEFS
                ? "stroke=\"#ffd23f\" stroke-width=\"2.6\""
                : "stroke=\"" + ink(terrain) + "\" stroke-width=\"1.2\"";
    }

    /** What can be read on the colour of a terrain. */
    static String ink(Terrain terrain) {
        return switch (terrain) {
            case MOUNTAINS, PLATEAU, SALT_WATER, REEFS -> "#fff";
            default -> "#222";
        };
    }

    /** A colour for each realm, a third of the circle or so from the last; nameless ones grey. */
    public static String colour(int realm) {
        if (realm < 0) return "#555555";
        int hue = realm * 137 % 360;
        return "#%02x%02x%02x".formatted(part(hue, 0), part(hue, 8), part(hue, 4));
    }

    /** HSL to RGB for a saturation of 80 % and a lightness of 35 %. */
    private static int part(int hue, int shift) {
        double k = (shift + hue / 30.0) % 12;
        return (int) Math.round(255 * (0.35 - 0.28 * Math.clamp(Math.min(k - 3, 9 - k), -1, 1)));
    }
}
