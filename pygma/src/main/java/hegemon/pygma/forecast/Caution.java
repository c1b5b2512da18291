package hegemon.pygma.forecast;

import hegemon.pygma.orders.Armament;
import hegemon.pygma.orders.March;
import hegemon.pygma.orders.Sheet;
import hegemon.pygma.orders.check.Knowledge;
import hegemon.pygma.orders.check.Verdict;
import hegemon.pygma.report.Herald;
import hegemon.pygma.report.Note;
import hegemon.pygma.report.Report;
import hegemon.pygma.world.Army;
import hegemon.pygma.world.Unit;
import hegemon.pygma.world.UnitKind;
import hegemon.table.Arg;
import hegemon.table.Message;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.stream.Stream;

/**
 * What a ruler should think of before the sheet goes.
 *
 * @param kind one word: unpaid, loss, meeting, unseen, idle, unspent, hygiene
 * @param units whom it is about
 * @param at the fields it is about
 * @param guess whether it rests on more than what the realm knows
 */
public record Caution(
        String kind, List<String> units, List<String> at, Message text, boolean guess) {
    /** A small city costs no more to keep clean, so so much should not lie idle. */
    static final int MUCH_MONEY = 20_000;

    public Caution {
        units = List.copyOf(units);
        at = List.copyOf(at);
    }

    public static List<Caution> of(Sheet sheet, Knowledge knowledge, DryRun run, Verdict verdict) {
        return Stream.of(
                        unpaid(verdict),
                        losses(knowledge, run),
                        meetings(run),
                        unseen(run),
                        idle(sheet, knowledge),
                        money(knowledge, verdict))
                .flatMap(List::stream)
                .toList();
    }

    private static Message say(String what, Object... args) {
        return Note.of("caution." + what, args);
    }

    /** D-19, D-68: who leaves before the first order is carried out. */
    private static List<Caution> unpaid(Verdict verdict) {
        return verdict.bill().losses().stream()
                .map(it -> new Caution("unpaid", List.of(), List.of(), it, false))
                .toList();
    }

    /** PI-19: by the worst dice that the engine can throw. */
    private static List<Caution> losses(Knowledge knowledge, DryRun run) {
        var byUnit = new LinkedHashMap<String, List<Report.Loss>>();
        for (Report.Loss loss : run.harsh().losses())
            byUnit.computeIfAbsent(loss.unit(), key -> new ArrayList<>()).add(loss);
        var cautions = new ArrayList<Caution>();
        byUnit.forEach((unit, losses) -> cautions.add(loss(knowledge, unit, losses)));
        return cautions;
    }

    private static Caution loss(Knowledge knowledge, String unit, List<Report.Loss> losses) {
        int lost = losses.stream().mapToInt(Report.Loss::lost).sum();
        var first = losses.getFirst();
        int size = Math.max(1, first.lost() + losses.getFirst().left());
        boolean dissolves = losses.getLast().dissolved();
        if (dissolves) size = Math.max(size, sizeOf(knowledge, unit));
        var terrain = knowledge.map().get(knowledge.geometry().field(first.at())).orElseThrow();
        return new Caution(
                "loss",
                List.of(unit),
                losses.stream().map(it -> it.at().toString()).toList(),
                say(
                        dissolves ? "dissolves" : "loss",
                        unit,
                        new Arg.Word("pygma.terrain." + Herald.key(terrain.terrain())),
                        Math.min(100, 100 * lost / size),
                        lost,
                        UnitKind.valueOf(unit.substring(0, unit.indexOf(' '))).unit()),
                true);
    }

    private static int sizeOf(Knowledge knowledge, String unit) {
        return knowledge.armies().stream()
                .filter(army -> army.unit().toString().equals(unit))
                .mapToInt(Army::size)
                .findFirst()
                .orElse(1);
    }

    /** Whoever was seen last month may be gone, and others may have come. */
    private static List<Caution> meetings(DryRun run) {
        return run.fair().battles().stream()
                .map(
                        battle ->
                                new Caution(
                                        "meeting",
                                        battle.own().armies().stream()
                                                .map(Report.Fighter::unit)
                                                .toList(),
                                        List.of(battle.at().toString()),
                                        say("meeting", battle.at()),
                                        true))
                .toList();
    }

    private static List<Caution> unseen(DryRun run) {
        return run.unseen().stream()
                .map(
                        unit ->
                                new Caution(
                                        "unseen",
                                        List.of(unit.toString()),
                                        List.of(),
                                        say("unseen", unit),
                                        true))
                .toList();
    }

    /** Units of which the sheet says nothing. */
    static List<Unit> idlers(Sheet sheet, Knowledge knowledge) {
        var ordered = new HashSet<Unit>();
        sheet.all(March.class)
                .forEach(
                        march -> {
                            ordered.add(march.unit());
                            ordered.addAll(march.cargo());
                        });
        sheet.all(Armament.Station.class).forEach(it -> ordered.add(it.unit()));
        return Stream.concat(
                        knowledge.armies().stream()
                                .filter(it -> !it.stationed() && it.aboard().isEmpty())
                                .map(Army::unit),
                        knowledge.merchants().stream().map(it -> it.unit()))
                .filter(unit -> !ordered.contains(unit))
                .toList();
    }

    private static List<Caution> idle(Sheet sheet, Knowledge knowledge) {
        var idlers = idlers(sheet, knowledge).stream().map(Unit::toString).toList();
        return idlers.isEmpty()
                ? List.of()
                : List.of(new Caution("idle", idlers, List.of(), say("idle", idlers), false));
    }

    /** D-17: after an armament month money buys little for half a year. */
    private static List<Caution> money(Knowledge knowledge, Verdict verdict) {
        var month = knowledge.date().month();
        if (!month.isArmament()) return List.of();
        var cautions = new ArrayList<Caution>();
        for (Message warning : verdict.warnings())
            cautions.add(new Caution("hygiene", List.of(), List.of(), warning, false));
        if (verdict.balance() >= MUCH_MONEY)
            cautions.add(
                    new Caution(
                            "unspent",
                            List.of(),
                            List.of(),
                            say("unspent", verdict.balance()),
                            false));
        return cautions;
    }
}
