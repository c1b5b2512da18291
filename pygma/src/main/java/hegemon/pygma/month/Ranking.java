package hegemon.pygma.month;

import hegemon.pygma.report.Note;
import hegemon.pygma.world.Deposit;
import hegemon.pygma.world.DepositKind;

import java.util.Comparator;
import java.util.List;

/** D-128: the realms by inhabitants, land, income and armies. */
final class Ranking {
    private static final Comparator<Rank> ORDER =
            Comparator.comparingInt(Rank::inhabitants)
                    .thenComparingInt(Rank::fields)
                    .thenComparingInt(Rank::income)
                    .thenComparingInt(Rank::points)
                    .reversed()
                    .thenComparingInt(Rank::realm);

    private Ranking() {}

    static List<Rank> of(Board board) {
        return board.courts().stream().map(court -> rank(board, court)).sorted(ORDER).toList();
    }

    private static Rank rank(Board board, Court court) {
        int fields = 0;
        int income = 0;
        for (int at : board.holdings().of(court.number())) {
            if (board.field(at).isLand()) fields++;
            income += income(board, at);
        }
        long strength =
                court.armies().stream().mapToLong(it -> (long) it.size * it.kind().weight()).sum();
        return new Rank(
                court.number(),
                court.name,
                1_000 * Colony.allPoints(board, court),
                fields,
                income,
                (int) (strength / 1_000));
    }

    private static int income(Board board, int at) {
        var field = board.field(at);
        int tax =
                field.settlement().filter(it -> !it.revolt()).map(it -> it.kind().tax()).orElse(0);
        int mine = field.ground().deposit().filter(Ranking::isMine).map(Deposit::yield).orElse(0);
        return tax + mine + board.settings.income(field.terrain());
    }

    private static boolean isMine(Deposit deposit) {
        return deposit.kind() == DepositKind.GOLD || deposit.kind() == DepositKind.SILVER;
    }

    /** Published if the game master likes. */
    static void publish(Board board, List<Rank> ranking) {
        for (int place = 1; place <= ranking.size(); place++) {
            var rank = ranking.get(place - 1);
            var note =
                    Note.of(
                            "event.rank",
                            place,
                            rank.name(),
                            rank.inhabitants(),
                            rank.fields(),
                            rank.income(),
                            rank.points());
            for (Court court : board.courts()) court.draft.events.add(note);
        }
    }
}
