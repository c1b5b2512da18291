package hegemon.pygma.world;

import java.util.Optional;

/**
 * A small field (Kleinfeld) and all that is built on it. Buildings and roads belong to the owner of
 * the field (D-43).
 *
 * @param owner the realm, or 0; water belongs to nobody but under a bridge (D-50)
 */
public record Field(
        Terrain terrain,
        int owner,
        Optional<Settlement> settlement,
        Optional<BuildingKind> building,
        Ways ways,
        Ground ground,
        Notes notes) {

    /**
     * @param name given by a player (order NAME), or empty
     * @param text the game master's description, for who controls the field (PI-13.2), or empty
     */
    public record Notes(String name, String text) {
        public static final Notes NONE = new Notes("", "");
    }

    /** Untouched land or water. */
    public static Field of(Terrain terrain) {
        return new Field(
                terrain,
                Realm.NOBODY,
                Optional.empty(),
                Optional.empty(),
                Ways.NONE,
                new Ground(Production.best(terrain.soil()), false, Optional.empty(), Realm.NOBODY),
                Notes.NONE);
    }

    public boolean isLand() {
        return terrain.isLand();
    }

    /** D-50: land armies walk on land and on bridges. */
    public boolean isWalkable() {
        return terrain.isLand() || ways.bridge().isPresent();
    }

    /** D-25: a Kleinstadt counts as a city unless the settings say otherwise. */
    public boolean hasCity(Settings settings) {
        return settlement.isPresent() && settings.isCity(settlement.get().kind());
    }

    public Field withTerrain(Terrain to) {
        return new Field(to, owner, settlement, building, ways, ground, notes);
    }

    public Field withOwner(int to) {
        return new Field(terrain, to, settlement, building, ways, ground, notes);
    }

    public Field with(Settlement to) {
        return withSettlement(Optional.of(to));
    }

    public Field withSettlement(Optional<Settlement> to) {
        return new Field(terrain, owner, to, building, ways, ground, notes);
    }

    public Field with(BuildingKind to) {
        return withBuilding(Optional.of(to));
    }

    public Field withBuilding(Optional<BuildingKind> to) {
        return new Field(terrain, owner, settlement, to, ways, ground, notes);
    }

    public Field with(Ways to) {
        return new Field(terrain, owner, settlement, building, to, ground, notes);
    }

    public Field with(Ground to) {
        return new Field(terrain, owner, settlement, building, ways, to, notes);
    }

    public Field with(Notes to) {
        return new Field(terrain, owner, settlement, building, ways, ground, to);
    }
}
