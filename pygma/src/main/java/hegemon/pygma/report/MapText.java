package hegemon.pygma.report;

import hegemon.pygma.world.Realm;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.TreeSet;
import java.util.stream.Stream;

/**
 * A partial map as letters, for a mail: each field its address, its terrain as one sign, and what
 * is on it as another; every other column half a field lower. Below it, what the signs mean.
 */
final class MapText {
    /** Neighbours in a column stand two lines apart, so a field may be twice as broad as this. */
    private static final int COLUMN = 5;

    private static final int LEGEND_WIDTH = 42;

    private static final char SETTLEMENT = '#';
    private static final char BUILDING = '!';
    private static final char OWN = '\'';
    private static final char FOREIGN = '"';

    private MapText() {}

    static List<String> draw(PartialMap map, Herald herald) {
        var spots = map.getSpots();
        int columns = spots.stream().mapToInt(PartialMap.Spot::column).max().orElse(-1) + 1;
        int rows = spots.stream().mapToInt(PartialMap.Spot::row).max().orElse(-1) + 1;
        var canvas = new char[rows][COLUMN * (columns + 1)];
        for (char[] row : canvas) Arrays.fill(row, ' ');
        for (PartialMap.Spot spot : spots) {
            var sign = spot.at() + spot.terrain().symbol() + mark(spot, map.reader());
            sign.getChars(0, sign.length(), canvas[spot.row()], COLUMN * spot.column());
        }
        var lines = new ArrayList<String>();
        for (char[] row : canvas) lines.add(new String(row).stripTrailing());
        lines.add("");
        lines.addAll(legend(map, herald));
        return lines;
    }

    private static char mark(PartialMap.Spot spot, int reader) {
        if (!spot.settlement().isEmpty()) return SETTLEMENT;
        if (!spot.building().isEmpty()) return BUILDING;
        if (spot.owner() == reader) return OWN;
        return Realm.isNobody(spot.owner()) ? ' ' : FOREIGN;
    }

    /** Of what is on this map, in lines short enough for a mail. */
    private static List<String> legend(PartialMap map, Herald herald) {
        var spots = map.getSpots();
        var marks = new TreeSet<Character>();
        spots.forEach(spot -> marks.add(mark(spot, map.reader())));
        var terrains =
                spots.stream()
                        .map(PartialMap.Spot::terrain)
                        .distinct()
                        .sorted()
                        .map(terrain -> terrain.symbol() + " " + herald.term(terrain));
        var lines = new ArrayList<String>();
        var line = new StringBuilder();
        for (String entry :
                Stream.concat(terrains, marks.stream().flatMap(it -> said(it, herald))).toList()) {
            if (line.length() + entry.length() > LEGEND_WIDTH) {
                lines.add(line.toString());
                line.setLength(0);
            }
            line.append(line.isEmpty() ? "" : ", ").append(entry);
        }
        if (!line.isEmpty()) lines.add(line.toString());
        return lines;
    }

    private static Stream<String> said(char mark, Herald herald) {
        var key =
                switch (mark) {
                    case SETTLEMENT -> "settlement";
                    case BUILDING -> "building";
                    case OWN -> "land";
                    case FOREIGN -> "foreign";
                    default -> "";
                };
        return key.isEmpty() ? Stream.empty() : Stream.of(mark + " " + herald.say("legend." + key));
    }
}
