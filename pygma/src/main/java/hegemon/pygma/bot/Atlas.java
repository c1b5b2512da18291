package hegemon.pygma.bot;

import hegemon.pygma.orders.Trade;
import hegemon.pygma.orders.check.Knowledge;
import hegemon.pygma.report.Report;
import hegemon.pygma.world.Address;
import hegemon.pygma.world.Geometry;
import hegemon.pygma.world.Known;
import hegemon.pygma.world.KnownMap;
import hegemon.pygma.world.Realm;
import hegemon.pygma.world.Settlement;
import hegemon.pygma.world.SettlementKind;
import hegemon.pygma.world.Terrain;

import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;

/** What a ruler makes of his map and his report: whose land is where, and what stands on it. */
final class Atlas {
    final Knowledge knowledge;
    final Temper temper;
    final Geometry geometry;

    /** Own land fields, in the order of addresses. */
    final List<Integer> own;

    /** Foreign armies as last reported, by the field they ended on: their weight in battle. */
    final SortedMap<Integer, Integer> strangers;

    /** Own fields that a foreign army crossed or stands on. */
    final List<Integer> violated;

    /** Foreign cities that refused goods last month: they are no trade cities. */
    final Set<Integer> closedMarkets;

    private final KnownMap map;

    Atlas(Knowledge knowledge, Report report, Temper temper) {
        this.knowledge = knowledge;
        this.temper = temper;
        this.geometry = knowledge.geometry();
        this.map = knowledge.map();
        var fields = new ArrayList<Integer>();
        for (int i = 0; i < map.size(); i++)
            if (map.known(i).owner() == knowledge.realm() && map.known(i).terrain().isLand())
                fields.add(map.field(i));
        this.own = Collections.unmodifiableList(fields);
        this.strangers = strangers(report);
        this.violated = violated(report);
        this.closedMarkets = closedMarkets(report);
    }

    private SortedMap<Integer, Integer> strangers(Report report) {
        var found = new TreeMap<Integer, Integer>();
        for (Report.Sighting sighting : report.sightings())
            if (sighting.size() > 0 && sighting.kind().isLandArmy() && !sighting.seen().isEmpty())
                found.merge(
                        geometry.field(sighting.seen().getLast()),
                        sighting.size() * sighting.kind().weight(),
                        Integer::sum);
        return found;
    }

    private List<Integer> violated(Report report) {
        var fields = new ArrayList<Integer>();
        for (Report.Intrusion intrusion : report.intrusions()) {
            int field = geometry.field(intrusion.at());
            if (isOwn(field)) fields.add(field);
        }
        for (int field : strangers.keySet()) if (isOwn(field)) fields.add(field);
        return fields;
    }

    private Set<Integer> closedMarkets(Report report) {
        var closed = new HashSet<Integer>();
        for (Report.Answer answer : report.orders())
            if (!answer.done()
                    && answer.order() instanceof Trade.HandOver order
                    && order.to() instanceof Trade.ToCity(var at))
                geometry.find(at).ifPresent(closed::add);
        return closed;
    }

    Optional<Known> at(int field) {
        return field == Geometry.NONE ? Optional.empty() : map.get(field);
    }

    Terrain terrain(int field) {
        return at(field).orElseThrow().terrain();
    }

    boolean isOwn(int field) {
        return owner(field) == knowledge.realm();
    }

    /** Neutral land, as far as known. */
    boolean isFree(int field) {
        return isLand(field) && Realm.isNobody(owner(field));
    }

    boolean isForeign(int field) {
        return isLand(field) && !Realm.isNobody(owner(field)) && !isOwn(field);
    }

    boolean isLand(int field) {
        return at(field).filter(known -> known.terrain().isLand()).isPresent();
    }

    boolean isWater(int field) {
        return at(field).filter(known -> known.terrain().isWater()).isPresent();
    }

    private int owner(int field) {
        return at(field).map(Known::owner).orElse(0);
    }

    /** The number of the foreign realm there, if its name is known (D-74). */
    Optional<Integer> ruler(int field) {
        return Optional.of(owner(field)).filter(realm -> knowledge.realms().containsKey(realm));
    }

    boolean hasSettlement(int field) {
        return at(field).flatMap(Known::settlement).isPresent();
    }

    boolean isCoast(int field) {
        return neighbours(field).stream().anyMatch(this::isWater);
    }

    /** PI-15.1: height 0, or an own port. */
    boolean isLandingPlace(int field) {
        return at(field).isPresent() && terrain(field).isLandingPlace(() -> isPort(field));
    }

    private boolean isPort(int field) {
        var kind = at(field).flatMap(Known::settlement);
        return kind.filter(it -> it.isPort(() -> isCoast(field))).isPresent();
    }

    /** The known fields around, in the order of directions. */
    List<Integer> neighbours(int field) {
        var around = new ArrayList<Integer>();
        geometry.forNeighbours(
                field,
                beside -> {
                    if (map.knows(beside)) around.add(beside);
                });
        return around;
    }

    /** How many of the fields around were never seen. The world's edge looks the same. */
    int unseenAround(int field) {
        return 6 - neighbours(field).size();
    }

    /** All known fields, in the order of addresses. */
    List<Integer> known() {
        var fields = new ArrayList<Integer>();
        for (int i = 0; i < map.size(); i++) fields.add(map.field(i));
        return fields;
    }

    /** PI-6.1: inhabitant points of the realm. */
    int points() {
        int points = 0;
        for (int field : own) points += knowledge.settings().points(terrain(field));
        for (Settlement settlement : knowledge.settlements().values())
            points += settlement.points();
        return points;
    }

    /** PI-6.1: inhabitant points that come with a field, its settlement among them. */
    int pointsOf(int field) {
        return knowledge.settings().points(terrain(field))
                + at(field).flatMap(Known::settlement).map(SettlementKind::points).orElse(0);
    }

    /** PI-5: what an income month brings, mines and trade apart. */
    int income() {
        int income = 0;
        for (int field : own) income += knowledge.settings().income(terrain(field));
        for (Settlement settlement : knowledge.settlements().values())
            income += settlement.kind().tax();
        return income;
    }

    /** The weight of foreign armies on this field and around it. */
    int strangersNear(int field) {
        int weight = strangers.getOrDefault(field, 0);
        for (int beside : neighbours(field)) weight += strangers.getOrDefault(beside, 0);
        return weight;
    }

    boolean holdsCapital() {
        return knowledge.settlements().containsKey(knowledge.capital());
    }

    Address address(int field) {
        return geometry.address(field);
    }

    int distance(int a, int b) {
        return geometry.distance(a, b);
    }
}
