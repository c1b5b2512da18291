package hegemon.server.web.sparta;

import hegemon.sparta.AnnotatedGame;
import hegemon.sparta.MoveText;
import hegemon.sparta.Setup;
import hegemon.sparta.SpartaState;
import hegemon.sparta.SpartaView;
import hegemon.table.Parse;
import hegemon.table.Seat;

import java.util.ArrayList;
import java.util.List;

/**
 * A line of play from its set-up on, state by state.
 *
 * @param states the first one before the first move; never empty
 */
record Course(Setup setup, List<SpartaState> states) {
    Course {
        states = List.copyOf(states);
    }

    /** From a set-up and moves in the notation of SP-7.2; refused where a move is not legal. */
    static Parse<Course> of(String setup, List<String> moves) {
        if (moves.size() > AnnotatedGame.MOST_TURNS) return AnnotatedGame.tooLong(moves.size());
        return Setup.parse(setup).then(parsed -> start(parsed).plus(moves));
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
