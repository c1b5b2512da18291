package hegemon.cli;

import static org.assertj.core.api.Assertions.assertThat;

import static java.nio.charset.StandardCharsets.US_ASCII;

import com.icegreen.greenmail.util.GreenMail;
import com.icegreen.greenmail.util.ServerSetup;

import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;

/** {@code mail test} at a real mail server. */
class MailCommandTest {
    @TempDir private Path data;

    private final StringWriter out = new StringWriter();
    private final GreenMail mail =
            new GreenMail(
                    new ServerSetup[] {
                        new ServerSetup(0, "127.0.0.1", ServerSetup.PROTOCOL_SMTP),
                        new ServerSetup(0, "127.0.0.1", ServerSetup.PROTOCOL_IMAP)
                    });

    @BeforeEach
    void open() {
        mail.start();
        mail.setUser("games@example.org", "games", "secret");
    }

    @AfterEach
    void close() {
        mail.stop();
    }

    private int test(String password, String... more) throws IOException {
        return with(settings(password), more);
    }

    private String settings(String password) {
        return """
        base = https://games.example.org
        mail-host = 127.0.0.1
        mail-port = %d
        mail-security = none
        mail-from = games@example.org
        mail-in = imap://games@127.0.0.1:%d/INBOX
        mail-in-password = %s
        """
                .formatted(mail.getSmtp().getPort(), mail.getImap().getPort(), password);
    }

    private int with(String settings, String... more) throws IOException {
        Files.writeString(data.resolve("hegemon.properties"), settings);
        var writer = new PrintWriter(out);
        var args =
                Stream.concat(
                        Stream.of("mail", "test", "--data", data.toString()), Stream.of(more));
        return Main.run(args.toArray(String[]::new), writer, writer);
    }

    @Test
    void bothWaysWorkAndNothingIsSent() throws IOException {
        assertThat(test("secret")).as(out.toString()).isZero();
        assertThat(out.toString())
                .contains("out: ", "takes letters from games@example.org", "in: ", "can be read")
                .doesNotContain("secret");
        assertThat(mail.getReceivedMessages()).isEmpty();
    }

    @Test
    void aLetterIsSentToWhoeverAsksForOne() throws IOException {
        assertThat(test("secret", "--letter", "host@example.org")).as(out.toString()).isZero();
        assertThat(out.toString()).contains("took one to host@example.org");
        assertThat(mail.getReceivedMessages()).hasSize(1);
    }

    @Test
    void aWrongPasswordIsSaid() throws IOException {
        assertThat(test("wrong")).isEqualTo(ExitCode.CANNOT);
        assertThat(out.toString())
                .contains("out: ", "takes letters", "cannot be read: the user or the password");
    }

    @Test
    void aServerThatIsNotThereIsSaid() throws IOException {
        mail.getSmtp().stopService();
        assertThat(test("secret")).isEqualTo(ExitCode.CANNOT);
        assertThat(out.toString())
                .contains("takes no letters: nobody answers there", "can be read");
    }

    /** What a host gets wrong on either way, and what the command says of it. */
    @ParameterizedTest
    @CsvSource({
        "mail-security = none, mail-security = tls, takes no letters: no secure connection",
        "mail-security = none, mail-security = starttls, takes no letters: no secure connection",
        "mail-host = 127.0.0.1, mail-host = mail.invalid, takes no letters: there is no such host",
        "imap://, imaps://, cannot be read: no secure connection",
        "@127.0.0.1, @mail.invalid, cannot be read: there is no such host"
    })
    void whatIsWrongIsSaidOfEachWay(String right, String wrong, String said) throws IOException {
        assertThat(with(settings("secret").replace(right, wrong))).isEqualTo(ExitCode.CANNOT);
        assertThat(out.toString()).contains(said).doesNotContain("secret");
    }

    @Test
    void aWrongPasswordIsSaidOfTheWayOutToo() throws IOException {
        var settings = settings("secret") + "mail-user = games\nmail-password = wrong\n";
        assertThat(with(settings)).isEqualTo(ExitCode.CANNOT);
        assertThat(out.toString())
                .contains("takes no letters: the user or the password", "can be read")
                .doesNotContain("wrong");
    }

    /** Some servers let everybody in and say no to the first letter. */
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "530 5.7.0 Must issue a STARTTLS command first | no secure connection",
                "553 5.7.1 Sender address rejected: not owned by user | it takes nothing from this"
            })
    void whatIsRefusedOnlyWhenALetterBeginsIsSaid(String answer, String said) throws Exception {
        try (var server = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
            var line = Thread.ofVirtual().start(() -> answer(server, answer));
            var settings =
                    settings("secret")
                            .replace(
                                    "mail-port = " + mail.getSmtp().getPort(),
                                    "mail-port = " + server.getLocalPort());
            assertThat(with(settings)).isEqualTo(ExitCode.CANNOT);
            line.join();
        }
        assertThat(out.toString()).contains("takes no letters: " + said, answer);
    }

    /** A mail server that greets and then gives this answer to every letter. */
    private static void answer(ServerSocket server, String answer) {
        try (var line = server.accept();
                var in =
                        new BufferedReader(new InputStreamReader(line.getInputStream(), US_ASCII));
                var to = new PrintWriter(line.getOutputStream(), true, US_ASCII)) {
            to.print("220 here\r\n");
            to.flush();
            for (var said = in.readLine(); said != null; said = in.readLine()) {
                boolean begun = said.startsWith("MAIL");
                boolean bye = said.startsWith("QUIT");
                to.print((begun ? answer : bye ? "221 bye" : "250 here") + "\r\n");
                to.flush();
                if (bye) return;
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
