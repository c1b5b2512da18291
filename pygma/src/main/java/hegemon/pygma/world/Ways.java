package hegemon.pygma.world;

import java.util.Optional;

/**
 * Roads, sea lanes and the bridge of a field.
 *
 * @param roads a bit for each direction with an intact section ({@link Direction#bit})
 * @param lane D-12: the number of the sea lane this water is part of, or 0
 */
public record Ways(int roads, int lane, Optional<Bridge> bridge) {
    public static final Ways NONE = new Ways(0, 0, Optional.empty());

    public boolean hasRoad(Direction way) {
        return (roads & way.bit()) != 0;
    }

    public Ways withRoad(Direction way) {
        return new Ways(roads | way.bit(), lane, bridge);
    }

    public Ways withoutRoad(Direction way) {
        return new Ways(roads & ~way.bit(), lane, bridge);
    }

    public Ways withLane(int to) {
        return new Ways(roads, to, bridge);
    }

    public Ways withBridge(Bridge built) {
        return new Ways(roads, lane, Optional.of(built));
    }
}
