package hegemon.server.web.pygma.post;

import com.icegreen.greenmail.util.GreenMail;
import com.icegreen.greenmail.util.ServerSetup;

import hegemon.server.HostSettings;
import hegemon.server.ServerSettings;
import hegemon.server.house.TestHouse;
import hegemon.server.id.TableId;
import hegemon.server.mail.Postman;
import hegemon.server.mail.Smtp;
import hegemon.server.mail.in.MailIn;
import hegemon.server.mail.in.Rounds;
import hegemon.server.play.Tables;
import hegemon.server.store.Database;

import jakarta.mail.BodyPart;
import jakarta.mail.Folder;
import jakarta.mail.Session;
import jakarta.mail.internet.InternetAddress;
import jakarta.mail.internet.MimeMessage;
import jakarta.mail.internet.MimeMultipart;

import org.springframework.jdbc.core.simple.JdbcClient;

import java.io.ByteArrayInputStream;
import java.net.URI;
import java.net.URLEncoder;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Properties;

import javax.sql.DataSource;

/** A house with a real mail server beside it, and rulers who only write. */
final class MailHouse implements AutoCloseable {
    static final String BOX = "games@example.org";
    private static final String TRUSTED = "mx.example.org";

    private final GreenMail mail =
            new GreenMail(
                    new ServerSetup[] {
                        new ServerSetup(0, "127.0.0.1", ServerSetup.PROTOCOL_SMTP),
                        new ServerSetup(0, "127.0.0.1", ServerSetup.PROTOCOL_IMAP)
                    });
    private final TestHouse house;
    private int written = 0;

    MailHouse(Path data) {
        this(data, Database.in(data));
    }

    MailHouse(Path data, String db) {
        mail.start();
        mail.setUser(BOX, "games", "secret");
        house = new TestHouse(settings(data, db, smtpPort(), imapPort()));
    }

    int smtpPort() {
        return mail.getSmtp().getPort();
    }

    int imapPort() {
        return mail.getImap().getPort();
    }

    static ServerSettings settings(Path data, String db, int smtpPort, int imapPort) {
        var smtp = new Smtp("127.0.0.1", smtpPort, "", "", BOX, Smtp.Security.NONE);
        var box =
                new MailIn(
                        "127.0.0.1",
                        imapPort,
                        false,
                        "games",
                        "secret",
                        "INBOX",
                        BOX,
                        true,
                        TRUSTED);
        return new ServerSettings(0, data, db)
                .with(
                        HostSettings.DEFAULTS
                                .withMail(smtp)
                                .withMail(box)
                                .withBase(URI.create("https://house.example")));
    }

    TestHouse house() {
        return house;
    }

    /** Somebody with an account and a confirmed address. */
    TestHouse.Visitor member(String name, String language) {
        var visitor = house.member(name);
        JdbcClient.create(house.part(DataSource.class))
                .sql("update person set email = ?, email_key = ?, language = ? where id = ?")
                .params(
                        name + "@example.org",
                        name + "@example.org",
                        language,
                        visitor.id().value())
                .update();
        return visitor;
    }

    /** A campaign that this person leads; its id. */
    TableId campaign(TestHouse.Visitor master, String setup, TestHouse.Visitor... rulers)
            throws Exception {
        var fields =
                "game=pygma&setup="
                        + URLEncoder.encode(setup, StandardCharsets.UTF_8)
                        + "&opponent=friend&seat=GameMaster";
        var location =
                house.form(master, "/games", fields).headers().firstValue("Location").orElseThrow();
        var id = location.substring(location.lastIndexOf('/') + 1);
        for (TestHouse.Visitor ruler : rulers) house.form(ruler, "/games/" + id + "/join", "");
        return new TableId(id);
    }

    /** What a game master does on the page. */
    void lead(TestHouse.Visitor master, TableId table, String text) throws Exception {
        int entry = house.part(Tables.class).find(table).orElseThrow().now().entry();
        var body = "{\"entry\":%d,\"text\":\"%s\",\"reason\":\"\"}".formatted(entry, text);
        var answer = house.json(master, "/api/pygma/" + table + "/master/moves", body);
        if (answer.statusCode() != 200) throw new IllegalStateException(answer.body());
    }

    /** Brings a mail as it stands into the mailbox of the house, by SMTP. */
    void bring(String raw, Charset charset) throws Exception {
        var rules = new Properties();
        rules.setProperty("mail.smtp.host", "127.0.0.1");
        rules.setProperty("mail.smtp.port", String.valueOf(mail.getSmtp().getPort()));
        var session = Session.getInstance(rules);
        var message = new MimeMessage(session, new ByteArrayInputStream(raw.getBytes(charset)));
        var transport = session.getTransport("smtp");
        transport.connect();
        transport.sendMessage(message, new InternetAddress[] {new InternetAddress(BOX)});
        transport.close();
    }

    /** Puts many mails as they stand into the mailbox of the house at once. */
    void flood(List<String> raw) throws Exception {
        var box = mail.getUserManager().getUser("games");
        for (String each : raw)
            box.deliver(
                    new MimeMessage(
                            Session.getInstance(new Properties()),
                            new ByteArrayInputStream(each.getBytes(StandardCharsets.US_ASCII))));
    }

    /** A plain mail of this sender. */
    void write(String from, String to, String subject, String text) throws Exception {
        bring(
                """
                From: %s
                To: %s
                Subject: %s
                Message-ID: <%d.%s>
                MIME-Version: 1.0
                Content-Type: text/plain; charset=UTF-8
                Content-Transfer-Encoding: 8bit

                %s\
                """
                        .formatted(from, to, subject, ++written, from, text)
                        .replace("\n", "\r\n"),
                StandardCharsets.UTF_8);
    }

    /** The mailbox is looked into, and everything that is due goes out. */
    void post() {
        house.part(Rounds.class).round();
        house.part(Postman.class).round();
    }

    /** The letters that came to this address, the oldest first. */
    List<MimeMessage> letters(String address) throws Exception {
        var letters = new ArrayList<MimeMessage>();
        for (MimeMessage each : mail.getReceivedMessages())
            if (each.getAllRecipients()[0].toString().equals(address)) letters.add(each);
        return letters;
    }

    MimeMessage last(String address) throws Exception {
        return letters(address).getLast();
    }

    /** Where this letter wants to be answered. */
    static String reply(MimeMessage letter) throws Exception {
        return ((InternetAddress) letter.getReplyTo()[0]).getAddress();
    }

    /** The plain text of a letter. */
    static String text(MimeMessage letter) throws Exception {
        Object content = letter.getContent();
        while (content instanceof MimeMultipart parts) content = parts.getBodyPart(0).getContent();
        return String.valueOf(content).replace("\r\n", "\n");
    }

    static List<String> files(MimeMessage letter) throws Exception {
        var names = new ArrayList<String>();
        if (letter.getContent() instanceof MimeMultipart parts)
            for (int i = 0; i < parts.getCount(); i++) {
                BodyPart part = parts.getBodyPart(i);
                if (part.getFileName() != null) names.add(part.getFileName());
            }
        return names;
    }

    /** How many mails lie in a folder of the mailbox. */
    int count(String folder) throws Exception {
        var session = Session.getInstance(new Properties());
        try (var store = session.getStore("imap")) {
            store.connect("127.0.0.1", mail.getImap().getPort(), "games", "secret");
            Folder found = store.getFolder(folder);
            return found.exists() ? found.getMessageCount() : 0;
        }
    }

    @Override
    public void close() {
        house.close();
        mail.stop();
    }
}
