package hegemon.server.web.pygma;

import hegemon.pygma.orders.Heading;
import hegemon.pygma.orders.Sheet;
import hegemon.server.id.TableId;
import hegemon.server.web.gate.Computes;
import hegemon.server.web.gate.NoSuchPage;
import hegemon.table.Language;

import jakarta.servlet.http.HttpServletRequest;

import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.PathVariable;
import org.springframework.web.bind.annotation.RequestMapping;
import org.springframework.web.bind.annotation.RequestParam;
import org.springframework.web.bind.annotation.RestController;

import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;

/** All months of a ruler: which sheets were taken, and what stands in reports and sheets. */
@RestController
@RequestMapping("/api/pygma/{id}")
record ArchiveApi(Readers readers) {
    private static final int LONGEST = 100;

    /**
     * @param months the newest first
     */
    record Archive(List<Kept> months) {}

    /**
     * A month gone by, and the sheet that it was evaluated with.
     *
     * @param entry by which the month is looked back at
     * @param orders how many lines it had
     * @param number of the sheet's entry in the log; 0 if none came
     * @param at when it came
     */
    record Kept(int entry, String month, int orders, int number, long at) {}

    @GetMapping("/archive")
    Archive archive(@PathVariable TableId id, HttpServletRequest request) {
        var ruler = readers.ruler(id, request);
        return new Archive(
                ruler.annals().reversed().stream()
                        .filter(it -> !it.isStart() && !it.withdrawn() && !it.isReturn())
                        .map(it -> kept(it.entry(), it.month().toString(), it.sheets(), ruler))
                        .toList());
    }

    private static Kept kept(
            int entry, String month, Map<Integer, Sheet> sheets, Readers.Reader ruler) {
        var sheet = Optional.ofNullable(sheets.get(ruler.realm()));
        var came = sheet.flatMap(ignored -> ruler.handedInBy(entry));
        return new Kept(
                entry,
                month,
                sheet.map(ArchiveApi::orders).orElse(0),
                came.map(Readers.Arrival::number).orElse(0),
                came.map(Readers.Arrival::at).orElse(0L));
    }

    /** Without realm, month and end, as the report counts what was done. */
    private static int orders(Sheet sheet) {
        return (int) sheet.lines().stream().filter(it -> !(it.order() instanceof Heading)).count();
    }

    /** Looks for words in all own reports and sheets. */
    @Computes
    @GetMapping("/search")
    Search search(
            @PathVariable TableId id,
            @RequestParam Optional<String> text,
            HttpServletRequest request,
            Locale locale) {
        var words = text.orElse("").strip();
        NoSuchPage.requireShort(LONGEST, words);
        return Search.of(words, readers.ruler(id, request), new Voice(Language.of(locale)));
    }
}
