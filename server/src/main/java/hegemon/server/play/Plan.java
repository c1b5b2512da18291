package hegemon.server.play;

import hegemon.table.Game;
import hegemon.table.Match;
import hegemon.table.Parse;
import hegemon.table.Refusal;
import hegemon.table.Seat;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/**
 * A small tree of conditional moves, a line for each branch: {@code e9-e7 > e4-e5 > d9-d8 > d2-d4}
 * says that e9-e7 is answered by e4-e5, and d9-d8 after that by d2-d4.
 *
 * @param branches each begins with a move of the other player
 */
record Plan(List<List<String>> branches) {
    static final Plan NONE = new Plan(List.of());
    private static final int MOST_BRANCHES = 40;
    private static final int LONGEST_BRANCH = 40;

    Plan {
        branches = branches.stream().map(List::copyOf).toList();
    }

    /** Each move as the game prints it, so that a condition is met by its meaning. */
    static Plan of(Game<?, ?, ?> game, List<String> lines) {
        return new Plan(
                lines.stream()
                        .filter(line -> !line.isBlank())
                        .map(line -> branch(game, line))
                        .toList());
    }

    private static List<String> branch(Game<?, ?, ?> game, String line) {
        return Arrays.stream(line.split(">", -1)).map(String::strip).map(game::reprinted).toList();
    }

    List<String> lines() {
        return branches.stream().map(branch -> String.join(" > ", branch)).toList();
    }

    /** What is left once the other player has played this; begins with the answer. */
    Plan after(String move) {
        return new Plan(branches.stream().filter(branch -> branch.getFirst().equals(move)).toList())
                .shortened();
    }

    private Plan shortened() {
        return new Plan(
                branches.stream()
                        .map(branch -> branch.subList(1, branch.size()))
                        .filter(branch -> !branch.isEmpty())
                        .toList());
    }

    /** The answer with which each line of such a rest begins. */
    Optional<String> answer() {
        return branches.stream().findFirst().map(List::getFirst);
    }

    /** What is left once the answer has been played too. */
    Plan answered() {
        return shortened();
    }

    /** Whether each line can be played from here, and no move has two answers. */
    Optional<Refusal> refuse(Match<?, ?, ?> match, Seat own) {
        if (branches.size() > MOST_BRANCHES) return refusal("many", MOST_BRANCHES);
        var answers = new TreeMap<String, String>();
        for (var branch : branches) {
            var wrong = refuse(match, own, branch, answers);
            if (wrong.isPresent()) return wrong;
        }
        return Optional.empty();
    }

    private static Optional<Refusal> refuse(
            Match<?, ?, ?> from, Seat own, List<String> branch, Map<String, String> answers) {
        var line = String.join(" > ", branch);
        if (branch.size() % 2 != 0) return refusal("answer", line);
        if (branch.size() > LONGEST_BRANCH) return refusal("long", line, LONGEST_BRANCH);
        Match<?, ?, ?> match = from;
        var path = new ArrayList<String>();
        for (int i = 0; i < branch.size(); i++) {
            var text = branch.get(i);
            boolean mine = i % 2 == 1;
            if (mine
                    && !text.equals(
                            answers.merge(String.join(" ", path), text, (known, ignored) -> known)))
                return refusal("twice", line);
            switch (LiveTable.submitted(match, mine ? own : other(match, own), text)) {
                case Parse.Refused<? extends Match<?, ?, ?>>(var why) -> {
                    return Optional.of(why);
                }
                case Parse.Parsed<? extends Match<?, ?, ?>>(var next) -> match = next;
            }
            path.add(text);
        }
        return Optional.empty();
    }

    private static Seat other(Match<?, ?, ?> match, Seat own) {
        return match.state().seats().stream()
                .filter(seat -> !seat.equals(own))
                .findFirst()
                .orElse(own);
    }

    private static Optional<Refusal> refusal(String what, Object... args) {
        return Optional.of(Refusal.of("house", "server.refuse.plan." + what, args));
    }
}
