package hegemon.pygma.report;

import hegemon.pygma.world.SettlementKind;
import hegemon.pygma.world.Terrain;

import java.util.List;
import java.util.stream.Stream;

/** The signs of a map besides its terrains, as small pictures. */
enum Legend {
    OWN("<path d=\"M-12 8H12\" stroke=\"#000\" stroke-width=\"3\"/>"),
    FOREIGN(
            "<path d=\"M-12 8H12\" stroke=\"#555\" stroke-width=\"2.4\" stroke-dasharray=\"5"
                    + " 3.5\"/>"),
    REALM("<path d=\"M-12 8H12\" stroke=\"#8a1c5a\" stroke-width=\"2.4\"/>"),
    LARGE(
            "<text y=\"8\" font-size=\"20\" font-weight=\"bold\" text-anchor=\"middle\""
                    + " fill-opacity=\"0.3\">16</text>"),
    SETTLEMENT(house(Signs.of(SettlementKind.SMALL_TOWN))),
    CAPITAL(house(Signs.of(SettlementKind.CAPITAL))),
    BUILDING(house(Signs.BUILDING)),
    ROAD("<path d=\"M-12 0H12\" stroke=\"#5b3a1a\" stroke-width=\"2.6\"/>"),
    UNIT(
            "<rect x=\"-12\" y=\"-5\" width=\"24\" height=\"11\" rx=\"2\" fill=\"#fff\""
                    + " stroke=\"#000\"/><text y=\"4\" font-size=\"9\" text-anchor=\"middle\">KH"
                    + " 1</text>"),
    ANY_UNIT(UNIT.drawing),
    SIGHTED(
            "<path d=\"M-5-5l10 10m0-10-10 10\" fill=\"none\" stroke=\"#b00020\""
                    + " stroke-width=\"2.4\"/>"),
    STALE(
            "<path d=\""
                    + Signs.of(Terrain.LIGHT_FOREST)
                    + "\" fill=\"none\" stroke=\"#222\" stroke-opacity=\"0.4\""
                    + " stroke-width=\"1.2\"/>");

    private final String drawing;

    Legend(String drawing) {
        this.drawing = drawing;
    }

    /** What a map for this realm shows; 0: the complete map. */
    static List<Legend> on(int reader) {
        return reader == 0
                ? List.of(REALM, LARGE, SETTLEMENT, CAPITAL, BUILDING, ROAD, ANY_UNIT)
                : Stream.of(values()).filter(sign -> sign != REALM && sign != ANY_UNIT).toList();
    }

    private static String house(String path) {
        return "<path d=\"" + path + "\" fill=\"#fff\" stroke=\"#000\" stroke-width=\"1.3\"/>";
    }

    String svg() {
        return picture(drawing);
    }

    static String of(Terrain terrain) {
        return picture(
                "<rect x=\"-13\" y=\"-13\" width=\"26\" height=\"26\" fill=\""
                        + Signs.colour(terrain)
                        + "\" stroke=\"#999\"/><path d=\""
                        + Signs.of(terrain)
                        + "\" fill=\"none\" "
                        + Signs.sign(terrain)
                        + " stroke-linecap=\"round\"/>");
    }

    private static String picture(String drawing) {
        return "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"-14 -14 28 28\" width=\"20\""
                + " height=\"20\" font-family=\"Hegemon, DejaVu Sans Condensed, sans-serif\">"
                + drawing
                + "</svg>";
    }
}
