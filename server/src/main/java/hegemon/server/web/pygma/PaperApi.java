package hegemon.server.web.pygma;

import hegemon.pygma.report.MapScene;
import hegemon.pygma.report.MapSvg;
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

    @Computes
    @GetMapping("/map/{paper:a3|poster}.pdf")
    ResponseEntity<byte[]> map(
            @PathVariable TableId id,
            @PathVariable String paper,
            HttpServletRequest request,
            Locale locale) {
        var reader = readers.seated(id, request);
        var scene =
                reader.realm() == 0
                        ? MapScene.of(reader.state().world())
                        : MapScene.of(reader.report());
        var large = Pdf.of(page(MapSvg.of(scene, Language.of(locale))));
        var print = paper.equals("a3") ? Imposition.a3(large) : Imposition.poster(large);
        return ResponseEntity.ok().contentType(MediaType.APPLICATION_PDF).body(print);
    }

    /** One page of exactly the size of the drawing. */
    private static String page(String svg) {
        var size = SIZE.matcher(svg);
        if (!size.find()) throw new IllegalStateException("a map has a size");
        return """
        <html><head><title>map</title><style>@page { size: %spx %spx; margin: 0 } body { margin: 0 } svg { display: block }\
        </style></head><body>%s</body></html>
        """
                .formatted(size.group(1), size.group(2), svg);
    }
}
