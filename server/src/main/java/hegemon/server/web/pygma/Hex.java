package hegemon.server.web.pygma;

import hegemon.pygma.report.Herald;
import hegemon.pygma.report.PartialMap;

import java.util.List;

/**
 * A known field for the page: what to draw of it, and all that is known.
 *
 * @param column from the westernmost known one
 * @param row in half hexes, from the northernmost known one
 * @param owner a realm's number, 0 for nobody, -1 for a stranger
 * @param side {@code own}, {@code foreign} or {@code none}
 * @param tint of the owner's borders; empty: as the page draws its side
 * @param settlement the code of its kind, or empty
 * @param roads bits by direction, clockwise from north
 * @param stale not seen in the month of the report
 * @param age how many months ago it was seen
 * @param height its step: 0, 1 or 2 (PI-3.2)
 * @param income GM that it brings its owner in an income month
 * @param goods names of what its three places bring, of own fields
 * @param supply points of lacking goods that it brings; below 0, how many it could bring
 * @param threat whether a foreign army was here in the month, seen or not
 * @param units that stand here and are known by name
 * @param foreign whether foreign armies were sighted here
 */
record Hex(
        String at,
        int column,
        int row,
        String terrain,
        int owner,
        String side,
        String tint,
        String settlement,
        String name,
        String building,
        int roads,
        int spans,
        boolean lane,
        int lanes,
        boolean stale,
        int age,
        int height,
        int income,
        String goods,
        int supply,
        boolean threat,
        List<String> units,
        boolean foreign,
        List<Fact> facts) {

    record Fact(String label, String text) {}

    /** What a reader makes of a field; for what it is said, see there. */
    record Seen(
            String side,
            String tint,
            int age,
            int income,
            String goods,
            int supply,
            boolean threat,
            List<String> units,
            boolean foreign,
            List<Fact> facts) {}

    static Hex of(PartialMap.Spot spot, Seen seen) {
        return new Hex(
                spot.at(),
                spot.column(),
                spot.row(),
                Herald.key(spot.terrain()),
                spot.owner(),
                seen.side(),
                seen.tint(),
                spot.settlement(),
                spot.name(),
                spot.building(),
                spot.roads(),
                spot.spans(),
                spot.lane() > 0,
                spot.lanes(),
                seen.age() > 0,
                seen.age(),
                spot.terrain().height(),
                seen.income(),
                seen.goods(),
                seen.supply(),
                seen.threat(),
                seen.units(),
                seen.foreign(),
                seen.facts());
    }
}
