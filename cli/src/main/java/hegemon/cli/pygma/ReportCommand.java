package hegemon.cli.pygma;

import hegemon.cli.Complaint;
import hegemon.pygma.campaign.Dates;
import hegemon.pygma.report.Report;
import hegemon.pygma.report.ReportHtml;
import hegemon.pygma.report.ReportText;
import hegemon.pygma.world.Date;

import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

import tools.jackson.databind.json.JsonMapper;

import java.util.Optional;

/** A realm's report. */
@Command(
        name = "report",
        description = "Print a realm's report on the last month, or on an earlier one.",
        mixinStandardHelpOptions = true)
final class ReportCommand implements Runnable {
    enum Format {
        TEXT,
        HTML,
        JSON
    }

    @Spec private CommandSpec spec;
    @Mixin private Folder folder;
    @Mixin private LanguageOption language;

    @Parameters(index = "1", paramLabel = "REALM", description = "Number or name.")
    private String realm = "";

    @Option(
            names = "--month",
            paramLabel = "YEAR-MONTH",
            description = "The month evaluated: 1-4 or 01-Dorl (default: the last).")
    private Optional<String> month = Optional.empty();

    @Option(names = "--format", description = "text, html or json (default: ${DEFAULT-VALUE}).")
    private Format format = Format.TEXT;

    @Override
    public void run() {
        var campaign = folder.open();
        int number = Folder.realm(campaign, realm);
        var report =
                Folder.attempt(() -> campaign.report(number, month.map(ReportCommand::date)))
                        .orElseThrow(
                                () ->
                                        Complaint.usage(
                                                "there is no report on "
                                                        + month.orElse("the last month")
                                                        + "; orders are awaited for "
                                                        + Dates.print(campaign.date())
                                                        + "."));
        spec.commandLine().getOut().print(rendered(report));
    }

    private static Date date(String text) {
        return Dates.parse(text)
                .orElseThrow(
                        () ->
                                Complaint.usage(
                                        "--month is written 1-4 or 01-Dorl, not " + text + "."));
    }

    private String rendered(Report report) {
        return switch (format) {
            case TEXT -> ReportText.of(report, language.get());
            case HTML -> ReportHtml.of(report, language.get());
            case JSON -> JsonMapper.builder().build().writeValueAsString(report) + "\n";
        };
    }
}
