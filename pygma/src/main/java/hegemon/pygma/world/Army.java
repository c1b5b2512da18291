package hegemon.pygma.world;

import java.util.Optional;

/**
 * An army of a realm, or of the neutrals (realm 0): beings, hordes, garrisons (D-126).
 *
 * @param name given by its player, or empty; of neutrals: who they are
 * @param field where it stands; a carried army stands where its fleet does
 * @param size K, R or S by its kind
 * @param stationed PI-11.8: takes no movement order
 * @param aboard the fleet of the same realm that carries it
 */
public record Army(
        int realm,
        Unit unit,
        String name,
        int field,
        int size,
        Equipment equipment,
        boolean stationed,
        Optional<Unit> aboard)
        implements Comparable<Army> {
    public Army {
        if (!unit.kind().isArmy()) throw new IllegalArgumentException(unit + " is no army");
    }

    /** A plain army on land or water. */
    public static Army of(int realm, Unit unit, int field, int size) {
        return new Army(realm, unit, "", field, size, Equipment.NONE, false, Optional.empty());
    }

    public UnitKind kind() {
        return unit.kind();
    }

    /** PI-11.6. */
    public int pay() {
        return size * kind().pay();
    }

    /** As in reports: RH 4 *. */
    public String label() {
        return stationed ? unit + " *" : unit.toString();
    }

    public Army stationed(boolean to) {
        return new Army(realm, unit, name, field, size, equipment, to, aboard);
    }

    public Army sized(int to) {
        return new Army(realm, unit, name, field, to, equipment, stationed, aboard);
    }

    public Army named(String to) {
        return new Army(realm, unit, to, field, size, equipment, stationed, aboard);
    }

    public Army aboard(Unit fleet) {
        return new Army(realm, unit, name, field, size, equipment, false, Optional.of(fleet));
    }

    @Override
    public int compareTo(Army other) {
        return realm != other.realm
                ? Integer.compare(realm, other.realm)
                : unit.compareTo(other.unit);
    }
}
