package hegemon.pygma;

import hegemon.pygma.month.Correction;
import hegemon.pygma.month.Events;
import hegemon.pygma.orders.OrderText;
import hegemon.table.Language;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** The game master's move as {@link MasterText} reads it. */
final class MasterPrinter {
    private MasterPrinter() {}

    static String print(String verb, Events events) {
        var lines = new ArrayList<>(List.of(verb));
        events.rolls().forEach((label, value) -> lines.add("roll " + label + " = " + value));
        events.texts().forEach(text -> lines.add("text " + text.realm() + " " + text.text()));
        events.effects()
                .forEach(
                        it ->
                                lines.add(
                                        "effect "
                                                + it.realm()
                                                + " "
                                                + it.number()
                                                + " "
                                                + it.text()));
        events.notices().stream()
                .sorted()
                .forEach(notice -> lines.add(notice.name().toLowerCase(Locale.ROOT)));
        events.destroyed().forEach(s -> lines.add("destroy " + s.from() + " " + s.to()));
        events.allowed().forEach(address -> lines.add("allow " + address));
        events.corrections().forEach(correction -> lines.add(print(correction)));
        events.amendments().forEach(amendment -> lines.add("after " + print(amendment)));
        var printer = OrderText.in(Language.GERMAN);
        events.neutrals()
                .lines()
                .forEach(line -> lines.add("order " + printer.print(line.order())));
        return String.join("\n", lines);
    }

    private static String print(Correction correction) {
        return switch (correction) {
            case Correction.Treasury(var realm, var gold) -> "treasury " + realm + " " + gold;
            case Correction.Size(var realm, var unit, var size) ->
                    "size " + realm + " " + unit + " " + size;
            case Correction.Owner(var at, var realm) -> "owner " + at + " " + realm;
            case Correction.Lane(var at, var lane) -> "lane " + at + " " + lane;
            case Correction.Change(var line) -> "change " + line;
            case Correction.Removal(var thing) -> "remove " + thing;
            case Correction.Rule(var key, var value) -> "rule " + key + " " + value;
            case Correction.Text(var at, var text) -> "describe " + at + " " + text;
            case Correction.Beings(var unit, var size, var at, var order, var name) ->
                    "beings " + unit + " " + size + " " + at + " " + order.letter() + " " + name;
        };
    }
}
