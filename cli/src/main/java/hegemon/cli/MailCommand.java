package hegemon.cli;

import hegemon.cli.doctor.Post;

import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

import java.nio.file.Path;
import java.util.concurrent.Callable;

/** Mail, for those who set up a house. */
@Command(
        name = "mail",
        description = "The mail of the house.",
        synopsisSubcommandLabel = "COMMAND",
        subcommands = {MailCommand.Test.class})
final class MailCommand {
    /** Both ways, without taking anything. */
    @Command(
            name = "test",
            description =
                    "Try the mail server and the mailbox that are set, and say what is wrong."
                            + " Nothing is sent without --letter, and no mail is taken.")
    static final class Test implements Callable<Integer> {

        @Option(
                names = "--data",
                paramLabel = "DIR",
                defaultValue = "${env:HEGEMON_DATA:-data}",
                description = "Folder with the settings file (default: ./data).")
        private Path data;

        @Mixin private HostOptions host;
        @Mixin private LetterOption letter;
        @Mixin private JsonOption json;

        /** What {@code --json} prints. */
        record Both(Post.Way out, Post.Way in) {}

        @Override
        public Integer call() {
            var settings = Settings.of(data, host.given(), System.getenv()).host();
            if (settings.mail().isEmpty())
                throw Complaint.usage("no mail server is set. See --mail-host.");
            var both =
                    new Both(
                            Post.sends(settings.mail().get(), letter.to()),
                            Post.gets(settings.mailIn()));
            json.print(both, "out: " + both.out().sentence() + "\nin: " + both.in().sentence());
            return both.out().works() && both.in().works() ? ExitCode.OK : ExitCode.CANNOT;
        }
    }
}
