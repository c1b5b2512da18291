package hegemon.server.web.sparta;

import hegemon.server.id.PersonId;
import hegemon.server.play.LiveTable;
import hegemon.server.store.Occupant;
import hegemon.sparta.AnnotatedGame;
import hegemon.sparta.GameText;
import hegemon.sparta.Mark;
import hegemon.sparta.Setup;
import hegemon.sparta.Side;
import hegemon.table.Seat;
import hegemon.table.Turn;

import java.time.Instant;
import java.time.LocalDate;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;

/** Writes games down as the text of a game (SP-7.3). */
final class Transcript {
    private static final String UNKNOWN = "?";

    private Transcript() {}

    /**
     * @param names of people; guests have none
     */
    static AnnotatedGame of(LiveTable.Moment moment, Function<PersonId, Optional<String>> names) {
        var match = moment.match();
        var heading =
                new GameText(
                        "Hegemon",
                        day(moment.times().created()),
                        name(moment, Side.SOUTH, names),
                        name(moment, Side.NORTH, names),
                        Setup.parse(match.log().setup()).orThrow(),
                        result(moment.turn()),
                        List.of());
        return AnnotatedGame.of(heading, "", turns(moment)).orThrow();
    }

    /** The day is told as it was in Greenwich, so that the text is everywhere the same. */
    private static String day(long laid) {
        return LocalDate.ofInstant(Instant.ofEpochMilli(laid), ZoneOffset.UTC).toString();
    }

    /** A board on which nothing was played yet. */
    static GameText of(Setup setup) {
        return new GameText(
                UNKNOWN, UNKNOWN, UNKNOWN, UNKNOWN, setup, GameText.Result.OPEN, List.of());
    }

    /** What was played; from the second move on with how long it took. */
    private static List<AnnotatedGame.Written> turns(LiveTable.Moment moment) {
        var turns = new ArrayList<AnnotatedGame.Written>();
        Optional<Long> before = Optional.empty();
        for (var entry : moment.match().told(Seat.SPECTATOR)) {
            long at = moment.times().entries().get(entry.number() - 1);
            var seconds = before.map(last -> (int) Math.max(0, (at - last) / 1000));
            turns.add(
                    new AnnotatedGame.Written(
                            turns.size(),
                            entry.text(),
                            new AnnotatedGame.Notes(Mark.NONE, "", seconds)));
            before = Optional.of(at);
        }
        return turns;
    }

    private static String name(
            LiveTable.Moment moment, Side side, Function<PersonId, Optional<String>> names) {
        return switch (moment.seats().getOrDefault(side.seat(), new Occupant.Open())) {
            case Occupant.Person(var id) -> names.apply(id).orElse("Guest");
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
