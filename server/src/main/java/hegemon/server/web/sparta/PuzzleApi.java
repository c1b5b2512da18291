package hegemon.server.web.sparta;

import hegemon.server.web.gate.Computes;
import hegemon.server.web.gate.NoSuchPage;
import hegemon.sparta.puzzle.Puzzle;
import hegemon.sparta.puzzle.Puzzles;

import org.springframework.http.CacheControl;
import org.springframework.http.HttpStatus;
import org.springframework.http.ResponseEntity;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.RequestMapping;
import org.springframework.web.bind.annotation.RequestParam;
import org.springframework.web.bind.annotation.RestController;

import java.time.Clock;
import java.time.Duration;
import java.time.LocalDate;
import java.time.ZoneOffset;
import java.util.EnumMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** The puzzles that are shipped, some at a time; they are the same for everybody. */
@RestController
@RequestMapping("/api/sparta/puzzles")
class PuzzleApi {
    private static final int BATCH = 10;
    private static final int MOST_BATCHES = 100_000;

    /** How hard, by the lowest level that finds the line. */
    enum Grade {
        EASY(1, 3),
        MIDDLE(4, 6),
        HARD(7, 10);

        private final int least;
        private final int most;

        Grade(int least, int most) {
            this.least = least;
            this.most = most;
        }

        boolean has(Puzzle puzzle) {
            return puzzle.level() >= least && puzzle.level() <= most;
        }
    }

    /** The puzzle of a day, by universal time. */
    record Day(String date, PuzzleJson puzzle) {}

    /**
     * @param count how many of this grade there are in all
     */
    record Batch(int count, List<PuzzleJson> puzzles) {}

    private final Clock clock;

    /** The places of the puzzles of each grade among all. */
    private final Map<Grade, List<Integer>> places = new EnumMap<>(Grade.class);

    PuzzleApi(Clock clock) {
        this.clock = clock;
        for (var grade : Grade.values()) places.put(grade, places(grade));
    }

    private static List<Integer> places(Grade grade) {
        var all = Puzzles.shipped();
        return IntStream.range(0, all.size())
                .filter(place -> grade.has(all.get(place)))
                .boxed()
                .toList();
    }

    /** Ten puzzles of a grade; none beyond the last. */
    @Computes
    @GetMapping
    ResponseEntity<Batch> batch(
            @RequestParam(defaultValue = "easy") String grade,
            @RequestParam(defaultValue = "0") int batch) {
        var asked =
                Stream.of(Grade.values())
                        .filter(each -> each.name().toLowerCase(Locale.ROOT).equals(grade))
                        .findFirst()
                        .orElseThrow(() -> new NoSuchPage(HttpStatus.NOT_FOUND));
        if (batch < 0 || batch > MOST_BATCHES) throw new NoSuchPage(HttpStatus.NOT_FOUND);
        var some = places.getOrDefault(asked, List.of());
        return kept(
                new Batch(
                        some.size(),
                        some.stream()
                                .skip((long) BATCH * batch)
                                .limit(BATCH)
                                .map(PuzzleApi::puzzle)
                                .toList()));
    }

    @Computes
    @GetMapping("/day")
    Day day() {
        var today = LocalDate.now(clock.withZone(ZoneOffset.UTC));
        var some = places.getOrDefault(Grade.MIDDLE, List.of());
        // Neighbouring days do not show neighbouring puzzles, which may come from one game.
        int place = Math.floorMod(today.toEpochDay() * 7_919, some.size());
        return new Day(today.toString(), puzzle(some.get(place)));
    }

    private static PuzzleJson puzzle(int place) {
        return PuzzleJson.of(place + 1, Puzzles.shipped().get(place));
    }

    private static <T> ResponseEntity<T> kept(T body) {
        return ResponseEntity.ok()
                .cacheControl(CacheControl.maxAge(Duration.ofHours(1)).cachePublic())
                .body(body);
    }
}
