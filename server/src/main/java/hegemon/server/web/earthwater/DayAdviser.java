package hegemon.server.web.earthwater;

import hegemon.earthwater.EarthWater;
import hegemon.earthwater.EarthWaterState;
import hegemon.earthwater.board.Side;
import hegemon.earthwater.search.EarthWaterBots;
import hegemon.server.id.PersonId;
import hegemon.server.play.FairQueue.Asker;
import hegemon.server.web.gate.NotNow;
import hegemon.server.web.table.ThinkingDesk;
import hegemon.table.Chance;
import hegemon.table.Match;
import hegemon.table.Outcome;
import hegemon.table.Seat;
import hegemon.table.Turn;

import org.springframework.stereotype.Component;

import java.time.LocalDate;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.concurrent.ConcurrentHashMap;

/**
 * What the adviser would have had in an expedition that is over: it plays it with the same dice,
 * and sees no more than its seat. A day is played once it is asked for, the same way every time.
 */
@Component
class DayAdviser implements AutoCloseable {
    private static final int LEVEL = 4;
    private static final int REMEMBERED = 60;
    private static final Asker HOUSE = Asker.of(new PersonId("expedition"));
    private static final Seat GREECE = Side.GREECE.seat();

    private final Days days;
    private final ThinkingDesk<Void> desk = new ThinkingDesk<>("adviser of the day");
    private final Set<LocalDate> underWay = ConcurrentHashMap.newKeySet();
    private final Map<LocalDate, SoloGame.Ending> known =
            Collections.synchronizedMap(
                    new LinkedHashMap<>() {
                        @Override
                        protected boolean removeEldestEntry(
                                Map.Entry<LocalDate, SoloGame.Ending> eldest) {
                            return size() > REMEMBERED;
                        }
                    });

    DayAdviser(Days days) {
        this.days = days;
    }

    /** Nothing while it is being played, and nothing of a day that others still play. */
    Optional<SoloGame.Ending> of(LocalDate day) {
        var found = Optional.ofNullable(known.get(day));
        if (found.isEmpty() && day.isBefore(days.today()) && underWay.add(day)) queue(day);
        return found;
    }

    private void queue(LocalDate day) {
        try {
            var _ =
                    desk.submit(
                            HOUSE,
                            () -> {
                                known.put(day, played(days.setup(day).print(), days.chance(day)));
                                underWay.remove(day);
                                return true;
                            });
        } catch (NotNow e) {
            underWay.remove(day); // whoever looks asks again
        }
    }

    static SoloGame.Ending played(String setup, Chance chance) {
        var match = Match.start(new EarthWater(), setup).orThrow().committed(chance.commitment());
        var random = new SplittableRandom(LEVEL);
        while (!(match.turn() instanceof Turn.Over))
            match =
                    match.turn() instanceof Turn.Chance
                            ? match.draw(chance)
                            : match.submit(GREECE, chosen(match.state(), random)).orThrow();
        return ending(match.state(), ((Turn.Over) match.turn()).outcome());
    }

    private static String chosen(EarthWaterState state, SplittableRandom random) {
        var player = EarthWaterBots.player(LEVEL);
        return new EarthWater().print(player.choose(state, GREECE, random, () -> false));
    }

    private static SoloGame.Ending ending(EarthWaterState state, Outcome outcome) {
        var result =
                outcome.isDraw()
                        ? SoloGame.Result.TIED
                        : outcome.winners().contains(GREECE)
                                ? SoloGame.Result.WON
                                : SoloGame.Result.LOST;
        return new SoloGame.Ending(result, outcome.rule(), state.position().score());
    }

    @Override
    public void close() {
        desk.close();
    }
}
