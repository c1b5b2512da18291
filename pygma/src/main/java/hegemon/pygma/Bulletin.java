package hegemon.pygma;

import hegemon.pygma.month.Evaluation;
import hegemon.pygma.month.Judgment;
import hegemon.pygma.month.Rank;
import hegemon.pygma.month.Roll;
import hegemon.pygma.report.Report;

import java.util.List;

/**
 * What a month brought.
 *
 * @param reports by realm
 * @param rolls for the game master
 * @param judgments for the game master
 * @param ranking D-128, for the game master
 */
public record Bulletin(
        List<Report> reports, List<Roll> rolls, List<Judgment> judgments, List<Rank> ranking) {
    static final Bulletin NONE = of(List.of());

    public Bulletin {
        reports = List.copyOf(reports);
        rolls = List.copyOf(rolls);
        judgments = List.copyOf(judgments);
        ranking = List.copyOf(ranking);
    }

    /** Of the start: no dice have been rolled. */
    static Bulletin of(List<Report> reports) {
        return new Bulletin(reports, List.of(), List.of(), List.of());
    }

    static Bulletin of(Evaluation month) {
        return new Bulletin(month.reports(), month.rolls(), month.judgments(), month.ranking());
    }
}
