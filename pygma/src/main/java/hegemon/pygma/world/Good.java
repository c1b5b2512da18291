package hegemon.pygma.world;

import java.util.List;

/** PI-21.1 and PI-23.1 with table T5: ten main goods, then five luxuries. */
public enum Good {
    //     Ebene Hügel Waldhügel Gebirge lichter tiefer Wald Grasland Wasser
    GRAIN(1, "xxx", "x", "", "", "", "", "xx", ""),
    FRUIT(2, "xx", "xx", "xx", "", "x", "x", "", ""),
    CATTLE(3, "xx", "x", "x", "x", "xx", "x", "xx", "xxx"),
    SPICES(4, "x", "x", "", "x", "", "", "", "x"),
    WINE(5, "", "xxx", "", "x", "", "", "", ""),
    WOOD(6, "", "", "xx", "", "xx", "xxx", "", ""),
    STONE(7, "", "x", "x", "xxx", "", "", "", ""),
    ORE(8, "", "xx", "x", "xxx", "", "", "", ""),
    CLOTH(9, "xx", "x", "", "x", "", "", "xxx", ""),
    CULTURE(10, "x", "x", "x", "x", "x", "x", "x", ""),
    TOBACCO(11),
    PEARLS(12),
    SILK(13),
    GEMS(14),
    GLASS(15);

    public static final List<Good> MAIN = List.of(values()).subList(0, 10);
    public static final List<Good> LUXURIES = List.of(values()).subList(10, 15);

    /** D-119: in this order luxuries are used up to cover what lacks. */
    public static final List<Good> CHEAPEST_FIRST = List.of(TOBACCO, GLASS, SILK, PEARLS, GEMS);

    private final int number;

    /** A digit for each column: how many crosses. */
    private final String quality;

    Good(int number, String... columns) {
        this.number = number;
        var digits = new StringBuilder();
        for (String column : columns) digits.append(column.length());
        quality = digits.toString();
    }

    /** As in the rules, from 1. */
    public int number() {
        return number;
    }

    /** From 0, for arrays of points. */
    int index() {
        return number - 1;
    }

    public boolean isLuxury() {
        return number > 10;
    }

    /** PI-21.2: whether a field of this terrain can yield it. */
    public boolean growsOn(Terrain terrain) {
        return quality(terrain.soil()) > 0;
    }

    /** PI-21.2: 0 to 3 crosses. */
    public int quality(Soil soil) {
        return soil.column() < quality.length() ? quality.charAt(soil.column()) - '0' : 0;
    }
}
