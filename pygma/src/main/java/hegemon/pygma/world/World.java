package hegemon.pygma.world;

import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.SortedSet;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Stream;

/**
 * All there is, as the game master knows it. Immutable; the month makes the next one.
 *
 * @param date the month whose orders are awaited
 * @param fields by index, see {@link Geometry}
 * @param realms by number from 1
 * @param armies of all realms and the neutrals, sorted
 * @param merchants sorted by realm and number
 * @param beings what the game master says of neutral armies
 */
public record World(
        Geometry geometry,
        Settings settings,
        Date date,
        List<Field> fields,
        List<Realm> realms,
        List<Army> armies,
        List<Merchant> merchants,
        SortedMap<Unit, Being> beings) {
    public World {
        if (fields.size() != geometry.fields())
            throw new IllegalArgumentException(
                    fields.size() + " fields on a map of " + geometry.fields());
        fields = List.copyOf(fields);
        realms = List.copyOf(realms);
        armies = List.copyOf(armies);
        merchants = List.copyOf(merchants);
        beings = Collections.unmodifiableSortedMap(new TreeMap<>(beings));
    }

    public Field field(int field) {
        return fields.get(field);
    }

    public Field field(Address address) {
        return fields.get(geometry.field(address));
    }

    public Realm realm(int number) {
        return realms.get(number - 1);
    }

    /** PI-7.2: a field with water beside it. */
    public boolean isCoast(int field) {
        return geometry.touches(field, beside -> fields.get(beside).terrain().isWater());
    }

    public World withFields(List<Field> to) {
        return new World(geometry, settings, date, to, realms, armies, merchants, beings);
    }

    /** Neutral armies and what is said of them change together. */
    public World withArmies(List<Army> to, SortedMap<Unit, Being> of) {
        var sorted = to.stream().sorted().toList();
        return new World(geometry, settings, date, fields, realms, sorted, merchants, of);
    }

    public World withRealms(List<Realm> to) {
        return new World(geometry, settings, date, fields, to, armies, merchants, beings);
    }

    /** D-78: whether any realm has land or armies; seen at the first one. */
    public boolean isAlive() {
        return armies.stream().anyMatch(army -> !Realm.isNobody(army.realm()))
                || fields.stream().anyMatch(field -> !Realm.isNobody(field.owner()));
    }

    /**
     * D-78: the realms with land or armies; the others are out. It is asked several times for each
     * sheet that comes, so it looks at every field, but makes nothing of it.
     */
    public SortedSet<Integer> living() {
        var alive = new boolean[realms.size() + 1];
        for (Army army : armies) alive[army.realm()] = true;
        for (Field field : fields) alive[field.owner()] = true;
        var living = new TreeSet<Integer>();
        for (Realm realm : realms) if (alive[realm.number()]) living.add(realm.number());
        return living;
    }

    public World withSettings(Settings to) {
        return new World(geometry, to, date, fields, realms, armies, merchants, beings);
    }

    /** Where an army or a merchant of this realm stands; nowhere while it is carried. */
    public Optional<Address> stands(int realm, Unit unit) {
        var armies =
                this.armies.stream()
                        .filter(it -> it.realm() == realm && it.unit().equals(unit))
                        .filter(it -> it.aboard().isEmpty())
                        .map(Army::field);
        var merchants =
                this.merchants.stream()
                        .filter(it -> it.realm() == realm && it.unit().equals(unit))
                        .map(Merchant::field);
        return Stream.concat(armies, merchants).findFirst().map(geometry::address);
    }

    /** PI-11.3: an army of a size that none may have. */
    public Optional<Army> missized() {
        return armies.stream().filter(it -> !it.kind().fits(it.size())).findFirst();
    }
}
