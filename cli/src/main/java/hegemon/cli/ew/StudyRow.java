package hegemon.cli.ew;

import hegemon.earthwater.search.Arena.Ending;

import java.util.List;
import java.util.Locale;

/** A study as one row of a Markdown table: how hard PERS.IA is. */
final class StudyRow {
    private StudyRow() {}

    static String of(Study study) {
        var cells =
                List.of(
                        "`" + study.setup() + "`",
                        study.greek(),
                        Integer.toString(study.endings().size()),
                        percent(study.greeksWin()),
                        percent(study.ties()),
                        percent(byRule(study, "EW-S2.3 Persia")),
                        percent(byRule(study, "EW-8.2 Greece")),
                        score(study));
        return "| " + String.join(" | ", cells) + " |";
    }

    private static Study.Share byRule(Study study, String rule) {
        return study.endingsByRule().getOrDefault(rule, Study.Share.of(0, study.endings().size()));
    }

    private static String percent(Study.Share share) {
        return String.format(
                Locale.ENGLISH,
                "%.2f (%.2f–%.2f)",
                100 * share.share(),
                100 * share.low(),
                100 * share.high());
    }

    private static String score(Study study) {
        double mean = study.endings().stream().mapToInt(Ending::score).average().orElse(0);
        return String.format(Locale.ENGLISH, "%.2f", mean);
    }
}
