package hegemon.pygma.master;

import hegemon.pygma.month.Judgment;
import hegemon.pygma.month.Roll;
import hegemon.pygma.report.AtlasHtml;
import hegemon.pygma.report.Herald;
import hegemon.pygma.report.MapScene;
import hegemon.pygma.report.PageHtml;
import hegemon.pygma.report.Report;
import hegemon.pygma.report.ReportData;
import hegemon.pygma.report.ReportText;
import hegemon.pygma.report.Section;
import hegemon.pygma.report.SectionHtml;
import hegemon.pygma.world.World;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/**
 * What the game master reads after a month: what needs a judgment, the ranking (D-128), the
 * settings that differ, and every roll with its purpose.
 *
 * @param reports of all realms
 */
public record MasterReport(
        World world, List<Report> reports, List<Roll> rolls, List<Judgment> judgments) {

    private String title(Herald herald) {
        return herald.say("title", herald.say("master"), reports.getFirst().date());
    }

    public String text(Herald herald) {
        return ReportText.of(title(herald), sections(herald));
    }

    public String html(Herald herald) {
        var page = new PageHtml(title(herald), herald);
        var date = reports.getFirst().date();
        page.head(herald.say("master"), herald.say("month", date), herald.say("next", date.next()));
        sections(herald).forEach(section -> page.add(SectionHtml.of(section)));
        AtlasHtml.add(page, MapScene.of(world), herald.say("master.map"), herald);
        return page.whole();
    }

    /** For tools: docs/pygma-report.md. */
    public Map<String, Object> data(Herald herald) {
        var words = new RollWords(world, herald);
        var data = new LinkedHashMap<String, Object>();
        data.put("format", "hegemon-pygma-master");
        data.put("version", 1);
        data.put("language", herald.language().code());
        data.put("date", reports.getFirst().date().toString());
        data.put("judgments", judgments.stream().map(it -> herald.note(it.what())).toList());
        data.put("rolls", rolls.stream().map(roll -> data(roll, words)).toList());
        data.put(
                "reports",
                reports.stream().map(it -> ReportData.of(it, herald.language())).toList());
        return data;
    }

    private static Map<String, Object> data(Roll roll, RollWords words) {
        var data = new LinkedHashMap<String, Object>();
        data.put("label", roll.label());
        data.put("purpose", words.purpose(roll));
        data.put("phase", roll.phase().number());
        data.put("sides", roll.sides());
        data.put("value", roll.value());
        data.put("byHand", roll.byHand());
        return data;
    }

    public List<Section> sections(Herald herald) {
        return Stream.of(judged(herald), ranking(herald), settings(herald), rolled(herald))
                .filter(Section::hasContent)
                .map(Section::compact)
                .toList();
    }

    private Section judged(Herald herald) {
        var lines = judgments.stream().map(judgment -> herald.note(judgment.what())).toList();
        return new Section(
                "judgments",
                herald.say("master.judgments"),
                List.of(),
                List.of(),
                lines.isEmpty() ? List.of(herald.say("master.judgments.none")) : lines);
    }

    /** D-128: by inhabitants, then by fields. */
    private Section ranking(Herald herald) {
        var order =
                Comparator.comparingInt((Report report) -> -report.supplies().inhabitants())
                        .thenComparingInt(report -> -report.supplies().fields())
                        .thenComparingInt(Report::realm);
        var rows = new ArrayList<List<String>>();
        var standings = Standing.of(world);
        for (Report report : reports.stream().sorted(order).toList())
            rows.add(standing(report, standings.get(report.realm() - 1), herald));
        return new Section(
                "ranking",
                herald.say("master.ranking"),
                List.of(
                        herald.text("realm"),
                        herald.number("inhabitants"),
                        herald.number("fields"),
                        herald.number("treasury"),
                        herald.number("income"),
                        herald.number("strength"),
                        herald.number("unrest")),
                rows,
                List.of());
    }

    private static List<String> standing(Report report, Standing standing, Herald herald) {
        return List.of(
                report.realm() + " " + report.name(),
                herald.figure(report.supplies().inhabitants()),
                herald.figure(report.supplies().fields()),
                herald.figure(report.account().closing()),
                herald.figure(standing.income()),
                herald.figure(standing.strength()),
                herald.figure(report.supplies().unrest()));
    }

    private Section settings(Herald herald) {
        return new Section(
                "settings",
                herald.say("settings"),
                List.of(),
                List.of(),
                reports.getFirst().settings());
    }

    private Section rolled(Herald herald) {
        var words = new RollWords(world, herald);
        var rows = new ArrayList<List<String>>();
        for (Roll roll : rolls)
            rows.add(
                    List.of(
                            words.purpose(roll),
                            herald.say("phase." + roll.phase().number()),
                            herald.say("dice", roll.sides()),
                            herald.figure(roll.value()),
                            roll.byHand() ? herald.say("by.hand") : "",
                            roll.label()));
        return new Section(
                "rolls",
                herald.say("master.rolls"),
                List.of(
                        herald.text("purpose"),
                        herald.text("phase"),
                        herald.text("dice"),
                        herald.number("die"),
                        herald.text("notes"),
                        herald.text("label")),
                rows,
                List.of());
    }
}
