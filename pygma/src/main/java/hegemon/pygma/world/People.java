package hegemon.pygma.world;

/** PI-19.4, D-101: a people that has no losses on its own ground. */
public enum People {
    NONE,
    DESERT,
    MOUNTAIN,
    FOREST;

    public boolean isAtHome(Terrain terrain) {
        return switch (this) {
            case NONE -> false;
            case DESERT -> terrain == Terrain.DESERT;
            case MOUNTAIN -> terrain == Terrain.MOUNTAINS;
            case FOREST -> terrain == Terrain.DEEP_FOREST;
        };
    }
}
