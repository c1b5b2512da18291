package hegemon.pygma.month;

import hegemon.pygma.orders.Phase;
import hegemon.pygma.report.Report;
import hegemon.pygma.world.Choice;
import hegemon.pygma.world.Deposit;
import hegemon.pygma.world.DepositKind;
import hegemon.pygma.world.Setting;
import hegemon.pygma.world.Terrain;

import java.util.List;
import java.util.Optional;

/** PI-25: what is found in mountains and hills, and for how long. */
final class Mines {
    private static final List<Integer> SILVER =
            List.of(5_000, 7_500, 10_000, 12_500, 15_000, 20_000);
    private static final List<Integer> GOLD =
            List.of(15_000, 20_000, 30_000, 40_000, 50_000, 75_000);
    private static final List<Integer> TERMS = List.of(10, 15, 15, 20, 20, 30);

    private Mines() {}

    /** PI-25.1: by the W20; D-123: not in wooded hills. */
    static Optional<DepositKind> kind(Terrain terrain, int die) {
        if (terrain == Terrain.MOUNTAINS && die == 1) return Optional.of(DepositKind.GEMS);
        if (terrain == Terrain.MOUNTAINS && die <= 3) return Optional.of(DepositKind.GOLD);
        if (terrain == Terrain.HILLS && die == 1) return Optional.of(DepositKind.GOLD);
        return die >= 19 ? Optional.of(DepositKind.SILVER) : Optional.empty();
    }

    /** PI-25.2: GM of a silver or gold mine by the W6. */
    static int gold(DepositKind kind, int die) {
        return (kind == DepositKind.GOLD ? GOLD : SILVER).get(die - 1);
    }

    static int terms(int die) {
        return TERMS.get(die - 1);
    }

    /** The rolls for this field, if they were not made before. */
    static Optional<Deposit> search(Board board, int at) {
        var field = board.field(at);
        if (!field.terrain().hasMines() || field.ground().searched())
            return field.ground().deposit();
        var where = board.address(at).toString();
        int die = board.dice.roll(Phase.MOVEMENT, "mine " + where, 20);
        var found = kind(field.terrain(), die).map(kind -> opened(board, where, kind));
        board.set(at, field.with(field.ground().searched(found)));
        return found;
    }

    /** D-122: the roll for a mine, once per field, when it first comes into a realm. */
    static Optional<Deposit> gained(Board board, int at) {
        return board.settings.get(Setting.MINE_SEARCH) == Choice.MineSearch.ANNEX
                ? search(board, at)
                : board.field(at).ground().deposit();
    }

    /** D-124: what a mine yields is told, not for how long. */
    static Report.Found told(Deposit mine) {
        return new Report.Found(mine.kind(), mine.yield());
    }

    /** The mine of a field that came to the realm without an army. */
    static void tell(Board board, Court court, int at, Optional<Deposit> mine) {
        if (mine.isEmpty()) return;
        court.draft.land.add(
                new Report.Land(board.address(at), Report.Change.FOUND, mine.map(Mines::told)));
    }

    private static Deposit opened(Board board, String where, DepositKind kind) {
        int points =
                kind == DepositKind.GEMS
                        ? board.settings.get(Setting.GEM_POINTS)
                        : gold(kind, board.dice.roll(Phase.MOVEMENT, "yield " + where, 6));
        return new Deposit(
                kind, points, terms(board.dice.roll(Phase.MOVEMENT, "duration " + where, 6)));
    }
}
