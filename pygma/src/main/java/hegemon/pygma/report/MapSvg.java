package hegemon.pygma.report;

import hegemon.pygma.world.BuildingKind;
import hegemon.pygma.world.Direction;
import hegemon.pygma.world.Realm;
import hegemon.pygma.world.SettlementKind;
import hegemon.table.Language;

import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/**
 * A map as hexes in SVG: a colour and a sign for each terrain, the numbers of the fields, and large
 * and faint behind them those of the large fields (PI-2.5). Borders are lines along the edges.
 */
public final class MapSvg {
    /** What stands in its place lies below numbers, houses and units. */
    public static final String BELOW_SIGNS = "<!--signs-->";

    private static final double MARGIN = 3;

    /** No limit but that of the largest size at which a map looks well. */
    private static final double NATURAL = 1e6;

    private static final double LARGEST = 1.7;
    private static final int LONGEST_NAME = 14;

    private static final String ROAD = "stroke=\"#5b3a1a\" stroke-width=\"2.6\"";
    private static final String EDGE = "stroke=\"#fff\" stroke-width=\"4.4\"";
    private static final String LANE =
            "stroke=\"#1c4f82\" stroke-width=\"2\" stroke-dasharray=\"3 2\"";

    private final MapScene scene;
    private final Herald herald;
    private final List<PartialMap.Spot> spots;
    private final Map<Long, PartialMap.Spot> places = new HashMap<>();
    private final StringBuilder svg = new StringBuilder();

    private MapSvg(MapScene scene, List<PartialMap.Spot> spots, Language language) {
        this.scene = scene;
        this.herald = new Herald(language);
        this.spots = spots;
        for (PartialMap.Spot spot : scene.map().getSpots()) places.put(HexGrid.key(spot), spot);
    }

    public static String of(MapScene scene, Language language) {
        return of(scene, scene.map().getSpots(), language, new Box(NATURAL, NATURAL));
    }

    /** A part of the map, as large as it may be within these pixels. */
    static String of(MapScene scene, List<PartialMap.Spot> spots, Language language, Box box) {
        return new MapSvg(scene, spots, language).draw(box, LARGEST);
    }

    /** The whole map, so large that it fills the box. */
    static String filling(MapScene scene, Language language, Box box) {
        return new MapSvg(scene, scene.map().getSpots(), language).draw(box, NATURAL);
    }

    /** Whether it is broader than high. */
    static boolean isBroad(List<PartialMap.Spot> spots) {
        var frame = Frame.of(spots);
        return frame.width() > frame.height();
    }

    private record Frame(int west, int north, double width, double height) {
        static Frame of(List<PartialMap.Spot> spots) {
            int west = spots.stream().mapToInt(PartialMap.Spot::column).min().orElse(0);
            int north = spots.stream().mapToInt(PartialMap.Spot::row).min().orElse(0);
            int east = spots.stream().mapToInt(PartialMap.Spot::column).max().orElse(0);
            int south = spots.stream().mapToInt(PartialMap.Spot::row).max().orElse(0);
            return new Frame(
                    west,
                    north,
                    HexGrid.x(east - west) + 2 * (HexGrid.RADIUS + MARGIN),
                    HexGrid.y(south - north) + 2 * (HexGrid.HALF_HEIGHT + MARGIN));
        }
    }

    record Box(double width, double height) {}

    private String draw(Box box, double largest) {
        var frame = Frame.of(spots);
        double width = frame.width();
        double height = frame.height();
        double scale = Math.min(largest, Math.min(box.width() / width, box.height() / height));
        add(
                "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"%.0f %.0f %.0f %.0f\""
                        + " width=\"%.0f\" height=\"%.0f\" font-family=\"Hegemon, DejaVu Sans"
                        + " Condensed, sans-serif\" text-anchor=\"middle\">%n",
                HexGrid.x(frame.west()) - HexGrid.RADIUS - MARGIN,
                HexGrid.y(frame.north()) - HexGrid.HALF_HEIGHT - MARGIN,
                width,
                height,
                width * scale,
                height * scale);
        spots.forEach(this::ground);
        largeFields();
        spots.forEach(this::borders);
        spots.forEach(this::ways);
        add(BELOW_SIGNS);
        spots.forEach(this::marks);
        return svg.append("</svg>\n").toString();
    }

    @SuppressWarnings(
            "AnnotateFormatMethod") // the annotation is of a library that rules do not know
    private void add(String format, Object... args) {
        svg.append(String.format(Locale.ROOT, format, args));
    }

    private void ground(PartialMap.Spot spot) {
        add(
                "<g><title>%s</title><polygon points=\"%s\" fill=\"%s\" stroke=\"#999\""
                        + " stroke-width=\"0.6\"/>",
                Xml.escape(title(spot)), HexGrid.outline(spot, 1), Signs.colour(spot.terrain()));
        if (spot.settlement().isEmpty() && spot.building().isEmpty())
            sign(
                    spot,
                    Signs.of(spot.terrain()),
                    0.85,
                    "fill=\"none\" "
                            + Signs.sign(spot.terrain())
                            + " stroke-linecap=\"round\""
                            + " stroke-linejoin=\"round\""
                            + (spot.seen() < scene.now() ? " stroke-opacity=\"0.4\"" : ""));
        svg.append("</g>\n");
    }

    private void sign(PartialMap.Spot spot, String path, double scale, String style) {
        add(
                "<path transform=\"translate(%.1f %.1f) scale(%.2f)\" d=\"%s\" %s/>",
                HexGrid.x(spot.column()), HexGrid.y(spot.row()), scale, path, style);
    }

    private String title(PartialMap.Spot spot) {
        var text = new StringBuilder(spot.at()).append(' ').append(herald.term(spot.terrain()));
        if (hasRealm(spot)) text.append(" · ").append(spot.owner());
        SettlementKind.of(spot.settlement())
                .ifPresent(kind -> text.append(" · ").append(herald.term(kind)));
        if (!spot.name().isEmpty()) text.append(" · ").append(spot.name());
        if (!spot.building().isEmpty())
            text.append(" · ").append(herald.term(BuildingKind.valueOf(spot.building())));
        return text.toString();
    }

    /** Around each large field a line, and in its middle its number. */
    private void largeFields() {
        var middles = new TreeMap<String, double[]>();
        for (PartialMap.Spot spot : spots) {
            var sum = middles.computeIfAbsent(large(spot), field -> new double[3]);
            sum[0] += HexGrid.x(spot.column());
            sum[1] += HexGrid.y(spot.row());
            sum[2]++;
            for (Direction way : Direction.values()) {
                boolean border =
                        way.index() < 3
                                && beside(spot, way)
                                        .filter(other -> !large(other).equals(large(spot)))
                                        .isPresent();
                if (border)
                    add(
                            "<path d=\"%s\" stroke=\"#333\" stroke-width=\"0.9\"/>%n",
                            HexGrid.edge(spot, way, 1));
            }
        }
        middles.forEach(
                (number, sum) ->
                        add(
                                "<text x=\"%.1f\" y=\"%.1f\" font-size=\"34\" font-weight=\"bold\""
                                        + " fill=\"#000\" fill-opacity=\"0.14\">%s</text>%n",
                                sum[0] / sum[2], sum[1] / sum[2] + 12, number));
    }

    private Optional<PartialMap.Spot> beside(PartialMap.Spot spot, Direction way) {
        return Optional.ofNullable(places.get(HexGrid.beside(spot, way)));
    }

    private static String large(PartialMap.Spot spot) {
        return spot.at().substring(0, spot.at().indexOf('/'));
    }

    /** Own land within a strong line, on a ruler's map foreign land within a broken one. */
    private void borders(PartialMap.Spot spot) {
        if (Realm.isNobody(spot.owner())) return;
        boolean own = spot.owner() == scene.map().reader();
        boolean broken = !own && scene.map().reader() > 0;
        for (Direction way : Direction.values()) {
            int other = beside(spot, way).map(PartialMap.Spot::owner).orElse(Realm.NOBODY);
            if (other == spot.owner()) continue;
            var edge = HexGrid.edge(spot, way, 0.91);
            add(
                    "<path d=\"%s\" stroke=\"#fff\" stroke-width=\"4.2\""
                            + " stroke-linecap=\"round\"/>",
                    edge);
            add(
                    "<path d=\"%s\" stroke=\"%s\" stroke-width=\"%s\" stroke-linecap=\"round\"%s/>",
                    edge,
                    own ? "#000" : Signs.colour(spot.owner()),
                    own ? "3" : "2.4",
                    broken ? " stroke-dasharray=\"5 3.5\"" : "");
        }
        svg.append('\n');
    }

    /**
     * Each section of road or sea lane is drawn from both of its fields, to the middle of the edge.
     */
    private void ways(PartialMap.Spot spot) {
        ways(spot, spot.roads(), EDGE);
        ways(spot, spot.roads(), ROAD);
        ways(spot, spot.lanes(), EDGE);
        ways(spot, spot.lanes(), LANE);
        if (spot.lane() > 0 && spot.lanes() == 0) sign(spot, "M-12 0H12", 1, LANE);
        ways(spot, spot.spans(), "stroke=\"#5b3a1a\" stroke-width=\"7\"");
        ways(spot, spot.spans(), "stroke=\"#fff\" stroke-width=\"3.4\"");
    }

    private void ways(PartialMap.Spot spot, int bits, String style) {
        for (Direction way : Direction.values())
            if ((bits & way.bit()) != 0)
                add("<path d=\"%s\" %s/>%n", HexGrid.halfWay(spot, way), style);
    }

    private void marks(PartialMap.Spot spot) {
        var ink = " fill=\"" + Signs.ink(spot.terrain()) + "\"";
        boolean house = !spot.settlement().isEmpty() || !spot.building().isEmpty();
        text(
                spot,
                house ? -9.6 : -8.2,
                house ? 6 : 7.5,
                ink,
                spot.at().substring(spot.at().indexOf('/') + 1));
        built(spot);
        if (hasRealm(spot) && spot.owner() != scene.map().reader()) {
            text(spot, 16, 5, HALO, "" + spot.owner());
            text(spot, 16, 5, " fill=\"" + Signs.colour(spot.owner()) + "\"", "" + spot.owner());
        }
        if (scene.sighted().contains(spot.at()))
            sign(
                    spot,
                    "M6-6l7 7m0-7-7 7",
                    1,
                    "fill=\"none\" stroke=\"#b00020\" stroke-width=\"2.2\"");
        var units = scene.units().getOrDefault(spot.at(), List.of());
        if (!units.isEmpty()) banner(spot, units);
    }

    /** The realm that owns the field is known by its number. */
    private static boolean hasRealm(PartialMap.Spot spot) {
        return spot.owner() > Realm.NOBODY;
    }

    private void built(PartialMap.Spot spot) {
        var house =
                SettlementKind.of(spot.settlement())
                        .map(Signs::of)
                        .orElse(spot.building().isEmpty() ? "" : Signs.BUILDING);
        if (!house.isEmpty())
            sign(
                    spot,
                    house,
                    0.75,
                    "fill=\"#fff\" stroke=\"#000\" stroke-width=\"1.3\" stroke-linejoin=\"round\"");
        if (spot.name().isEmpty()) return;
        var name = spot.name();
        if (name.length() > LONGEST_NAME) name = name.substring(0, LONGEST_NAME - 1) + "…";
        text(spot, -17.5, 6.5, HALO + " font-weight=\"bold\"", name);
        text(spot, -17.5, 6.5, " font-weight=\"bold\"", name);
    }

    /** Drawn below letters, so that they can be read over lines and dark ground. */
    private static final String HALO =
            " fill=\"#fff\" stroke=\"#fff\" stroke-width=\"2.4\"" + " stroke-linejoin=\"round\"";

    private void banner(PartialMap.Spot spot, List<String> units) {
        var text =
                units.size() > 1 ? units.getFirst() + " +" + (units.size() - 1) : units.getFirst();
        double width = 3.6 * text.length() + 4;
        add(
                "<rect x=\"%.1f\" y=\"%.1f\" width=\"%.1f\" height=\"8.5\" rx=\"1.5\" fill=\"#fff\""
                        + " stroke=\"#000\" stroke-width=\"0.8\"/>",
                HexGrid.x(spot.column()) - width / 2, HexGrid.y(spot.row()) + 6, width);
        text(spot, 12.6, 6, "", text);
    }

    private void text(PartialMap.Spot spot, double down, double size, String style, String what) {
        add(
                "<text x=\"%.1f\" y=\"%.1f\" font-size=\"%.1f\"%s>%s</text>%n",
                HexGrid.x(spot.column()),
                HexGrid.y(spot.row()) + down,
                size,
                style,
                Xml.escape(what));
    }
}
