package hegemon.pygma.world;

/** D-4: which edges of the world meet. */
public enum Wrap {
    /** Steps off the map do not exist. */
    NONE,
    /** The world is a cylinder. */
    EAST_WEST,
    /** The world is a ring in both ways. */
    BOTH;

    boolean isRound() {
        return this != NONE;
    }
}
