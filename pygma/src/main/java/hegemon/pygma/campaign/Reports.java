package hegemon.pygma.campaign;

import hegemon.pygma.PygmaState;
import hegemon.pygma.month.Judgment;
import hegemon.pygma.month.Roll;
import hegemon.pygma.report.Report;
import hegemon.pygma.report.ReportText;
import hegemon.table.Language;

import java.nio.file.Path;

/** {@code reports/YEAR-MONTH}: what each realm learns, and all rolls for the game master. */
final class Reports {
    private final Path folder;
    private final PygmaState state;

    Reports(Path dir, PygmaState state) {
        this.folder = dir.resolve("reports");
        this.state = state;
    }

    void write(String month) {
        var here = folder.resolve(month);
        for (Report report : state.reports())
            Disk.write(
                    here.resolve(report.realm() + ".txt"), ReportText.of(report, Language.GERMAN));
        Disk.write(here.resolve("master.txt"), master());
    }

    /** What needs a judgment, then every roll as it may be entered by hand (D-129). */
    private String master() {
        var text = new StringBuilder();
        for (Judgment judgment : state.judgments()) text.append(judgment).append('\n');
        for (Roll roll : state.rolls()) text.append(roll).append('\n');
        return text.toString();
    }
}
