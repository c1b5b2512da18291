package hegemon.pygma.month;

import hegemon.pygma.world.Bridge;
import hegemon.pygma.world.Geometry;
import hegemon.pygma.world.Known;
import hegemon.pygma.world.Lay;
import hegemon.pygma.world.Realm;
import hegemon.pygma.world.Settings;
import hegemon.pygma.world.Terrain;

import java.util.Optional;

/** The land as it is now, with what one realm knows of it; the neutrals know all. */
record Outlook(Board board, Court court) implements Lay {
    @Override
    public Geometry map() {
        return board.map;
    }

    @Override
    public Settings settings() {
        return board.settings;
    }

    @Override
    public Terrain terrain(int field) {
        return board.field(field).terrain();
    }

    @Override
    public boolean isKnown(int field) {
        return Realm.isNobody(court.number()) || court.known.knows(field);
    }

    @Override
    public boolean isInside(int field) {
        return board.ownerAtStart[field] == court.number();
    }

    /** Own sections are known even if they were built this month. */
    @Override
    public boolean hasRoad(int from, int to) {
        if (!board.hasRoad(from, to)) return false;
        var way = board.map.direction(from, to);
        return Realm.isNobody(court.number())
                || isInside(from)
                || isInside(to)
                || court.known
                        .get(from)
                        .map(Known::ways)
                        .filter(w -> w.hasRoad(way.get()))
                        .isPresent();
    }

    @Override
    public int lane(int field) {
        return board.field(field).ways().lane();
    }

    @Override
    public Optional<Bridge> bridge(int field) {
        return board.field(field).ways().bridge();
    }

    @Override
    public boolean isPort(int field) {
        return board.isPort(field);
    }
}
