package hegemon.server.web.sparta.puzzle;

import hegemon.server.rating.Rating;
import hegemon.server.web.gate.Asking;
import hegemon.server.web.gate.Computes;
import hegemon.server.web.gate.NoSuchPage;
import hegemon.sparta.puzzle.Puzzle;
import hegemon.sparta.puzzle.Puzzles;

import org.springframework.http.CacheControl;
import org.springframework.http.HttpStatus;
import org.springframework.http.ResponseEntity;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.PathVariable;
import org.springframework.web.bind.annotation.PostMapping;
import org.springframework.web.bind.annotation.RequestBody;
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
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * The puzzles that are shipped and those of this house, some at a time; they are the same for
 * everybody.
 */
@RestController
@RequestMapping("/api/sparta/puzzles")
class PuzzleApi {
    private static final int BATCH = 10;
    private static final int MOST_BATCHES = 100_000;

    /** What the puzzles of this house are asked for by. */
    private static final String HOUSE = "house";

    /** How hard, by the lowest level that finds the line; those of several moves once more. */
    enum Grade {
        EASY(1, 3, 1),
        MIDDLE(4, 6, 1),
        HARD(7, 10, 1),
        LONG(1, 10, 3);

        private final int least;
        private final int most;
        private final int shortest;

        /**
         * @param shortest the solver’s moves at least
         */
        Grade(int least, int most, int shortest) {
            this.least = least;
            this.most = most;
            this.shortest = shortest;
        }

        boolean has(int level, int length) {
            return level >= least && level <= most && length >= shortest;
        }
    }

    /** The puzzle of a day, by universal time. */
    record Day(String date, PuzzleJson puzzle) {}

    /**
     * @param count how many of this grade there are in all
     */
    record Batch(int count, List<PuzzleJson> puzzles) {}

    /** Where the puzzles of each grade stand among all, until they are sorted again. */
    private record Shelves(long until, Map<Grade, List<Integer>> places) {}

    /** What people found hard moves a puzzle to another shelf once in a while. */
    private static final Duration SORTED = Duration.ofHours(1);

    private final Clock clock;
    private final Asking asking;
    private final PuzzleRatings ratings;
    private final HousePuzzles house;
    private volatile Shelves shelves = new Shelves(Long.MIN_VALUE, Map.of());

    PuzzleApi(Clock clock, Asking asking, PuzzleRatings ratings, HousePuzzles house) {
        this.clock = clock;
        this.asking = asking;
        this.ratings = ratings;
        this.house = house;
    }

    private List<Integer> places(Grade grade) {
        long now = clock.millis();
        var sorted = shelves;
        if (now >= sorted.until()) {
            sorted = new Shelves(now + SORTED.toMillis(), sorted(ratings.graded()));
            shelves = sorted;
        }
        return sorted.places().getOrDefault(grade, List.of());
    }

    private static Map<Grade, List<Integer>> sorted(Map<Integer, Rating> graded) {
        var sorted = new EnumMap<Grade, List<Integer>>(Grade.class);
        for (var grade : Grade.values())
            sorted.put(
                    grade,
                    IntStream.range(0, Puzzles.shipped().size())
                            .filter(place -> grade.has(level(place, graded), length(place)))
                            .boxed()
                            .toList());
        return sorted;
    }

    /** By the people who tried it, by the machine where they are few. */
    private static int level(int place, Map<Integer, Rating> graded) {
        return Optional.ofNullable(graded.get(place + 1))
                .map(Difficulty::level)
                .orElseGet(() -> Puzzles.shipped().get(place).level());
    }

    private static int length(int place) {
        return Puzzles.shipped().get(place).length();
    }

    /** Ten puzzles of a grade, or of this house; none beyond the last. */
    @Computes
    @GetMapping
    ResponseEntity<Batch> batch(
            @RequestParam(defaultValue = "easy") String grade,
            @RequestParam(defaultValue = "0") int batch) {
        if (batch < 0 || batch > MOST_BATCHES) throw new NoSuchPage(HttpStatus.NOT_FOUND);
        if (grade.equals(HOUSE))
            return kept(new Batch(house.count(), house.some(BATCH * batch, BATCH)));
        var asked =
                Stream.of(Grade.values())
                        .filter(each -> each.name().toLowerCase(Locale.ROOT).equals(grade))
                        .findFirst()
                        .orElseThrow(() -> new NoSuchPage(HttpStatus.NOT_FOUND));
        var some = places(asked);
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
        var some = places(Grade.MIDDLE);
        // Neighbouring days do not show neighbouring puzzles, which may come from one game.
        int place = Math.floorMod(today.toEpochDay() * 7_919, some.size());
        return new Day(today.toString(), puzzle(some.get(place)));
    }

    /** The moves of the solver, up to the first that was wrong or helped. */
    record Tried(Optional<List<String>> moves) {}

    /**
     * What the first try of a puzzle made of a member's rating.
     *
     * @param sure whether enough is known to compare it with that of others
     */
    record Result(boolean solved, int rating, int gain, boolean sure, int tries) {}

    /** Counts a member's first try; whoever tries again gets what the first one made of it. */
    @PostMapping("/{number}/try")
    Result attempt(@PathVariable int number, @RequestBody Tried tried) {
        var member = asking.member().orElseThrow(() -> new NoSuchPage(HttpStatus.FORBIDDEN));
        var puzzle = find(number).orElseThrow(() -> new NoSuchPage(HttpStatus.NOT_FOUND));
        boolean solved = tried.moves().filter(puzzle.wanted()::equals).isPresent();
        var counted = ratings.count(member, number, puzzle, solved);
        return new Result(
                counted.solved(),
                counted.rating().points(),
                Rating.points(counted.gain()),
                !counted.rating().isProvisional(),
                counted.number());
    }

    private Optional<Puzzle> find(int number) {
        if (number < 1 || number > Puzzles.shipped().size()) return house.find(number);
        return Optional.of(Puzzles.shipped().get(number - 1));
    }

    private static PuzzleJson puzzle(int place) {
        return PuzzleJson.of(place + 1, Puzzles.shipped().get(place), Optional.empty());
    }

    private static <T> ResponseEntity<T> kept(T body) {
        return ResponseEntity.ok()
                .cacheControl(CacheControl.maxAge(Duration.ofHours(1)).cachePublic())
                .body(body);
    }
}
