package hegemon.earthwater.search;

import static org.assertj.core.api.Assertions.assertThat;

import hegemon.earthwater.EarthWater;
import hegemon.earthwater.EarthWaterState;
import hegemon.earthwater.board.Side;
import hegemon.table.Seat;

import org.junit.jupiter.api.Test;

class ReviewTest {
    private static final EarthWater GAME = new EarthWater();
    private static final Seat GREECE = Side.GREECE.seat();
    private static final int PLAYOUTS = 300;

    /** The first purchase of the Greeks against PERS.IA, who holds seven armies in each city. */
    private static EarthWaterState purchase() {
        var state = GAME.start("solo").orThrow();
        return state.play(Seat.CHANCE, GAME.move("draw 1 2 3 4").orThrow());
    }

    private static Review review(String move) {
        return Review.of(purchase(), GREECE, GAME.move(move).orThrow(), PLAYOUTS, 7);
    }

    @Test
    void whatTheSearchWouldHavePlayedCostsNothing() {
        var best = new MonteCarlo(purchase(), GREECE, 7).run(PLAYOUTS, () -> false).best();
        var review = Review.of(purchase(), GREECE, best, PLAYOUTS, 7);
        assertThat(review.better()).isEmpty();
        assertThat(review.cost()).isZero();
        assertThat(review.played().winning()).isBetween(0.0, 1.0);
    }

    @Test
    void aWorseMoveCostsTheDifferenceAndTheSameReviewIsMadeAgain() {
        var review = review("buy 0"); // armies without a card cannot march
        var other = review.better().orElseThrow().prospect();
        assertThat(review.cost())
                .isPositive()
                .isEqualTo(other.winning() - review.played().winning());
        assertThat(review("buy 0")).isEqualTo(review);
    }

    @Test
    void everyPlayoutEndsAtOnceOrOnPoints() {
        // Athenai and Sparta fall together in one of forty games; so many surely show it.
        var six = GAME.move("buy 6").orThrow();
        var played = Review.of(purchase(), GREECE, six, 5 * PLAYOUTS, 7).played();
        assertThat(played.persian()).isPositive();
        assertThat(played.persian() + played.greek()).isBetween(0.0, 1.0);
        assertThat(played.points()).isBetween(-12.0, 12.0);
    }
}
