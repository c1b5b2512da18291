package hegemon.server.web.earthwater;

import hegemon.earthwater.Lesson;
import hegemon.earthwater.Lessons;
import hegemon.server.web.gate.Computes;
import hegemon.server.web.gate.Looks;
import hegemon.server.web.page.PageWords;
import hegemon.table.Language;
import hegemon.table.Parse;
import hegemon.table.Words;

import org.springframework.http.HttpStatus;
import org.springframework.http.ResponseEntity;
import org.springframework.stereotype.Controller;
import org.springframework.ui.Model;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.PostMapping;
import org.springframework.web.bind.annotation.RequestBody;
import org.springframework.web.server.ResponseStatusException;

import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * The lessons. Nothing is stored: the rules play each scene anew from the decisions made so far.
 */
@Controller
record LearnPages(PageWords words) {
    private static final int MOST_MOVES = 20;
    static final Map<String, List<Lesson>> COURSES =
            Map.of("two", Lessons.FOR_TWO, "persia", Lessons.AGAINST_PERSIA);

    /** A scene, and what has been decided in it. */
    record Question(Optional<String> scene, Optional<List<String>> moves) {}

    /** Why a decision is refused. */
    record Refused(String message, String rule) {}

    @GetMapping("/earthwater/learn")
    String learn(Locale locale, Model model) {
        model.addAttribute(
                "words",
                words.address(
                        locale, "earthwater.", "server.ew.", "server.ewlearn.", "server.table."));
        return "games/earthwater/learn";
    }

    /** The scene after these decisions. */
    @Computes
    @Looks
    @PostMapping("/api/earthwater/lesson")
    ResponseEntity<Object> play(@RequestBody Question question, Locale locale) {
        var moves = question.moves().orElse(List.of()).stream().map(String::valueOf).toList();
        var scene = question.scene().orElse("");
        if (moves.size() > MOST_MOVES)
            throw new ResponseStatusException(HttpStatus.CONTENT_TOO_LARGE);
        return switch (named(scene).after(moves)) {
            case Parse.Parsed<Lesson.Moment>(var moment) -> ResponseEntity.ok(moment);
            case Parse.Refused<Lesson.Moment>(var why) ->
                    ResponseEntity.status(HttpStatus.UNPROCESSABLE_CONTENT)
                            .body(new Refused(Words.in(Language.of(locale)).say(why), why.rule()));
        };
    }

    private static Lesson named(String name) {
        return COURSES.values().stream()
                .flatMap(List::stream)
                .filter(lesson -> lesson.name().equals(name))
                .findFirst()
                .orElseThrow(() -> new ResponseStatusException(HttpStatus.NOT_FOUND));
    }

    /** The scenes of each lesson, in order. */
    static Map<String, List<String>> scenes() {
        var scenes = new java.util.LinkedHashMap<String, List<String>>();
        Stream.of("two", "persia")
                .forEach(
                        course ->
                                scenes.put(
                                        course,
                                        COURSES.getOrDefault(course, List.of()).stream()
                                                .map(Lesson::name)
                                                .toList()));
        return scenes;
    }
}
