package hegemon.pygma.month;

import hegemon.pygma.atlas.WorldEdit;
import hegemon.pygma.orders.March;
import hegemon.pygma.orders.Sheet;
import hegemon.pygma.orders.Talk;
import hegemon.pygma.report.Note;
import hegemon.pygma.world.Address;
import hegemon.pygma.world.Realm;
import hegemon.pygma.world.Setting;
import hegemon.pygma.world.Unit;
import hegemon.pygma.world.World;
import hegemon.table.Message;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;

/** What is wrong with the game master's events in this world; nothing is passed over in silence. */
public final class Objections {
    private final World world;
    private final SortedMap<Integer, Sheet> sheets;
    private final List<Message> found = new ArrayList<>();

    private Objections(World world, SortedMap<Integer, Sheet> sheets) {
        this.world = world;
        this.sheets = sheets;
    }

    /** The first of them, if there is one. */
    public static Optional<Message> to(
            Events events, World world, SortedMap<Integer, Sheet> sheets) {
        var objections = new Objections(world, sheets);
        objections.look(events);
        return objections.found.stream().findFirst();
    }

    private void look(Events events) {
        events.texts().forEach(text -> realm(text.realm(), 1));
        events.effects().forEach(this::effect);
        events.allowed().forEach(this::address);
        events.destroyed().forEach(this::section);
        events.neutrals().all(March.class).forEach(march -> neutral(events, march.unit()));
        events.corrections().forEach(this::correction);
        events.amendments().forEach(this::correction);
    }

    private void object(String what, Object... args) {
        found.add(Note.of("refuse.event." + what, args));
    }

    private void realm(int number, int lowest) {
        if (number < lowest || number > world.realms().size()) object("realm", number);
    }

    private void address(Address address) {
        if (world.geometry().find(address).isEmpty()) object("field", address);
    }

    private void effect(Events.Effect effect) {
        realm(effect.realm(), 1);
        long free =
                Optional.ofNullable(sheets.get(effect.realm()))
                        .map(sheet -> sheet.all(Talk.Other.class).count())
                        .orElse(0L);
        if (effect.number() > free) object("free", effect.realm(), effect.number());
    }

    private void section(Events.Section section) {
        address(section.from());
        address(section.to());
        if (!found.isEmpty()) return;
        int from = world.geometry().field(section.from());
        int to = world.geometry().field(section.to());
        boolean road =
                world.geometry()
                        .direction(from, to)
                        .filter(world.field(from).ways()::hasRoad)
                        .isPresent();
        if (!road) object("road", section.from(), section.to());
    }

    private void neutral(Events events, Unit unit) {
        boolean appears =
                events.corrections().stream()
                        .anyMatch(it -> it instanceof Correction.Beings b && b.unit().equals(unit));
        if (!appears && !hasArmy(Realm.NOBODY, unit)) object("unit", 0, unit);
    }

    private boolean hasArmy(int realm, Unit unit) {
        return world.armies().stream()
                .anyMatch(army -> army.realm() == realm && army.unit().equals(unit));
    }

    private void correction(Correction correction) {
        switch (correction) {
            case Correction.Treasury(var realm, var gold) -> realm(realm, 1);
            case Correction.Size(var realm, var unit, var size) -> {
                realm(realm, 0);
                if (!hasArmy(realm, unit)) object("unit", realm, unit);
                else if (size > 0 && (size < unit.kind().min() || size > unit.kind().max()))
                    object("size", unit, unit.kind().min(), unit.kind().max());
            }
            case Correction.Owner(var at, var realm) -> {
                realm(realm, 0);
                address(at);
                if (found.isEmpty() && !world.field(at).isWalkable()) object("water", at);
            }
            case Correction.Text(var at, var text) -> address(at);
            case Correction.Lane(var at, var lane) -> {
                address(at);
                if (found.isEmpty() && !world.field(at).terrain().isWater()) object("land", at);
            }
            case Correction.Beings(var unit, var size, var at, var order, var name) -> {
                address(at);
                if (hasArmy(Realm.NOBODY, unit)) object("taken", unit);
                else if (size < unit.kind().min() || size > unit.kind().max())
                    object("size", unit, unit.kind().min(), unit.kind().max());
            }
            case Correction.Rule(var key, var value) -> {
                var setting = Setting.named(key);
                if (setting.flatMap(it -> it.parse(value)).isEmpty()) object("rule", key, value);
            }
            case Correction.Change(var line) -> edit(line, WorldEdit.change(world, line));
            case Correction.Removal(var thing) -> {
                var edit = WorldEdit.remove(world, thing);
                edit(thing, edit);
                if (edit.before().isEmpty()) object("world", thing);
            }
        }
    }

    private void edit(String line, WorldEdit edit) {
        var after = edit.reading().world();
        if (after.isEmpty() && edit.takesCapital())
            object("capital", line.strip().split("\\s+", -1)[1]);
        else if (after.isEmpty()) object("world", line);
        else if (world.settings().get(Setting.EDITION) > Setting.FIRST_EDITION) sound(after.get());
    }

    /** PI-11.3, PI-7.1; what the first edition let pass stays as it was. */
    private void sound(World after) {
        if (world.missized().isEmpty())
            after.missized()
                    .map(army -> army.unit())
                    .ifPresent(it -> object("size", it, it.kind().min(), it.kind().max()));
        for (Realm realm : after.realms())
            if (isCapital(world, realm) && !isCapital(after, realm))
                object("capital", world.geometry().address(realm.capital()));
    }

    private static boolean isCapital(World world, Realm realm) {
        return world.field(realm.capital())
                .settlement()
                .filter(city -> city.capitalOf() == realm.number())
                .isPresent();
    }
}
