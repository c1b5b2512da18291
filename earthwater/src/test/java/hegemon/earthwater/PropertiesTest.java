package hegemon.earthwater;

import static org.assertj.core.api.Assertions.assertThat;

import hegemon.earthwater.board.Board;
import hegemon.earthwater.board.City;
import hegemon.earthwater.board.Piece;
import hegemon.earthwater.board.Side;
import hegemon.table.Draw;
import hegemon.table.Seat;
import hegemon.table.Turn;

import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

import java.util.ArrayList;
import java.util.Collections;
import java.util.Random;
import java.util.stream.IntStream;

/** What holds in every position of random games; a failure names its seed. */
@Tag("long")
class PropertiesTest {
    private static final int GAMES = 150;

    @ParameterizedTest
    @ValueSource(
            strings = {
                "two-player",
                "two-player cheap-fleets",
                "solo",
                "solo pass=phase place=strict target=road"
            })
    void everyPositionIsSound(String setup) {
        for (long seed = 0; seed < GAMES; seed++) {
            var random = new Random(seed);
            var state = new EarthWater().start(setup).orThrow();
            int moves = 0;
            while (!(state.turn() instanceof Turn.Over)) {
                assertSound(state, setup + ", seed " + seed + ", move " + moves);
                state = next(state, random);
                assertThat(++moves).as("%s, seed %d ends", setup, seed).isLessThan(3_000);
            }
        }
    }

    static EarthWaterState next(EarthWaterState state, Random random) {
        return switch (state.turn()) {
            case Turn.Of(var seats) -> {
                var moves = state.moves(seats.first());
                yield state.play(seats.first(), moves.get(random.nextInt(moves.size())));
            }
            case Turn.Chance(var draw) -> state.play(Seat.CHANCE, drawn(draw, random));
            case Turn.Over ignored -> state;
        };
    }

    private static Move drawn(Draw draw, Random random) {
        return switch (draw) {
            case Draw.Dice(var purpose, var count, var sides) ->
                    new Move.Lot(
                            purpose,
                            IntStream.range(0, count)
                                    .map(i -> 1 + random.nextInt(sides))
                                    .boxed()
                                    .toList());
            case Draw.Pick(var purpose, var from, var count) -> {
                var shuffled = new ArrayList<>(from);
                Collections.shuffle(shuffled, random);
                yield new Move.Lot(purpose, shuffled.subList(0, count));
            }
            case Draw.Key(var purpose, var ignored) ->
                    throw new IllegalStateException("no key is drawn here");
        };
    }

    private static void assertSound(EarthWaterState state, String where) {
        var position = state.position();
        for (Side side : Side.values())
            for (Piece piece : Piece.values())
                assertThat(position.reserve(piece, side)).as(where).isNotNegative();
        assertCardsAreAllThere(position.piles(), where);
        assertControlIsConsistent(position.board(), where);
        assertThat(position.score()).as(where).isBetween(-6, 6);
        assertThat(position.campaign()).as(where).isBetween(1, 5);
        if (state.stage() instanceof Operations.Operation) assertNobodyShares(position, where);
        if (state.stage() instanceof Window window)
            assertThat(Reactions.phases(window.side())).as(where).contains(window.phase());
    }

    private static void assertCardsAreAllThere(Piles piles, String where) {
        var all = new ArrayList<>(piles.discards());
        for (Cards cards :
                new Cards[] {piles.greek(), piles.persian(), piles.pile(), piles.aside()})
            all.addAll(cards.numbers());
        assertThat(all).as(where).containsExactlyInAnyOrderElementsOf(Cards.ALL.numbers());
    }

    private static void assertControlIsConsistent(Board board, String where) {
        for (City city : City.ALL)
            for (Side side : Side.values())
                assertThat(board.controls(side, city))
                        .as(where)
                        .isEqualTo(board.control(city).filter(side::equals).isPresent());
    }

    /** Between two operations every battle has been fought. */
    private static void assertNobodyShares(Position position, String where) {
        for (City city : City.ALL)
            for (Piece piece : Piece.values())
                assertThat(
                                Math.min(
                                        position.board().pieces(piece, Side.GREECE, city),
                                        position.board().pieces(piece, Side.PERSIA, city)))
                        .as("%s, %s", where, city)
                        .isZero();
    }
}
