package hegemon.server.web.sparta.puzzle;

import static org.assertj.core.api.Assertions.assertThat;

import hegemon.server.house.TestHouse;
import hegemon.sparta.puzzle.Puzzles;

import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import tools.jackson.databind.JsonNode;

import java.nio.file.Path;

/** Members are rated by their first try of a puzzle, and puzzles by those who try them. */
class PuzzleRatingsIT {
    private static final int PUZZLE = 1;

    @TempDir private static Path data;
    private static TestHouse house;

    @BeforeAll
    static void open() {
        house = new TestHouse(data);
    }

    @AfterAll
    static void close() {
        house.close();
    }

    private static String solution(int number) {
        return "{\"moves\":[\""
                + String.join("\",\"", Puzzles.shipped().get(number - 1).wanted())
                + "\"]}";
    }

    private static JsonNode attempt(TestHouse.Visitor member, int number, String moves)
            throws Exception {
        return TestHouse.read(house.json(member, "/api/sparta/puzzles/" + number + "/try", moves));
    }

    @Test
    void theFirstTryCountsAndNoOther() throws Exception {
        var member = house.member("Solver");
        var solved = attempt(member, PUZZLE, solution(PUZZLE));
        assertThat(solved.path("solved").asBoolean()).isTrue();
        assertThat(solved.path("gain").asInt()).isPositive();
        assertThat(solved.path("rating").asInt()).isGreaterThan(1500);
        assertThat(attempt(member, PUZZLE, "{}")).isEqualTo(solved);

        var missed = attempt(member, PUZZLE + 1, "{\"moves\":[\"a1-a2\"]}");
        assertThat(missed.path("solved").asBoolean()).isFalse();
        assertThat(missed.path("gain").asInt()).isNegative();
        assertThat(missed.path("tries").asInt()).isEqualTo(2);
        assertThat(house.get(member, "/sparta/puzzles").body())
                .contains(missed.path("rating").asString());
    }

    @Test
    void peopleSayInTheEndHowHardAPuzzleIs() throws Exception {
        int number = PUZZLE + 2;
        var puzzle = Puzzles.shipped().get(number - 1);
        var ratings = house.part(PuzzleRatings.class);
        for (int i = 0; i < PuzzleRatings.ENOUGH; i++) {
            assertThat(ratings.graded()).doesNotContainKey(number);
            attempt(house.member("Loser" + i), number, "{}");
        }
        assertThat(ratings.graded())
                .hasEntrySatisfying(
                        number,
                        now ->
                                assertThat(now.value())
                                        .isGreaterThan(Difficulty.first(puzzle).value()));
    }

    @Test
    void aPuzzleIsFirstAsHardAsTheMachineFindsIt() {
        for (var puzzle : Puzzles.shipped())
            assertThat(Difficulty.level(Difficulty.first(puzzle))).isEqualTo(puzzle.level());
    }

    @Test
    void guestsAreNotRated() throws Exception {
        assertThat(status(house.guest(), PUZZLE)).isEqualTo(403);
        assertThat(status(house.member("Lost"), 99_999)).isEqualTo(404);
    }

    private static int status(TestHouse.Visitor visitor, int number) throws Exception {
        return house.json(visitor, "/api/sparta/puzzles/" + number + "/try", "{}").statusCode();
    }
}
