package hegemon.pygma.month;

import hegemon.pygma.report.Report;
import hegemon.pygma.world.Choice;
import hegemon.pygma.world.Realm;
import hegemon.pygma.world.Setting;
import hegemon.pygma.world.World;

import java.util.ArrayList;
import java.util.List;
import java.util.TreeMap;

/** What follows from a new world by the rules, before the first orders. */
public final class SetUp {
    private SetUp() {}

    /**
     * A world before its first orders.
     *
     * @param rolls that were made for it (D-129)
     */
    public record Start(World world, List<Roll> rolls) {
        public Start {
            rolls = List.copyOf(rolls);
        }
    }

    public static World complete(World world, byte[] key) {
        return start(world, key).world();
    }

    /** Mines of the start areas (D-122), who works the waters (D-13), what each realm sees. */
    public static Start start(World world, byte[] key) {
        var board = new Board(world, new TreeMap<>(), Events.NONE, key);
        var search = board.settings.get(Setting.MINE_SEARCH);
        if (search != Choice.MineSearch.ORDER)
            for (int field = 0; field < board.map.fields(); field++)
                if (search == Choice.MineSearch.SETUP
                        || !Realm.isNobody(board.field(field).owner())) Mines.search(board, field);
        Fishing.assign(board);
        Sight.look(board);
        var realms = new ArrayList<Realm>();
        for (Court court : board.courts()) realms.add(court.realm.withKnown(court.known));
        var after = board.freeze(realms);
        var made =
                new World(
                        after.geometry(),
                        after.settings(),
                        world.date(),
                        after.fields(),
                        after.realms(),
                        after.armies(),
                        after.merchants(),
                        after.beings());
        return new Start(made, board.dice.rolls());
    }

    /** What each realm knows before its first orders. */
    public static List<Report> reports(World world) {
        var board = new Board(world, new TreeMap<>(), Events.NONE, new byte[32]);
        for (Court court : board.courts())
            for (int at : board.holdings().of(court.number()))
                Mines.tell(board, court, at, board.field(at).ground().deposit());
        return Reporting.write(board, Sight.look(board), world.date()).reports();
    }
}
