package hegemon.server.web.earthwater;

import static java.util.stream.Collectors.joining;

import hegemon.earthwater.Card;
import hegemon.earthwater.Event;
import hegemon.earthwater.board.City;
import hegemon.earthwater.board.Side;
import hegemon.earthwater.persia.Orders;
import hegemon.table.Words;

import java.util.List;
import java.util.stream.Stream;

/** The tables of the book that the rules themselves know. */
record EarthWaterTables(Words words) {
    String of(String name) {
        return switch (name) {
            case "cities" -> table(name, City.ALL.stream().map(this::city));
            case "cards" -> table(name, Card.ALL.stream().map(this::card));
            case "orders" -> table(name, orders());
            default -> throw new IllegalArgumentException("no table is called " + name);
        };
    }

    private List<String> city(City city) {
        return List.of(
                named(city),
                city.owner().map(it -> said(it.seat().toString())).orElse("–"),
                city.isPort() ? "✓" : "–",
                String.valueOf(city.food()),
                String.valueOf(city.points()),
                roads(city));
    }

    /** EW-1.2: in brackets where the bridge alone leads. */
    private String roads(City city) {
        var always = city.neighbours(false);
        var roads =
                city.neighbours(true).stream()
                        .map(to -> always.contains(to) ? named(to) : "(" + named(to) + ")")
                        .collect(joining(", "));
        return roads.isEmpty() ? "–" : roads;
    }

    private List<String> card(Card card) {
        return List.of(
                String.valueOf(card.number()),
                event(card.event(Side.GREECE)),
                event(card.event(Side.PERSIA)));
    }

    private String event(Event event) {
        var key = "earthwater." + event.word();
        var name =
                words.say(key)
                        + (event.isSpartan()
                                ? " (" + words.say("server.ew.card.sparta") + ")"
                                : "");
        return "**%s** %s *%s*"
                .formatted(
                        name.endsWith(".") ? name : name + ".",
                        words.say(key + ".text"),
                        words.say(key + ".good"));
    }

    /** EW-S3 to EW-S5: in which order PERS.IA looks at the cities. */
    private Stream<List<String>> orders() {
        return Stream.of(
                order("raise.b", Orders.LIST_B),
                order("raise.c", Orders.LIST_C),
                order("tie", Orders.ACTIVATION),
                order("army", Orders.ARMIES),
                order("fleet", Orders.FLEETS),
                order("place", Orders.PLACES),
                order("hunger", Orders.HUNGER));
    }

    private List<String> order(String key, List<City> cities) {
        return List.of(
                said("orders." + key), cities.stream().map(this::named).collect(joining(", ")));
    }

    private String named(City city) {
        return words.say("earthwater." + city.word());
    }

    private String said(String key) {
        return words.say("server.ew.book." + key);
    }

    private String table(String name, Stream<List<String>> rows) {
        var head = said(name);
        long columns = head.chars().filter(sign -> sign == '|').count() - 1;
        return head
                + "\n|"
                + "---|".repeat((int) columns)
                + "\n"
                + rows.map(cells -> "| " + String.join(" | ", cells) + " |\n").collect(joining());
    }
}
