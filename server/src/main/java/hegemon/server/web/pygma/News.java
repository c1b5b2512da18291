package hegemon.server.web.pygma;

import hegemon.pygma.orders.Printer;
import hegemon.pygma.report.Report;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import java.util.stream.Collectors;

/** What happened in the month, from the realm's report; parts without content are left out. */
final class News {
    private final Report report;
    private final Voice voice;

    private News(Report report, Voice voice) {
        this.report = report;
        this.voice = voice;
    }

    static List<Section> of(Report report, Voice voice) {
        return new News(report, voice).sections();
    }

    private List<Section> sections() {
        return List.of(
                        list("texts", report.texts(), text -> text),
                        list(
                                "messages",
                                report.messages(),
                                it -> voice.report("message", it.from(), it.text())),
                        list("battles", report.battles(), this::battle),
                        list("events", report.events(), voice::note),
                        list("land", report.land(), this::land),
                        list("contacts", report.contacts(), this::contact),
                        list(
                                "intrusions",
                                report.intrusions(),
                                it -> voice.report("intrusion", it.at())),
                        list("sightings", report.sightings(), it -> sighting(it, voice)),
                        list(
                                "descriptions",
                                report.descriptions(),
                                it -> it.at() + ": " + it.text()),
                        orders(),
                        moves(),
                        list("losses", report.losses(), this::loss))
                .stream()
                .filter(Section::hasContent)
                .toList();
    }

    private <T> Section list(String id, List<T> items, Function<T, String> line) {
        return new Section(
                id, voice.report(id), List.of(), List.of(), items.stream().map(line).toList());
    }

    private Section orders() {
        var printer = Printer.in(voice.language());
        var rows = new ArrayList<List<String>>();
        for (Report.Answer answer : report.orders())
            rows.add(
                    List.of(
                            printer.print(answer.order()),
                            voice.report(answer.done() ? "done" : "refused"),
                            answer.notes().stream()
                                    .map(voice::note)
                                    .collect(Collectors.joining(" "))));
        return new Section(
                "orders",
                voice.report("orders"),
                columns("order", "result", "notes"),
                rows,
                List.of());
    }

    private Section moves() {
        var rows = new ArrayList<List<String>>();
        for (Report.Move move : report.moves())
            rows.add(
                    List.of(
                            move.unit(),
                            Voice.path(move.path()),
                            move.note().map(voice::note).orElse("")));
        return new Section(
                "moves", voice.report("moves"), columns("unit", "way", "notes"), rows, List.of());
    }

    private List<Section.Column> columns(String... keys) {
        var columns = new ArrayList<Section.Column>();
        for (String key : keys) columns.add(new Section.Column(voice.page("column." + key), false));
        return columns;
    }

    private String battle(Report.Battle battle) {
        var text =
                new StringBuilder(
                        voice.report(
                                "battle." + Voice.key(battle.outcome()),
                                battle.at(),
                                battle.own().name(),
                                battle.own().points(),
                                battle.enemy().name(),
                                battle.enemy().points()));
        for (Report.Side side : List.of(battle.own(), battle.enemy()))
            for (Report.Fighter fighter : side.armies())
                text.append("; ")
                        .append(
                                voice.report(
                                        "fighter",
                                        side.name() + ", " + fighter.unit(),
                                        fighter.lost(),
                                        fighter.size()));
        return text.toString();
    }

    private String land(Report.Land land) {
        return voice.report("land." + Voice.key(land.change()), land.at())
                + land.mine()
                        .map(it -> ": " + voice.report("mine." + Voice.key(it.kind()), it.yield()))
                        .orElse("");
    }

    private String contact(Report.Contact contact) {
        return contact.player()
                .map(
                        player ->
                                voice.report(
                                        "contact.player",
                                        contact.at(),
                                        contact.realm(),
                                        player.name(),
                                        player.address()))
                .orElseGet(() -> voice.report("contact", contact.at(), contact.realm()));
    }

    private String loss(Report.Loss loss) {
        return loss.dissolved()
                ? voice.report("loss.dissolved", loss.unit(), loss.at(), loss.die(), loss.lost())
                : voice.report(
                        "loss", loss.unit(), loss.at(), loss.die(), loss.lost(), loss.left());
    }

    static String sighting(Report.Sighting sighting, Voice voice) {
        var who = sighting.name().isEmpty() ? sighting.realm() : sighting.name();
        var text = sighting.text().isEmpty() ? "" : " – " + sighting.text();
        return voice.report(
                        "sighting",
                        sighting.kind(),
                        sighting.size(),
                        who.isEmpty() ? voice.report("foreign") : who,
                        Voice.path(sighting.seen()))
                + text;
    }
}
