package hegemon.server.mail.in;

import static org.assertj.core.api.Assertions.assertThat;

import com.icegreen.greenmail.util.GreenMail;
import com.icegreen.greenmail.util.GreenMailUtil;
import com.icegreen.greenmail.util.ServerSetup;

import org.junit.jupiter.api.Test;

import java.util.Optional;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;

/** The server of the mailbox says itself that mail has come. */
class WatchTest {
    @Test
    void mailIsHeardOfWhenItComes() throws Exception {
        var setups =
                new ServerSetup[] {
                    new ServerSetup(0, "127.0.0.1", ServerSetup.PROTOCOL_SMTP),
                    new ServerSetup(0, "127.0.0.1", ServerSetup.PROTOCOL_IMAP)
                };
        var mail = new GreenMail(setups);
        mail.start();
        mail.setUser("games@example.org", "games", "secret");
        var box =
                new MailIn(
                        "127.0.0.1",
                        mail.getImap().getPort(),
                        false,
                        "games",
                        "secret",
                        "INBOX",
                        "games@example.org",
                        true,
                        "");
        var heard = new Semaphore(0);
        try (var watch = new Watch(Optional.of(new Mailbox(box)), heard::release)) {
            watch.start();
            assertThat(heard.tryAcquire(2, TimeUnit.MINUTES)).as("the folder is open").isTrue();
            GreenMailUtil.sendTextEmail(
                    "games@example.org",
                    "anna@example.org",
                    "Zug",
                    "HYGIENE 1",
                    new ServerSetup(
                            mail.getSmtp().getPort(), "127.0.0.1", ServerSetup.PROTOCOL_SMTP));
            assertThat(heard.tryAcquire(2, TimeUnit.MINUTES)).as("mail has come").isTrue();
        } finally {
            mail.stop();
        }
    }
}
