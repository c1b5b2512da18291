package hegemon.server.web.pygma;

import hegemon.pygma.orders.check.Knowledge;
import hegemon.pygma.report.Holdings;
import hegemon.pygma.report.News;
import hegemon.pygma.report.PartialMap;
import hegemon.pygma.report.Report;
import hegemon.pygma.world.Address;
import hegemon.pygma.world.BuildingKind;
import hegemon.pygma.world.Direction;
import hegemon.pygma.world.Realm;
import hegemon.pygma.world.Settings;
import hegemon.pygma.world.SettlementKind;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * The partial map for the page: what to draw of each known field, and all the realm knows of it.
 */
final class RulerMap {
    private final Report report;
    private final SortedMap<Integer, String> realms;
    private final Settings settings;
    private final Voice voice;
    private final Harvests harvests;

    private RulerMap(Report report, Knowledge knowledge, Voice voice) {
        this.report = report;
        this.realms = knowledge.realms();
        this.settings = knowledge.settings();
        this.voice = voice;
        this.harvests = new Harvests(report, knowledge, voice.herald());
    }

    static List<Hex> of(Report report, Knowledge knowledge, Voice voice) {
        var chart = new RulerMap(report, knowledge, voice);
        return report.map().getSpots().stream().map(chart::hex).toList();
    }

    private Hex hex(PartialMap.Spot spot) {
        var units = units(spot.at());
        var sightings = sightings(spot.at());
        return Hex.of(
                spot,
                new Hex.Seen(
                        side(spot.owner()),
                        "",
                        age(spot),
                        settings.income(spot.terrain()),
                        harvests.brief(spot.at()),
                        harvests.supply(spot.at(), spot.terrain().soil()),
                        !sightings.isEmpty() || isIntruded(spot.at()),
                        units,
                        !sightings.isEmpty(),
                        facts(spot, units, sightings)));
    }

    private boolean isIntruded(String at) {
        return report.intrusions().stream().anyMatch(it -> isAt(it.at(), at));
    }

    /** How old the knowledge is, in months. */
    private int age(PartialMap.Spot spot) {
        return Math.max(0, report.date().count() - spot.seen());
    }

    private String side(int owner) {
        if (Realm.isNobody(owner)) return "none";
        return owner == report.realm() ? "own" : "foreign";
    }

    private List<String> units(String at) {
        var units = new ArrayList<String>();
        for (Report.ArmyLine army : report.armies())
            if (isAt(army.at(), at)) units.add(army.unit());
        for (Report.MerchantLine merchant : report.merchants())
            if (isAt(merchant.at(), at)) units.add(merchant.unit());
        return units;
    }

    private static boolean isAt(Address address, String at) {
        return address.toString().equals(at);
    }

    /** Armies that still exist, where they were seen last. */
    private List<Report.Sighting> sightings(String at) {
        return report.sightings().stream()
                .filter(it -> it.size() > 0 && !it.seen().isEmpty())
                .filter(it -> isAt(it.seen().getLast(), at))
                .toList();
    }

    private List<Hex.Fact> facts(
            PartialMap.Spot spot, List<String> units, List<Report.Sighting> sightings) {
        var facts = new ArrayList<Hex.Fact>();
        add(facts, "terrain", voice.herald().term(spot.terrain()));
        add(facts, "owner", owner(spot.owner()));
        add(facts, "settlement", settlement(spot));
        add(facts, "goods", harvests.told(spot.at(), spot.terrain().soil()));
        add(facts, "promise", harvests.promised(spot.at(), spot.terrain().soil()));
        facts.addAll(built(spot, voice));
        add(facts, "units", String.join(", ", units));
        for (Report.Sighting each : sightings)
            add(facts, "sighted", News.sighting(each, voice.herald()));
        for (Report.Description each : report.descriptions())
            if (isAt(each.at(), spot.at())) add(facts, "told", voice.herald().told(each.text()));
        add(facts, "seen", seen(spot));
        return facts;
    }

    private void add(List<Hex.Fact> facts, String key, String text) {
        fact(key, text, voice).ifPresent(facts::add);
    }

    static Optional<Hex.Fact> fact(String key, String text, Voice voice) {
        return text.isEmpty()
                ? Optional.empty()
                : Optional.of(new Hex.Fact(voice.page("fact." + key), text));
    }

    /** What people built in the field and between fields. */
    static List<Hex.Fact> built(PartialMap.Spot spot, Voice voice) {
        var kind =
                spot.building().isEmpty()
                        ? ""
                        : voice.herald().term(BuildingKind.valueOf(spot.building()));
        return Stream.of(
                        fact("building", kind, voice),
                        fact("roads", roads(spot.roads(), voice), voice),
                        fact("ways", spot.bridge() ? voice.page("fact.bridge") : "", voice),
                        fact(
                                "ways",
                                spot.lane() > 0 ? voice.page("fact.lane", spot.lane()) : "",
                                voice))
                .flatMap(Optional::stream)
                .toList();
    }

    private String owner(int owner) {
        if (Realm.isNobody(owner)) return voice.page("fact.nobody");
        if (owner == report.realm()) return report.name();
        return realms.getOrDefault(owner, voice.page("fact.stranger"));
    }

    private String settlement(PartialMap.Spot spot) {
        var kind = SettlementKind.of(spot.settlement()).map(voice.herald()::term).orElse("");
        var named = spot.name().isEmpty() ? kind : spot.name() + ", " + kind;
        return report.settlements().stream()
                .filter(city -> isAt(city.at(), spot.at()))
                .map(city -> named + ", " + voice.page("fact.points", city.points()) + own(city))
                .findFirst()
                .orElse(named);
    }

    private String own(Report.SettlementLine city) {
        var remarks = Holdings.remarks(city, voice.herald());
        return remarks.isEmpty() ? "" : ", " + remarks;
    }

    private static String roads(int bits, Voice voice) {
        return Arrays.stream(Direction.values())
                .filter(way -> (bits & way.bit()) != 0)
                .map(way -> voice.page("way." + way))
                .collect(Collectors.joining(", "));
    }

    private String seen(PartialMap.Spot spot) {
        return voice.page("fact.age", age(spot));
    }
}
