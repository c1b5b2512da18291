package hegemon.pygma.campaign;

import hegemon.pygma.PygmaMove;
import hegemon.pygma.PygmaState;
import hegemon.pygma.bot.PygmaBots;
import hegemon.pygma.orders.check.Check;
import hegemon.pygma.orders.check.RealmKnowledge;
import hegemon.pygma.report.Report;
import hegemon.pygma.world.Realm;
import hegemon.table.Bots;
import hegemon.table.Seat;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;

/** A campaign whose rulers are all made of code, month by month, and what became of them. */
public final class Simulation {
    private static final PygmaBots BOTS = new PygmaBots();

    private final List<Tally> tallies = new ArrayList<>();
    private PygmaState state;

    public Simulation(PygmaState start) {
        this.state = start;
        for (Realm realm : start.world().realms()) tallies.add(new Tally(realm.number()));
    }

    /** What one realm went through. */
    private static final class Tally {
        final int realm;
        int faults = 0;
        int hungry = 0;
        int revolts = 0;
        int plagues = 0;
        int battles = 0;
        int conquered = 0;
        int lost = 0;

        Tally(int realm) {
            this.realm = realm;
        }
    }

    public PygmaState state() {
        return state;
    }

    /** What this realm's ruler of code orders now. */
    public static PygmaMove choose(PygmaState state, Seat seat) {
        long seed = 31L * state.world().date().count() + state.seats().indexOf(seat);
        return BOTS.choose(
                state, seat, new Bots.Thinking(1, Duration.ofSeconds(1), seed, () -> false));
    }

    /** One month more. */
    public void play(String key) {
        for (Tally tally : tallies) {
            var seat = PygmaState.seat(tally.realm);
            var move = choose(state, seat);
            if (move instanceof PygmaMove.Orders(var sheet))
                tally.faults +=
                        (int)
                                Check.of(sheet, RealmKnowledge.of(state.world(), tally.realm))
                                        .faults()
                                        .filter(fault -> !fault.isWarning())
                                        .count();
            state = state.play(seat, move);
        }
        boolean income = state.world().date().month().isIncome();
        state =
                state.play(PygmaState.GAME_MASTER, choose(state, PygmaState.GAME_MASTER))
                        .play(Seat.CHANCE, new PygmaMove.MonthKey(key));
        for (Tally tally : tallies) count(tally, state.reports().get(tally.realm - 1), income);
    }

    private static void count(Tally tally, Report report, boolean income) {
        if (income && report.supplies().unrest() >= 2) tally.hungry++;
        for (Report.SettlementLine town : report.settlements()) {
            if (income && town.revolt()) tally.revolts++;
            if (town.plagues() > 0) tally.plagues++;
        }
        tally.battles += report.battles().size();
        for (Report.Land land : report.land()) {
            if (land.change() == Report.Change.CONQUERED) tally.conquered++;
            if (land.change() == Report.Change.LOST) tally.lost++;
        }
    }

    /**
     * How a realm stands, and what it went through.
     *
     * @param known fields on its map
     * @param unrest level now
     * @param hungry income months that ended with an unrest level of 2 or more
     * @param revolts settlements in revolt, summed over the income months
     * @param plagues cities with plague, summed over the months
     * @param faults what the check found wrong in its orders
     */
    public record Standing(
            int realm,
            String name,
            int land,
            int inhabitants,
            int treasury,
            int settlements,
            int armies,
            int men,
            int known,
            int unrest,
            int hungry,
            int revolts,
            int plagues,
            int battles,
            int conquered,
            int lost,
            int faults) {}

    public List<Standing> standings() {
        return tallies.stream().map(this::standing).toList();
    }

    private Standing standing(Tally tally) {
        var report = state.reports().get(tally.realm - 1);
        return new Standing(
                tally.realm,
                report.name(),
                report.supplies().fields(),
                report.supplies().inhabitants(),
                report.account().closing(),
                report.settlements().size(),
                report.armies().size(),
                report.armies().stream().mapToInt(Report.ArmyLine::size).sum(),
                report.map().size(),
                report.supplies().unrest(),
                tally.hungry,
                tally.revolts,
                tally.plagues,
                tally.battles,
                tally.conquered,
                tally.lost,
                tally.faults);
    }
}
