package hegemon.pygma.month;

import java.util.ArrayList;
import java.util.List;

/** Which units are on a field. A list exists only where some unit has been. */
final class Roster {
    private final List<List<Troop>> units;

    Roster(int fields) {
        units = new ArrayList<>(fields);
        for (int field = 0; field < fields; field++) units.add(List.of());
    }

    void enter(Troop troop) {
        var here = units.get(troop.field);
        if (here instanceof ArrayList<Troop>) here.add(troop);
        else {
            var fresh = new ArrayList<Troop>(2);
            fresh.add(troop);
            units.set(troop.field, fresh);
        }
    }

    void leave(Troop troop) {
        units.get(troop.field).remove(troop);
    }

    /** All on this field, carried ones and merchants too. */
    List<Troop> at(int field) {
        return units.get(field);
    }

    /** Whether an army that others can meet, of another realm than this, is on the field. */
    boolean hasForeignArmy(int field, int realm) {
        for (Troop troop : units.get(field))
            if (troop.realm != realm && troop.isPresent()) return true;
        return false;
    }

    /** Whether a land army of this realm is on the field. */
    boolean hasLandArmy(int field, int realm) {
        for (Troop troop : units.get(field))
            if (troop.realm == realm && troop.isPresent() && troop.isLandArmy()) return true;
        return false;
    }
}
