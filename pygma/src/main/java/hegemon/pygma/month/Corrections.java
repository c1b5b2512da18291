package hegemon.pygma.month;

import hegemon.pygma.report.Note;
import hegemon.pygma.world.Army;
import hegemon.pygma.world.Being;
import hegemon.pygma.world.Field;
import hegemon.pygma.world.Realm;
import hegemon.pygma.world.Setting;
import hegemon.pygma.world.Settings;
import hegemon.pygma.world.Unit;
import hegemon.pygma.world.World;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.UnaryOperator;

/** Phase 2, D-130: the game master's changes, each logged with the old and the new value. */
final class Corrections {
    private final List<Judgment> log = new ArrayList<>();
    private final List<Field> fields;
    private final List<Realm> realms;
    private final List<Army> armies;
    private final SortedMap<Unit, Being> beings;
    private final World world;
    private Settings settings;

    private Corrections(World world) {
        this.world = world;
        this.fields = new ArrayList<>(world.fields());
        this.realms = new ArrayList<>(world.realms());
        this.armies = new ArrayList<>(world.armies());
        this.beings = new TreeMap<>(world.beings());
        this.settings = world.settings();
    }

    /** The changed world; adds to the log what was changed. */
    static World apply(World world, List<Correction> corrections, List<Judgment> log) {
        if (corrections.isEmpty()) return world;
        var work = new Corrections(world);
        for (Correction correction : corrections) work.apply(correction);
        work.armies.sort(null);
        log.addAll(work.log);
        return new World(
                world.geometry(),
                work.settings,
                world.date(),
                work.fields,
                work.realms,
                work.armies,
                world.merchants(),
                work.beings);
    }

    private void apply(Correction correction) {
        switch (correction) {
            case Correction.Treasury(var realm, var gold) -> treasury(realm, gold);
            case Correction.Size(var realm, var unit, var size) -> size(realm, unit, size);
            case Correction.Owner(var at, var realm) -> {
                if (realm <= realms.size())
                    field(correction, world.geometry().find(at), f -> f.withOwner(realm));
            }
            case Correction.Text(var at, var text) ->
                    field(
                            correction,
                            world.geometry().find(at),
                            f -> f.with(new Field.Notes(f.notes().name(), text)));
            case Correction.Rule(var key, var value) -> rule(key, value);
            case Correction.Beings appear -> appear(appear);
        }
    }

    private void changed(String what, Object before, Object after) {
        log.add(
                new Judgment(
                        0, Note.of("judgment.changed", what, before.toString(), after.toString())));
    }

    private void treasury(int number, int gold) {
        if (number < 1 || number > realms.size() || gold < 0) return;
        var realm = realms.get(number - 1);
        changed("treasury " + number, realm.treasury(), gold);
        realms.set(number - 1, realm.withTreasury(gold));
    }

    private void size(int realm, Unit unit, int size) {
        for (int i = 0; i < armies.size(); i++) {
            var army = armies.get(i);
            if (army.realm() != realm || !army.unit().equals(unit)) continue;
            changed("size " + realm + " " + unit, army.size(), size);
            if (size > 0) armies.set(i, army.sized(size));
            else remove(army);
            return;
        }
    }

    private void remove(Army army) {
        armies.removeIf(
                other ->
                        other.equals(army)
                                || (other.realm() == army.realm()
                                        && other.aboard().filter(army.unit()::equals).isPresent()));
        if (army.realm() == Board.NEUTRAL) beings.remove(army.unit());
    }

    private void field(Correction what, Optional<Integer> at, UnaryOperator<Field> change) {
        if (at.isEmpty()) return;
        var before = fields.get(at.get());
        fields.set(at.get(), change.apply(before));
        changed(
                what.toString(),
                before.owner() + " " + before.notes().text(),
                fields.get(at.get()).owner() + " " + fields.get(at.get()).notes().text());
    }

    private void rule(String key, String value) {
        Setting.named(key)
                .flatMap(setting -> settings.parse(setting, value))
                .ifPresent(
                        next -> {
                            var setting = Setting.named(key).orElseThrow();
                            changed(key, settings.print(setting), next.print(setting));
                            settings = next;
                        });
    }

    private void appear(Correction.Beings order) {
        var at = world.geometry().find(order.at());
        if (at.isEmpty() || beings.containsKey(order.unit())) return;
        armies.add(
                Army.of(Board.NEUTRAL, order.unit(), at.get(), order.size()).named(order.name()));
        beings.put(order.unit(), new Being(order.unit(), order.order(), ""));
        changed("beings " + order.unit(), 0, order.size());
    }
}
