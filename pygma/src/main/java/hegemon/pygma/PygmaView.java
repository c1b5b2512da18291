package hegemon.pygma;

import hegemon.pygma.month.Judgment;
import hegemon.pygma.month.Roll;
import hegemon.pygma.report.Report;
import hegemon.pygma.world.Date;

import java.util.List;
import java.util.Optional;

/**
 * What a seat may know. A realm: its own reports and orders. The game master: everything. Anyone
 * else: the month.
 *
 * @param date the month whose orders are awaited
 * @param waitsForYou whether the game waits for this seat
 * @param report the realm's last one
 * @param orders the realm's sheet for this month, as sent; empty if none was
 * @param template a sheet to begin with
 */
public record PygmaView(
        Date date,
        boolean waitsForYou,
        Optional<Report> report,
        String orders,
        String template,
        Optional<Desk> desk) {

    /**
     * The game master's desk.
     *
     * @param missing the seats that sent nothing yet
     * @param reports of all realms
     * @param rolls of the last month
     * @param judgments what needs a decision
     */
    public record Desk(
            List<String> missing,
            List<Report> reports,
            List<Roll> rolls,
            List<Judgment> judgments) {}
}
