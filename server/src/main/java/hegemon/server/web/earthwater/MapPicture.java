package hegemon.server.web.earthwater;

import hegemon.earthwater.EarthWaterState;
import hegemon.earthwater.Position;
import hegemon.earthwater.board.Board;
import hegemon.earthwater.board.City;
import hegemon.earthwater.board.Piece;
import hegemon.earthwater.board.Side;
import hegemon.server.web.book.Palette;
import hegemon.table.Language;
import hegemon.table.Turn;
import hegemon.table.Words;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.regex.Pattern;

/**
 * The map as a picture that stands alone. Coast, plates and roads are read from the scripts of the
 * page, so that both draw the same.
 */
final class MapPicture {
    private static final String PLACES = Palette.resource("/static/js/earthwater/cities.js");
    private static final String COAST = Palette.resource("/static/js/earthwater/coastline.js");
    private static final String SYMBOLS = Palette.symbols("/static/svg/earthwater/pieces.svg");
    private static final String LAND = first(COAST, "LAND =\\s*\"([^\"]+)\"");
    private static final String THRACE = first(PLACES, "THRACE = \"([^\"]+)\"");
    private static final Map<City, int[]> PLATES = plates();
    private static final int HEIGHT = 963;
    private static final int BAND = 100;

    /**
     * A movement to show.
     *
     * @param way the cities it passes, both ends included
     */
    record Arrow(Side side, List<City> way, boolean sea) {}

    private final Board board;
    private final Words words;

    private MapPicture(Board board, Language language) {
        this.board = board;
        this.words = Words.in(language);
    }

    /**
     * @param lit the cities to point at
     */
    static String svg(Board board, Set<City> lit, List<Arrow> arrows, Language language) {
        return new MapPicture(board, language).svg(lit, arrows, HEIGHT, "");
    }

    /** A table that anybody may look at: the map, and under it the score and who has won. */
    static String svg(EarthWaterState state, Language language) {
        return new MapPicture(state.position().board(), language)
                .svg(Set.of(), List.of(), HEIGHT + BAND, band(state));
    }

    /** EW-8.1: the track from the Greek end to the Persian one; the winner's sign is wreathed. */
    private static String band(EarthWaterState state) {
        var text = new StringBuilder("<path d=\"M0 963H1000V1063H0Z\" fill=\"var(--surface)\"/>\n");
        int score = state.position().score();
        for (int place = -Position.TRACK_END; place <= Position.TRACK_END; place++)
            text.append(
                    """
                    <rect x="%d" y="985" width="56" height="56" fill="var(--%s)" stroke="var(--line-strong)" stroke-width="2"/><text x="%d" y="1023" font-size="28" font-weight="700" text-anchor="middle" fill="var(--%s)">%d</text>
                    """
                            .formatted(
                                    472 + 56 * place,
                                    ground(place, place == score),
                                    500 + 56 * place,
                                    place == score ? "surface" : "ink",
                                    Math.abs(place)));
        for (Side side : Side.values()) {
            int x = side == Side.GREECE ? 68 : 932;
            if (state.turn() instanceof Turn.Over(var outcome)
                    && outcome.winners().contains(side.seat()))
                text.append(
                        """
                        <circle cx="%d" cy="1013" r="44" fill="var(--ochre-wash)" stroke="var(--ochre)" stroke-width="8"/>
                        """
                                .formatted(x));
            text.append(
                    "<use href=\"#%s-army\" x=\"%d\" y=\"985\" width=\"56\" height=\"56\"/>"
                            .formatted(side.toString().toLowerCase(Locale.ROOT), x - 28));
        }
        return text.toString();
    }

    private static String ground(int place, boolean marked) {
        if (place == 0) return marked ? "ink" : "surface";
        if (place < 0) return marked ? "aegean" : "aegean-wash";
        return marked ? "south" : "rubric-wash";
    }

    private String svg(Set<City> lit, List<Arrow> arrows, int height, String below) {
        var text = new StringBuilder();
        text.append(
                """
                <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1000 %1$d" width="1000" height="%1$d" role="img" font-family="Hegemon, sans-serif">
                <defs>
                """
                        .formatted(height));
        text.append(SYMBOLS.replace("currentColor", "#5a5144"))
                .append(
                        "<clipPath id=\"frame\"><path d=\"M0"
                                + " 0H1000V963H0Z\"/></clipPath></defs>\n");
        var drawn = new StringBuilder();
        drawn.append(
                """
                <g clip-path="url(#frame)"><path d="M0 0H1000V963H0Z" fill="var(--aegean-wash)"/>
                <path d="%s" fill="var(--board)" stroke="var(--line-strong)" stroke-width="1.4"/></g>
                """
                        .formatted(LAND));
        roads(drawn);
        for (Arrow arrow : arrows) arrow(drawn, arrow);
        for (City city : City.ALL) plate(drawn, city, lit.contains(city));
        return text.append(Palette.coloured(drawn + below)).append("</svg>").toString();
    }

    private void roads(StringBuilder text) {
        var style =
                "fill=\"none\" stroke=\"var(--ink-soft)\" stroke-width=\"5\""
                        + " stroke-linecap=\"round\" stroke-dasharray=\"1 11\"";
        for (City city : City.ALL)
            for (City other : city.neighbours(false))
                if (city.label().compareTo(other.label()) < 0)
                    text.append("<path d=\"%s\" %s/>\n".formatted(road(city, other), style));
        var over = THRACE + "L806 240L904 276";
        text.append(
                "<path d=\"%s\" %s stroke-opacity=\"%s\"/>\n"
                        .formatted(over, style, board.bridge() ? "1" : "0.35"));
        if (board.bridge())
            text.append(
                    """
                    <path d="M756 194L806 240" stroke="var(--ink)" stroke-width="15"/>
                    <path d="M756 194L806 240" stroke="var(--ochre-wash)" stroke-width="8" stroke-dasharray="5 3"/>
                    """);
    }

    private static String road(City from, City to) {
        var names = List.of(from.label(), to.label()).stream().sorted().toList();
        var bend =
                first(
                        PLACES,
                        "\"%s %s\": \\[(\\d+, \\d+)]".formatted(names.getFirst(), names.getLast()));
        return "M%s Q%s %s".formatted(point(from), bend.replace(",", ""), point(to));
    }

    private static String point(City city) {
        return x(city) + " " + y(city);
    }

    private static int x(City city) {
        return Objects.requireNonNull(PLATES.get(city))[0];
    }

    private static int y(City city) {
        return Objects.requireNonNull(PLATES.get(city))[1];
    }

    private void arrow(StringBuilder text, Arrow arrow) {
        var colour = arrow.side() == Side.GREECE ? "aegean" : "south";
        var lines = new ArrayList<String>();
        for (int n = 1; n < arrow.way().size(); n++) {
            var from = arrow.way().get(n - 1);
            var to = arrow.way().get(n);
            if (arrow.sea()) lines.add("M%s L%s".formatted(point(from), point(to)));
            else if (from.neighbours(false).contains(to)) lines.add(road(from, to));
            else lines.add(THRACE + "L806 240L904 276");
        }
        for (String line : lines)
            text.append(
                    """
                    <path d="%s" fill="none" stroke="var(--%s)" stroke-width="14" stroke-opacity="0.85"%s/>
                    """
                            .formatted(
                                    line,
                                    colour,
                                    arrow.sea() ? " stroke-dasharray=\"26 12\"" : ""));
        text.append(
                """
                <circle cx="%d" cy="%d" r="92" fill="none" stroke="var(--%s)" stroke-width="9"/>
                """
                        .formatted(x(arrow.way().getLast()), y(arrow.way().getLast()), colour));
    }

    private void plate(StringBuilder text, City city, boolean lit) {
        var side = board.control(city);
        var colour = side.map(it -> it == Side.GREECE ? "aegean" : "south").orElse("line-strong");
        var head = side.map(_ -> colour).orElse("board-alt");
        var ink = side.isPresent() ? "surface" : "ink";
        text.append("<g transform=\"translate(%s) scale(0.9)\">".formatted(point(city)));
        if (lit)
            text.append(
                    """
                    <rect x="-99" y="-72" width="198" height="144" rx="16" fill="var(--trace)" stroke="var(--ochre)" stroke-width="5"/>
                    """);
        text.append(
                """
                <rect x="-88" y="-61" width="176" height="122" rx="8" fill="var(--surface)"/>
                <path d="M-88 -21v-32q0-8 8-8h160q8 0 8 8v32z" fill="var(--%s)"/>
                <rect x="-88" y="-61" width="176" height="122" rx="8" fill="none" stroke="var(--%s)" stroke-width="%d"/>
                <text x="0" y="-31" font-size="27" font-weight="700" text-anchor="middle" fill="var(--%s)">%s</text>
                """
                        .formatted(
                                head,
                                colour,
                                city.isMajor() ? 6 : 3,
                                ink,
                                words.say("earthwater." + city.word())));
        stacks(text, city);
        worth(text, city);
        text.append("</g>\n");
    }

    private void stacks(StringBuilder text, City city) {
        var symbols = new ArrayList<String>();
        var counts = new ArrayList<Integer>();
        for (Piece piece : Piece.values())
            for (Side side : List.of(Side.GREECE, Side.PERSIA)) {
                int count = board.pieces(piece, side, city);
                if (count == 0) continue;
                symbols.add(side.toString().toLowerCase(Locale.ROOT) + "-" + piece.label());
                counts.add(count);
            }
        int size = Math.min(54, 168 / Math.max(1, symbols.size()) - 2);
        for (int n = 0; n < symbols.size(); n++) {
            int left = -(size + 4) * symbols.size() / 2 + 2 + n * (size + 4);
            boolean fleet = symbols.get(n).endsWith("fleet");
            text.append(
                    """
                    <use href="#%s" x="%d" y="%d" width="%d" height="%d"/><text x="%d" y="%d" font-size="%d" font-weight="700" text-anchor="middle" fill="var(--surface)">%d</text>
                    """
                            .formatted(
                                    symbols.get(n),
                                    left,
                                    7 - size / 2,
                                    size,
                                    size,
                                    left + size / 2,
                                    7 + size / 5 - (fleet ? size / 6 : 0),
                                    counts.get(n) < 10 ? size / 2 : size * 3 / 8,
                                    counts.get(n)));
        }
    }

    private static void worth(StringBuilder text, City city) {
        if (city.isPort()) sign(text, "anchor", -80, 20, 23);
        for (int n = 0; n < city.food(); n++)
            sign(text, "amphora", -18 + n * 16 - (city.food() - 1) * 8, 15, 21);
        for (int n = 0; n < city.points(); n++) sign(text, "laurel", 60 - n * 19, 20, 20);
    }

    private static void sign(StringBuilder text, String symbol, int x, int width, int height) {
        text.append(
                "<use href=\"#%s\" x=\"%d\" y=\"35\" width=\"%d\" height=\"%d\"/>"
                        .formatted(symbol, x, width, height));
    }

    private static Map<City, int[]> plates() {
        var plates = new EnumMap<City, int[]>(City.class);
        for (City city : City.ALL) {
            var xy = first(PLACES, city.label() + ": \\[(\\d+, \\d+)]").split(", ");
            plates.put(city, new int[] {Integer.parseInt(xy[0]), Integer.parseInt(xy[1])});
        }
        return plates;
    }

    private static String first(String text, String pattern) {
        var found = Pattern.compile(pattern).matcher(text);
        if (!found.find())
            throw new IllegalStateException("the scripts of the map have no " + pattern);
        return found.group(1);
    }
}
