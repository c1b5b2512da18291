package hegemon.server.web.pygma;

import hegemon.pygma.orders.ArmamentOnly;
import hegemon.pygma.orders.Heading;
import hegemon.pygma.orders.Keyword;
import hegemon.pygma.orders.OrderText;
import hegemon.pygma.orders.Samples;
import hegemon.pygma.report.Herald;
import hegemon.pygma.world.BuildingKind;
import hegemon.pygma.world.Good;
import hegemon.pygma.world.Supply;
import hegemon.pygma.world.Terrain;
import hegemon.table.Language;
import hegemon.table.Words;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.function.IntUnaryOperator;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** The tables of the book that the rules themselves know. */
record PygmaTables(Words words, Herald herald) {
    private static final String NOTHING = "–";

    static String of(String name, Language language) {
        var tables = new PygmaTables(Words.in(language), new Herald(language));
        return switch (name) {
            case "terrain" -> tables.terrain();
            case "buildings" -> tables.buildings();
            case "supply" -> tables.supply();
            case "luxury" -> tables.luxury();
            case "orders" -> tables.orders();
            default -> throw new IllegalArgumentException("no table is called " + name);
        };
    }

    private String terrain() {
        return table("terrain", Arrays.stream(Terrain.values()).map(this::terrain));
    }

    private List<String> terrain(Terrain terrain) {
        return List.of(
                herald.term(terrain),
                String.valueOf(terrain.height()),
                words.figure(terrain.income()),
                String.valueOf(terrain.points()),
                terrain.roadClass().price() == 0
                        ? NOTHING
                        : words.figure(terrain.roadClass().price()),
                percent(terrain.outOf()),
                percent(terrain.riders()),
                terrain.losses() ? "✓" : NOTHING);
    }

    /** PI-9.2. */
    private String buildings() {
        return table("buildings", Arrays.stream(BuildingKind.values()).map(this::building));
    }

    private List<String> building(BuildingKind kind) {
        int radius = kind.radius();
        return List.of(
                herald.term(kind),
                (kind.isTower() ? "+" : "") + words.figure(kind.price()),
                percent(kind.bonus(0)),
                radius == 0 ? NOTHING : said("around", percent(kind.bonus(radius)), radius),
                String.valueOf(kind.control()));
    }

    /** T6: a good a row, since phones are narrow. */
    private String supply() {
        var goods =
                Good.MAIN.stream()
                        .map(good -> needs(herald.term(good), it -> Supply.need(it, 0).get(good)));
        var sum = needs(said("sum"), it -> Supply.need(it, 0).mainSum());
        return table("supply", Stream.concat(goods, Stream.of(sum)));
    }

    private static List<String> needs(String title, IntUnaryOperator need) {
        return Stream.concat(
                        Stream.of(title),
                        Supply.rows().stream().map(it -> String.valueOf(need.applyAsInt(it))))
                .toList();
    }

    /** PI-23.3. */
    private String luxury() {
        return table(
                "luxury",
                Supply.luxuryRows().stream()
                        .map(from -> List.of(words.figure(from), joined(Supply.luxuries(from)))));
    }

    private static String joined(List<Integer> points) {
        return points.stream().map(String::valueOf).collect(Collectors.joining(" + "));
    }

    /** Part IV but for its headings: an order of every form, and when it may be given (D-17). */
    private String orders() {
        return table(
                "orders",
                Keyword.commands()
                        .filter(keyword -> !(Samples.of(keyword) instanceof Heading))
                        .map(this::order));
    }

    private List<String> order(Keyword keyword) {
        var order = Samples.of(keyword);
        var when =
                keyword == Keyword.PROSPECT
                        ? "agreed"
                        : ArmamentOnly.keyword(order).isPresent() ? "armament" : "always";
        return List.of(
                words.say("server.pygma.form." + keyword.name().toLowerCase(Locale.ROOT)),
                "`" + OrderText.in(words.language()).print(order) + "`",
                said("orders." + when));
    }

    private String said(String key, Object... args) {
        return words.say("server.pygma.book." + key, args);
    }

    private String table(String name, Stream<List<String>> rows) {
        var head = said(name, Supply.rows().stream().map(words::figure).toArray());
        long columns = head.chars().filter(sign -> sign == '|').count() - 1;
        return head
                + "\n|"
                + "---|".repeat((int) columns)
                + "\n"
                + rows.map(cells -> "| " + String.join(" | ", cells) + " |\n")
                        .collect(Collectors.joining());
    }

    private String percent(int value) {
        if (value == 0) return NOTHING;
        var space = words.language() == Language.ENGLISH ? "" : " ";
        return (value < 0 ? "−" : "+") + Math.abs(value) + space + "%";
    }
}
