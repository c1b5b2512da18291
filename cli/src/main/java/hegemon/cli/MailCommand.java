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

import java.io.PrintWriter;
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
        @Spec private CommandSpec spec;

        @Option(
                names = "--data",
                paramLabel = "DIR",
                defaultValue = "${env:HEGEMON_DATA:-data}",
                description = "Folder with the settings file (default: ./data).")
        private Path data;

        @Mixin private HostOptions host;

        @Override
        public Integer call() {
            var settings = Settings.of(data, host.given(), System.getenv()).host();
            var out = spec.commandLine().getOut();
            if (settings.mail().isEmpty())
                throw Complaint.usage("no mail server is set. See --mail-host.");
            boolean sends = sends(settings.mail().get(), out);
            boolean gets = settings.mailIn().map(box -> gets(box, out)).orElse(true);
            if (settings.mailIn().isEmpty())
                out.println("in: no mailbox is set (mail-in); nobody can play by mail");
            return sends && gets ? ExitCode.OK : ExitCode.CANNOT;
        }

        private static boolean sends(Smtp smtp, PrintWriter out) {
            try {
                MailServer.of(smtp).testConnection();
                out.println("out: " + smtp + " takes letters from " + smtp.from());
                return true;
            } catch (MessagingException e) {
                out.println("out: " + smtp + " does not: " + said(e));
                return false;
            }
        }

        private static boolean gets(MailIn box, PrintWriter out) {
            try {
                new Mailbox(box).check();
                out.println("in: " + box + " can be read, and has its folders done and aside");
                return true;
            } catch (MessagingException e) {
                out.println("in: " + box + " cannot be read: " + said(e));
                return false;
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
