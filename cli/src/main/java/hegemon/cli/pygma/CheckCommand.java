package hegemon.cli.pygma;

import hegemon.cli.ExitCode;
import hegemon.pygma.orders.Fault;
import hegemon.pygma.orders.Printer;
import hegemon.pygma.orders.check.Verdict;
import hegemon.pygma.report.Herald;
import hegemon.pygma.report.Warnings;
import hegemon.table.Message;

import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

import java.nio.file.Path;
import java.util.concurrent.Callable;

/** What is wrong with a ruler's orders, and what they cost. */
@Command(
        name = "check",
        description = "Check a realm's orders for the coming month: faults, cost and balance.",
        mixinStandardHelpOptions = true)
final class CheckCommand implements Callable<Integer> {
    @Spec private CommandSpec spec;
    @Mixin private Folder folder;
    @Mixin private LanguageOption language;

    @Parameters(index = "1", paramLabel = "REALM", description = "Number or name.")
    private String realm = "";

    @Override
    public Integer call() {
        var campaign = folder.open();
        int number = Folder.realm(campaign, realm);
        var file = campaign.orders().file(number);
        var examination = Folder.attempt(() -> campaign.orders().check(number));
        campaign.orders().remark(number).ifPresent(spec.commandLine().getErr()::println);
        var out = spec.commandLine().getOut();
        for (Fault fault : examination.faults()) out.println(said(file, fault));
        var verdict = examination.verdict();
        var herald = new Herald(language.get());
        amount(herald, "treasury", verdict.treasury());
        amount(herald, "check.upkeep", -verdict.bill().sum());
        for (Message loss : verdict.bill().losses())
            out.printf("%29s  %s%n", "", loss.say(language.get()));
        for (Verdict.Line line : verdict.lines())
            if (line.cost() > 0)
                out.printf(
                        "%14s %14s  %s%n",
                        herald.signed(-line.cost()),
                        herald.figure(line.balance()),
                        Printer.in(language.get()).print(line.order()));
        amount(herald, "check.balance", verdict.balance());
        var report = campaign.state().reports().get(number - 1);
        verdict.warnings().forEach(it -> out.println(it.say(language.get())));
        Warnings.of(report).forEach(it -> out.println(it.say(language.get())));
        return examination.isClean() ? ExitCode.OK : ExitCode.NO;
    }

    private void amount(Herald herald, String key, int gold) {
        spec.commandLine()
                .getOut()
                .printf("%14s %14s  %s%n", "", herald.figure(gold), herald.say(key));
    }

    private String said(Path file, Fault fault) {
        return file
                + ":"
                + fault.line()
                + ":"
                + fault.column()
                + ": "
                + fault.say(language.get())
                + fault.right(language.get()).map(right -> " " + right).orElse("");
    }
}
