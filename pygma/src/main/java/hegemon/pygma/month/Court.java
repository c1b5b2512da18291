package hegemon.pygma.month;

import hegemon.pygma.orders.Sheet;
import hegemon.pygma.report.Note;
import hegemon.pygma.report.Report;
import hegemon.pygma.world.Acquaintance;
import hegemon.pygma.world.Economy;
import hegemon.pygma.world.Goods;
import hegemon.pygma.world.KnownMap;
import hegemon.pygma.world.Realm;
import hegemon.pygma.world.Unit;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;

/** A realm during the month: its money, units, knowledge, and the draft of its report. */
final class Court {
    final Realm realm;
    final Sheet sheet;

    /** No move came, or one without a line. */
    final boolean absent;

    final Draft draft = new Draft();
    final SortedMap<Unit, Troop> troops = new TreeMap<>();

    /** Units that ceased to be this month: they still saw and were seen. */
    final List<Troop> lost = new ArrayList<>();

    String name;
    int treasury;
    Economy economy;
    KnownMap known;
    final SortedMap<Integer, Acquaintance> contacts;

    /** D-78: without land and armies at the start of the month. */
    boolean out;

    /** PI-8.1: paid for hygiene this month. */
    int hygiene;

    /** PI-11.7: what was paid for administration this month. */
    int administration;

    /** D-102: the store at the start of the month. */
    final int storeAtStart;

    Court(Realm realm, Optional<Sheet> sheet) {
        this.realm = realm;
        this.sheet = sheet.orElse(Sheet.empty());
        this.absent = this.sheet.lines().isEmpty();
        this.name = realm.name();
        this.treasury = realm.treasury();
        this.economy = realm.economy();
        this.known = realm.known();
        this.contacts = new TreeMap<>(realm.contacts());
        this.storeAtStart = realm.economy().store().sum();
    }

    int number() {
        return realm.number();
    }

    Collection<Troop> armies() {
        return troops.values();
    }

    Optional<Troop> troop(Unit unit) {
        return Optional.ofNullable(troops.get(unit));
    }

    void book(int amount, String what, Object... args) {
        if (amount == 0) return;
        treasury += amount;
        draft.bookings.add(new Report.Booking(Note.of("account." + what, args), amount));
    }

    void store(Goods to) {
        economy = economy.withStore(to);
    }

    /** PI-16.4: learns the realm's name, or also its player's. */
    void meets(int other, Acquaintance how) {
        if (!Realm.isNobody(other)
                && other != number()
                && contacts.get(other) != Acquaintance.PLAYER) contacts.put(other, how);
    }

    void event(String key, Object... args) {
        draft.events.add(Note.of("event." + key, args));
    }
}
