package hegemon.pygma.campaign;

import hegemon.pygma.PygmaState;
import hegemon.pygma.orders.Sheet;
import hegemon.pygma.orders.check.Check;
import hegemon.pygma.orders.check.RealmKnowledge;
import hegemon.pygma.report.Report;
import hegemon.pygma.world.Realm;
import hegemon.table.Message;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;

/** What the realms of a campaign went through, month by month. */
public final class Chronicle {
    private static final int YEAR = 8;

    private final List<Tally> tallies = new ArrayList<>();

    public Chronicle(PygmaState start) {
        for (Realm realm : start.world().realms()) tallies.add(new Tally(realm.number()));
    }

    private static final class Tally {
        final int realm;
        int faults = 0;
        int hungry = 0;
        int untouched = 0;
        int starving = 0;
        int revolts = 0;
        int plagues = 0;
        int battles = 0;
        int conquered = 0;
        int lost = 0;
        int deals = 0;

        Tally(int realm) {
            this.realm = realm;
        }
    }

    /**
     * One month more.
     *
     * @param closed with all orders in it, before the dice
     * @param after the evaluation
     */
    public void note(PygmaState closed, PygmaState after) {
        boolean income = closed.world().date().month().isIncome();
        for (Tally tally : tallies) {
            var sheet = closed.sheets().getOrDefault(tally.realm, Sheet.empty());
            tally.faults += faults(closed, tally.realm, sheet);
            count(tally, after.reports().get(tally.realm - 1), income);
        }
    }

    private static int faults(PygmaState closed, int realm, Sheet sheet) {
        return (int)
                Check.of(sheet, RealmKnowledge.of(closed.world(), realm))
                        .faults()
                        .filter(fault -> !fault.isWarning())
                        .count();
    }

    private static void count(Tally tally, Report report, boolean income) {
        tally.untouched++;
        for (Report.Land land : report.land())
            if (land.change() == Report.Change.LOST) tally.untouched = 0;
        if (income && report.supplies().unrest() >= 2) {
            tally.hungry++;
            if (tally.untouched >= YEAR) tally.starving++;
        }
        for (Report.SettlementLine town : report.settlements()) {
            if (income && town.revolt()) tally.revolts++;
            if (town.plagues() > 0) tally.plagues++;
        }
        tally.battles += report.battles().size();
        for (Message event : report.events())
            if (event.key().equals("pygma.event.deal")) tally.deals++;
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
     * @param starving those of them without loss of land in the year before: no cause but bad rule
     * @param revolts settlements in revolt, summed over the income months
     * @param plagues cities with plague, summed over the months
     * @param deals that foreign merchants completed in its cities
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
            int starving,
            int revolts,
            int plagues,
            int battles,
            int conquered,
            int lost,
            int deals,
            int faults) {}

    /** Per cent of all fields that some realm has seen. */
    public static int explored(PygmaState now) {
        var seen = new HashSet<Integer>();
        for (Realm realm : now.world().realms())
            for (int i = 0; i < realm.known().size(); i++) seen.add(realm.known().field(i));
        return 100 * seen.size() / now.world().fields().size();
    }

    public List<Standing> standings(PygmaState now) {
        return tallies.stream()
                .map(tally -> standing(tally, now.reports().get(tally.realm - 1)))
                .toList();
    }

    private static Standing standing(Tally tally, Report report) {
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
                tally.starving,
                tally.revolts,
                tally.plagues,
                tally.battles,
                tally.conquered,
                tally.lost,
                tally.deals,
                tally.faults);
    }
}
