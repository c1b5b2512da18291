package hegemon.pygma.report;

import hegemon.pygma.world.Realm;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * A partial map as letters: each field two characters wide and one line high, every other column
 * half a field lower. The second character marks a settlement (#), a building (!) or own land (').
 */
final class MapText {
    private MapText() {}

    static List<String> draw(PartialMap map) {
        var spots = map.getSpots();
        int columns = spots.stream().mapToInt(PartialMap.Spot::column).max().orElse(-1) + 1;
        int rows = spots.stream().mapToInt(PartialMap.Spot::row).max().orElse(-1) + 1;
        var canvas = new char[rows][2 * columns];
        for (char[] row : canvas) Arrays.fill(row, ' ');
        for (PartialMap.Spot spot : spots) {
            canvas[spot.row()][2 * spot.column()] = spot.terrain().symbol();
            canvas[spot.row()][2 * spot.column() + 1] = mark(spot, map.reader());
        }
        var lines = new ArrayList<String>();
        for (char[] row : canvas) lines.add(new String(row).stripTrailing());
        return lines;
    }

    private static char mark(PartialMap.Spot spot, int reader) {
        if (!spot.settlement().isEmpty()) return '#';
        if (!spot.building().isEmpty()) return '!';
        if (spot.owner() == reader) return '\'';
        return Realm.isNobody(spot.owner()) ? ' ' : '"';
    }
}
