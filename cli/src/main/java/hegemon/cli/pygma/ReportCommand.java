package hegemon.cli.pygma;

import hegemon.cli.Complaint;
import hegemon.pygma.campaign.Dates;
import hegemon.pygma.master.MasterReport;
import hegemon.pygma.report.Herald;
import hegemon.pygma.report.Report;
import hegemon.pygma.report.ReportData;
import hegemon.pygma.report.ReportHtml;
import hegemon.pygma.report.ReportText;
import hegemon.pygma.world.Date;
import hegemon.server.press.Pdf;

import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

import tools.jackson.databind.json.JsonMapper;

import java.util.Map;
import java.util.Optional;

/** A realm's report. */
@Command(
        name = "report",
        description = "Print a realm's report on the last month, or on an earlier one.")
final class ReportCommand implements Runnable {
    private static final String MASTER = "master";

    enum Format {
        TEXT,
        HTML,
        PDF,
        JSON
    }

    @Spec private CommandSpec spec;
    @Mixin private Folder folder;
    @Mixin private LanguageOption language;

    @Parameters(
            index = "1",
            paramLabel = "REALM",
            description = "Number or name; \"master\" for what the game master reads.")
    private String realm = "";

    @Option(
            names = "--month",
            paramLabel = "YEAR-MONTH",
            description = "The month evaluated: 1-4 or 01-Dorl (default: the last).")
    private Optional<String> month = Optional.empty();

    @Option(names = "--format", description = "text, html, pdf or json.")
    private Format format = Format.TEXT;

    @Override
    public void run() {
        var campaign = folder.open();
        int number = realm.equalsIgnoreCase(MASTER) ? 0 : Folder.realm(campaign, realm);
        var state =
                Folder.attempt(() -> campaign.after(month.map(ReportCommand::date)))
                        .orElseThrow(
                                () ->
                                        Complaint.usage(
                                                "there is no report on "
                                                        + month.orElse("the last month")
                                                        + "; orders are awaited for "
                                                        + Dates.print(campaign.date())
                                                        + "."));
        var herald = new Herald(language.get());
        var players = Folder.attempt(campaign::players);
        if (number == 0) print(new MasterPrint(state.masterReport().naming(players), herald));
        else print(new RealmPrint(state.reports().get(number - 1).naming(players), herald));
    }

    private void print(Print report) {
        var out = spec.commandLine().getOut();
        switch (format) {
            case TEXT -> out.print(report.text());
            case HTML -> out.print(report.html());
            case PDF -> Output.write(Pdf.of(report.html()));
            case JSON ->
                    out.println(JsonMapper.builder().build().writeValueAsString(report.data()));
        }
    }

    /** A report in its forms. */
    private sealed interface Print {
        String text();

        String html();

        Map<String, Object> data();
    }

    private record RealmPrint(Report report, Herald herald) implements Print {
        @Override
        public String text() {
            return ReportText.of(report, herald.language());
        }

        @Override
        public String html() {
            return ReportHtml.of(report, herald.language());
        }

        @Override
        public Map<String, Object> data() {
            return ReportData.of(report, herald.language());
        }
    }

    private record MasterPrint(MasterReport report, Herald herald) implements Print {
        @Override
        public String text() {
            return report.text(herald);
        }

        @Override
        public String html() {
            return report.html(herald);
        }

        @Override
        public Map<String, Object> data() {
            return report.data(herald);
        }
    }

    private static Date date(String text) {
        return Dates.parse(text)
                .orElseThrow(
                        () ->
                                Complaint.usage(
                                        "--month is written 1-4 or 01-Dorl, not " + text + "."));
    }
}
