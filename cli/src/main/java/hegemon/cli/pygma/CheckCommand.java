package hegemon.cli.pygma;

import hegemon.cli.ExitCode;
import hegemon.pygma.orders.Fault;
import hegemon.pygma.orders.Printer;
import hegemon.pygma.orders.check.Verdict;

import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

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
        var out = spec.commandLine().getOut();
        for (Fault fault : examination.faults())
            out.println(file + ":" + fault.full(language.get()));
        var verdict = examination.verdict();
        out.printf("treasury %,16d%n", verdict.treasury());
        out.printf("pay and administration %,2d%n", -verdict.pay() - verdict.administration());
        for (Verdict.Line line : verdict.lines())
            if (line.cost() > 0)
                out.printf(
                        "%,12d %,12d  %s%n",
                        -line.cost(),
                        line.balance(),
                        Printer.in(language.get()).print(line.order()));
        out.printf("balance %,17d%n", verdict.balance());
        return examination.isClean() ? ExitCode.OK : ExitCode.NO;
    }
}
