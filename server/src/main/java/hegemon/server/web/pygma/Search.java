package hegemon.server.web.pygma;

import hegemon.pygma.Annals.Chapter;
import hegemon.pygma.orders.OrderText;
import hegemon.pygma.orders.Spelling;
import hegemon.pygma.report.Holdings;
import hegemon.pygma.report.News;
import hegemon.pygma.report.Section;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * What was looked for in all months, the newest first. It costs as much as there are months to
 * read, and ends with the last place that is shown.
 *
 * @param more whether there are further places
 */
record Search(List<Hit> hits, boolean more) {
    private static final int MOST = 60;

    /**
     * @param entry by which the month is looked back at
     * @param part of the report, or the orders
     */
    record Hit(int entry, String month, String part, String text) {}

    /** A place that has all the words, whatever their case and accents. */
    static Search of(String words, Readers.Reader ruler, Voice voice) {
        var wanted = Arrays.stream(words.split("\\s+")).map(Spelling::fold).toList();
        if (words.isBlank()) return new Search(List.of(), false);
        var hits =
                ruler.annals().reversed().stream()
                        .filter(it -> !it.withdrawn())
                        .flatMap(it -> told(it, ruler, voice))
                        .filter(it -> wanted.stream().allMatch(Spelling.fold(it.text())::contains))
                        .limit(MOST + 1L)
                        .toList();
        boolean more = hits.size() > MOST;
        return new Search(more ? hits.subList(0, MOST) : hits, more);
    }

    private static Stream<Hit> told(Chapter chapter, Readers.Reader ruler, Voice voice) {
        var report =
                chapter.state().reports().get(ruler.realm() - 1).naming(ruler.players(), List.of());
        var month = chapter.month().toString();
        var sections =
                Stream.of(News.of(report, voice.herald()), Holdings.of(report, voice.herald()))
                        .flatMap(List::stream)
                        .flatMap(
                                section ->
                                        texts(section).stream()
                                                .map(
                                                        it ->
                                                                new Hit(
                                                                        chapter.entry(),
                                                                        month,
                                                                        section.title(),
                                                                        it)));
        return Stream.concat(sections, ordered(chapter, ruler, voice, month));
    }

    private static List<String> texts(Section section) {
        var texts = new ArrayList<>(section.lines());
        section.rows().forEach(row -> texts.add(String.join(" · ", row)));
        return texts;
    }

    /** What was ordered; what became of it, the report says. */
    private static Stream<Hit> ordered(
            Chapter chapter, Readers.Reader ruler, Voice voice, String month) {
        return Optional.ofNullable(chapter.sheets().get(ruler.realm()))
                .map(sheet -> OrderText.in(voice.language()).print(sheet))
                .stream()
                .flatMap(String::lines)
                .filter(line -> !line.isBlank())
                .map(line -> new Hit(chapter.entry(), month, voice.page("orders"), line));
    }
}
