package hegemon.pygma.world;

import java.util.Collections;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;

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
        for (int way = 0; way < 6; way++) {
            int beside = geometry.neighbour(field, way);
            if (beside != Geometry.NONE && fields.get(beside).terrain().isWater()) return true;
        }
        return false;
    }

    public World withSettings(Settings to) {
        return new World(geometry, to, date, fields, realms, armies, merchants, beings);
    }
}
