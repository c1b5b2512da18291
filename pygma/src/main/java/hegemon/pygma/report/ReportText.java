package hegemon.pygma.report;

import hegemon.pygma.orders.Arg;
import hegemon.pygma.orders.Printer;
import hegemon.pygma.world.Address;
import hegemon.pygma.world.Date;
import hegemon.table.Language;
import hegemon.table.Words;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.function.Function;
import java.util.stream.Collectors;

/**
 * The evaluation as plain text, for a mail or a terminal. Sections without content are left out.
 */
public final class ReportText {
    private final Words words;
    private final Printer printer;
    private final List<String> lines = new ArrayList<>();

    private ReportText(Language language) {
        this.words = Words.in(language);
        this.printer = Printer.in(language);
    }

    public static String of(Report report, Language language) {
        return new ReportText(language).write(report);
    }

    private String write(Report report) {
        var title = say("title", report.name(), report.date().toString());
        lines.add(title);
        lines.add("=".repeat(title.length()));
        lines.add(say("next", next(report.date()).toString()));
        section("texts", report.texts(), text -> text);
        section("messages", report.messages(), m -> say("message", m.from(), m.text()));
        orders(report);
        section("moves", report.moves(), this::move);
        section("losses", report.losses(), this::loss);
        battles(report);
        section("contacts", report.contacts(), this::contact);
        section("intrusions", report.intrusions(), i -> say("intrusion", i.at()));
        section("sightings", report.sightings(), this::sighting);
        section("descriptions", report.descriptions(), d -> d.at() + ": " + d.text());
        section("land", report.land(), this::land);
        section("events", report.events(), note -> note.in(words));
        account(report.account());
        section("armies", report.armies(), this::army);
        section("merchants", report.merchants(), this::merchant);
        section("settlements", report.settlements(), this::settlement);
        supplies(report.supplies());
        map(report);
        section("settings", report.settings(), line -> line);
        return String.join("\n", lines) + "\n";
    }

    private static Date next(Date date) {
        return date.next();
    }

    private String say(String key, Object... args) {
        var texts = new Object[args.length];
        for (int i = 0; i < args.length; i++)
            texts[i] = args[i] instanceof Address ? args[i].toString() : args[i];
        return words.say("pygma.report." + key, texts);
    }

    private String term(Enum<?> constant) {
        return Arg.term(constant).in(words).toString();
    }

    private void heading(String text) {
        lines.add("");
        lines.add(text);
        lines.add("-".repeat(text.length()));
    }

    private <T> void section(String key, List<T> items, Function<T, String> line) {
        if (items.isEmpty()) return;
        heading(say(key));
        for (T item : items) lines.add(line.apply(item));
    }

    private void orders(Report report) {
        if (report.orders().isEmpty()) return;
        heading(say("orders"));
        for (Report.Answer answer : report.orders()) {
            var verdict = say(answer.done() ? "done" : "refused");
            lines.add(printer.print(answer.order()) + " – " + verdict);
            for (Note note : answer.notes()) lines.add("    " + note.in(words));
        }
    }

    private String move(Report.Move move) {
        var path = move.path().stream().map(Address::toString).collect(Collectors.joining(" > "));
        return move.unit()
                + ": "
                + path
                + move.note().map(n -> " (" + n.in(words) + ")").orElse("");
    }

    private String loss(Report.Loss loss) {
        return loss.dissolved()
                ? say("loss.dissolved", loss.unit(), loss.at(), loss.die(), loss.lost())
                : say("loss", loss.unit(), loss.at(), loss.die(), loss.lost(), loss.left());
    }

    private void battles(Report report) {
        if (report.battles().isEmpty()) return;
        heading(say("battles"));
        for (Report.Battle battle : report.battles()) {
            lines.add(
                    say(
                            "battle." + key(battle.outcome()),
                            battle.at(),
                            battle.own().name(),
                            battle.own().points(),
                            battle.enemy().name(),
                            battle.enemy().points()));
            for (Report.Side side : List.of(battle.own(), battle.enemy()))
                for (Report.Fighter fighter : side.armies())
                    lines.add("    " + fighter(side, fighter));
        }
    }

    private String fighter(Report.Side side, Report.Fighter fighter) {
        var who = side.name() + ", " + fighter.unit();
        return say("fighter", who, fighter.lost(), fighter.size());
    }

    private static String key(Enum<?> constant) {
        return constant.name().toLowerCase(Locale.ROOT);
    }

    private String contact(Report.Contact contact) {
        return contact.player()
                .map(
                        player ->
                                say(
                                        "contact.player",
                                        contact.at(),
                                        contact.realm(),
                                        player.name(),
                                        player.address()))
                .orElseGet(() -> say("contact", contact.at(), contact.realm()));
    }

    private String sighting(Report.Sighting sighting) {
        var who = sighting.name().isEmpty() ? sighting.realm() : sighting.name();
        var where = sighting.way(words);
        var text = sighting.text().isEmpty() ? "" : " – " + sighting.text();
        return say(
                        "sighting",
                        sighting.kind().name(),
                        sighting.size(),
                        who.isEmpty() ? say("foreign") : who,
                        where)
                + text;
    }

    private String land(Report.Land land) {
        return say("land." + key(land.change()), land.at())
                + land.mine()
                        .map(mine -> ": " + say("mine." + key(mine.kind()), mine.yield()))
                        .orElse("");
    }

    private void account(Report.Account account) {
        heading(say("account"));
        lines.add(booking(say("opening"), account.opening()));
        for (Report.Booking booking : account.bookings())
            lines.add(booking(booking.what().in(words), booking.amount()));
        lines.add(booking(say("closing"), account.closing()));
    }

    private String booking(String what, int amount) {
        return String.format(words.language().locale(), "%-44s %,14d GM", what, amount);
    }

    private String army(Report.ArmyLine army) {
        var unit = army.stationed() ? army.unit() + " *" : army.unit();
        var named = army.name().isEmpty() ? unit : unit + " “" + army.name() + "”";
        var aboard = army.aboard().isEmpty() ? "" : ", " + say("aboard", army.aboard());
        return say("army", named, army.at(), army.size(), army.equipment(), army.pay()) + aboard;
    }

    private String merchant(Report.MerchantLine merchant) {
        var cargo =
                merchant.cargo().stream()
                        .map(lot -> lot.points() + " " + term(lot.good()))
                        .collect(Collectors.joining(", "));
        return say(
                "merchant", merchant.unit(), merchant.at(), cargo.isEmpty() ? say("empty") : cargo);
    }

    private String settlement(Report.SettlementLine city) {
        var line =
                new StringBuilder(
                        say(
                                "settlement",
                                city.at(),
                                city.name(),
                                term(city.kind()),
                                city.points()));
        if (city.fortified()) line.append(", ").append(say("fortified"));
        if (city.tradeCity()) line.append(", ").append(say("tradecity", city.extra()));
        if (city.plagues() > 0) line.append(", ").append(say("plague", city.plagues()));
        if (city.revolt()) line.append(", ").append(say("revolt"));
        return line.toString();
    }

    private void supplies(Report.Supplies supplies) {
        heading(say("supplies", supplies.inhabitants(), supplies.fields()));
        lines.add(row(List.of(say("supply.head").split("\t", -1))));
        for (Report.SupplyLine line : supplies.goods())
            lines.add(
                    row(
                            List.of(
                                    term(line.good()),
                                    String.valueOf(line.produced()),
                                    String.valueOf(line.store()),
                                    String.valueOf(line.need()),
                                    String.format("%+d", line.difference()))));
        lines.add(say("unrest", supplies.unrest()));
        if (!supplies.needed().isEmpty())
            lines.add(
                    say(
                            "needed",
                            supplies.needed().stream()
                                    .map(this::term)
                                    .collect(Collectors.joining(", "))));
        if (supplies.blocked()) lines.add(say("blocked"));
    }

    private static String row(List<String> cells) {
        return String.format(
                "%-14s %10s %10s %10s %12s",
                cells.get(0), cells.get(1), cells.get(2), cells.get(3), cells.get(4));
    }

    private void map(Report report) {
        heading(say("map", report.map().size()));
        lines.addAll(MapText.draw(report.map()));
    }
}
