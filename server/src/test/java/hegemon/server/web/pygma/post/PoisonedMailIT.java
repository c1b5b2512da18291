package hegemon.server.web.pygma.post;

import static org.assertj.core.api.Assertions.assertThat;

import hegemon.server.house.TestHouse;
import hegemon.server.id.TableId;
import hegemon.server.mail.in.MimeReader;
import hegemon.server.mail.in.ReplyAddress;
import hegemon.server.play.Tables;

import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Base64;
import java.util.List;
import java.util.stream.IntStream;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;

/** What nobody should send, sent: it holds up no other mail, and is answered once or never. */
class PoisonedMailIT {
    @TempDir private static Path data;

    private static MailHouse house;

    @BeforeAll
    static void open() {
        house = new MailHouse(data);
    }

    @AfterAll
    static void close() {
        house.close();
    }

    /** A campaign of two, and the address of its first ruler there. */
    private record Campaign(
            TableId table,
            TestHouse.Visitor master,
            TestHouse.Visitor ruler,
            String from,
            String to) {
        static Campaign of(String name) throws Exception {
            var master = house.member("lead" + name, "de");
            var ruler = house.member(name, "de");
            var table =
                    house.campaign(
                            master, "realms 2 seed 4", ruler, house.member(name + "2", "de"));
            var to = house.house().part(ReplyAddress.class).of(table, ruler.id()).orElseThrow();
            return new Campaign(table, master, ruler, name + "@example.org", to);
        }

        int entry() {
            return house.house().part(Tables.class).find(table).orElseThrow().now().entry();
        }

        String troubles(TestHouse.Visitor reader) throws Exception {
            return house.house().get(reader, "/api/pygma/" + table + "/post").body();
        }

        /** A good mail behind the bad one is taken as if nothing had been. */
        void takesTheNext() throws Exception {
            int before = entry();
            house.write(from, to, "Zug", "HYGIENE 1\n");
            house.post();
            assertThat(entry()).isEqualTo(before + 1);
            assertThat(house.last(from).getSubject()).startsWith("Zug Andra/01 eingegangen");
            assertThat(house.count("INBOX")).isZero();
        }
    }

    /** A mail with one file attached. */
    private static String attached(Campaign to, String name, String headings, String base64) {
        return """
        From: %s
        To: %s
        Subject: Zug im Anhang
        Message-ID: <%s.%s>
        %sMIME-Version: 1.0
        Content-Type: multipart/mixed; boundary=b

        --b
        Content-Type: text/plain

        Anbei.
        --b
        Content-Type: application/octet-stream; name="%s"
        Content-Disposition: attachment; filename="%s"
        Content-Transfer-Encoding: base64

        %s
        --b--
        """
                .formatted(to.from(), to.to(), name, to.from(), headings, name, name, base64)
                .replace("\n", "\r\n");
    }

    private static String base64(byte[] bytes) {
        return Base64.getMimeEncoder(76, "\n".getBytes(StandardCharsets.US_ASCII))
                .encodeToString(bytes);
    }

    /** So many million letters, packed: a thousandth of that. */
    private static byte[] bomb(String entry, int megabytes) throws IOException {
        var packed = new ByteArrayOutputStream();
        try (var zip = new ZipOutputStream(packed)) {
            zip.putNextEntry(new ZipEntry(entry));
            zip.write("<w:document xmlns:w='w'><w:p><w:t>".getBytes(StandardCharsets.US_ASCII));
            var letters = "A".repeat(1_000_000).getBytes(StandardCharsets.US_ASCII);
            for (int i = 0; i < megabytes; i++) zip.write(letters);
        }
        return packed.toByteArray();
    }

    @Test
    void aDocumentThatUnpacksToManyMegabytesIsNamedAsUnread() throws Exception {
        var campaign = Campaign.of("zita");
        int before = campaign.entry();
        var docx = base64(bomb("word/document.xml", 30));
        var odt = base64(bomb("content.xml", 30));
        house.bring(attached(campaign, "zug.docx", "", docx), StandardCharsets.US_ASCII);
        house.bring(attached(campaign, "zug.odt", "", odt), StandardCharsets.US_ASCII);
        house.post();
        assertThat(campaign.entry()).isEqualTo(before);
        var answers = house.letters(campaign.from());
        assertThat(answers).hasSize(2);
        assertThat(MailHouse.text(answers.getFirst()))
                .contains("kein Befehl", "konnten nicht gelesen werden: zug.docx.");
        campaign.takesTheNext();
    }

    @Test
    void aPdfIsAnsweredWithAPoliteSentence() throws Exception {
        var campaign = Campaign.of("paula");
        var pdf = base64("%PDF-1.7 KH 1: 1/1 A".getBytes(StandardCharsets.US_ASCII));
        house.bring(attached(campaign, "zugbogen.pdf", "", pdf), StandardCharsets.US_ASCII);
        house.post();
        assertThat(MailHouse.text(house.last(campaign.from())))
                .contains(
                        "kein Befehl",
                        "konnten nicht gelesen werden: zugbogen.pdf. Schick deinen Zug als Text");
    }

    @Test
    void whatProgramsSendIsNeverAnswered() throws Exception {
        var campaign = Campaign.of("vera");
        int before = campaign.entry();
        var marks =
                List.of(
                        "Auto-Submitted: auto-replied",
                        "Auto-Submitted: auto-generated (vacation)",
                        "Precedence: bulk",
                        "Precedence: auto_reply",
                        "X-Autoreply: yes",
                        "X-Loop: games@example.org",
                        "List-Id: <strategen.example.org>",
                        "Subject: Abwesenheitsnotiz: Zug",
                        "Subject: Out of Office: Re: Zug",
                        "Subject: =?UTF-8?Q?R=C3=A9ponse_automatique?=");
        for (int i = 0; i < marks.size(); i++) {
            var mail =
                    attached(
                            campaign,
                            i + ".txt",
                            marks.get(i) + "\n",
                            base64("HYGIENE 1".getBytes(StandardCharsets.US_ASCII)));
            if (marks.get(i).startsWith("Subject"))
                mail = mail.replace("Subject: Zug im Anhang\r\n", "");
            var read = new MimeReader("").read(mail.getBytes(StandardCharsets.US_ASCII));
            assertThat(read.automatic()).as(marks.get(i)).isTrue();
            house.bring(mail, StandardCharsets.US_ASCII);
        }
        house.write(MailHouse.BOX, campaign.to(), "Zug", "HYGIENE 1\n");
        house.write("MAILER-DAEMON@example.org", campaign.to(), "Zug", "HYGIENE 1\n");
        house.post();
        house.post();
        assertThat(house.count("INBOX")).isZero();
        assertThat(house.letters(campaign.from())).isEmpty();
        assertThat(house.letters(MailHouse.BOX)).isEmpty();
        assertThat(campaign.entry()).isEqualTo(before);
        campaign.takesTheNext();
    }

    @Test
    void aMailThatIsTooLargeIsSetAsideAndItsSenderTold() throws Exception {
        var campaign = Campaign.of("lara");
        int before = campaign.entry();
        house.bring(attached(campaign, "foto.jpg", "", line(7)), StandardCharsets.US_ASCII);
        house.post();
        assertThat(campaign.entry()).isEqualTo(before);
        assertThat(MailHouse.text(house.last(campaign.from()))).contains("zu groß", "6 MB");
        for (var reader : List.of(campaign.master(), campaign.ruler()))
            assertThat(campaign.troubles(reader)).contains("too large: “Zug im Anhang”");
        campaign.takesTheNext();
    }

    /** So many megabytes in lines. */
    private static String line(int megabytes) {
        return ("A".repeat(76) + "\n").repeat(megabytes * 13_000);
    }

    /** One who floods is taken sixty times; the others are taken all the same. */
    @Test
    void whoFloodsIsBoundedAndTheOthersAreTaken() throws Exception {
        var flood = Campaign.of("flora");
        var other = Campaign.of("otto");
        int before = flood.entry();
        var order = base64("HYGIENE 1".getBytes(StandardCharsets.US_ASCII));
        house.flood(
                IntStream.range(0, 70)
                        .mapToObj(i -> attached(flood, i + ".txt", "", order))
                        .toList());
        while (house.count("INBOX") > 0) house.post();
        other.takesTheNext();
        assertThat(flood.entry()).isEqualTo(before + 60);
        assertThat(house.letters(flood.from())).hasSize(60);
        assertThat(flood.troubles(flood.master())).contains("More e-mails than can be read");
    }
}
