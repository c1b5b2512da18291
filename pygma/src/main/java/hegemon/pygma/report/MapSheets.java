package hegemon.pygma.report;

import java.util.ArrayList;
import java.util.List;

/** A map cut into sheets of paper: as many of equal size as are needed to read it. */
final class MapSheets {
    /** Columns and half rows that fit on A4, upright, with readable numbers. */
    private static final int WIDEST = 26;

    private static final int HIGHEST = 64;

    private MapSheets() {}

    /** Parts from the north-west to the south-east; those without a known field are left out. */
    static List<List<PartialMap.Spot>> of(PartialMap map) {
        var spots = map.getSpots();
        int columns = spots.stream().mapToInt(PartialMap.Spot::column).max().orElse(0) + 1;
        int rows = spots.stream().mapToInt(PartialMap.Spot::row).max().orElse(0) + 1;
        int across = (columns + WIDEST - 1) / WIDEST;
        int down = (rows + HIGHEST - 1) / HIGHEST;
        var sheets = new ArrayList<List<PartialMap.Spot>>();
        for (int y = 0; y < down; y++)
            for (int x = 0; x < across; x++) {
                int column = x;
                int row = y;
                var part =
                        spots.stream()
                                .filter(spot -> spot.column() * across / columns == column)
                                .filter(spot -> spot.row() * down / rows == row)
                                .toList();
                if (!part.isEmpty()) sheets.add(part);
            }
        return sheets;
    }
}
