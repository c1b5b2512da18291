package hegemon.pygma.month;

import hegemon.pygma.orders.Construction;
import hegemon.pygma.report.Note;
import hegemon.pygma.world.Address;
import hegemon.pygma.world.Choice;
import hegemon.pygma.world.Field;
import hegemon.pygma.world.Geometry;
import hegemon.pygma.world.Realm;
import hegemon.pygma.world.RoadClass;
import hegemon.pygma.world.RoadGrowth;
import hegemon.pygma.world.Setting;
import hegemon.table.Message;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;

/** PI-10: roads. */
final class Roads {
    private final Board board;

    /** By the tip of the road as it is now. */
    private final Map<Integer, RoadGrowth> grown = new HashMap<>();

    /** D-49: sections over a border: who ordered them, and who has paid his half. */
    private final Map<Long, Set<Integer>> wanted = new HashMap<>();

    private final Map<Long, Set<Integer>> paid = new HashMap<>();

    /** D-49: whether, between realms, the phase works on the state at its start (Part III). */
    private final boolean byPhase;

    private final Field[] atStart;

    Roads(Board board) {
        this.board = board;
        this.byPhase = board.settings.get(Setting.ROAD_BORDER) == Choice.RoadBorder.PHASE;
        this.atStart = board.snapshot();
        for (Court court : board.courts())
            court.sheet.all(Construction.Road.class).forEach(road -> want(court, road.through()));
    }

    private void want(Court court, List<Address> through) {
        for (int i = 1; i < through.size(); i++) {
            var from = board.map.find(through.get(i - 1));
            var to = board.map.find(through.get(i));
            if (from.isPresent() && to.isPresent() && isBorder(from.get(), to.get()))
                wanted.computeIfAbsent(edge(from.get(), to.get()), key -> new HashSet<>())
                        .add(court.number());
        }
    }

    private boolean isBorder(int from, int to) {
        return board.field(from).owner() != board.field(to).owner();
    }

    private static long edge(int from, int to) {
        return ((long) Math.min(from, to) << 32) | Math.max(from, to);
    }

    Answer build(Court court, Construction.Road order) {
        var fields = new ArrayList<Integer>();
        for (Address address : order.through()) {
            var field = board.map.find(address).filter(court.known::knows); // D-5
            if (field.isEmpty()) return Answer.refuse("map", address);
            fields.add(field.get());
        }
        for (int i = 1; i < fields.size(); i++) {
            var fault = section(court, fields.get(i - 1), fields.get(i));
            if (fault.isEmpty()) continue;
            return i == 1 ? new Answer.Refused(fault.get()) : new Answer.Done(List.of(fault.get()));
        }
        return Answer.done();
    }

    private Optional<Message> section(Court court, int from, int to) {
        var way = board.map.direction(from, to);
        if (way.isEmpty() || !joins(from, to) || !joins(to, from))
            return fault("road.adjacent", from, to);
        boolean shared = isShared(court, from, to);
        if (!shared && !(isOwn(court, from) && isOwn(court, to)))
            return fault("road.own", from, to);
        if (board.field(from).ways().hasRoad(way.get()) || (shared && hasPaid(court, from, to)))
            return fault("road.there", from, to);
        if (!mayStart(court, from)) return fault("road.start", from, to);
        if (isParallel(court, from, to)) return fault("road.parallel", from, to);
        var kind = roadClass(from).dearer(roadClass(to));
        var growth = grown(court, from);
        if (!growth.allows(kind)) return fault("road.growth", from, to);
        int price = shared ? kind.price() / 2 : kind.price();
        if (price > court.treasury)
            return Optional.of(Note.of("refuse.money", price, court.treasury));
        court.book(-price, "road", board.address(from), board.address(to));
        boolean laid = !shared || isPaid(court, from, to);
        if (byEnd() && !shared) grown.remove(from);
        if (laid || !byPhase) grown.put(to, growth.plus(kind)); // D-49: half a section is no end
        if (laid) lay(from, to);
        return Optional.empty();
    }

    /** D-46: a city is a starting point at any time, also when a road has just reached it. */
    private RoadGrowth grown(Court court, int from) {
        return byEnd() && board.isOwnCity(from, court.number())
                ? RoadGrowth.NONE
                : grown.getOrDefault(from, RoadGrowth.NONE);
    }

    private boolean byEnd() {
        return board.settings.get(Setting.ROAD_GROWTH) == Choice.RoadGrowth.END;
    }

    /** D-50: a road leads over a bridge from end to end. */
    private boolean joins(int over, int end) {
        var field = board.field(over);
        return field.isLand() || field.ways().bridge().filter(b -> b.joins(end)).isPresent();
    }

    /** D-49: who paid for a section that the other could not pay gets his half back. */
    void refund() {
        for (var entry : new TreeMap<>(paid).entrySet()) {
            int from = (int) (entry.getKey() >> 32);
            int to = entry.getKey().intValue();
            if (entry.getValue().size() == 2) continue;
            int half = roadClass(from).dearer(roadClass(to)).price() / 2;
            for (int realm : entry.getValue()) {
                var court = board.court(realm);
                court.book(half, "road", board.address(from), board.address(to));
                if (byPhase) court.event("road.half", board.address(from), board.address(to));
            }
        }
    }

    private Optional<Message> fault(String what, int from, int to) {
        return Optional.of(Note.of("refuse." + what, board.address(from), board.address(to)));
    }

    private boolean isOwn(Court court, int field) {
        return board.field(field).owner() == court.number() && board.field(field).isWalkable();
    }

    /** D-49: the owners of both ends order the same section in the same month. */
    private boolean isShared(Court court, int from, int to) {
        if (!isBorder(from, to)) return false;
        if (!board.field(from).isWalkable() || !board.field(to).isWalkable()) return false;
        int one = board.field(from).owner();
        int other = board.field(to).owner();
        if (Realm.isNobody(one) || Realm.isNobody(other)) return false;
        return wanted.getOrDefault(edge(from, to), Set.of()).containsAll(List.of(one, other))
                && (one == court.number() || other == court.number());
    }

    private boolean hasPaid(Court court, int from, int to) {
        return byPhase && paid.getOrDefault(edge(from, to), Set.of()).contains(court.number());
    }

    private boolean isPaid(Court court, int from, int to) {
        var payers = paid.computeIfAbsent(edge(from, to), key -> new HashSet<>());
        payers.add(court.number());
        return payers.size() == 2;
    }

    private void lay(int from, int to) {
        var way = board.map.direction(from, to).orElseThrow();
        var one = board.field(from);
        board.set(from, one.with(one.ways().withRoad(way)));
        var other = board.field(to);
        board.set(to, other.with(other.ways().withRoad(way.opposite())));
    }

    private RoadClass roadClass(int field) {
        return board.settings.roadClass(board.field(field).terrain());
    }

    /** D-47: an own city, the open end of a road, or a road that links two cities. */
    private boolean mayStart(Court court, int from) {
        if (board.isOwnCity(from, court.number())) return true;
        if (grown.containsKey(from)) return true;
        int sections = Integer.bitCount(roads(court, from));
        if (sections == 0) return false;
        return (sections == 1 && isOwn(court, from)) || linksTwoCities(court, from);
    }

    /** The sections of a field: own land as it is now, that of others as it was at the start. */
    private int roads(Court court, int field) {
        var now = board.field(field);
        var seen = !byPhase || now.owner() == court.number() ? now : atStart[field];
        return seen.ways().roads();
    }

    private boolean linksTwoCities(Court court, int from) {
        var seen = new HashSet<Integer>();
        var queue = new ArrayDeque<Integer>();
        seen.add(from);
        queue.add(from);
        int cities = 0;
        while (!queue.isEmpty()) {
            int field = queue.remove();
            if (board.isCity(field) && ++cities == 2) return true;
            for (int beside : joined(court, field)) if (seen.add(beside)) queue.add(beside);
        }
        return false;
    }

    private List<Integer> joined(Court court, int field) {
        var joined = new ArrayList<Integer>();
        int roads = roads(court, field);
        for (int way = 0; way < 6; way++)
            if ((roads & (1 << way)) != 0) joined.add(board.map.neighbour(field, way));
        return joined;
    }

    /** D-48. */
    private boolean isParallel(Court court, int from, int to) {
        if (board.field(to).settlement().isPresent() || roads(court, to) != 0) return false;
        var allowed = new HashSet<>(joined(court, from));
        allowed.add(from);
        for (int way = 0; way < 6; way++) {
            int beside = board.map.neighbour(to, way);
            if (beside != Geometry.NONE && roads(court, beside) != 0 && !allowed.contains(beside))
                return true;
        }
        return false;
    }
}
