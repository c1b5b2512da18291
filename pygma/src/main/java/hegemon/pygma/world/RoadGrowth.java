package hegemon.pygma.world;

/**
 * PI-10.4 and D-46: how far a road grew from one end this month.
 *
 * @param fast whether all its sections run where a road grows by two
 */
public record RoadGrowth(int sections, boolean fast) {
    public static final RoadGrowth NONE = new RoadGrowth(0, true);

    public boolean allows(RoadClass more) {
        return sections == 0 || (sections == 1 && fast && more.isFast());
    }

    public RoadGrowth plus(RoadClass more) {
        return new RoadGrowth(sections + 1, fast && more.isFast());
    }
}
