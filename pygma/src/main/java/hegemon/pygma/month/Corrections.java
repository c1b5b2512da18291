package hegemon.pygma.month;

import hegemon.pygma.atlas.WorldEdit;
import hegemon.pygma.report.Note;
import hegemon.pygma.world.Address;
import hegemon.pygma.world.Army;
import hegemon.pygma.world.Being;
import hegemon.pygma.world.Field;
import hegemon.pygma.world.Realm;
import hegemon.pygma.world.Setting;
import hegemon.pygma.world.Unit;
import hegemon.pygma.world.World;

import java.util.ArrayList;
import java.util.List;
import java.util.TreeMap;
import java.util.function.Function;
import java.util.function.UnaryOperator;

/** Phase 2, D-130: the game master's changes, each logged with the old and the new value. */
final class Corrections {
    /** Stands for no realm and for nothing. */
    static final String NOBODY = "–";

    private final List<Judgment> log = new ArrayList<>();
    private final Ledger ledger;
    private World world;

    private Corrections(World world, Ledger ledger) {
        this.world = world;
        this.ledger = ledger;
    }

    /** The changed world; adds to the log what was changed. Treasuries are left to the board. */
    static World apply(
            World world, List<Correction> corrections, List<Judgment> log, Ledger ledger) {
        if (corrections.isEmpty()) return world;
        var work = new Corrections(world, ledger);
        for (Correction correction : corrections) work.apply(correction);
        log.addAll(work.log);
        return work.world;
    }

    private void apply(Correction correction) {
        switch (correction) {
            case Correction.Treasury ignored -> {}
            case Correction.Size(var realm, var unit, var size) -> size(realm, unit, size);
            case Correction.Owner(var at, var realm) -> {
                if (realm <= world.realms().size())
                    field("owner", at, f -> f.withOwner(realm), f -> called(f.owner()));
            }
            case Correction.Text(var at, var text) ->
                    field("text", at, f -> described(f, text), f -> f.notes().text());
            case Correction.Lane(var at, var lane) ->
                    field("lane", at, f -> laned(f, lane), f -> f.ways().lane());
            case Correction.Beings appear -> appear(appear);
            case Correction.Rule(var key, var value) -> rule(key, value);
            case Correction.Change(var line) -> edited(line, WorldEdit.change(world, line));
            case Correction.Removal(var thing) -> edited("", WorldEdit.remove(world, thing));
        }
    }

    static Field described(Field field, String text) {
        return field.with(new Field.Notes(field.notes().name(), text));
    }

    static Field laned(Field field, int lane) {
        return field.with(field.ways().withLane(lane));
    }

    private String called(int realm) {
        return Realm.isNobody(realm) ? NOBODY : world.realm(realm).name();
    }

    private void changed(String kind, Object what, Object before, Object after) {
        log.add(logged(kind, what, before, after));
    }

    /**
     * @param kind of value, as the words have it
     */
    static Judgment logged(String kind, Object what, Object before, Object after) {
        return new Judgment(0, Note.of("judgment.changed." + kind, what, before, after));
    }

    /** An army with the realm whose it is. */
    static String army(Unit unit, String realm) {
        return unit + (realm.equals(NOBODY) ? "" : " (" + realm + ")");
    }

    private void size(int realm, Unit unit, int size) {
        var found = world.armies().stream().filter(it -> isCalled(it, realm, unit)).findFirst();
        if (found.isEmpty()) return;
        changed("size", army(unit, called(realm)), found.get().size(), size);
        var armies = new ArrayList<Army>();
        for (Army army : world.armies()) {
            boolean meant = army.equals(found.get());
            boolean sinks = army.realm() == realm && army.aboard().filter(unit::equals).isPresent();
            int to = meant ? size : sinks && size == 0 ? 0 : army.size();
            ledger.men(realm, army.kind(), Ledger.Cause.CORRECTED, to - army.size());
            if (to > 0) armies.add(army.sized(to));
        }
        var beings = new TreeMap<>(world.beings());
        if (size == 0 && Realm.isNobody(realm)) beings.remove(unit);
        world = world.withArmies(armies, beings);
    }

    private static boolean isCalled(Army army, int realm, Unit unit) {
        return army.realm() == realm && army.unit().equals(unit);
    }

    private void field(
            String kind,
            Address address,
            UnaryOperator<Field> change,
            Function<Field, Object> value) {
        var at = world.geometry().find(address);
        if (at.isEmpty()) return;
        var fields = new ArrayList<>(world.fields());
        var before = fields.get(at.get());
        var after = change.apply(before);
        fields.set(at.get(), after);
        world = world.withFields(fields);
        changed(kind, address, value.apply(before), value.apply(after));
    }

    private void rule(String key, String value) {
        var settings = world.settings();
        Setting.named(key)
                .flatMap(setting -> settings.parse(setting, value))
                .ifPresent(
                        next -> {
                            var setting = Setting.named(key).orElseThrow();
                            changed("rule", key, settings.print(setting), next.print(setting));
                            world = world.withSettings(next);
                        });
    }

    private void appear(Correction.Beings order) {
        var at = world.geometry().find(order.at());
        if (at.isEmpty() || world.beings().containsKey(order.unit())) return;
        var armies = new ArrayList<>(world.armies());
        armies.add(Army.of(Realm.NOBODY, order.unit(), at.get(), order.size()).named(order.name()));
        var beings = new TreeMap<>(world.beings());
        beings.put(order.unit(), new Being(order.unit(), order.order(), ""));
        world = world.withArmies(armies, beings);
        ledger.men(Realm.NOBODY, order.unit().kind(), Ledger.Cause.CORRECTED, order.size());
        changed("beings", order.unit(), 0, order.size());
    }

    private void edited(String line, WorldEdit edit) {
        if (edit.reading().world().isEmpty()) return;
        var before = world;
        world = edit.reading().world().get();
        Stocks.difference(before, world).forEach(it -> ledger.add(it, Ledger.Cause.CORRECTED));
        log.add(new EditWords(before).changed(edit.before(), line));
    }
}
