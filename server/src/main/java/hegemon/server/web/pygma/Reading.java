package hegemon.server.web.pygma;

import hegemon.pygma.report.Holdings;
import hegemon.pygma.report.News;
import hegemon.pygma.report.Report;
import hegemon.pygma.report.Section;

import java.util.List;

/** A report in the reader's language. */
record Reading(String heading, List<Section> news, List<Section> holdings) {
    static Reading of(Report report, Voice voice) {
        return new Reading(
                report.isFirst()
                        ? voice.page("heading.start")
                        : voice.page("heading.month", report.date()),
                News.of(report, voice.herald()),
                Holdings.of(report, voice.herald()));
    }
}
