package hegemon.server.web.pygma;

import hegemon.pygma.lesson.FirstMonth;
import hegemon.pygma.lesson.FirstMonth.Task;
import hegemon.pygma.orders.Parser;
import hegemon.pygma.world.Address;
import hegemon.pygma.world.Good;
import hegemon.server.id.TableId;
import hegemon.server.web.gate.Computes;
import hegemon.table.Language;

import jakarta.servlet.http.HttpServletRequest;

import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.PathVariable;
import org.springframework.web.bind.annotation.PostMapping;
import org.springframework.web.bind.annotation.RequestBody;
import org.springframework.web.bind.annotation.RequestMapping;
import org.springframework.web.bind.annotation.RestController;

import java.util.Arrays;
import java.util.EnumSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** The first month: its tasks, judged by the engine, and how far a newcomer has come. */
@RestController
@RequestMapping("/api/pygma/{id}/lesson")
record LessonApi(Readers readers, LessonRows rows) {
    private static final Pattern ADDRESS = Pattern.compile("(\\d{1,4})/(\\d{1,2})");
    private static final int MOST_FIELDS = 50;

    /**
     * What a newcomer did.
     *
     * @param text of the sheet under the pen
     * @param fields chosen on the map
     * @param answer the key of the good that is believed to be shortest
     * @param skipped to play without tasks, or to go on with them
     */
    record Attempt(
            Optional<String> text,
            Optional<List<String>> fields,
            Optional<String> answer,
            Optional<Boolean> skipped) {
        FirstMonth.Evidence evidence() {
            return new FirstMonth.Evidence(
                    fields.orElse(List.of()).stream()
                            .limit(MOST_FIELDS)
                            .flatMap(Attempt::address)
                            .toList(),
                    answer.flatMap(Attempt::good));
        }

        private static Stream<Address> address(String text) {
            var parts = ADDRESS.matcher(text);
            return parts.matches()
                    ? Stream.of(
                            new Address(
                                    Integer.parseInt(parts.group(1)),
                                    Integer.parseInt(parts.group(2))))
                    : Stream.empty();
        }

        private static Optional<Good> good(String key) {
            return Arrays.stream(Good.values())
                    .filter(it -> it.name().toLowerCase(Locale.ROOT).equals(key))
                    .findFirst();
        }
    }

    @Computes
    @GetMapping
    Lesson lesson(@PathVariable TableId id, HttpServletRequest request, Locale locale) {
        var draft = new Draft(Optional.empty(), Optional.empty(), Optional.empty());
        return look(id, draft, FirstMonth.Evidence.NONE, request, locale);
    }

    /** Judges what was done so far and keeps it. */
    @Computes
    @PostMapping
    Lesson attempt(
            @PathVariable TableId id,
            @RequestBody Attempt attempt,
            HttpServletRequest request,
            Locale locale) {
        var draft = new Draft(Optional.empty(), attempt.text(), Optional.empty());
        draft.requireShort();
        var ruler = readers.ruler(id, request);
        if (isOpen(id)) {
            var before = progress(id, ruler);
            var done =
                    before.done().contains(Task.SEND)
                            ? before.done()
                            : FirstMonth.done(
                                    ruler.state().knowledge(ruler.realm()),
                                    ruler.report(),
                                    Parser.read(draft.words()).sheet(),
                                    before.done(),
                                    attempt.evidence());
            rows.put(id, new LessonRows.Progress(done, attempt.skipped().orElse(before.skipped())));
        }
        return look(id, draft, attempt.evidence(), request, locale);
    }

    private boolean isOpen(TableId id) {
        return FirstMonth.isOne(readers.table(id).now().match().log().setup());
    }

    private Lesson look(
            TableId id,
            Draft draft,
            FirstMonth.Evidence evidence,
            HttpServletRequest request,
            Locale locale) {
        var ruler = readers.ruler(id, request);
        if (!isOpen(id)) return Lesson.NONE;
        return Lesson.of(
                ruler.state().knowledge(ruler.realm()),
                ruler.report(),
                Parser.read(draft.words()).sheet(),
                progress(id, ruler),
                evidence,
                new Voice(Language.of(locale)));
    }

    /** Once the orders are on their way the last task is done. */
    private LessonRows.Progress progress(TableId id, Readers.Reader ruler) {
        var kept = rows.find(id);
        boolean sent = ruler.sheets().containsKey(ruler.realm()) || ruler.annals().size() > 1;
        if (!sent) return kept;
        var done = EnumSet.of(Task.SEND);
        done.addAll(kept.done());
        return new LessonRows.Progress(done, kept.skipped());
    }
}
