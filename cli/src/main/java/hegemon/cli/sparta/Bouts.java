package hegemon.cli.sparta;

import hegemon.cli.Complaint;
import hegemon.sparta.search.Arena;
import hegemon.sparta.search.Beginning;
import hegemon.sparta.search.Sprt;

import picocli.CommandLine.Option;

import java.util.List;
import java.util.Optional;

/** What commands that let players meet have in common: how games begin and when enough is known. */
final class Bouts {
    @Option(names = "--opening", description = "Random moves at the start of each game.")
    private int opening = 4;

    @Option(
            names = "--balanced",
            description = {
                "Only openings after which neither side is better by more than a quarter of a",
                "fighter, to the net and to the features."
            })
    private boolean balanced = false;

    @Option(
            names = "--longest",
            paramLabel = "TURNS",
            description = "A game of more turns than this is cut and drawn.")
    private int longest = Arena.USUAL_LENGTH;

    @Option(names = "--seed", description = "Another seed, other games.")
    private long seed = 1;

    @Option(
            names = "--sprt",
            arity = "2",
            paramLabel = "ELO",
            description = {
                "Stop as soon as a sequential test knows whether the first player is better by the",
                "larger number of Elo or only by the smaller one, such as 0 5."
            })
    private List<Double> bounds = List.of();

    Beginning beginning() {
        return new Beginning(opening, balanced);
    }

    int longest() {
        return longest;
    }

    long seed() {
        return seed;
    }

    void check() {
        if (opening < 0 || opening > 40 || longest <= opening)
            throw Complaint.usage("opening is 0 to 40, longest is more than opening");
    }

    Optional<Sprt> sprt() {
        if (bounds.isEmpty()) return Optional.empty();
        double small = bounds.getFirst();
        double large = bounds.getLast();
        if (!(Math.abs(small) <= 1_000 && Math.abs(large) <= 1_000 && small < large))
            throw Complaint.usage("sprt is two numbers of Elo, the smaller one first, such as 0 5");
        return Optional.of(new Sprt(small, large));
    }
}
