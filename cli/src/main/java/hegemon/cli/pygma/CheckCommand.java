package hegemon.cli.pygma;

import hegemon.cli.ExitCode;
import hegemon.cli.JsonOption;
import hegemon.pygma.orders.Fault;
import hegemon.pygma.orders.OrderText;
import hegemon.pygma.orders.check.Verdict;
import hegemon.pygma.report.Herald;
import hegemon.pygma.report.Warnings;
import hegemon.table.Message;

import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Parameters;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;

/** What is wrong with a ruler's orders, and what they cost. */
@Command(
        name = "check",
        description = "Check a realm's orders for the coming month: faults, cost and balance.")
final class CheckCommand implements Callable<Integer> {
    /** A fault as {@code --json} prints it. */
    record Wrong(int line, int column, String message) {}

    /** What an order costs, and what is left after it. */
    record Cost(String order, int cost, int balance) {}

    /** What {@code --json} prints. */
    record Checked(
            List<Wrong> faults,
            int treasury,
            int upkeep,
            List<Cost> orders,
            int balance,
            List<String> warnings) {}

    @Mixin private Folder folder;
    @Mixin private JsonOption json;
    @Mixin private LanguageOption language;

    @Parameters(index = "1", paramLabel = "REALM", description = "Number or name.")
    private String realm = "";

    @Override
    public Integer call() {
        var campaign = folder.open();
        int number = Folder.realm(campaign, realm);
        var file = campaign.orders().file(number);
        var examination = Folder.attempt(() -> campaign.orders().check(number));
        campaign.orders().remark(number).ifPresent(json.err()::println);
        var warnings = new ArrayList<String>();
        for (Message warning : examination.verdict().warnings())
            warnings.add(warning.say(language.get()));
        for (Message warning : Warnings.of(campaign.state().reports().get(number - 1)))
            warnings.add(warning.say(language.get()));
        json.print(
                checked(examination.faults(), examination.verdict(), warnings),
                () -> tell(file, examination.faults(), examination.verdict(), warnings));
        return examination.isClean() ? ExitCode.OK : ExitCode.NO;
    }

    private Checked checked(List<Fault> faults, Verdict verdict, List<String> warnings) {
        return new Checked(
                faults.stream().map(it -> new Wrong(it.line(), it.column(), said(it))).toList(),
                verdict.treasury(),
                verdict.bill().sum(),
                verdict.lines().stream()
                        .map(it -> new Cost(printed(it), it.cost(), it.balance()))
                        .toList(),
                verdict.balance(),
                warnings);
    }

    private void tell(Path file, List<Fault> faults, Verdict verdict, List<String> warnings) {
        var out = json.out();
        for (Fault fault : faults)
            out.println(file + ":" + fault.line() + ":" + fault.column() + ": " + said(fault));
        var herald = new Herald(language.get());
        amount(herald, "treasury", verdict.treasury());
        amount(herald, "check.upkeep", -verdict.bill().sum());
        for (Message loss : verdict.bill().losses())
            out.printf("%29s  %s%n", "", loss.say(language.get()));
        for (Verdict.Line line : verdict.lines())
            if (line.cost() > 0)
                out.printf(
                        "%14s %14s  %s%n",
                        herald.signed(-line.cost()), herald.figure(line.balance()), printed(line));
        amount(herald, "check.balance", verdict.balance());
        warnings.forEach(out::println);
    }

    private String printed(Verdict.Line line) {
        return OrderText.in(language.get()).print(line.order());
    }

    private void amount(Herald herald, String key, int gold) {
        json.out().printf("%14s %14s  %s%n", "", herald.figure(gold), herald.say(key));
    }

    private String said(Fault fault) {
        return fault.say(language.get())
                + fault.right(language.get()).map(right -> " " + right).orElse("");
    }
}
