package hegemon.pygma.report;

import hegemon.pygma.orders.OrderText;
import hegemon.table.Words;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import java.util.stream.Collectors;

/** What happened in the month; parts without content are left out. */
public record News(Report report, Herald herald) {
    public static List<Section> of(Report report, Herald herald) {
        return new News(report, herald).sections();
    }

    private List<Section> sections() {
        return List.of(
                        list("texts", report.texts(), text -> text),
                        list(
                                "messages",
                                report.messages(),
                                it -> herald.say("message", it.from(), it.text())),
                        battles(),
                        list("events", report.events(), herald::note),
                        list("warnings", Warnings.of(report), herald::note),
                        list("land", report.land(), this::land),
                        list("contacts", report.contacts(), this::contact),
                        list(
                                "disclosures",
                                report.disclosures(),
                                it -> ruler("revealed", it.player(), it.realm())),
                        list(
                                "intrusions",
                                report.intrusions(),
                                it -> herald.say("intrusion", it.at())),
                        list("sightings", report.sightings(), it -> sighting(it, herald)),
                        list(
                                "descriptions",
                                report.descriptions(),
                                it -> herald.say("message", it.at(), herald.told(it.text()))),
                        orders(),
                        moves(),
                        losses())
                .stream()
                .filter(Section::hasContent)
                .map(Section::compact)
                .toList();
    }

    private <T> Section list(String id, List<T> items, Function<T, String> line) {
        return new Section(
                id, herald.say(id), List.of(), List.of(), items.stream().map(line).toList());
    }

    /** A sentence for each battle, and a row for each army in it. */
    private Section battles() {
        var lines = new ArrayList<String>();
        var rows = new ArrayList<List<String>>();
        for (Report.Battle battle : report.battles()) {
            lines.add(
                    herald.say(
                            "battle." + Herald.key(battle.outcome()),
                            battle.at(),
                            battle.own().name(),
                            battle.own().points(),
                            battle.enemy().name(),
                            battle.enemy().points()));
            for (Report.Side side : List.of(battle.own(), battle.enemy()))
                for (Report.Fighter fighter : side.armies()) rows.add(row(battle, side, fighter));
        }
        return new Section(
                "battles",
                herald.say("battles"),
                List.of(
                        herald.text("unit"),
                        herald.text("side"),
                        herald.text("place"),
                        herald.number("size"),
                        herald.number("lost"),
                        herald.text("result")),
                rows,
                lines);
    }

    private List<String> row(Report.Battle battle, Report.Side side, Report.Fighter fighter) {
        return List.of(
                fighter.unit(),
                side.name(),
                battle.at().toString(),
                herald.figure(fighter.size()),
                herald.figure(fighter.lost()),
                herald.say("fate." + Herald.key(fighter.fate())));
    }

    private Section orders() {
        var printer = OrderText.in(herald.language());
        return herald.table(
                "orders",
                List.of(herald.text("order"), herald.text("result"), herald.text("notes")),
                report.orders(),
                answer ->
                        List.of(
                                printer.print(answer.order()),
                                herald.say(answer.done() ? "done" : "refused"),
                                answer.notes().stream()
                                        .map(herald::note)
                                        .collect(Collectors.joining(" "))));
    }

    private Section moves() {
        return herald.table(
                "moves",
                List.of(herald.text("unit"), herald.text("way"), herald.text("notes")),
                report.moves(),
                move ->
                        List.of(
                                move.unit(),
                                Herald.path(move.path()),
                                move.note().map(herald::note).orElse("")));
    }

    private Section losses() {
        return herald.table(
                "losses",
                List.of(
                        herald.text("unit"),
                        herald.text("place"),
                        herald.number("die"),
                        herald.number("lost"),
                        herald.number("left"),
                        herald.text("notes")),
                report.losses(),
                loss ->
                        List.of(
                                loss.unit(),
                                loss.at().toString(),
                                herald.figure(loss.die()),
                                herald.figure(loss.lost()),
                                herald.figure(loss.left()),
                                loss.dissolved() ? herald.say("dissolved") : ""));
    }

    private String land(Report.Land land) {
        var what = herald.say("land." + Herald.key(land.change()), land.at());
        return land.mine()
                .map(it -> herald.say("mine." + Herald.key(it.kind()), it.yield()))
                .map(mine -> herald.say("message", what, mine))
                .orElse(what);
    }

    private String contact(Report.Contact contact) {
        return contact.player()
                .map(player -> ruler("contact.player", player, contact.at(), contact.realm()))
                .orElseGet(() -> herald.say("contact", contact.at(), contact.realm()));
    }

    /** A player without an address, or without a name, is told so. */
    private String ruler(String key, Report.Ruler ruler, Object... where) {
        var args = new ArrayList<Object>(List.of(where));
        args.add(ruler.name());
        args.add(ruler.address());
        var form = ruler.name().isBlank() ? ".unnamed" : ruler.address().isBlank() ? ".name" : "";
        return herald.say(key + form, args.toArray());
    }

    private static String key(Report.Sighting sighting) {
        if (sighting.size() == 0) return "sighting.gone";
        return sighting.kind().isArmy() ? "sighting" : "sighting.merchant";
    }

    /** Also told of a field on the map. */
    public static String sighting(Report.Sighting sighting, Herald herald) {
        var who = sighting.name().isEmpty() ? sighting.realm() : sighting.name();
        var text = sighting.text().isEmpty() ? "" : " – " + sighting.text();
        return herald.say(
                        key(sighting),
                        sighting.kind(),
                        sighting.size(),
                        who.isEmpty() ? herald.say("foreign") : who,
                        sighting.way(Words.in(herald.language())))
                + text;
    }
}
