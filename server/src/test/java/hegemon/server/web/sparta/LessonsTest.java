package hegemon.server.web.sparta;

import static org.assertj.core.api.Assertions.assertThat;

import hegemon.table.Language;
import hegemon.table.Words;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.TreeMap;
import java.util.regex.Pattern;

/** The exercises of the tutorial, as the page's script has them. */
class LessonsTest {
    private static final Pattern CITIES = Pattern.compile("const CITIES = \"([^\"]+)\"");
    private static final Pattern LESSON =
            Pattern.compile("(?s)name: \"([a-z]+)\".*?setup: [`\"]([^`\"]+)[`\"]");

    /** Name to position. */
    private static Map<String, String> lessons() {
        var script = script();
        var cities = CITIES.matcher(script);
        assertThat(cities.find()).isTrue();
        var lessons = new TreeMap<String, String>();
        var lesson = LESSON.matcher(script);
        while (lesson.find())
            lessons.put(lesson.group(1), lesson.group(2).replace("${CITIES}", cities.group(1)));
        return lessons;
    }

    private static String script() {
        try (var stream =
                Objects.requireNonNull(
                        LessonsTest.class.getResourceAsStream("/static/js/sparta/lessons.js"))) {
            return new String(stream.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    static List<String> names() {
        return List.copyOf(lessons().keySet());
    }

    @Test
    void thereAreTen() {
        assertThat(names())
                .containsExactlyInAnyOrder(
                        "move",
                        "city",
                        "hero",
                        "capture",
                        "double",
                        "self",
                        "both",
                        "promotion",
                        "end",
                        "count");
    }

    @ParameterizedTest
    @MethodSource("names")
    void everySentenceIsThere(String name) {
        for (Language language : Language.values())
            for (String part : List.of("title", "why", "goal", "done", "hint"))
                assertThat(Words.in(language).find("server.sparta.tutorial." + name + "." + part))
                        .as("%s.%s in %s", name, part, language)
                        .isPresent();
    }

    /** Each exercise has a position that can be, and the move that solves it does what it says. */
    @ParameterizedTest
    @CsvSource(
            quoteCharacter = '"',
            value = {
                "move,      e2-e4, e2-e4",
                "city,      f4-g6, f4-g6*",
                "hero,      d3-d5, d3-d5=H",
                "capture,   f2-f4, f2-f4xe4",
                "double,    g2-f4, \"g2-f4xe4,f5\"",
                "self,      e2-e4, e2-e4xe4",
                "both,      e2-e4, \"e2-e4xd4,e4\"",
                "promotion, g6=H,  g6=H",
                "end,       h4-i6, h4-i6*",
                "count,     f2-e4, f2-e4xd4"
            })
    void everyExerciseCanBeSolved(String name, String move, String told) {
        var setup = Objects.requireNonNull(lessons().get(name));
        var course = Course.of(setup, List.of(move)).orThrow();
        assertThat(course.told()).containsExactly(told);
        assertThat(course.end().outcome().isPresent())
                .as("only the last exercises end a game")
                .isEqualTo(name.equals("end") || name.equals("count"));
    }
}
