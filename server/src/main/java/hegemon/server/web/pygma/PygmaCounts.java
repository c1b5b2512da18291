package hegemon.server.web.pygma;

import static java.util.stream.Collectors.joining;

import hegemon.pygma.month.Evaluation;
import hegemon.pygma.report.Report;
import hegemon.pygma.world.BuildingKind;
import hegemon.pygma.world.Direction;
import hegemon.pygma.world.Field;
import hegemon.pygma.world.Good;
import hegemon.pygma.world.Production;
import hegemon.pygma.world.World;
import hegemon.server.web.book.Figure;
import hegemon.server.web.book.WrongFigure;

import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * What a figure of the book of PYGMA-ISIS says of its world and its month ({@code key: of what =
 * so}), held to what the rules made of it.
 */
record PygmaCounts(Figure figure, World world, Evaluation month) {
    void check() {
        for (Figure.Line line : figure.lines()) {
            int equals = line.value().indexOf(" = ");
            if (equals < 0 || line.key().equals("setting")) continue;
            var words = List.of(line.value().substring(0, equals).split(" "));
            var said = line.value().substring(equals + 3);
            figure.expect(line.key() + " " + line.value(), said, is(line.key(), words));
        }
    }

    private String is(String key, List<String> words) {
        return switch (key) {
            case "distance" -> String.valueOf(distance(words.get(0), words.get(1)));
            case "owner" -> String.valueOf(owner(month.after(), words.getFirst()));
            case "within" -> String.valueOf(within(words.get(0), Integer.parseInt(words.get(1))));
            case "terrains" ->
                    String.valueOf(world.fields().stream().map(Field::terrain).distinct().count());
            case "large" -> String.valueOf(world.geometry().wide() * world.geometry().high());
            case "roads" -> String.valueOf(roads());
            case "control" -> String.valueOf(BuildingKind.valueOf(words.getFirst()).control());
            case "places" -> places(words);
            default -> of(key, report(words.getFirst()), words);
        };
    }

    private String of(String key, Report report, List<String> words) {
        return switch (key) {
            case "army" -> army(report, unit(words));
            case "entered" -> String.valueOf(entered(report, unit(words)));
            case "own" -> String.valueOf(words.stream().skip(1).filter(this::isOwn).count());
            case "lands" -> String.valueOf(lands(words));
            case "money" -> String.valueOf(report.account().closing());
            case "bookings" ->
                    report.account().bookings().stream()
                            .map(it -> String.valueOf(Math.abs(it.amount())))
                            .collect(joining(" "));
            case "change" ->
                    String.valueOf(
                            Math.abs(report.account().closing() - report.account().opening()));
            case "done" ->
                    report.orders().stream()
                            .map(answer -> answer.done() ? "yes" : "no")
                            .collect(joining(" "));
            case "contacts" -> String.valueOf(report.contacts().size());
            case "learns" ->
                    report.contacts().stream()
                            .map(it -> it.player().isPresent() ? "player" : "realm")
                            .collect(joining(" "));
            case "produced" -> produced(report, words.get(1));
            case "sightings" -> String.valueOf(report.sightings().size());
            case "intrusions" -> String.valueOf(report.intrusions().size());
            case "losses" -> String.valueOf(report.losses().size());
            default -> ofBattle(key, report);
        };
    }

    private String ofBattle(String key, Report report) {
        return report.battles().stream()
                .map(
                        it ->
                                switch (key) {
                                    case "battle" ->
                                            it.own().points() + " : " + it.enemy().points();
                                    case "times" ->
                                            String.valueOf(it.own().points() / it.enemy().points());
                                    case "lost" ->
                                            String.valueOf(it.own().armies().getFirst().lost());
                                    default ->
                                            throw new WrongFigure(figure, "has no use for " + key);
                                })
                .collect(joining(", "));
    }

    private Report report(String realm) {
        return month.reports().get(Integer.parseInt(realm) - 1);
    }

    private static String unit(List<String> words) {
        return words.get(1) + " " + words.get(2);
    }

    private static String army(Report report, String unit) {
        return report.armies().stream()
                .filter(army -> army.unit().replace(" *", "").equals(unit))
                .map(army -> army.at() + " " + army.size())
                .findFirst()
                .orElse("gone");
    }

    /** How many fields of its order an army has entered. */
    private int entered(Report report, String unit) {
        var at = army(report, unit).split(" ")[0];
        return figure.values("orders.1").stream()
                .filter(order -> order.startsWith(unit + ":"))
                .map(
                        order ->
                                List.of(order.substring(unit.length() + 2).split("[ >]+"))
                                        .indexOf(at))
                .findFirst()
                .orElseThrow(() -> new WrongFigure(figure, "has no order for " + unit));
    }

    private static String produced(Report report, String good) {
        return report.supplies().goods().stream()
                .filter(line -> line.good().name().equals(good))
                .map(line -> String.valueOf(line.produced()))
                .collect(joining());
    }

    /** What each of the three places of a field brings with these goods. */
    private String places(List<String> words) {
        var soil = world.field(at(words.getFirst())).terrain().soil();
        return IntStream.range(1, words.size())
                .map(n -> Production.points(n - 1, Good.valueOf(words.get(n)), soil))
                .mapToObj(String::valueOf)
                .collect(joining(" "));
    }

    private int within(String address, int distance) {
        int from = at(address);
        return (int)
                IntStream.range(0, world.fields().size())
                        .filter(it -> it != from)
                        .filter(it -> world.geometry().distance(from, it) <= distance)
                        .count();
    }

    /** Sections: each has an end in two fields. */
    private long roads() {
        return month.after().fields().stream()
                        .flatMap(
                                field ->
                                        Stream.of(Direction.values()).filter(field.ways()::hasRoad))
                        .count()
                / 2;
    }

    private long lands(List<String> words) {
        int realm = Integer.parseInt(words.getFirst());
        return world.fields().stream()
                .filter(it -> it.owner() == realm && it.terrain().name().equals(words.get(1)))
                .count();
    }

    private boolean isOwn(String address) {
        return owner(world, address) == 1;
    }

    private int owner(World of, String address) {
        return of.field(at(address)).owner();
    }

    private int distance(String one, String other) {
        return world.geometry().distance(at(one), at(other));
    }

    private int at(String address) {
        return PygmaFigures.at(world, address);
    }
}
