package hegemon.pygma.report;

import hegemon.pygma.world.Acquaintance;
import hegemon.pygma.world.Geometry;
import hegemon.pygma.world.Known;
import hegemon.pygma.world.KnownMap;
import hegemon.pygma.world.Terrain;

import java.util.ArrayList;
import java.util.List;
import java.util.SortedMap;

/**
 * PI-1.6: what a realm knows of the map. Other realms are shown by number only where their name is
 * known (D-74); the size of the world is not part of it (D-5).
 */
public final class PartialMap {
    /** The owner of a field is a realm whose name is not known. */
    public static final int FOREIGN = -1;

    private final Geometry geometry;
    private final KnownMap known;
    private final int reader;
    private final SortedMap<Integer, Acquaintance> contacts;

    public PartialMap(
            Geometry geometry,
            KnownMap known,
            int reader,
            SortedMap<Integer, Acquaintance> contacts) {
        this.geometry = geometry;
        this.known = known;
        this.reader = reader;
        this.contacts = contacts;
    }

    /**
     * A known field.
     *
     * @param column of the hex, counted from the reader's westernmost known column
     * @param row in half hexes, counted from the reader's northernmost known field
     * @param owner a realm's number, 0 for nobody, {@link #FOREIGN}
     * @param roads bits by direction, see {@link hegemon.pygma.world.Direction#bit}
     * @param seen month of the last look, counted as {@link hegemon.pygma.world.Date#count}
     */
    public record Spot(
            String at,
            int column,
            int row,
            Terrain terrain,
            int owner,
            String settlement,
            String name,
            String building,
            int roads,
            int lane,
            boolean bridge,
            int seen) {}

    /** The realm whose map it is. */
    int reader() {
        return reader;
    }

    public int size() {
        return known.size();
    }

    /** Every known field, in the order of addresses. */
    public List<Spot> getSpots() {
        int west = Integer.MAX_VALUE;
        int north = Integer.MAX_VALUE;
        for (int i = 0; i < known.size(); i++) {
            west = Math.min(west, geometry.q(known.field(i)));
            north = Math.min(north, row(known.field(i)));
        }
        var spots = new ArrayList<Spot>(known.size());
        for (int i = 0; i < known.size(); i++)
            spots.add(spot(known.field(i), known.known(i), west, north));
        return spots;
    }

    private int row(int field) {
        return 2 * geometry.s(field) + geometry.q(field);
    }

    private Spot spot(int field, Known seen, int west, int north) {
        return new Spot(
                geometry.address(field).toString(),
                geometry.q(field) - west,
                row(field) - north,
                seen.terrain(),
                owner(seen.owner()),
                seen.settlement().map(kind -> kind.code()).orElse(""),
                seen.name(),
                seen.building().map(Enum::name).orElse(""),
                seen.ways().roads(),
                seen.ways().lane(),
                seen.ways().bridge().isPresent(),
                seen.seen().count());
    }

    private int owner(int realm) {
        return realm == 0 || realm == reader || contacts.containsKey(realm) ? realm : FOREIGN;
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof PartialMap that && getSpots().equals(that.getSpots());
    }

    @Override
    public int hashCode() {
        return known.size();
    }

    @Override
    public String toString() {
        return getSpots().toString();
    }
}
