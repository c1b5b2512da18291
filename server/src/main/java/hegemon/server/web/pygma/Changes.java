package hegemon.server.web.pygma;

import hegemon.pygma.PygmaState;
import hegemon.pygma.Stage;
import hegemon.pygma.report.Holdings;
import hegemon.pygma.report.News;
import hegemon.pygma.report.Report;
import hegemon.pygma.report.ReportText;
import hegemon.table.Match;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * What the last run of a draft changed in a realm's report, line by line.
 *
 * @param before lines of the run before that are gone
 * @param after lines that stand there now
 */
record Changes(int realm, String name, List<String> before, List<String> after) {
    /** Realms whose report changed; none before a draft was run twice. */
    static List<Changes> of(Match<?, ?, ?> match, Voice voice) {
        var drafts = drafts(match);
        if (drafts.size() < 2) return List.of();
        var before = drafts.get(drafts.size() - 2);
        var after = drafts.getLast();
        var changes = new ArrayList<Changes>();
        for (int realm = 1; realm <= after.size(); realm++)
            of(realm, before.get(realm - 1), after.get(realm - 1), voice).ifPresent(changes::add);
        return changes;
    }

    /** The reports of every run of the month that is being evaluated. */
    private static List<List<Report>> drafts(Match<?, ?, ?> match) {
        var drafts = new ArrayList<List<Report>>();
        for (var stop : match.course().reversed()) {
            if (!(stop.state() instanceof PygmaState state)
                    || !(state.stage() instanceof Stage.Draft draft)) break;
            drafts.addFirst(draft.evaluation().reports());
        }
        return drafts;
    }

    private static Optional<Changes> of(int realm, Report before, Report after, Voice voice) {
        var old = lines(before, voice);
        var now = lines(after, voice);
        var same = common(old, now);
        var changes = new Changes(realm, after.name(), without(old, same), without(now, same));
        return changes.before().isEmpty() && changes.after().isEmpty()
                ? Optional.empty()
                : Optional.of(changes);
    }

    private static List<String> lines(Report report, Voice voice) {
        var sections =
                Stream.concat(
                                News.of(report, voice.herald()).stream(),
                                Holdings.of(report, voice.herald()).stream())
                        .toList();
        return ReportText.of("", sections)
                .lines()
                .map(line -> line.strip().replaceAll(" {2,}", "  ")) // a wider column is no change
                .filter(it -> !it.isEmpty())
                .toList();
    }

    /** The longest row of lines that both have, in this order. */
    private static List<String> common(List<String> one, List<String> other) {
        var length = new int[one.size() + 1][other.size() + 1];
        for (int i = one.size() - 1; i >= 0; i--)
            for (int j = other.size() - 1; j >= 0; j--)
                length[i][j] =
                        one.get(i).equals(other.get(j))
                                ? length[i + 1][j + 1] + 1
                                : Math.max(length[i + 1][j], length[i][j + 1]);
        var common = new ArrayList<String>();
        int i = 0;
        int j = 0;
        while (i < one.size() && j < other.size()) {
            if (one.get(i).equals(other.get(j))) {
                common.add(one.get(i++));
                j++;
            } else if (length[i + 1][j] >= length[i][j + 1]) i++;
            else j++;
        }
        return common;
    }

    private static List<String> without(List<String> lines, List<String> common) {
        var left = new ArrayList<>(common);
        Collections.reverse(left);
        var rest = new ArrayList<String>();
        for (String line : lines)
            if (!left.isEmpty() && left.getLast().equals(line)) left.removeLast();
            else rest.add(line);
        return rest;
    }
}
