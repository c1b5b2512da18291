package hegemon.pygma.campaign;

import hegemon.pygma.PygmaState;
import hegemon.pygma.report.Herald;
import hegemon.pygma.report.Players;
import hegemon.pygma.report.Report;
import hegemon.pygma.report.ReportText;
import hegemon.table.Language;

import java.nio.file.Path;

/** {@code reports/YEAR-MONTH}: what each realm learns, and what the game master reads. */
final class Reports {
    private final Path folder;
    private final PygmaState state;

    private final Players players;

    Reports(Path dir, PygmaState state, Players players) {
        this.folder = dir.resolve("reports");
        this.state = state;
        this.players = players;
    }

    void write(String month) {
        var here = folder.resolve(month);
        for (Report report : state.reports())
            Disk.write(
                    here.resolve(report.realm() + ".txt"),
                    ReportText.of(report.naming(players), Language.GERMAN));
        Disk.write(
                here.resolve("master.txt"), state.masterReport().text(new Herald(Language.GERMAN)));
    }
}
