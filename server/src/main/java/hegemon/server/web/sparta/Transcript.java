package hegemon.server.web.sparta;

import hegemon.server.play.LiveTable;
import hegemon.server.store.Occupant;
import hegemon.sparta.Effects;
import hegemon.sparta.GameText;
import hegemon.sparta.Move;
import hegemon.sparta.Side;
import hegemon.sparta.SpartaState;
import hegemon.table.Entry;
import hegemon.table.Seat;
import hegemon.table.Turn;

import java.time.Instant;
import java.time.LocalDate;
import java.time.ZoneOffset;
import java.util.List;
import java.util.Optional;

/** Writes games down as the text of a game (SP-7.3). */
final class Transcript {
    private static final String UNKNOWN = "?";

    private Transcript() {}

    static GameText of(LiveTable.Moment moment) {
        var match = moment.match();
        var texts = match.told(Seat.SPECTATOR).stream().map(Entry::text).toList();
        var course = Course.of(match.log().setup(), texts).orThrow();
        return new GameText(
                "Hegemon",
                day(moment.times().created()),
                name(moment, Side.SOUTH),
                name(moment, Side.NORTH),
                course.setup(),
                result(moment.turn()),
                moves(course));
    }

    /** The day is told as it was in Greenwich, so that the text is everywhere the same. */
    private static String day(long laid) {
        return LocalDate.ofInstant(Instant.ofEpochMilli(laid), ZoneOffset.UTC).toString();
    }

    /** A line of play by nobody in particular. */
    static GameText of(Course course) {
        return new GameText(
                "Analysis",
                UNKNOWN,
                UNKNOWN,
                UNKNOWN,
                course.setup(),
                result(course.end().turn()),
                moves(course));
    }

    private static List<Move> moves(Course course) {
        return course.states().stream()
                .map(SpartaState::last)
                .flatMap(Optional::stream)
                .map(Effects::move)
                .toList();
    }

    private static String name(LiveTable.Moment moment, Side side) {
        return switch (moment.seats().getOrDefault(side.seat(), new Occupant.Open())) {
            case Occupant.Person ignored -> "Guest";
            case Occupant.Bot(var level) -> "Hegemon, strength " + level;
            case Occupant.Open() -> UNKNOWN;
        };
    }

    private static GameText.Result result(Turn turn) {
        return turn instanceof Turn.Over(var outcome)
                ? GameText.Result.of(outcome)
                : GameText.Result.OPEN;
    }
}
