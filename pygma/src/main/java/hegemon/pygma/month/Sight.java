package hegemon.pygma.month;

import hegemon.pygma.report.Report;
import hegemon.pygma.world.Address;
import hegemon.pygma.world.BuildingKind;
import hegemon.pygma.world.Choice;
import hegemon.pygma.world.Direction;
import hegemon.pygma.world.Known;
import hegemon.pygma.world.Realm;
import hegemon.pygma.world.Setting;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedSet;
import java.util.TreeMap;
import java.util.TreeSet;

/** Phase 13: who saw what (PI-13, D-69 to D-74). */
final class Sight {
    private static final int ARMY_SIGHT = 2;
    private static final int ARMY_CONTROL = 1;

    /** What one realm saw of others. */
    record Seen(
            List<Report.Sighting> sightings,
            List<Report.Intrusion> intrusions,
            List<Report.Description> descriptions) {}

    private final Board board;
    private final Passages visits;
    private final Known[] looks;
    private final Marks seen;
    private final Marks detail;
    private final Marks control;
    private final List<Seen> all = new ArrayList<>();

    private Sight(Board board) {
        this.board = board;
        this.visits = new Passages(board);
        this.looks = new Known[board.map.fields()];
        this.seen = new Marks(board.map.fields());
        this.detail = new Marks(board.map.fields());
        this.control = new Marks(board.map.fields());
    }

    /** By realm, in the order of the courts. */
    static List<Seen> look(Board board) {
        var sight = new Sight(board);
        for (Court court : board.courts()) sight.look(court);
        return sight.all;
    }

    private void look(Court court) {
        seen.clear();
        detail.clear();
        control.clear();
        for (int field : board.holdings().of(court.number())) fromLand(field);
        for (Troop troop : court.armies()) fromUnit(troop);
        for (Troop troop : court.lost) alongPath(troop);
        court.known = court.known.seeing(seen.sorted(), this::known);
        all.add(new Seen(sightings(court), intrusions(court), descriptions()));
    }

    private Known known(int field) {
        var look = looks[field];
        if (look == null) {
            look = Known.of(board.field(field), board.date);
            looks[field] = look;
        }
        return look;
    }

    /** D-70: the border and one field beyond, settlements and buildings. */
    private void fromLand(int at) {
        seen.around(board.map, at, 1);
        var field = board.field(at);
        if (field.settlement().isPresent()) observe(at, ARMY_SIGHT, ARMY_CONTROL);
        field.building().ifPresent(building -> observe(at, building));
    }

    private void observe(int at, BuildingKind building) {
        observe(at, building.sight(), building.control());
    }

    private void observe(int at, int sight, int controlled) {
        seen.around(board.map, at, sight);
        detail.around(board.map, at, sight);
        control.around(board.map, at, controlled);
    }

    private void fromUnit(Troop troop) {
        alongPath(troop);
        if (troop.isCarried()) return; // its fleet looks for it
        if (troop.isArmy()) observe(troop.field, ARMY_SIGHT, ARMY_CONTROL);
        else control.around(board.map, troop.field, 0);
    }

    /** D-72: seen along the whole path. */
    private void alongPath(Troop troop) {
        for (int field : troop.path()) seen.around(board.map, field, ARMY_SIGHT);
    }

    private List<Report.Sighting> sightings(Court court) {
        var found = new HashMap<Troop, SortedSet<Integer>>();
        for (int field : control.fields()) note(court, field, found);
        if (board.settings.get(Setting.INTRUDER_DETAIL) == Choice.IntruderDetail.SIGHT)
            for (int field : detail.fields())
                if (board.ownerAtStart[field] == court.number() && !control.has(field))
                    note(court, field, found);
        return found.entrySet().stream()
                .map(entry -> sighting(court, entry))
                .sorted(
                        Comparator.comparing((Report.Sighting s) -> s.seen().getFirst())
                                .thenComparing(Report.Sighting::kind)
                                .thenComparingInt(Report.Sighting::size)
                                .thenComparing(Report.Sighting::toString))
                .toList();
    }

    private void note(Court court, int field, Map<Troop, SortedSet<Integer>> found) {
        visits.at(
                field,
                (troop, step) -> {
                    if (troop.realm != court.number() && !isHidden(court, troop, step))
                        found.computeIfAbsent(troop, key -> new TreeSet<>()).add(step);
                });
    }

    /** D-83: whom it avoided does not learn of its way, only of where it is in the end. */
    private boolean isHidden(Court court, Troop troop, int step) {
        return isUnseenBy(court, troop) && (!troop.alive || step < troop.path().length - 1);
    }

    private boolean isUnseenBy(Court court, Troop troop) {
        return troop.turnedBack()
                && troop.avoided.contains(court.number())
                && board.settings.get(Setting.RETREAT_UNSEEN);
    }

    /** D-71 and D-74. */
    private Report.Sighting sighting(Court court, Map.Entry<Troop, SortedSet<Integer>> entry) {
        var troop = entry.getKey();
        var path = troop.path();
        var where = new ArrayList<Address>();
        for (int step : entry.getValue()) where.add(board.address(path[step]));
        boolean known = court.contacts.containsKey(troop.realm);
        var being = board.beings.get(troop.unit);
        boolean neutral = Realm.isNobody(troop.realm);
        return new Report.Sighting(
                troop.kind(),
                troop.isArmy() ? troop.size : troop.alive ? 1 : 0, // D-139: no word of the load
                known ? board.court(troop.realm).name : "",
                neutral ? troop.name : "",
                where,
                isUnseenBy(court, troop)
                        ? Optional.empty()
                        : side(path, entry.getValue().first(), -1),
                side(path, entry.getValue().last(), 1),
                neutral && being != null ? being.text() : "");
    }

    /** Where an army came from, or went to, at this step of its way. */
    private Optional<Direction> side(int[] path, int step, int next) {
        int other = step + next;
        return other < 0 || other >= path.length
                ? Optional.empty()
                : board.map.direction(path[step], path[other]);
    }

    /** D-73: one notice for each foreign land army, where it first crossed the border. */
    private List<Report.Intrusion> intrusions(Court court) {
        var crossings = new HashMap<Troop, Integer>();
        for (int field : board.landsAtStart().of(court.number()))
            visits.at(
                    field,
                    (troop, step) -> {
                        if (crossed(court, troop, step)) crossings.merge(troop, step, Math::min);
                    });
        var fields = new TreeMap<Address, Integer>();
        crossings.forEach(
                (troop, step) -> fields.merge(board.address(troop.path()[step]), 1, Integer::sum));
        var notices = new ArrayList<Report.Intrusion>();
        fields.forEach(
                (at, count) -> {
                    for (int i = 0; i < count; i++) notices.add(new Report.Intrusion(at));
                });
        return notices;
    }

    private boolean crossed(Court court, Troop troop, int step) {
        return troop.isLandArmy()
                && !isHidden(court, troop, step)
                && troop.realm != court.number()
                && step > 0
                && board.ownerAtStart[troop.path()[step - 1]] != court.number();
    }

    private List<Report.Description> descriptions() {
        var texts = new ArrayList<Report.Description>();
        for (int field : control.sorted()) {
            var text = board.field(field).notes().text();
            if (!text.isEmpty()) texts.add(new Report.Description(board.address(field), text));
        }
        return texts;
    }
}
