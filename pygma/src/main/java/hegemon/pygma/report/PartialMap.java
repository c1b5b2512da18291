package hegemon.pygma.report;

import hegemon.pygma.world.Acquaintance;
import hegemon.pygma.world.Direction;
import hegemon.pygma.world.Geometry;
import hegemon.pygma.world.Known;
import hegemon.pygma.world.KnownMap;
import hegemon.pygma.world.Realm;
import hegemon.pygma.world.Terrain;
import hegemon.pygma.world.Ways;
import hegemon.table.values.Composed;

import java.util.ArrayList;
import java.util.List;
import java.util.SortedMap;
import java.util.function.IntPredicate;

/**
 * PI-1.6: what a realm knows of the map. Other realms are shown by number only where their name is
 * known (D-74); the size of the world is not part of it (D-5).
 */
public final class PartialMap implements Composed {
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

    private record Parts(
            Geometry geometry,
            KnownMap known,
            int reader,
            SortedMap<Integer, Acquaintance> contacts)
            implements Composed.Parts {
        @Override
        public PartialMap whole() {
            return new PartialMap(geometry, known, reader, contacts);
        }
    }

    @Override
    public Composed.Parts parts() {
        return new Parts(geometry, known, reader, contacts);
    }

    /**
     * A known field.
     *
     * @param column of the hex, counted from the reader's westernmost known column
     * @param row in half hexes, counted from the reader's northernmost known field
     * @param owner a realm's number, 0 for nobody, {@link #FOREIGN}
     * @param roads bits by direction, see {@link hegemon.pygma.world.Direction#bit}
     * @param lane its number, 0: none
     * @param lanes bits by direction, where the sea lane goes on
     * @param spans bits by direction, which fields its bridge joins
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
            int lanes,
            boolean bridge,
            int spans,
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
                bits(field, beside -> goesOn(seen.ways().lane(), beside)),
                seen.ways().bridge().isPresent(),
                bits(field, beside -> joins(seen.ways(), beside)),
                seen.seen().count());
    }

    /** A bit for each direction in which the neighbour is such a field. */
    private int bits(int field, IntPredicate wanted) {
        int bits = 0;
        for (Direction way : Direction.values()) {
            int beside = geometry.neighbour(field, way);
            if (beside != Geometry.NONE && wanted.test(beside)) bits |= way.bit();
        }
        return bits;
    }

    private boolean goesOn(int lane, int beside) {
        return lane > 0 && known.get(beside).filter(it -> it.ways().lane() == lane).isPresent();
    }

    private static boolean joins(Ways ways, int beside) {
        return ways.bridge().filter(bridge -> bridge.joins(beside)).isPresent();
    }

    private int owner(int realm) {
        return Realm.isNobody(realm) || realm == reader || contacts.containsKey(realm)
                ? realm
                : FOREIGN;
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
