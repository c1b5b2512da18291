package hegemon.pygma;

import hegemon.pygma.master.MasterReport;
import hegemon.pygma.month.Evaluation;
import hegemon.pygma.month.Judgment;
import hegemon.pygma.month.Rank;
import hegemon.pygma.month.Roll;
import hegemon.pygma.month.SetUp;
import hegemon.pygma.report.Report;
import hegemon.pygma.world.World;
import hegemon.table.Message;

import java.util.List;

/**
 * What a month brought.
 *
 * @param reports by realm
 * @param rolls for the game master
 * @param judgments for the game master
 * @param ranking D-128, for the game master
 * @param idle rolls by hand that no die took
 */
public record Bulletin(
        List<Report> reports,
        List<Roll> rolls,
        List<Judgment> judgments,
        List<Rank> ranking,
        List<Message> idle) {
    static final Bulletin NONE =
            new Bulletin(List.of(), List.of(), List.of(), List.of(), List.of());

    public Bulletin {
        reports = List.copyOf(reports);
        rolls = List.copyOf(rolls);
        judgments = List.copyOf(judgments);
        ranking = List.copyOf(ranking);
        idle = List.copyOf(idle);
    }

    /** Of the start, with the rolls that the world was made with. */
    static Bulletin of(SetUp.Start start) {
        return new Bulletin(
                SetUp.reports(start.world()), start.rolls(), List.of(), List.of(), List.of());
    }

    /** What only game masters may read, of the world that the month left behind. */
    MasterReport forMasters(World after) {
        return new MasterReport(after, reports, rolls, judgments, ranking);
    }

    static Bulletin of(Evaluation month) {
        return new Bulletin(
                month.reports(), month.rolls(), month.judgments(), month.ranking(), month.idle());
    }
}
