package hegemon.cli;

import hegemon.server.mail.MailServer;
import hegemon.server.mail.Smtp;
import hegemon.server.mail.in.MailIn;
import hegemon.server.mail.in.Mailbox;

import jakarta.mail.AuthenticationFailedException;
import jakarta.mail.MessagingException;

import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

import java.net.ConnectException;
import java.net.SocketTimeoutException;
import java.net.UnknownHostException;
import java.nio.file.Path;
import java.util.concurrent.Callable;

import javax.net.ssl.SSLException;

/** Mail, for those who set up a house. */
@Command(
        name = "mail",
        description = "The mail of the house.",
        mixinStandardHelpOptions = true,
        synopsisSubcommandLabel = "COMMAND",
        subcommands = {MailCommand.Test.class})
final class MailCommand {
    /** Both ways, without sending or taking anything. */
    @Command(
            name = "test",
            description =
                    "Try the mail server and the mailbox that are set, and say what is wrong."
                            + " Nothing is sent, and no mail is taken.",
            mixinStandardHelpOptions = true)
    static final class Test implements Callable<Integer> {
        private static final Way NO_MAILBOX =
                new Way(true, "no mailbox is set (mail-in); nobody can play by mail");

        @Spec private CommandSpec spec;

        @Option(
                names = "--data",
                paramLabel = "DIR",
                defaultValue = "${env:HEGEMON_DATA:-data}",
                description = "Folder with the settings file (default: ./data).")
        private Path data;

        @Mixin private HostOptions host;
        @Mixin private JsonOption json;

        /** How one of the two ways is. */
        record Way(boolean works, String sentence) {}

        /** What {@code --json} prints. */
        record Both(Way out, Way in) {}

        @Override
        public Integer call() {
            var settings = Settings.of(data, host.given(), System.getenv()).host();
            if (settings.mail().isEmpty())
                throw Complaint.usage("no mail server is set. See --mail-host.");
            var both =
                    new Both(
                            sends(settings.mail().get()),
                            settings.mailIn().map(Test::gets).orElse(NO_MAILBOX));
            json.print(
                    spec, both, "out: " + both.out().sentence() + "\nin: " + both.in().sentence());
            return both.out().works() && both.in().works() ? ExitCode.OK : ExitCode.CANNOT;
        }

        private static Way sends(Smtp smtp) {
            try {
                MailServer.of(smtp).testConnection();
                return new Way(true, smtp + " takes letters from " + smtp.from());
            } catch (MessagingException e) {
                return new Way(false, smtp + " does not: " + said(e));
            }
        }

        private static Way gets(MailIn box) {
            try {
                new Mailbox(box).check();
                return new Way(true, box + " can be read, and has its folders done and aside");
            } catch (MessagingException e) {
                return new Way(false, box + " cannot be read: " + said(e));
            }
        }

        /** What to look at, then the words of the library. */
        private static String said(MessagingException failure) {
            Throwable deepest = failure;
            while (deepest.getCause() != null) deepest = deepest.getCause();
            return advice(deepest) + " (" + deepest.getMessage() + ")";
        }

        private static String advice(Throwable why) {
            return switch (why) {
                case AuthenticationFailedException ignored ->
                        "the user or the password is not right; some providers want a password for"
                                + " programs";
                case UnknownHostException ignored -> "there is no such host";
                case ConnectException ignored -> "nobody answers there; look at host and port";
                case SocketTimeoutException ignored ->
                        "nobody answers in time; look at host, port and firewall";
                case SSLException ignored ->
                        "no secure connection; look at the port, mail-security, and imap or imaps";
                default -> why.getClass().getSimpleName();
            };
        }
    }
}
