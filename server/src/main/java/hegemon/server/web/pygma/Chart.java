package hegemon.server.web.pygma;

import hegemon.pygma.report.PartialMap;
import hegemon.pygma.report.Report;
import hegemon.pygma.world.Address;
import hegemon.pygma.world.BuildingKind;
import hegemon.pygma.world.Direction;
import hegemon.pygma.world.SettlementKind;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.SortedMap;
import java.util.stream.Collectors;

/**
 * The partial map for the page: what to draw of each known field, and all the realm knows of it.
 */
final class Chart {
    private final Report report;
    private final SortedMap<Integer, String> realms;
    private final Voice voice;

    private Chart(Report report, SortedMap<Integer, String> realms, Voice voice) {
        this.report = report;
        this.realms = realms;
        this.voice = voice;
    }

    /**
     * @param realms the names of foreign realms that are known
     */
    static List<Hex> of(Report report, SortedMap<Integer, String> realms, Voice voice) {
        var chart = new Chart(report, realms, voice);
        return report.map().getSpots().stream().map(chart::hex).toList();
    }

    /**
     * A known field.
     *
     * @param column from the westernmost known one
     * @param row in half hexes, from the northernmost known one
     * @param side {@code own}, {@code foreign} or {@code none}
     * @param settlement the code of its kind, or empty
     * @param roads bits by direction, clockwise from north
     * @param stale not seen in the month of the report
     * @param units own ones that stand here
     * @param foreign whether foreign armies were sighted here
     */
    record Hex(
            String at,
            int column,
            int row,
            String terrain,
            String side,
            String settlement,
            String name,
            String building,
            int roads,
            boolean bridge,
            boolean lane,
            boolean stale,
            List<String> units,
            boolean foreign,
            List<Fact> facts) {}

    record Fact(String label, String text) {}

    private Hex hex(PartialMap.Spot spot) {
        var units = units(spot.at());
        var sightings = sightings(spot.at());
        return new Hex(
                spot.at(),
                spot.column(),
                spot.row(),
                Voice.key(spot.terrain()),
                side(spot.owner()),
                spot.settlement(),
                spot.name(),
                spot.building(),
                spot.roads(),
                spot.bridge(),
                spot.lane() > 0,
                isStale(spot),
                units,
                !sightings.isEmpty(),
                facts(spot, units, sightings));
    }

    private boolean isStale(PartialMap.Spot spot) {
        return spot.seen() < report.date().count();
    }

    private String side(int owner) {
        if (owner == 0) return "none";
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

    private List<Fact> facts(
            PartialMap.Spot spot, List<String> units, List<Report.Sighting> sightings) {
        var facts = new ArrayList<Fact>();
        add(facts, "terrain", voice.term(spot.terrain()));
        add(facts, "owner", owner(spot.owner()));
        add(facts, "settlement", settlement(spot));
        add(facts, "building", building(spot.building()));
        add(facts, "roads", roads(spot.roads()));
        if (spot.bridge()) add(facts, "ways", voice.page("fact.bridge"));
        if (spot.lane() > 0) add(facts, "ways", voice.page("fact.lane", spot.lane()));
        add(facts, "units", String.join(", ", units));
        for (Report.Sighting each : sightings) add(facts, "sighted", News.sighting(each, voice));
        for (Report.Description each : report.descriptions())
            if (isAt(each.at(), spot.at())) add(facts, "told", each.text());
        add(facts, "seen", seen(spot));
        return facts;
    }

    private void add(List<Fact> facts, String key, String text) {
        if (!text.isEmpty()) facts.add(new Fact(voice.page("fact." + key), text));
    }

    private String owner(int owner) {
        if (owner == 0) return voice.page("fact.nobody");
        if (owner == report.realm()) return report.name();
        return realms.getOrDefault(owner, voice.page("fact.stranger"));
    }

    private String settlement(PartialMap.Spot spot) {
        var kind = SettlementKind.of(spot.settlement()).map(voice::term).orElse("");
        var named = spot.name().isEmpty() ? kind : spot.name() + ", " + kind;
        return report.settlements().stream()
                .filter(city -> isAt(city.at(), spot.at()))
                .map(city -> named + ", " + voice.page("fact.points", city.points()) + own(city))
                .findFirst()
                .orElse(named);
    }

    private String own(Report.SettlementLine city) {
        var remarks = Holdings.remarks(city, voice);
        return remarks.isEmpty() ? "" : ", " + remarks;
    }

    private String building(String name) {
        return name.isEmpty() ? "" : voice.term(BuildingKind.valueOf(name));
    }

    private String roads(int bits) {
        return Arrays.stream(Direction.values())
                .filter(way -> (bits & way.bit()) != 0)
                .map(way -> voice.page("way." + way))
                .collect(Collectors.joining(", "));
    }

    /** How old the knowledge is. */
    private String seen(PartialMap.Spot spot) {
        int months = report.date().count() - spot.seen();
        return voice.page("fact.age", Math.max(0, months));
    }
}
