package hegemon.server.web.sparta;

import hegemon.sparta.GameText;
import hegemon.sparta.Move;
import hegemon.sparta.MoveText;
import hegemon.sparta.Setup;
import hegemon.sparta.SpartaState;
import hegemon.sparta.SpartaView;
import hegemon.table.Parse;
import hegemon.table.Refusal;
import hegemon.table.Seat;

import java.util.ArrayList;
import java.util.List;

/**
 * A line of play from its set-up on, state by state.
 *
 * @param states the first one before the first move; never empty
 */
record Course(Setup setup, List<SpartaState> states) {
    /** Far beyond any game that people play, and little enough to be computed at once. */
    static final int LONGEST = 2_000;

    Course {
        states = List.copyOf(states);
    }

    /** From a set-up and moves in the notation of SP-7.2; refused where a move is not legal. */
    static Parse<Course> of(String setup, List<String> moves) {
        if (moves.size() > LONGEST)
            return Parse.refused(
                    Refusal.of("house", "server.sparta.refuse.long", moves.size(), LONGEST));
        return Setup.parse(setup).then(parsed -> start(parsed).plus(moves));
    }

    static Course of(GameText text) {
        var course = start(text.setup());
        for (Move move : text.moves())
            course = course.plus(course.end().play(course.toMove(), move));
        return course;
    }

    private static Course start(Setup setup) {
        return new Course(setup, List.of(SpartaState.start(setup)));
    }

    private Parse<Course> plus(List<String> moves) {
        var course = Parse.of(this);
        for (String text : moves) course = course.then(so -> so.end().after(text).map(so::plus));
        return course;
    }

    private Course plus(SpartaState next) {
        var longer = new ArrayList<>(states);
        longer.add(next);
        return new Course(setup, longer);
    }

    SpartaState end() {
        return states.getLast();
    }

    private Seat toMove() {
        return end().position().toMove().seat();
    }

    /** The moves, with the suffixes for readers. */
    List<String> told() {
        return states.stream()
                .skip(1)
                .map(state -> MoveText.print(state.last().orElseThrow()))
                .toList();
    }

    /** What a board shows of each state, without the first few. */
    List<SpartaView> views(int skipped) {
        return states.stream().skip(skipped).map(state -> state.view(Seat.SPECTATOR)).toList();
    }
}
