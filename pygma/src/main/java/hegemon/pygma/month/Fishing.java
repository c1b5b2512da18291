package hegemon.pygma.month;

import hegemon.pygma.orders.Phase;
import hegemon.pygma.report.Report;
import hegemon.pygma.world.Choice;
import hegemon.pygma.world.Deposit;
import hegemon.pygma.world.DepositKind;
import hegemon.pygma.world.Geometry;
import hegemon.pygma.world.Realm;
import hegemon.pygma.world.Setting;
import hegemon.pygma.world.Terrain;

import java.util.Optional;

/** D-13: which realm works a water field; D-118: pearls on reefs. */
final class Fishing {
    private static final int PEARL_POINTS = 4;

    private final Board board;
    private final Choice.WaterUse use;

    private Fishing(Board board) {
        this.board = board;
        this.use = board.settings.get(Setting.WATER_USE);
    }

    static void assign(Board board) {
        var fishing = new Fishing(board);
        for (int field = 0; field < board.map.fields(); field++)
            if (board.field(field).terrain().isWater()) fishing.assign(field);
    }

    private void assign(int at) {
        var field = board.field(at);
        int worker = worker(at, field.ground().worker());
        if (worker != field.ground().worker())
            board.set(at, field.with(field.ground().withWorker(worker)));
        if (!Realm.isNobody(worker)) dive(at, worker);
    }

    /** The realm with most own land beside it; of equals whoever worked it last, else nobody. */
    private int worker(int at, int last) {
        var owners = new int[6];
        int count = 0;
        for (int way = 0; way < 6; way++) {
            int beside = board.map.neighbour(at, way);
            if (beside != Geometry.NONE && counts(beside))
                owners[count++] = board.field(beside).owner();
        }
        int best = 0;
        int most = 0;
        boolean tie = false;
        for (int i = 0; i < count; i++) {
            int fields = 0;
            for (int j = 0; j < count; j++) if (owners[j] == owners[i]) fields++;
            if (fields == most && owners[i] != best) {
                tie = true;
                if (owners[i] == last) best = last;
            } else if (fields > most) {
                tie = false;
                most = fields;
                best = owners[i];
            }
        }
        return tie && best != last ? Realm.NOBODY : best;
    }

    private boolean counts(int beside) {
        var field = board.field(beside);
        if (!field.isLand() || Realm.isNobody(field.owner())) return false;
        return switch (use) {
            case COAST -> true;
            case SETTLEMENT -> field.settlement().isPresent();
            case NONE -> false;
        };
    }

    /** D-118: once for each reef next to salt water, when first worked. */
    private void dive(int at, int worker) {
        var field = board.field(at);
        if (field.terrain() != Terrain.REEFS || field.ground().searched() || !isSalt(at)) return;
        int die = board.dice.roll(Phase.ECONOMY, "pearls " + board.address(at), 20);
        Optional<Deposit> found =
                die <= board.settings.get(Setting.PEARLS_CHANCE)
                        ? Optional.of(new Deposit(DepositKind.PEARLS, PEARL_POINTS, 0))
                        : Optional.empty();
        board.set(at, field.with(field.ground().searched(found)));
        found.ifPresent(
                pearls ->
                        board.court(worker)
                                .draft
                                .land
                                .add(
                                        new Report.Land(
                                                board.address(at),
                                                Report.Change.FOUND,
                                                Optional.of(
                                                        new Report.Found(
                                                                DepositKind.PEARLS,
                                                                PEARL_POINTS)))));
    }

    private boolean isSalt(int at) {
        for (int way = 0; way < 6; way++) {
            int beside = board.map.neighbour(at, way);
            if (beside != Geometry.NONE && board.field(beside).terrain() == Terrain.SALT_WATER)
                return true;
        }
        return false;
    }
}
