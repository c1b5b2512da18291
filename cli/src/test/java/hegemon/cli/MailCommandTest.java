package hegemon.cli;

import static org.assertj.core.api.Assertions.assertThat;

import com.icegreen.greenmail.util.GreenMail;
import com.icegreen.greenmail.util.ServerSetup;

import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
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
}
