package hegemon.server.web.earthwater;

import hegemon.earthwater.EarthWater;
import hegemon.earthwater.EarthWaterState;
import hegemon.earthwater.Move;
import hegemon.earthwater.board.Side;
import hegemon.earthwater.search.Review;
import hegemon.table.Match;
import hegemon.table.Seat;
import hegemon.table.Turn;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/**
 * A game gone through, as far as that has been done.
 *
 * @param of decisions in all, without those that could not have been made otherwise
 * @param running whether the house goes on by itself
 * @param course the probability that Greece wins, decision by decision
 * @param worst the decisions that cost most, the dearest first
 * @param ended 1 if Greece won, 0 if Persia did, between them a tie
 */
record Analysis(
        int done,
        int of,
        boolean running,
        boolean solo,
        List<Point> course,
        List<Reviewed> worst,
        double ended) {
    /** More entries than any game that people play has. */
    static final int LONGEST = 3_000;

    private static final int NAMED = 3;

    /** What costs less may be chance of the playouts. */
    private static final double NOTEWORTHY = 0.02;

    private static final int PLAYOUTS = 2_000;

    Analysis {
        course = List.copyOf(course);
        worst = List.copyOf(worst);
    }

    /** A decision that was made; {@code entry} is its number in the log. */
    record Decision(int entry, EarthWaterState before, Seat seat, Move move) {}

    record Point(int entry, int campaign, double greece) {}

    /**
     * A decision and what became of the chances by it.
     *
     * @param rule under which it was made
     * @param better what the adviser would have done; the move itself where it knows nothing better
     * @param cost the probability to win that was given away
     */
    record Reviewed(
            int entry,
            int campaign,
            String seat,
            String rule,
            String move,
            String better,
            double cost,
            Review.Prospect played,
            Review.Prospect best) {
        static Reviewed of(Decision decision) {
            var game = new EarthWater();
            var before = decision.before();
            var review =
                    Review.of(before, decision.seat(), decision.move(), PLAYOUTS, decision.entry());
            return new Reviewed(
                    decision.entry(),
                    before.position().campaign(),
                    decision.seat().name(),
                    before.view(decision.seat()).prompt().rule(),
                    game.print(decision.move()),
                    game.print(review.better().map(Review.Better::move).orElse(decision.move())),
                    review.cost(),
                    review.played(),
                    review.better().map(Review.Better::prospect).orElse(review.played()));
        }

        /**
         * Nothing but this seat's next decision follows: what can be had there is what this one was
         * worth.
         */
        Reviewed leadingTo(Reviewed next) {
            var then = next.best();
            if (then.winning() <= played.winning()) return this;
            boolean best = then.winning() >= this.best.winning();
            return new Reviewed(
                    entry,
                    campaign,
                    seat,
                    rule,
                    move,
                    best ? move : better,
                    best ? 0 : this.best.winning() - then.winning(),
                    then,
                    best ? then : this.best);
        }

        private boolean follows(Reviewed before) {
            return entry == before.entry + 1 && seat.equals(before.seat);
        }

        /** How it stood for Greece before the decision. */
        Point point() {
            boolean greek = seat.equals(Side.GREECE.seat().name());
            return new Point(entry, campaign, greek ? best.winning() : 1 - best.winning());
        }
    }

    /** The decisions of a game, in order. */
    static List<Decision> decisions(Match<?, ?, ?> match) {
        var game = new EarthWater();
        var decisions = new ArrayList<Decision>();
        var stops = match.course();
        for (int i = 1; i < stops.size(); i++) {
            var entry = match.log().entries().get(stops.get(i).entry() - 1);
            if (stops.get(i - 1).state() instanceof EarthWaterState before
                    && before.turn() instanceof Turn.Of(var seats)
                    && seats.contains(entry.seat())
                    && !Review.isForced(before, entry.seat()))
                decisions.add(
                        new Decision(
                                entry.number(),
                                before,
                                entry.seat(),
                                game.move(entry.text()).orThrow()));
        }
        return decisions;
    }

    static Analysis of(Match<?, ?, ?> match, int decisions, List<Reviewed> found, boolean running) {
        var reviews = consistent(found);
        return new Analysis(
                reviews.size(),
                decisions,
                running && reviews.size() < decisions,
                match.state() instanceof EarthWaterState state && state.position().solo(),
                reviews.stream().map(Reviewed::point).toList(),
                reviews.size() < decisions ? List.of() : worst(reviews),
                ended(match.turn()));
    }

    /**
     * Each decision was gone through by itself, with its own playouts. A card and the movement it
     * is played for are two of them with nothing between: the first cannot have spoilt what the
     * second still had.
     */
    static List<Reviewed> consistent(List<Reviewed> found) {
        var reviews = new ArrayList<>(found);
        for (int i = reviews.size() - 2; i >= 0; i--)
            if (reviews.get(i + 1).follows(reviews.get(i)))
                reviews.set(i, reviews.get(i).leadingTo(reviews.get(i + 1)));
        return reviews;
    }

    private static List<Reviewed> worst(List<Reviewed> reviews) {
        return reviews.stream()
                .filter(each -> each.cost() >= NOTEWORTHY)
                .sorted(Comparator.comparingDouble(Reviewed::cost).reversed())
                .limit(NAMED)
                .toList();
    }

    private static double ended(Turn turn) {
        if (!(turn instanceof Turn.Over(var outcome)) || outcome.isDraw()) return 0.5;
        return outcome.winners().contains(Side.GREECE.seat()) ? 1 : 0;
    }
}
