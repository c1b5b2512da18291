package hegemon.server.web.pygma;

import hegemon.pygma.report.Report;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** How the realm stands after the month: money, armies, settlements, supply. */
final class Holdings {
    private final Report report;
    private final Voice voice;

    private Holdings(Report report, Voice voice) {
        this.report = report;
        this.voice = voice;
    }

    static List<Section> of(Report report, Voice voice) {
        var holdings = new Holdings(report, voice);
        return Stream.of(
                        holdings.account(),
                        holdings.armies(),
                        holdings.settlements(),
                        holdings.merchants(),
                        holdings.supplies(),
                        holdings.settings())
                .filter(Section::hasContent)
                .toList();
    }

    private Section section(String id, List<Section.Column> columns, List<List<String>> rows) {
        return new Section(id, voice.report(id), columns, rows, List.of());
    }

    private Section.Column text(String key) {
        return new Section.Column(voice.page("column." + key), false);
    }

    private Section.Column number(String key) {
        return new Section.Column(voice.page("column." + key), true);
    }

    private Section account() {
        var account = report.account();
        var rows = new ArrayList<List<String>>();
        rows.add(List.of(voice.report("opening"), voice.figure(account.opening())));
        for (Report.Booking booking : account.bookings())
            rows.add(List.of(voice.note(booking.what()), voice.signed(booking.amount())));
        rows.add(List.of(voice.report("closing"), voice.figure(account.closing())));
        return section("account", List.of(text("booking"), number("gold")), rows);
    }

    private Section armies() {
        var rows = new ArrayList<List<String>>();
        for (Report.ArmyLine army : report.armies())
            rows.add(
                    List.of(
                            named(army.unit(), army.name()),
                            army.at().toString(),
                            voice.figure(army.size()),
                            voice.figure(army.equipment()),
                            voice.figure(army.pay()),
                            remarks(army)));
        return section(
                "armies",
                List.of(
                        text("unit"),
                        text("place"),
                        number("size"),
                        number("equipment"),
                        number("pay"),
                        text("notes")),
                rows);
    }

    private static String named(String unit, String name) {
        return name.isEmpty() ? unit : unit + " · " + name;
    }

    private String remarks(Report.ArmyLine army) {
        var remarks = new ArrayList<String>();
        if (army.stationed()) remarks.add(voice.page("stationed"));
        if (!army.aboard().isEmpty()) remarks.add(voice.report("aboard", army.aboard()));
        return String.join(", ", remarks);
    }

    private Section settlements() {
        var rows = new ArrayList<List<String>>();
        for (Report.SettlementLine city : report.settlements())
            rows.add(
                    List.of(
                            city.name().isEmpty() ? "–" : city.name(),
                            city.at().toString(),
                            voice.term(city.kind()),
                            voice.figure(city.points()),
                            remarks(city, voice)));
        return section(
                "settlements",
                List.of(text("name"), text("place"), text("kind"), number("points"), text("notes")),
                rows);
    }

    static String remarks(Report.SettlementLine city, Voice voice) {
        var remarks = new ArrayList<String>();
        if (city.fortified()) remarks.add(voice.report("fortified"));
        if (city.tradeCity()) remarks.add(voice.report("tradecity", city.extra()));
        if (city.plagues() > 0) remarks.add(voice.report("plague", city.plagues()));
        if (city.revolt()) remarks.add(voice.report("revolt"));
        return String.join(", ", remarks);
    }

    private Section merchants() {
        var rows = new ArrayList<List<String>>();
        for (Report.MerchantLine merchant : report.merchants())
            rows.add(
                    List.of(
                            named(merchant.unit(), merchant.name()),
                            merchant.at().toString(),
                            cargo(merchant)));
        return section("merchants", List.of(text("unit"), text("place"), text("cargo")), rows);
    }

    private String cargo(Report.MerchantLine merchant) {
        return merchant.cargo().isEmpty()
                ? voice.report("empty")
                : merchant.cargo().stream()
                        .map(lot -> voice.figure(lot.points()) + " " + voice.term(lot.good()))
                        .collect(Collectors.joining(", "));
    }

    private Section supplies() {
        var supplies = report.supplies();
        var rows = new ArrayList<List<String>>();
        for (Report.SupplyLine line : supplies.goods())
            rows.add(
                    List.of(
                            voice.term(line.good()),
                            voice.figure(line.produced()),
                            voice.figure(line.store()),
                            voice.figure(line.need()),
                            voice.signed(line.difference())));
        return new Section(
                "supplies",
                voice.report("supplies", supplies.inhabitants(), supplies.fields()),
                List.of(
                        text("good"),
                        number("produced"),
                        number("store"),
                        number("need"),
                        number("difference")),
                rows,
                mood(supplies));
    }

    private List<String> mood(Report.Supplies supplies) {
        var lines = new ArrayList<String>();
        lines.add(voice.report("unrest", supplies.unrest()));
        if (!supplies.needed().isEmpty())
            lines.add(
                    voice.report(
                            "needed",
                            supplies.needed().stream()
                                    .map(voice::term)
                                    .collect(Collectors.joining(", "))));
        if (supplies.blocked()) lines.add(voice.report("blocked"));
        return lines;
    }

    private Section settings() {
        return new Section(
                "settings", voice.report("settings"), List.of(), List.of(), report.settings());
    }
}
