package hegemon.server.web.pygma;

import hegemon.pygma.atlas.WorldParser;
import hegemon.pygma.lesson.FirstMonth;
import hegemon.pygma.month.Evaluation;
import hegemon.pygma.month.Events;
import hegemon.pygma.month.SetUp;
import hegemon.pygma.orders.Parser;
import hegemon.pygma.orders.Sheet;
import hegemon.pygma.report.HexGrid;
import hegemon.pygma.report.MapScene;
import hegemon.pygma.report.MapSvg;
import hegemon.pygma.report.PartialMap;
import hegemon.pygma.world.Address;
import hegemon.pygma.world.World;
import hegemon.server.web.book.Figure;
import hegemon.server.web.book.Illustrator;
import hegemon.server.web.book.WrongFigure;
import hegemon.table.Language;

import org.springframework.stereotype.Component;

import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * The figures of the book of PYGMA-ISIS: a small world drawn as text ({@code row}, {@code line} as
 * in docs/pygma-world.md), the sheets of its realms ({@code orders.1}), and what the month is said
 * to bring. The map is shown as it is before the month, or {@code show: after} it; {@code show:
 * sheet} is the sheet with the answers.
 */
@Component
class PygmaFigures implements Illustrator {
    @Override
    public String game() {
        return "pygma";
    }

    @Override
    public String table(String name, Language language) {
        return PygmaTables.of(name, language);
    }

    @Override
    public String cover() {
        return "ride-mixed";
    }

    @Override
    public Optional<String> lessonTable() {
        return Optional.of(FirstMonth.WISH);
    }

    @Override
    public String draw(Figure figure, Language language) {
        var world = world(figure);
        var month = Evaluation.of(world, sheets(figure), Events.NONE, new byte[32]);
        new PygmaCounts(figure, world, month).check();
        var show = figure.value("show").orElse("before");
        if (show.equals("sheet")) return SheetPicture.of(month.reports().getFirst(), language);
        return marked(figure, show.equals("after") ? month.after() : world, language);
    }

    private static World world(Figure figure) {
        var rows = figure.values("row");
        var text = new StringBuilder("pygma-world 1\nshape RECT 5x5\n");
        text.append("size %dx%d\n".formatted(rows.getFirst().length() / 5, rows.size() / 5));
        text.append("date ").append(figure.value("date").orElse("Bek/02")).append("\n");
        for (String setting : figure.values("setting"))
            text.append("setting ").append(setting).append("\n");
        text.append("map\n").append(String.join("\n", rows)).append("\nend\n");
        for (String line : figure.values("line")) text.append(line).append("\n");
        var reading = WorldParser.read(text.toString());
        return reading.world()
                .map(world -> SetUp.complete(world, new byte[32]))
                .orElseThrow(() -> new WrongFigure(figure, reading.faults().toString()));
    }

    private static SortedMap<Integer, Sheet> sheets(Figure figure) {
        var sheets = new TreeMap<Integer, Sheet>();
        for (int realm = 1; realm <= 2; realm++) {
            var orders = figure.values("orders." + realm);
            if (!orders.isEmpty())
                sheets.put(realm, Parser.read(String.join("\n", orders) + "\n").sheet());
        }
        return sheets;
    }

    static int at(World world, String address) {
        return world.geometry().field(Address.parse(address).orElseThrow());
    }

    private static String marked(Figure figure, World world, Language language) {
        var scene = MapScene.of(world);
        var spots = new TreeMap<String, PartialMap.Spot>();
        for (PartialMap.Spot spot : scene.map().getSpots()) spots.put(spot.at(), spot);
        var over = new StringBuilder();
        for (String near : figure.values("near")) {
            var words = near.split(" ");
            for (var spot : spots.values())
                if (world.geometry().distance(at(world, words[0]), at(world, spot.at()))
                        <= Integer.parseInt(words[1])) over.append(disc(spot));
        }
        for (String mark : figure.values("mark"))
            for (String address : mark.split(" ")) over.append(ring(spot(spots, address)));
        for (String way : figure.values("way")) {
            var points =
                    List.of(way.split(" ")).stream()
                            .map(it -> spot(spots, it))
                            .map(it -> String.format(Locale.ROOT, "%.1f %.1f", x(it), y(it)))
                            .toList();
            over.append(
                    """
                    <path d="M%s" fill="none" stroke="#a3281b" stroke-width="3" stroke-linejoin="round" stroke-opacity="0.8"/>
                    """
                            .formatted(String.join("L", points)));
            over.append(ring(spot(spots, last(way))));
        }
        return MapSvg.of(scene, language).replace(MapSvg.BELOW_SIGNS, over);
    }

    private static PartialMap.Spot spot(SortedMap<String, PartialMap.Spot> spots, String address) {
        return Objects.requireNonNull(
                spots.get(Address.parse(address).orElseThrow().toString()), address);
    }

    private static String last(String way) {
        return way.substring(way.lastIndexOf(' ') + 1);
    }

    private static String ring(PartialMap.Spot spot) {
        return String.format(
                Locale.ROOT,
                "<circle cx=\"%.1f\" cy=\"%.1f\" r=\"14\" fill=\"none\" stroke=\"#a3281b\""
                        + " stroke-width=\"2\"/>",
                x(spot),
                y(spot));
    }

    private static String disc(PartialMap.Spot spot) {
        return String.format(
                Locale.ROOT,
                "<circle cx=\"%.1f\" cy=\"%.1f\" r=\"15\" fill=\"#e9c766\""
                        + " fill-opacity=\"0.5\"/>",
                x(spot),
                y(spot));
    }

    private static double x(PartialMap.Spot spot) {
        return HexGrid.x(spot.column());
    }

    private static double y(PartialMap.Spot spot) {
        return HexGrid.y(spot.row());
    }
}
