package hegemon.pygma;

import hegemon.pygma.month.Events;
import hegemon.pygma.orders.Parser;
import hegemon.pygma.trial.RandomOrders;
import hegemon.pygma.world.Deposit;
import hegemon.pygma.world.Field;
import hegemon.pygma.world.Realm;
import hegemon.pygma.world.World;
import hegemon.table.Game;
import hegemon.table.Seat;
import hegemon.table.kit.ContractTest;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.random.RandomGenerator;

class PygmaContractTest extends ContractTest<PygmaState, PygmaMove, PygmaView> {
    @Override
    protected Game<PygmaState, PygmaMove, PygmaView> game() {
        return new Pygma();
    }

    @Override
    protected int games() {
        return 30;
    }

    @Override
    protected int stride() {
        return 4;
    }

    @Override
    protected List<String> setups() {
        return List.of(
                "realms 2 seed 3 months 4 world.size=4x3",
                "realms 4 seed 1 months 9",
                "realms 3 seed 2 months 5 world.size=4x4 water.use=NONE",
                "realms 2 masters 2 months 3 world.size=4x3",
                "realms 3 practice months 4 world.size=4x4",
                "realms 2 seed 5 months 4 gf.shape=HEX48 world.size=2x3",
                "realms 2 seed 6 months 5 world.size=4x3 world.wrap=BOTH",
                "realms 2 seed 7 months 4 world.size=4x3 mine.search=ORDER battle.loser=ANNIHILATE",
                "realms 3 months 4 world.size=4x4 conquest.scope=PATH merchant.robbery=CAPTURE",
                "realms 2 seed 9 practice months 8 world.size=4x3 unrest.chance=50/60/70/80");
    }

    /** Sheets for realms, the end of the month for the game master. */
    @Override
    protected List<PygmaMove> candidates(PygmaState state, Seat seat, RandomGenerator random) {
        if (!state.turn().waitsFor(seat)) return List.of();
        var moves = new TreeSet<String>();
        if (state.realm(seat) == 0) {
            int horde = 900 + state.world().date().count();
            moves.add("evaluate");
            moves.add("evaluate\nroll 7 1 KH 1 10/12 1 = 4\ntext 1 The oracle speaks.");
            moves.add("evaluate\ntreasury 1 5000\nbeings KH " + horde + " 2000 2/02 A Trolls");
            moves.add("review\nranking\nafter treasury 2 7\nrule battle.winnerLoss 600");
            if (state.stage() instanceof Stage.Draft) moves.add("release");
        } else {
            int realm = state.realm(seat);
            var orders = new RandomOrders(state.world());
            for (int i = 0; i < 3; i++) {
                var sheet = orders.sheet(realm, random);
                moves.add(new Pygma().print(new PygmaMove.Orders(sheet)));
            }
        }
        return moves.stream().map(text -> new Pygma().move(text).orThrow()).toList();
    }

    /** Other realms are richer, send other orders, and mines last longer. */
    @Override
    protected PygmaState dealtAnew(PygmaState state, Seat seat, RandomGenerator random) {
        if (state.isMaster(seat) || state.made().isEmpty()) return state;
        int realm = state.realm(seat);
        var world = state.world();
        var realms = new ArrayList<Realm>();
        for (Realm each : world.realms())
            realms.add(
                    each.number() == realm ? each : each.withTreasury(random.nextInt(1_000_000)));
        var fields = world.fields().stream().map(PygmaContractTest::lasting).toList();
        var sheets = new TreeMap<>(state.sheets());
        for (int other : state.sheets().keySet())
            if (other != realm) sheets.put(other, Parser.read("HYGIENE 1").sheet());
        var other =
                new World(
                        world.geometry(),
                        world.settings(),
                        world.date(),
                        fields,
                        realms,
                        world.armies(),
                        world.merchants(),
                        world.beings());
        Stage stage =
                state.stage() instanceof Stage.Closed closed
                        ? new Stage.Closed(Events.NONE, closed.review())
                        : state.stage();
        return new PygmaState(
                state.charter(), Optional.of(other), sheets, stage, state.last(), state.before());
    }

    private static Field lasting(Field field) {
        Optional<Deposit> deposit =
                field.ground().deposit().map(d -> new Deposit(d.kind(), d.yield(), d.terms() + 3));
        return field.with(field.ground().withDeposit(deposit));
    }

    @Override
    protected Set<String> suggesting() {
        return Set.of("orders.e02.meant");
    }
}
