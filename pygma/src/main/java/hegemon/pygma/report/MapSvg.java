package hegemon.pygma.report;

import hegemon.pygma.orders.Arg;
import hegemon.pygma.world.Direction;
import hegemon.pygma.world.Terrain;
import hegemon.table.Words;

import java.util.List;
import java.util.Locale;

/** A partial map as hexes in SVG. The letters of the terrains keep it readable without colours. */
public final class MapSvg {
    /** From the centre of a hex to its corners. */
    private static final double RADIUS = 18;

    private static final double HALF_HEIGHT = RADIUS * Math.sqrt(3) / 2;

    private final PartialMap map;
    private final Words words;
    private final List<PartialMap.Spot> spots;
    private final StringBuilder svg = new StringBuilder();

    private MapSvg(PartialMap map, Words words) {
        this.map = map;
        this.words = words;
        this.spots = map.getSpots();
    }

    public static String of(PartialMap map, Words words) {
        return new MapSvg(map, words).draw();
    }

    private String draw() {
        int columns = spots.stream().mapToInt(PartialMap.Spot::column).max().orElse(0);
        int rows = spots.stream().mapToInt(PartialMap.Spot::row).max().orElse(0);
        double width = columns * 1.5 * RADIUS + 2 * RADIUS + 4;
        double height = rows * HALF_HEIGHT + 2 * HALF_HEIGHT + 4;
        svg.append(
                String.format(
                        Locale.ROOT,
                        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 %.0f %.0f\""
                                + " font-family=\"sans-serif\" text-anchor=\"middle\">%n",
                        width,
                        height));
        spots.forEach(this::hex);
        spots.forEach(this::roads);
        spots.forEach(this::marks);
        return svg.append("</svg>\n").toString();
    }

    private static double x(PartialMap.Spot spot) {
        return 2 + RADIUS + spot.column() * 1.5 * RADIUS;
    }

    private static double y(PartialMap.Spot spot) {
        return 2 + HALF_HEIGHT + spot.row() * HALF_HEIGHT;
    }

    private void hex(PartialMap.Spot spot) {
        svg.append(String.format(Locale.ROOT, "<g><title>%s</title>", escape(title(spot))));
        polygon(spot, RADIUS, colour(spot.terrain()), "#888", 0.5);
        if (spot.owner() != 0)
            polygon(
                    spot,
                    RADIUS - 2,
                    "none",
                    border(spot.owner()),
                    spot.owner() == map.reader() ? 2.5 : 1.5);
        svg.append("</g>\n");
    }

    private void polygon(
            PartialMap.Spot spot, double radius, String fill, String stroke, double width) {
        svg.append("<polygon points=\"");
        for (int corner = 0; corner < 6; corner++)
            svg.append(
                    String.format(
                            Locale.ROOT,
                            "%.1f,%.1f ",
                            x(spot) + radius * Math.cos(Math.PI / 3 * corner),
                            y(spot) + radius * Math.sin(Math.PI / 3 * corner)));
        svg.append(
                String.format(
                        Locale.ROOT,
                        "\" fill=\"%s\" stroke=\"%s\" stroke-width=\"%.1f\"/>",
                        fill,
                        stroke,
                        width));
    }

    private String title(PartialMap.Spot spot) {
        var text = new StringBuilder(spot.at()).append(' ');
        text.append(Arg.term(spot.terrain()).in(words));
        if (spot.owner() > 0) text.append(" · ").append(spot.owner());
        if (!spot.settlement().isEmpty())
            text.append(" · ").append(spot.settlement()).append(' ').append(spot.name());
        return text.toString();
    }

    /** Each section is drawn from both of its fields, to the middle of the edge. */
    private void roads(PartialMap.Spot spot) {
        for (Direction way : Direction.values())
            if ((spot.roads() & way.bit()) != 0)
                svg.append(
                        String.format(
                                Locale.ROOT,
                                "<line x1=\"%.1f\" y1=\"%.1f\" x2=\"%.1f\" y2=\"%.1f\""
                                        + " stroke=\"#5b3a1a\" stroke-width=\"2.5\"/>%n",
                                x(spot),
                                y(spot),
                                x(spot) + HALF_HEIGHT * Math.sin(Math.PI / 3 * way.index()),
                                y(spot) - HALF_HEIGHT * Math.cos(Math.PI / 3 * way.index())));
    }

    private void marks(PartialMap.Spot spot) {
        text(spot, -8, 5, spot.at());
        text(spot, 12, 6, String.valueOf(spot.terrain().symbol()));
        if (spot.bridge()) text(spot, 4, 10, "=");
        if (spot.lane() > 0) text(spot, 4, 8, "~" + spot.lane());
        if (!spot.building().isEmpty()) text(spot, 4, 10, "▲");
        if (spot.settlement().isEmpty()) return;
        svg.append(
                String.format(
                        Locale.ROOT,
                        "<circle cx=\"%.1f\" cy=\"%.1f\" r=\"6\" fill=\"#fff\" stroke=\"#000\"/>%n",
                        x(spot),
                        y(spot)));
        text(spot, 2, 5, spot.settlement());
    }

    private void text(PartialMap.Spot spot, double down, int size, String what) {
        svg.append(
                String.format(
                        Locale.ROOT,
                        "<text x=\"%.1f\" y=\"%.1f\" font-size=\"%d\">%s</text>%n",
                        x(spot),
                        y(spot) + down,
                        size,
                        escape(what)));
    }

    /** T1: the map colours of the rulebook. */
    public static String colour(Terrain terrain) {
        return switch (terrain) {
            case ICE -> "#ffffff";
            case PLAIN -> "#a6d96a";
            case MOUNTAINS -> "#8c6239";
            case PLATEAU -> "#a67c52";
            case HILLS -> "#e6d3a3";
            case DESERT -> "#f5e9c0";
            case SWAMP -> "#9fb59a";
            case GRASSLAND -> "#c9e89b";
            case RAINFOREST -> "#3f9b4f";
            case LIGHT_FOREST -> "#86c06a";
            case DEEP_FOREST -> "#4f8f45";
            case FRESH_WATER -> "#a9d8f5";
            case SALT_WATER -> "#5b8fc9";
            case REEFS -> "#7aa6d6";
            case OASIS -> "#d3e27a";
            case WOODED_HILLS -> "#bcc98a";
        };
    }

    /** A colour for each realm; the foreign ones without a name are grey. */
    public static String border(int owner) {
        return owner < 0 ? "#555555" : "hsl(%d,80%%,35%%)".formatted(owner * 137 % 360);
    }

    private static String escape(String text) {
        return text.replace("&", "&amp;").replace("<", "&lt;").replace("\"", "&quot;");
    }
}
