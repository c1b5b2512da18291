package hegemon.server.web.earthwater;

import java.time.LocalDate;
import java.util.List;
import java.util.function.Predicate;
import java.util.stream.Collectors;

/**
 * Expeditions of the day in a row, up to today or yesterday: who has not played today has not
 * missed it yet.
 */
public record Streak(int played, int won) {
    /**
     * @param games the expeditions that count, finished or not
     */
    static Streak of(List<SoloGame> games, LocalDate today) {
        return new Streak(
                inARow(games, today, game -> game.ending().isPresent()),
                inARow(
                        games,
                        today,
                        game ->
                                game.ending()
                                        .filter(end -> end.result() == SoloGame.Result.WON)
                                        .isPresent()));
    }

    private static int inARow(List<SoloGame> games, LocalDate today, Predicate<SoloGame> good) {
        var days =
                games.stream()
                        .filter(good)
                        .flatMap(game -> game.setup().day().stream())
                        .collect(Collectors.toSet());
        var last = days.contains(today) ? today : today.minusDays(1);
        int row = 0;
        while (days.contains(last.minusDays(row))) row++;
        return row;
    }
}
