package hegemon.pygma.atlas;

import hegemon.pygma.report.Note;
import hegemon.pygma.world.Army;
import hegemon.pygma.world.BasicOrder;
import hegemon.pygma.world.Being;
import hegemon.pygma.world.Equipment;
import hegemon.pygma.world.Geometry;
import hegemon.pygma.world.Good;
import hegemon.pygma.world.Lot;
import hegemon.pygma.world.Merchant;
import hegemon.pygma.world.Unit;
import hegemon.pygma.world.UnitKind;
import hegemon.table.Message;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;

/** The statements about armies, beings and merchants. */
final class UnitStatements {
    /** Reads the number of a realm that exists, or 0. */
    interface Owner {
        int of(Cursor cursor);
    }

    private record Named(int realm, Unit unit) {}

    private final Geometry map;
    private final Owner owner;
    private final List<Army> armies = new ArrayList<>();
    private final List<Merchant> merchants = new ArrayList<>();
    private final TreeMap<Unit, Being> beings = new TreeMap<>();
    private final Set<Named> units = new HashSet<>();

    UnitStatements(Geometry map, Owner owner) {
        this.map = map;
        this.owner = owner;
    }

    List<Army> armies() {
        return armies.stream().sorted().toList();
    }

    List<Merchant> merchants() {
        return List.copyOf(merchants);
    }

    SortedMap<Unit, Being> beings() {
        return beings;
    }

    /** What can only be seen when all is read: fleets that carry, armies of realms. */
    Optional<Message> unsound() {
        for (Army army : armies)
            if (army.aboard().isPresent()
                    && !units.contains(new Named(army.realm(), army.aboard().get())))
                return Optional.of(Note.of("world.word", army.aboard().get()));
        return Optional.empty();
    }

    void army(Cursor cursor) {
        int realm = owner.of(cursor);
        var unit = cursor.unit();
        if (!unit.kind().isArmy()) cursor.wrong("word", unit);
        int at = cursor.field(map);
        int size = cursor.number(String.valueOf(unit.kind().min()));
        var name = "";
        var equipment = Equipment.NONE;
        boolean stationed = false;
        Optional<Unit> aboard = Optional.empty();
        while (cursor.hasMore()) {
            var word = cursor.word("name");
            switch (word) {
                case "equipment" -> equipment = equipment(cursor);
                case "stationed" -> stationed = true;
                case "aboard" -> aboard = Optional.of(cursor.unit());
                case "name" -> name = cursor.word("\"Name\"");
                default -> cursor.wrong("word", word);
            }
        }
        if (!units.add(new Named(realm, unit))) cursor.wrong("twice", unit);
        if (cursor.fault().isEmpty())
            armies.add(new Army(realm, unit, name, at, size, equipment, stationed, aboard));
    }

    private static Equipment equipment(Cursor cursor) {
        int level = cursor.number("1");
        if (level > 2) cursor.wrong("form", "1, 2");
        return new Equipment(Math.min(2, level), cursor.word("used").equals("used"));
    }

    void being(Cursor cursor) {
        var unit = cursor.unit();
        var order = cursor.choice(BasicOrder.class, BasicOrder.NOTHING);
        beings.put(unit, new Being(unit, order, cursor.word("\"\"")));
    }

    void merchant(Cursor cursor) {
        int realm = owner.of(cursor);
        var unit = cursor.unit();
        if (unit.kind() != UnitKind.H) cursor.wrong("word", unit);
        int at = cursor.field(map);
        var name = "";
        var cargo = new ArrayList<Lot>();
        while (cursor.hasMore()) {
            var word = cursor.word("cargo");
            switch (word) {
                case "name" -> name = cursor.word("\"Name\"");
                case "cargo" ->
                        cargo.add(
                                new Lot(
                                        cursor.choice(Good.class, Good.GRAIN),
                                        cursor.number("1"),
                                        owner.of(cursor),
                                        cursor.field(map)));
                default -> cursor.wrong("word", word);
            }
        }
        if (!units.add(new Named(realm, unit))) cursor.wrong("twice", unit);
        if (cursor.fault().isEmpty()) merchants.add(new Merchant(realm, unit, name, at, cargo));
    }
}
