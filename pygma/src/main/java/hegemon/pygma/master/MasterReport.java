package hegemon.pygma.master;

import hegemon.pygma.month.Judgment;
import hegemon.pygma.month.Rank;
import hegemon.pygma.month.Roll;
import hegemon.pygma.report.AtlasHtml;
import hegemon.pygma.report.Herald;
import hegemon.pygma.report.MapScene;
import hegemon.pygma.report.PageHtml;
import hegemon.pygma.report.Players;
import hegemon.pygma.report.Report;
import hegemon.pygma.report.ReportData;
import hegemon.pygma.report.ReportText;
import hegemon.pygma.report.Section;
import hegemon.pygma.report.SectionHtml;
import hegemon.pygma.world.Realm;
import hegemon.pygma.world.World;

import java.util.ArrayList;
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
        World world,
        List<Report> reports,
        List<Roll> rolls,
        List<Judgment> judgments,
        List<Rank> ranking) {

    /** With the names of the players that the reports disclose. */
    public MasterReport naming(Players players) {
        var named = reports.stream().map(it -> it.naming(players)).toList();
        return new MasterReport(world, named, rolls, judgments, ranking);
    }

    private String title(Herald herald) {
        return herald.say("title", herald.say("master"), reports.getFirst().date());
    }

    public String text(Herald herald) {
        return ReportText.of(title(herald), sections(herald));
    }

    public String html(Herald herald) {
        var page = new PageHtml(title(herald), herald);
        var first = reports.getFirst();
        page.head(
                herald.say("master"),
                herald.say(first.isFirst() ? "start" : "month", first.date()),
                herald.say("next", first.awaited()));
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

    /** D-128: in the order of the evaluation; none before the first month. */
    private Section ranking(Herald herald) {
        var rows = new ArrayList<List<String>>();
        for (Rank rank : ranking)
            rows.add(
                    List.of(
                            rank.realm() + " " + rank.name(),
                            herald.figure(rank.inhabitants()),
                            herald.figure(rank.fields()),
                            herald.figure(rank.income()),
                            herald.figure(rank.points()),
                            herald.figure(reports.get(rank.realm() - 1).account().closing()),
                            herald.figure(reports.get(rank.realm() - 1).supplies().unrest())));
        return new Section(
                "ranking",
                herald.say("master.ranking"),
                List.of(
                        herald.text("realm"),
                        herald.number("inhabitants"),
                        herald.number("fields"),
                        herald.number("income"),
                        herald.number("strength"),
                        herald.number("treasury"),
                        herald.number("unrest")),
                rows,
                List.of());
    }

    /** Those of the game, then what is so about single realms (D-96, D-101), with their names. */
    private Section settings(Herald herald) {
        var game = Stream.concat(world.geometry().lines(), world.settings().lines());
        var realms =
                world.realms().stream()
                        .flatMap(
                                realm ->
                                        realm.lines()
                                                .map(herald::setting)
                                                .map(it -> herald.say("message", of(realm), it)));
        return new Section(
                "settings",
                herald.say("settings"),
                List.of(),
                List.of(),
                Stream.concat(game.map(herald::setting), realms).toList());
    }

    private static String of(Realm realm) {
        return realm.number() + " " + realm.name();
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
