package hegemon.pygma.month;

import hegemon.pygma.world.Setting;

import java.util.List;

/** D-78: the end of a realm; D-128: the end of the game. */
final class Ending {
    private Ending() {}

    static void note(Board board, Events events) {
        var holdings = board.holdings();
        for (Court court : board.courts())
            if (!court.out && holdings.of(court.number()).length == 0 && !hasArmy(court))
                end(board, court);
        if (events.notices().contains(Events.Notice.RANKING)
                || board.settings.get(Setting.RANKING)) // D-161
        Ranking.publish(board, Ranking.of(board));
        if (events.notices().contains(Events.Notice.CLOSE))
            for (Court court : board.courts()) court.event("closed");
    }

    private static boolean hasArmy(Court court) {
        return court.armies().stream().anyMatch(Troop::isArmy);
    }

    private static void end(Board board, Court court) {
        for (Troop merchant : List.copyOf(court.armies()))
            board.dissolve(merchant, Ledger.Cause.REALM_ENDED);
        court.event("ended");
    }
}
