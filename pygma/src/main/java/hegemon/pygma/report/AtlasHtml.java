package hegemon.pygma.report;

import hegemon.pygma.world.Terrain;

import java.util.ArrayList;
import java.util.TreeSet;

/** A map in a page: its legend, then the map on as many sheets of A4 as it needs. */
public record AtlasHtml(MapScene scene, Herald herald) {
    /** What fits between the margins of A4, in pixels of 1/96 inch. */
    private static final MapSvg.Box PAGE = new MapSvg.Box(680, 930);

    /** The first sheet shares its page with the legend. */
    private static final MapSvg.Box BELOW_LEGEND = new MapSvg.Box(680, 740);

    private static final int LEGEND_COLUMNS = 5;

    /** What title and legend leave of A3, upright and across. */
    private static final MapSvg.Box HIGH_A3 = new MapSvg.Box(1008, 1285);

    private static final MapSvg.Box BROAD_A3 = new MapSvg.Box(1470, 820);
    private static final int A3_COLUMNS = 8;

    public static void add(PageHtml page, MapScene scene, String title, Herald herald) {
        page.add("<div class=\"atlas\">\n").element("h2", title);
        var atlas = new AtlasHtml(scene, herald);
        atlas.legend(page, LEGEND_COLUMNS);
        atlas.sheets(page);
        page.add("</div>\n");
    }

    /** One sheet of A3 for the wall: title, the whole map as large as it can be, legend. */
    public static String a3(MapScene scene, String title, Herald herald) {
        var spots = scene.map().getSpots();
        boolean broad = MapSvg.isBroad(spots);
        var box = broad ? BROAD_A3 : HIGH_A3;
        var page = new PageHtml(title, herald);
        page.style(
                "@page { size: A3 %s } .legend { margin: 6mm 0 0; page-break-inside: avoid } .map { margin-top: 4mm }"
                        .formatted(broad ? "landscape" : "portrait"));
        page.add("<p class=\"game\">PYGMA-ISIS</p>\n").element("h1", title);
        page.add("<div class=\"map\">").add(MapSvg.filling(scene, herald.language(), box));
        page.add("</div>\n");
        new AtlasHtml(scene, herald).legend(page, A3_COLUMNS);
        return page.whole();
    }

    /**
     * What lies beside the sheets of a poster: its title, how they are put together, the legend.
     */
    public static String key(MapScene scene, String title, String how, Herald herald) {
        var page = new PageHtml(title, herald);
        page.style("svg { width: 20px }");
        page.add("<p class=\"game\">PYGMA-ISIS</p>\n").element("h1", title).element("p", how);
        new AtlasHtml(scene, herald).legend(page, LEGEND_COLUMNS);
        return page.whole();
    }

    private void sheets(PageHtml page) {
        var sheets = MapSheets.of(scene.map());
        for (int i = 0; i < sheets.size(); i++) {
            page.add("<div class=\"map\">");
            if (sheets.size() > 1) page.element("p", herald.say("sheet", i + 1, sheets.size()));
            var box = i == 0 ? BELOW_LEGEND : PAGE;
            page.add(MapSvg.of(scene, sheets.get(i), herald.language(), box)).add("</div>\n");
        }
    }

    private void legend(PageHtml page, int columns) {
        var terrains = new TreeSet<Terrain>();
        for (PartialMap.Spot spot : scene.map().getSpots()) terrains.add(spot.terrain());
        var entries = new ArrayList<String>();
        for (Terrain terrain : terrains)
            entries.add(entry(Legend.of(terrain), herald.term(terrain)));
        for (Legend sign : Legend.on(scene.map().reader()))
            entries.add(entry(sign.svg(), herald.say("legend." + Herald.key(sign))));
        page.add("<table class=\"legend\">\n");
        for (int i = 0; i < entries.size(); i += columns) {
            page.add("<tr>");
            entries.subList(i, Math.min(entries.size(), i + columns)).forEach(page::add);
            page.add("</tr>\n");
        }
        page.add("</table>\n");
    }

    private static String entry(String picture, String text) {
        return "<td>" + picture + "</td><td>" + Xml.escape(text) + "</td>";
    }
}
