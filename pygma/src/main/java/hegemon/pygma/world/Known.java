package hegemon.pygma.world;

import java.util.Optional;

/**
 * D-72: a field as a realm last saw it. Terrain stays; the rest is as old as {@code seen}.
 *
 * @param owner the realm then, or 0
 */
public record Known(
        Terrain terrain,
        int owner,
        Optional<SettlementKind> settlement,
        String name,
        Optional<BuildingKind> building,
        Ways ways,
        Date seen) {

    /** Nobody's land, as far as known. */
    public boolean isNeutral() {
        return Realm.isNobody(owner);
    }

    /** What the eye sees of a field. */
    public static Known of(Field field, Date now) {
        var settlement = field.settlement();
        return new Known(
                field.terrain(),
                field.owner(),
                settlement.map(Settlement::kind),
                settlement.map(Settlement::name).orElse(""),
                field.building(),
                field.ways(),
                now);
    }
}
