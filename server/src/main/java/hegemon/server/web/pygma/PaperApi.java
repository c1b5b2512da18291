package hegemon.server.web.pygma;

import hegemon.pygma.report.AtlasHtml;
import hegemon.pygma.report.Herald;
import hegemon.pygma.report.MapScene;
import hegemon.pygma.report.MapSvg;
import hegemon.pygma.world.Realm;
import hegemon.server.id.TableId;
import hegemon.server.press.Imposition;
import hegemon.server.press.Pdf;
import hegemon.server.web.gate.Computes;
import hegemon.table.Language;

import jakarta.servlet.http.HttpServletRequest;

import org.springframework.http.MediaType;
import org.springframework.http.ResponseEntity;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.PathVariable;
import org.springframework.web.bind.annotation.RequestMapping;
import org.springframework.web.bind.annotation.RestController;

import java.util.Locale;
import java.util.regex.Pattern;

/** The map on large paper: for a ruler the own one, for a game master the whole. */
@RestController
@RequestMapping("/api/pygma/{id}")
record PaperApi(Readers readers) {
    private static final Pattern SIZE = Pattern.compile("width=\"(\\d+)\" height=\"(\\d+)\"");

    @Computes(Computes.Room.PRINTING)
    @GetMapping("/map/{paper:a3|poster}.pdf")
    ResponseEntity<byte[]> map(
            @PathVariable TableId id,
            @PathVariable String paper,
            HttpServletRequest request,
            Locale locale) {
        var reader = readers.seated(id, request);
        var scene =
                Realm.isNobody(reader.realm())
                        ? MapScene.of(reader.state().world())
                        : MapScene.of(reader.report());
        var herald = new Herald(Language.of(locale));
        var title = title(reader, herald);
        var print =
                paper.equals("a3")
                        ? Pdf.of(AtlasHtml.a3(scene, title, herald))
                        : poster(scene, title, herald);
        return ResponseEntity.ok().contentType(MediaType.APPLICATION_PDF).body(print);
    }

    private static String title(Readers.Reader reader, Herald herald) {
        var world = reader.state().world();
        var whose =
                Realm.isNobody(reader.realm())
                        ? herald.say("master.map")
                        : world.realm(reader.realm()).name();
        return whose + " · " + world.date();
    }

    private static byte[] poster(MapScene scene, String title, Herald herald) {
        var large = Pdf.of(page(title, MapSvg.of(scene, herald.language())));
        var grid = Imposition.grid(large);
        var how = herald.say("poster", grid.sheets(), grid.columns());
        return Imposition.poster(large, Pdf.of(AtlasHtml.key(scene, title, how, herald)));
    }

    /** One page of exactly the size of the drawing. */
    private static String page(String title, String svg) {
        var size = SIZE.matcher(svg);
        if (!size.find()) throw new IllegalStateException("a map has a size");
        return """
        <html><head><title>%s</title><style>@page { size: %spx %spx; margin: 0 } body { margin: 0 } svg { display: block }\
        </style></head><body>%s</body></html>
        """
                .formatted(
                        title.replace("&", "&amp;").replace("<", "&lt;"),
                        size.group(1),
                        size.group(2),
                        svg);
    }
}
