package hegemon.sparta;

import static hegemon.sparta.Picture.board;
import static hegemon.sparta.Picture.captured;
import static hegemon.sparta.Picture.play;
import static hegemon.sparta.Picture.position;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

import java.util.List;
import java.util.SplittableRandom;
import java.util.TreeMap;
import java.util.stream.IntStream;

/** SP-4.2 to SP-4.5. */
class EnclosureTest {
    @ParameterizedTest
    @CsvSource({
        "FhF, F.F", // one between two
        "FhhF, F..F",
        "FhhhF, F...F", // SP-4.3: a run of three is taken by two
        "FhFh, F..h", // SP-4.3: A B A B loses the inner B and the inner A
        "FhFFh, F...h", // seed, third picture: three of one row, of both sides
        "hFhFhFhF, h......F",
        "Fhh, Fhh", // open at the end
        "Fh.F, Fh.F", // a gap
        "FFhh, FFhh",
        "FhF.hFh, F.F.h.h" // two rows on one line
    })
    void everyRunBetweenTwoEnemiesIsTaken(String before, String after) { // SP-4.2
        for (var line :
                List.of(line("b5", 1, 0), line("e2", 0, 1), line("b2", 1, 1), line("b9", 1, -1))) {
            assertThat(afterCaptures(before, line)).isEqualTo(after);
            assertThat(afterCaptures(turned(before), line)).isEqualTo(turned(after));
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"hF", "hhF", "hhhF"})
    void aRunThatReachesTheEdgeIsNotEnclosed(String row) { // SP-4.3
        for (var line :
                List.of(
                        line("a5", 1, 0),
                        line("j5", -1, 0),
                        line("e1", 0, 1),
                        line("e10", 0, -1),
                        line("a1", 1, 1),
                        line("j4", -1, -1))) assertThat(afterCaptures(row, line)).isEqualTo(row);
    }

    @Test
    void theMoverGoesRoundCornersAndTakes() { // seed, first picture
        var board = board("10/10/10/10/4h5/3Hh5/4F5/10/10/10");
        assertThat(play(board, "d5-e7").way()).hasSizeGreaterThan(2);
        assertThat(captured(board, "d5-e7")).containsExactly("e5", "e6");
    }

    @Test
    void severalRunsInSeveralDirectionsAtOnce() { // SP-4.3: four from e6
        var star = board("10/4H5/4h1H3/4hh4/2Hh6/5h4/6H3/4H5/10/10");
        assertThat(captured(star, "e3-e6")).containsExactly("f5", "d6", "e7", "f7", "e8");
    }

    @Test
    void aLongRunAndAShortOneTogether() { // SP-4.3
        var both = board("10/10/10/10/2H7/2h7/10/1H8/3hhhH3/10");
        assertThat(captured(both, "b3-c2")).containsExactly("d2", "e2", "f2");
        var angle = board("10/10/10/10/2H7/2h7/2h7/1H8/3hhhH3/10");
        assertThat(captured(angle, "b3-c3")).containsExactly("c4", "c5");
        assertThat(captured(angle, "b3-c2")).containsExactly("d2", "e2", "f2");
    }

    @Test
    void movingBetweenTwoEnemiesLosesTheMover() { // SP-4.3
        assertThat(captured(board("10/10/10/10/10/3h1h4/10/4F5/10/10"), "e3-e5"))
                .containsExactly("e5");
    }

    @Test
    void closingARunOfOwnPiecesBetweenEnemiesLosesTheRun() { // SP-4.3
        assertThat(captured(board("10/10/10/10/10/2hF1Fh3/10/4F5/10/10"), "e3-e5"))
                .containsExactly("d5", "e5", "f5");
    }

    @Test
    void bothSidesAreTakenTogether() { // SP-4.2, seed, second picture: the mover takes and is taken
        var cross = board("10/10/10/4F5/4h5/3h1h4/10/4F5/10/10");
        assertThat(captured(cross, "e3-e5")).containsExactly("e5", "e6");
    }

    @Test
    void inOneRowBothSidesEnclose() { // SP-4.3, seed, third picture
        var row = board("10/10/10/10/10/1Fh1Fh4/10/3F6/10/10");
        assertThat(captured(row, "d3-d5")).containsExactly("c5", "d5", "e5");
    }

    @Test
    void aPieceOnACityIsTakenAndTheCityKeepsItsOwner() { // SP-4.3
        var city = position("10/10/10/10/10/3Fh5/6F3/10/10/10 e5N,a1S,a2S,a3S,a4S,b1N,b2N,b3N S");
        var effects = play(city, "g4-f5");
        assertThat(effects.captured()).containsOnlyKeys(Square.named("e5"));
        assertThat(effects.after().owner(Square.named("e5"))).contains(Side.NORTH);
    }

    @Test
    void leavingAGapEnclosesNothing() { // SP-4.4
        assertThat(captured(board("10/10/10/10/10/1Fh1FFh3/10/10/10/10"), "e5-e4")).isEmpty();
    }

    @Test
    @Tag("long")
    void noEnclosureSurvivesATurnAndNobodyHasMoreThanEight() { // SP-4.4, SP-4.5
        for (long seed = 0; seed < 60; seed++) {
            var random = new SplittableRandom(seed);
            var state = Picture.state(Setup.names().get((int) (seed % Setup.names().size())));
            while (state.outcome().isEmpty()) {
                var moves = state.position().moves();
                var seat = state.position().toMove().seat();
                state = state.play(seat, moves.get(random.nextInt(moves.size())));
                assertThat(state.position().enclosed(Lines.ALL)).as("seed %d", seed).isEmpty();
                for (Side side : Side.values())
                    assertThat(state.position().count(side)).isLessThanOrEqualTo(8);
                assertThat(state.position().cities()).hasSize(8);
            }
        }
    }

    /** Ten squares or fewer from here in this direction. */
    private static List<Square> line(String from, int right, int up) {
        var start = Square.named(from);
        return IntStream.range(0, Square.WIDTH)
                .filter(i -> Square.onBoard(start.file() + i * right, start.rank() + i * up))
                .mapToObj(i -> Square.at(start.file() + i * right, start.rank() + i * up))
                .toList();
    }

    /** This row of pieces on a line of an empty board, without what is enclosed. */
    private static String afterCaptures(String row, List<Square> line) {
        var pieces = new TreeMap<Square, Piece>();
        for (int i = 0; i < row.length(); i++) {
            var square = line.get(i);
            Piece.of(row.charAt(i)).ifPresent(piece -> pieces.put(square, piece));
        }
        var position = new Position(pieces, new TreeMap<>(), Side.SOUTH);
        pieces.keySet().removeAll(position.enclosed(Lines.ALL).keySet());
        var left = new StringBuilder();
        for (Square square : line.subList(0, row.length()))
            left.append(pieces.containsKey(square) ? pieces.get(square).letter() : '.');
        return left.toString();
    }

    private static String turned(String row) {
        return new StringBuilder(row).reverse().toString();
    }
}
