package hegemon.pygma.report;

import hegemon.pygma.world.Realm;
import hegemon.table.Language;

import java.util.List;
import java.util.function.ToIntFunction;

/** A realm's report as a page. */
public final class ReportHtml {
    private final Report report;
    private final Herald herald;
    private final PageHtml page;

    private ReportHtml(Report report, Language language) {
        this.report = report;
        this.herald = new Herald(language);
        this.page = new PageHtml(herald.say("title", report.name(), report.date()), herald);
    }

    public static String of(Report report, Language language) {
        return new ReportHtml(report, language).write();
    }

    private String write() {
        page.head(
                report.name(),
                herald.say(report.isFirst() ? "start" : "month", report.date()),
                herald.say("next", report.awaited()));
        figures();
        if (report.history().size() > 1) charts();
        chapter("news", News.of(report, herald));
        chapter("holdings", Holdings.of(report, herald));
        AtlasHtml.add(page, MapScene.of(report), herald.say("map", report.map().size()), herald);
        return page.whole();
    }

    private void figures() {
        page.add("<table class=\"figures\"><tr>");
        figure("treasury", report.account().closing());
        figure("inhabitants", report.supplies().inhabitants());
        figure("fields", report.supplies().fields());
        figure("armies", report.armies().size());
        figure("unrest.level", report.supplies().unrest());
        page.add("</tr></table>\n");
    }

    private void figure(String key, int value) {
        page.add("<td>").element("span", herald.say(key)).add("<br/>");
        page.element("strong", herald.figure(value)).add("</td>");
    }

    private void charts() {
        page.add("<table class=\"charts\"><tr>\n");
        chart("treasury", Realm.Past::treasury);
        chart("inhabitants", Realm.Past::inhabitants);
        page.add("</tr></table>\n");
    }

    private void chart(String key, ToIntFunction<Realm.Past> figure) {
        var title = herald.say(key);
        page.add("<td>").element("h3", title);
        page.add(Chart.of(title, report.history(), figure, herald)).add("</td>\n");
    }

    private void chapter(String key, List<Section> sections) {
        page.element("h2", herald.say(key));
        if (sections.isEmpty()) page.element("p", herald.say("quiet"));
        sections.forEach(section -> page.add(SectionHtml.of(section)));
    }
}
