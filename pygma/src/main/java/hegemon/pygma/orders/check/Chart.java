package hegemon.pygma.orders.check;

import hegemon.pygma.world.Bridge;
import hegemon.pygma.world.Geometry;
import hegemon.pygma.world.Lay;
import hegemon.pygma.world.Settings;
import hegemon.pygma.world.Terrain;

import java.util.Optional;

/** The ruler's own map with the orders so far carried out; only known fields are looked up. */
record Chart(RealmAhead plan) implements Lay {
    @Override
    public Geometry map() {
        return plan.map;
    }

    @Override
    public Settings settings() {
        return plan.settings;
    }

    @Override
    public Terrain terrain(int field) {
        return plan.known(field).terrain();
    }

    @Override
    public boolean isKnown(int field) {
        return plan.isKnown(field);
    }

    @Override
    public boolean isInside(int field) {
        return plan.isOwn(field);
    }

    @Override
    public boolean hasRoad(int from, int to) {
        return plan.roadsFrom(from).contains(to);
    }

    @Override
    public int lane(int field) {
        return plan.known(field).ways().lane();
    }

    @Override
    public Optional<Bridge> bridge(int field) {
        return plan.bridgeOver(field);
    }

    @Override
    public boolean isPort(int field) {
        return plan.isPort(field);
    }
}
