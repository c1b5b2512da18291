package hegemon.server.web.pygma;

import hegemon.pygma.forecast.Forecast;
import hegemon.pygma.orders.check.Knowledge;
import hegemon.pygma.report.Herald;
import hegemon.pygma.report.Report;
import hegemon.pygma.world.Address;
import hegemon.pygma.world.Good;
import hegemon.pygma.world.Production;
import hegemon.pygma.world.Soil;

import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/** What own fields bring, and what of it the next income lacks (PI-21, PI-22). */
final class Harvests {
    private final Map<String, List<Good>> places = new LinkedHashMap<>();
    private final List<Good> lacking;
    private final Herald herald;

    Harvests(Report report, Knowledge knowledge, Herald herald) {
        this.herald = herald;
        knowledge
                .grounds()
                .forEach(
                        (field, ground) ->
                                places.put(address(knowledge, field), ground.production()));
        lacking = Forecast.lacking(knowledge, report);
    }

    private static String address(Knowledge knowledge, int field) {
        Address at = knowledge.geometry().address(field);
        return at.toString();
    }

    /** Each with its points: Getreide 3, Vieh 2. */
    String told(String at, Soil soil) {
        var points = Production.of(places(at), soil);
        return places(at).stream()
                .distinct()
                .map(good -> herald.term(good) + " " + points.get(good))
                .collect(Collectors.joining(", "));
    }

    /**
     * What land that is not one's own is good for, by the crosses of the rules, the best first;
     * what grows with one cross only where nothing grows better.
     */
    String promised(String at, Soil soil) {
        if (places.containsKey(at)) return "";
        int least = Good.MAIN.stream().anyMatch(it -> it.quality(soil) > 1) ? 2 : 1;
        return Good.MAIN.stream()
                .filter(good -> good.quality(soil) >= least)
                .sorted(Comparator.comparingInt((Good good) -> -good.quality(soil)))
                .map(good -> herald.term(good) + " " + "×".repeat(good.quality(soil)))
                .collect(Collectors.joining(", "));
    }

    /** Getreide, Vieh, Stein. */
    String brief(String at) {
        return places(at).stream().distinct().map(herald::term).collect(Collectors.joining(", "));
    }

    /** What a field brings of what lacks; below 0, what it could and does not. */
    int supply(String at, Soil soil) {
        if (!places.containsKey(at)) return 0;
        var points = Production.of(places(at), soil);
        int brings = lacking.stream().mapToInt(points::get).sum();
        return brings > 0
                ? brings
                : -lacking.stream().mapToInt(it -> it.quality(soil)).max().orElse(0);
    }

    private List<Good> places(String at) {
        return places.getOrDefault(at, List.of());
    }
}
