package hegemon.pygma.report;

import hegemon.pygma.world.Setting;
import hegemon.pygma.world.Supply;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** How the realm stands after the month: money, armies, settlements, supply. */
public record Holdings(Report report, Herald herald) {
    public static List<Section> of(Report report, Herald herald) {
        var holdings = new Holdings(report, herald);
        return Stream.of(
                        holdings.account(),
                        holdings.armies(),
                        holdings.settlements(),
                        holdings.merchants(),
                        holdings.supplies(),
                        holdings.luxuries(),
                        holdings.settings())
                .filter(Section::hasContent)
                .map(Section::compact)
                .toList();
    }

    private Section account() {
        var account = report.account();
        var rows = new ArrayList<List<String>>();
        rows.add(List.of(herald.say("opening"), herald.figure(account.opening())));
        for (Report.Booking booking : account.bookings())
            rows.add(List.of(herald.note(booking.what()), herald.signed(booking.amount())));
        rows.add(List.of(herald.say("closing"), herald.figure(account.closing())));
        return new Section(
                "account",
                herald.say("account"),
                List.of(herald.text("booking"), herald.number("gold")),
                rows,
                List.of());
    }

    private Section armies() {
        return herald.table(
                "armies",
                List.of(
                        herald.text("unit"),
                        herald.text("place"),
                        herald.number("size"),
                        herald.number("equipment"),
                        herald.number("pay"),
                        herald.text("notes")),
                report.armies(),
                army ->
                        List.of(
                                named(
                                        army.unit() + (army.stationed() ? " *" : ""),
                                        army.name()), // EX-5
                                army.at().toString(),
                                herald.figure(army.size()),
                                herald.figure(army.equipment()),
                                herald.figure(army.pay()),
                                remarks(army)));
    }

    private static String named(String unit, String name) {
        return name.isEmpty() ? unit : unit + " · " + name;
    }

    private String remarks(Report.ArmyLine army) {
        var remarks = new ArrayList<String>();
        if (army.stationed()) remarks.add(herald.say("stationed"));
        if (!army.aboard().isEmpty()) remarks.add(herald.say("aboard", army.aboard()));
        return String.join(", ", remarks);
    }

    private Section settlements() {
        return herald.table(
                "settlements",
                List.of(
                        herald.text("name"),
                        herald.text("place"),
                        herald.text("kind"),
                        herald.number("points"),
                        herald.text("notes")),
                report.settlements(),
                city ->
                        List.of(
                                city.name().isEmpty() ? "–" : city.name(),
                                city.at().toString(),
                                herald.term(city.kind()),
                                herald.figure(city.points()),
                                remarks(city, herald)));
    }

    /** Also told of a field on the map. */
    public static String remarks(Report.SettlementLine city, Herald herald) {
        var remarks = new ArrayList<String>();
        if (city.fortified()) remarks.add(herald.say("fortified"));
        if (city.tradeCity()) remarks.add(herald.say("tradecity", city.extra()));
        if (city.plagues() > 0) remarks.add(herald.say("plague", city.plagues()));
        if (city.revolt()) remarks.add(herald.say("revolt"));
        return String.join(", ", remarks);
    }

    private Section merchants() {
        return herald.table(
                "merchants",
                List.of(herald.text("unit"), herald.text("place"), herald.text("cargo")),
                report.merchants(),
                merchant ->
                        List.of(
                                named(merchant.unit(), merchant.name()),
                                merchant.at().toString(),
                                cargo(merchant)));
    }

    private String cargo(Report.MerchantLine merchant) {
        return merchant.cargo().isEmpty()
                ? herald.say("empty")
                : merchant.cargo().stream()
                        .map(lot -> herald.figure(lot.points()) + " " + herald.term(lot.good()))
                        .collect(Collectors.joining(", "));
    }

    private Section supplies() {
        var supplies = report.supplies();
        var rows = new ArrayList<List<String>>();
        for (Report.SupplyLine line : supplies.goods())
            if (!line.good().isLuxury())
                rows.add(
                        List.of(
                                herald.term(line.good()),
                                herald.figure(line.produced()),
                                herald.figure(line.store()),
                                herald.figure(line.need()),
                                herald.signed(line.difference())));
        return new Section(
                "supplies",
                herald.say("supplies", supplies.inhabitants(), supplies.fields()),
                List.of(
                        herald.text("good"),
                        herald.number("produced"),
                        herald.number("store"),
                        herald.number("need"),
                        herald.number("difference")),
                rows,
                mood(supplies));
    }

    /** PI-23: no row of T6 asks for these; what is there covers what lacks (D-119). */
    private Section luxuries() {
        var rows = new ArrayList<List<String>>();
        for (Report.SupplyLine line : report.supplies().goods())
            if (line.good().isLuxury() && line.produced() + line.store() > 0)
                rows.add(
                        List.of(
                                herald.term(line.good()),
                                herald.figure(line.produced()),
                                herald.figure(line.store())));
        return new Section(
                "luxuries",
                herald.say("luxuries"),
                List.of(herald.text("good"), herald.number("produced"), herald.number("store")),
                rows,
                demanded());
    }

    /** PI-23.3. */
    private List<String> demanded() {
        var points = Supply.luxuries(report.supplies().inhabitants());
        if (points.isEmpty()) return List.of();
        return List.of(
                herald.say(
                        "demanded",
                        points.stream().map(herald::figure).collect(Collectors.joining(", "))));
    }

    private List<String> mood(Report.Supplies supplies) {
        var lines = new ArrayList<String>();
        lines.add(herald.say("unrest", supplies.unrest()));
        if (!supplies.needed().isEmpty())
            lines.add(
                    herald.say(
                            "needed",
                            supplies.needed().stream()
                                    .map(herald::term)
                                    .collect(Collectors.joining(", "))));
        if (supplies.blocked()) lines.add(herald.say("blocked"));
        return lines;
    }

    private Section settings() {
        return new Section(
                "settings",
                herald.say("settings"),
                List.of(),
                List.of(),
                report.settings().stream()
                        .filter(line -> !line.startsWith(Setting.EDITION.key() + " "))
                        .map(herald::rule)
                        .toList());
    }
}
