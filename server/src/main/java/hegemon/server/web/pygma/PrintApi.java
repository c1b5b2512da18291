package hegemon.server.web.pygma;

import hegemon.pygma.report.Herald;
import hegemon.pygma.report.Report;
import hegemon.pygma.report.ReportData;
import hegemon.pygma.report.ReportHtml;
import hegemon.pygma.report.ReportText;
import hegemon.pygma.world.Date;
import hegemon.server.id.TableId;
import hegemon.server.press.Pdf;
import hegemon.server.web.gate.Computes;
import hegemon.table.Language;

import jakarta.servlet.http.HttpServletRequest;

import org.springframework.http.ContentDisposition;
import org.springframework.http.HttpHeaders;
import org.springframework.http.HttpStatus;
import org.springframework.http.MediaType;
import org.springframework.http.ResponseEntity;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.PathVariable;
import org.springframework.web.bind.annotation.RequestMapping;
import org.springframework.web.bind.annotation.RequestParam;
import org.springframework.web.bind.annotation.RestController;

import tools.jackson.databind.json.JsonMapper;

import java.nio.charset.StandardCharsets;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;

/** Reports to take away: for a ruler the own one, for the game master all. */
@RestController
@RequestMapping("/api/pygma/{id}")
record PrintApi(Readers readers, JsonMapper json) {
    @Computes(Computes.Room.PRINTING)
    @GetMapping("/report.{format:[a-z]+}")
    ResponseEntity<byte[]> own(
            @PathVariable TableId id,
            @PathVariable String format,
            @RequestParam Optional<Integer> entry,
            HttpServletRequest request,
            Locale locale) {
        var ruler = readers.ruler(id, entry, request);
        return realm(ruler.report(), format, locale);
    }

    @Computes(Computes.Room.PRINTING)
    @GetMapping("/reports/{realm:\\d+}.{format:[a-z]+}")
    ResponseEntity<byte[]> any(
            @PathVariable TableId id,
            @PathVariable int realm,
            @PathVariable String format,
            @RequestParam Optional<Integer> entry,
            HttpServletRequest request,
            Locale locale) {
        return realm(readers.omniscient(id, entry, request).report(realm), format, locale);
    }

    @Computes(Computes.Room.PRINTING)
    @GetMapping("/master.{format:[a-z]+}")
    ResponseEntity<byte[]> master(
            @PathVariable TableId id,
            @PathVariable String format,
            @RequestParam Optional<Integer> entry,
            HttpServletRequest request,
            Locale locale) {
        var report = readers.omniscient(id, entry, request).masterReport();
        var herald = new Herald(Language.of(locale));
        return sent(
                name(report.reports().getFirst().date(), "master"),
                format,
                new Forms(
                        () -> report.text(herald),
                        () -> report.html(herald),
                        () -> report.data(herald)));
    }

    private ResponseEntity<byte[]> realm(Report report, String format, Locale locale) {
        var language = Language.of(locale);
        return sent(
                name(report.date(), String.valueOf(report.realm())),
                format,
                new Forms(
                        () -> ReportText.of(report, language),
                        () -> ReportHtml.of(report, language),
                        () -> ReportData.of(report, language)));
    }

    private static String name(Date date, String whose) {
        return "pygma-%02d-%s-%s".formatted(date.year(), date.month().title(), whose);
    }

    private record Forms(
            Supplier<String> text, Supplier<String> html, Supplier<Map<String, Object>> data) {}

    private ResponseEntity<byte[]> sent(String name, String format, Forms forms) {
        return switch (format) {
            case "txt" -> file(name, format, MediaType.TEXT_PLAIN, bytes(forms.text().get()));
            case "html" -> file(name, format, MediaType.TEXT_HTML, bytes(forms.html().get()));
            case "pdf" -> file(name, format, MediaType.APPLICATION_PDF, Pdf.of(forms.html().get()));
            case "json" ->
                    file(
                            name,
                            format,
                            MediaType.APPLICATION_JSON,
                            json.writeValueAsBytes(forms.data().get()));
            default -> throw Readers.no(HttpStatus.NOT_FOUND);
        };
    }

    private static byte[] bytes(String text) {
        return text.getBytes(StandardCharsets.UTF_8);
    }

    private static ResponseEntity<byte[]> file(
            String name, String format, MediaType type, byte[] content) {
        var disposition = ContentDisposition.attachment().filename(name + "." + format).build();
        return ResponseEntity.ok()
                .header(HttpHeaders.CONTENT_DISPOSITION, disposition.toString())
                .contentType(new MediaType(type, StandardCharsets.UTF_8))
                .body(content);
    }
}
