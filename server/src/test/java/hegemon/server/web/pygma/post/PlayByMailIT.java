package hegemon.server.web.pygma.post;

import static org.assertj.core.api.Assertions.assertThat;

import hegemon.pygma.PygmaState;
import hegemon.server.house.TestHouse;
import hegemon.server.id.PersonId;
import hegemon.server.id.TableId;
import hegemon.server.mail.MailNotices;
import hegemon.server.mail.Notices;
import hegemon.server.mail.in.MimeReader;
import hegemon.server.mail.in.ReplyAddress;
import hegemon.server.play.Tables;
import hegemon.server.post.PostOffice;

import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Instant;
import java.time.ZoneOffset;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** A campaign by mail, with a real mail server: SMTP out, IMAP in. */
class PlayByMailIT {
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

    private PygmaState state(TableId table) {
        return (PygmaState)
                house.house().part(Tables.class).find(table).orElseThrow().now().match().state();
    }

    @Test
    void aRulerPlaysByAnsweringTheEvaluation() throws Exception {
        var master = house.member("greta1", "de");
        var anna = house.member("anna1", "de");
        var bert = house.member("bert1", "en");
        var table = house.campaign(master, "realms 2 seed 4", anna, bert);
        house.lead(master, table, "evaluate");
        house.post();
        var evaluation = house.last("anna1@example.org");
        assertThat(evaluation.getSubject()).startsWith("Auswertung Andra/01");
        assertThat(MailHouse.files(evaluation))
                .containsExactly("report.pdf", "report.txt", "report.json");
        assertThat(MailHouse.text(evaluation))
                .contains("ZUG Bek/01", "KH 1:", "HILFE", "https://house.example/games/" + table)
                .contains("NMR: Für Andra/01 kamen keine Befehle von dir");
        int done = house.count("INBOX.done");
        house.write(
                "Anna <anna1@example.org>",
                MailHouse.reply(evaluation),
                "Re: Auswertung",
                """
                Hallo!

                HYGIENE 1
                SONST "Wir suchen."
                KH 99: 1/1 A
                KH 1: 99/1 A

                Gruß Anna
                """);
        house.post();
        assertThat(state(table).sheets()).containsKey(1);
        var receipt = house.last("anna1@example.org");
        assertThat(receipt.getSubject()).startsWith("Zug Bek/01 eingegangen");
        assertThat(MailHouse.text(receipt))
                .contains("SONST \"Wir suchen.\"", "E-07", state(table).world().realm(1).name())
                .as("its order does not count")
                .contains("; KH 1:");
        assertThat(house.count("INBOX")).isZero();
        assertThat(house.count("INBOX.done")).isEqualTo(done + 1);
    }

    @Test
    void aMonthTakenBackIsToldWithItsReasonAndNotAsAnEvaluation() throws Exception {
        var master = house.member("greta20", "de");
        var anna = house.member("anna20", "de");
        var table = house.campaign(master, "realms 2 seed 4", anna, house.member("bert20", "en"));
        house.lead(master, table, "evaluate");
        var tables = house.house().part(Tables.class);
        var campaign = tables.find(table).orElseThrow();
        int entry = campaign.now().entry();
        tables.submit(campaign, Optional.of(master.id()), entry, "withdraw", "Ein Bogen fehlte");
        house.post();
        var letter = house.last("anna20@example.org");
        assertThat(letter.getSubject()).startsWith("Andra/01 ist zurückgenommen");
        assertThat(MailHouse.text(letter)).contains("Ein Bogen fehlte", "denselben Würfeln");
        assertThat(MailHouse.files(letter)).isEmpty();
    }

    /**
     * Latin-1, wrapped, quoted-printable, top-posted: what the last letter of all programs does.
     */
    private String hostile(String to, String sheet, int number) {
        return """
        From: bert@example.org
        To: %s
        Subject: =?iso-8859-1?Q?Z=FCge?=
        Message-ID: <hostile-%d@example.org>
        MIME-Version: 1.0
        Content-Type: text/plain; charset=iso-8859-1

        %s

        -----Urspr\u00fcngliche Nachricht-----
        Von: Hegemon
        KH 77: 1/1 A
        """
                .formatted(to, number, sheet)
                .replace("\n", "\r\n");
    }

    @Test
    void threeRulersPlayEightMonthsByMailAndOnPaper() throws Exception {
        var master = house.member("greta", "de");
        var anna = house.member("anna", "de");
        var bert = house.member("bert", "en");
        var cora = house.member("cora", "fr");
        var table = house.campaign(master, "realms 3 seed 4", anna, bert, cora);
        house.lead(master, table, "evaluate");
        for (int month = 1; month <= 8; month++) {
            house.post();
            var letter = house.last("anna@example.org");
            house.write(
                    "anna@example.org",
                    MailHouse.reply(letter),
                    "Re: " + month,
                    "SONST \"Monat " + month + "\"\n");
            var reply = MailHouse.reply(house.last("bert@example.org"));
            house.bring(
                    hostile(
                            reply,
                            "SONST \"Der K\u00f6nig sucht den langen Weg \u00fcber das\nGebirge\"",
                            month),
                    StandardCharsets.ISO_8859_1);
            house.post();
            var typed =
                    house.house()
                            .json(
                                    master,
                                    "/api/pygma/" + table + "/realms/3/sheet",
                                    "{\"text\":\"SONST \\\"Papier\\\"\",\"reason\":\"Brief\"}");
            assertThat(typed.body()).isEqualTo("{\"wrong\":\"\",\"unread\":[]}");
            var state = state(table);
            assertThat(state.sheets()).as("month %d", month).hasSize(3);
            assertThat(state.sheets().values().toString())
                    .contains("König sucht den langen Weg über das Gebirge");
            house.lead(master, table, "evaluate");
        }
        house.post();
        assertThat(state(table).world().date()).hasToString("Bek/02");
        assertThat(titled("anna@example.org", "Auswertung")).isEqualTo(9);
        assertThat(titled("anna@example.org", "Zug")).as("a receipt each").isEqualTo(8);
        assertThat(house.letters("cora@example.org").getLast().getSubject())
                .startsWith("Évaluation");
        assertThat(house.letters("greta@example.org")).hasSizeGreaterThanOrEqualTo(9);
        assertThat(house.count("INBOX.done")).isGreaterThanOrEqualTo(16);
    }

    private long titled(String address, String subject) throws Exception {
        int count = 0;
        for (var letter : house.letters(address))
            if (letter.getSubject().startsWith(subject)) count++;
        return count;
    }

    @Test
    void nothingIsTakenTwiceAndNothingLostWhereTheServerDiesBetween() throws Exception {
        var master = house.member("greta2", "de");
        var anna = house.member("anna2", "de");
        var table = house.campaign(master, "realms 2 seed 4", anna, house.member("bert2", "de"));
        var reply = house.house().part(ReplyAddress.class).of(table, anna.id()).orElseThrow();
        int before = entries(table);
        var raw = hostile(reply, "HYGIENE 1", 99).replace("bert@", "anna2@");
        var mail = new MimeReader("").read(raw.getBytes(StandardCharsets.ISO_8859_1));
        // The server takes what it says and dies before it moves the mail.
        house.house().part(PostOffice.class).take(mail);
        house.bring(raw, StandardCharsets.ISO_8859_1);
        house.post();
        assertThat(entries(table)).isEqualTo(before + 1);
        assertThat(house.letters("anna2@example.org")).hasSize(1);
        assertThat(house.count("INBOX")).isZero();
    }

    private int entries(TableId table) {
        return house.house().part(Tables.class).find(table).orElseThrow().now().entry();
    }

    @Test
    void whoeverIsNotProvedIsAskedAtTheKnownAddress() throws Exception {
        var master = house.member("greta3", "de");
        var anna = house.member("anna3", "de");
        var table = house.campaign(master, "realms 2 seed 4", anna, house.member("bert3", "de"));
        int before = entries(table);
        house.write("anna3@example.org", MailHouse.BOX, "Zug", "HYGIENE 1\n");
        house.write("stranger@example.com", MailHouse.BOX, "Zug", "HYGIENE 1\n");
        house.post();
        assertThat(entries(table)).isEqualTo(before);
        assertThat(house.letters("stranger@example.com")).isEmpty();
        var question = house.last("anna3@example.org");
        assertThat(question.getSubject()).isEqualTo("Hast du diesen Zug geschickt?");
        assertThat(MailHouse.text(question)).contains("So beginnt sie:\n\nHYGIENE 1");
        var id = question.getMessageID();
        house.bring(
                hostile(MailHouse.reply(question), "Ja.", 7)
                        .replace("bert@", "anna3@")
                        .replace("MIME-Version", "In-Reply-To: " + id + "\r\nMIME-Version"),
                StandardCharsets.ISO_8859_1);
        house.post();
        assertThat(entries(table)).isEqualTo(before + 1);
        assertThat(house.last("anna3@example.org").getSubject())
                .startsWith("Zug Andra/01 eingegangen");
    }

    @Test
    void programsAreNotAnsweredAndReturnedLettersAreTold() throws Exception {
        var master = house.member("greta4", "de");
        var anna = house.member("anna4", "de");
        var table = house.campaign(master, "realms 2 seed 4", anna, house.member("bert4", "de"));
        house.lead(master, table, "evaluate");
        house.post();
        var letter = house.last("anna4@example.org");
        var reply = MailHouse.reply(letter);
        int letters = house.letters("anna4@example.org").size();
        house.bring(
                hostile(reply, "Ich bin im Urlaub. HYGIENE 1", 8)
                        .replace("bert@", "anna4@")
                        .replace("MIME-Version", "Auto-Submitted: auto-replied\r\nMIME-Version"),
                StandardCharsets.ISO_8859_1);
        house.bring(
                """
                From: MAILER-DAEMON@example.org
                To: games@example.org
                Subject: Undelivered Mail
                Message-ID: <dsn@example.org>
                MIME-Version: 1.0
                Content-Type: multipart/report; report-type=delivery-status; boundary=b

                --b
                Content-Type: text/plain

                It did not arrive.
                --b
                Content-Type: message/delivery-status

                Reporting-MTA: dns; example.org

                Final-Recipient: rfc822; anna4@example.org
                Action: failed
                Status: 5.1.1
                --b
                Content-Type: text/rfc822-headers

                Message-ID: %s
                --b--
                """
                        .formatted(letter.getMessageID())
                        .replace("\n", "\r\n"),
                StandardCharsets.US_ASCII);
        house.post();
        assertThat(house.letters("anna4@example.org")).hasSize(letters);
        assertThat(state(table).sheets()).isEmpty();
        var told = house.house().get(anna, "/api/pygma/" + table + "/post");
        assertThat(told.body()).contains("A letter to your address came back", reply);
        assertThat(house.house().get(master, "/api/pygma/" + table + "/post").body())
                .contains("Undelivered Mail", state(table).world().realm(1).name());
    }

    /** What a game master types in is read as a mail is, and what does not count is named. */
    @Test
    void aLetterThatIsTypedInNamesWhatDoesNotCount() throws Exception {
        var master = house.member("greta21", "de");
        var anna = house.member("anna21", "de");
        var table = house.campaign(master, "realms 2 seed 4", anna, house.member("bert21", "de"));
        var typed =
                house.house()
                        .json(
                                master,
                                "/api/pygma/" + table + "/realms/1/sheet",
                                "{\"text\":\"Hygiene wie immer 1\\nRH 1 bleibt, wo es ist\"}");
        assertThat(typed.body())
                .isEqualTo("{\"wrong\":\"\",\"unread\":[\"RH 1 bleibt, wo es ist\"]}");
        assertThat(state(table).sheets().toString()).contains("Hygiene[gold=1]");
    }

    /** EX-7: the first realm knows the second one's player, who knows nothing of it. */
    @Test
    void realmsWriteToEachOtherByMailAndNobodyLearnsAnAddress() throws Exception {
        var master = house.member("greta5", "de");
        var anna = house.member("anna5", "de");
        var bert = house.member("bert5", "de");
        var table = house.campaign(master, "realms 2 seed 4 identities=CONTACT", anna, bert);
        house.lead(master, table, "evaluate\\nchange contact 1 2 PLAYER");
        house.post();
        var names = state(table).world().realms();
        house.write(
                "anna5@example.org",
                MailHouse.reply(house.last("anna5@example.org")),
                "Zug",
                "HYGIENE 1\nAN "
                        + names.get(1).name()
                        + ":\nSeid gegrüßt! anna5@example.org\nAN Nirgendland: Hallo?\n");
        house.post();
        assertThat(state(table).sheets()).containsKey(1);
        assertThat(MailHouse.text(house.last("anna5@example.org")))
                .contains("ist unterwegs.", "kennst du nicht");
        var letter = house.last("bert5@example.org");
        assertThat(letter.getSubject()).isEqualTo("Ein Brief von " + names.get(0).name());
        assertThat(MailHouse.text(letter)).contains("Seid gegrüßt!").doesNotContain("anna5");
        assertThat(MailHouse.reply(letter)).contains("games+");
        house.bring(
                hostile(MailHouse.reply(letter), "Wer seid ihr?", 55)
                        .replace("bert@", "bert5@")
                        .replace(
                                "MIME-Version",
                                "In-Reply-To: " + letter.getMessageID() + "\r\nMIME-Version"),
                StandardCharsets.ISO_8859_1);
        house.post();
        assertThat(MailHouse.text(house.last("bert5@example.org")))
                .contains("liegt bei der Spielleitung");
        assertThat(house.last("greta5@example.org").getSubject()).startsWith("Zum Weitergeben");
        var body = "{\"number\":2,\"step\":\"pass\"}";
        house.house().json(master, "/api/pygma/" + table + "/words/letters", body);
        house.post();
        assertThat(MailHouse.text(house.last("anna5@example.org")))
                .contains("Wer seid ihr?")
                .doesNotContain("bert5");
    }

    @Test
    void pressComesByMailAndTheKurierGoesOut() throws Exception {
        var master = house.member("greta6", "de");
        var anna = house.member("anna6", "de");
        var table = house.campaign(master, "realms 2 seed 4", anna, house.member("bert6", "de"));
        house.lead(master, table, "evaluate");
        house.post();
        house.write(
                "anna6@example.org",
                MailHouse.reply(house.last("anna6@example.org")),
                "Presse",
                "PRESSE: Großes Fest\nAlle tanzten.\n");
        house.post();
        assertThat(MailHouse.text(house.last("anna6@example.org"))).contains("nächste Ausgabe");
        var words = "/api/pygma/" + table + "/words/";
        house.house().json(master, words + "press", "{\"number\":1,\"step\":\"take\"}");
        house.house().json(master, words + "kurier", "{\"text\":\"Gruß\"}");
        house.post();
        var issue = house.last("bert6@example.org");
        assertThat(issue.getSubject()).isEqualTo("Der Kurier, Ausgabe 1: Andra/01");
        assertThat(MailHouse.files(issue)).containsExactly("kurier.pdf");
        assertThat(titled("anna6@example.org", "Dein Beitrag")).isEqualTo(1);
    }

    /** A question that only looks like an order costs nobody the sheet that was sent before. */
    @Test
    void aLetterWithoutOneReadableOrderReplacesNothing() throws Exception {
        var master = house.member("greta11", "de");
        var anna = house.member("anna11", "de");
        var table = house.campaign(master, "realms 2 seed 4", anna, house.member("bert11", "de"));
        var from = "anna11@example.org";
        var to = house.house().part(ReplyAddress.class).of(table, anna.id()).orElseThrow();
        house.write(from, to, "Zug", "SONST \"eins\"\nBitte schick mir noch die Karte.\nGruß\n");
        house.post();
        assertThat(MailHouse.text(house.last(from)))
                .contains("Nicht als Befehl gelesen: Bitte schick mir noch die Karte.");
        house.write(from, to, "Re: Zug", "KH 1 nach Hause, oder?\n");
        house.post();
        assertThat(state(table).sheets().toString()).contains("eins");
        var answer = house.last(from);
        assertThat(answer.getSubject()).isEqualTo("Deine Mail für Andra/01 ließ sich nicht lesen");
        assertThat(MailHouse.text(answer)).contains("gilt weiter", "Richtig wäre zum Beispiel: KH");
    }

    /** Only the end of a way is said, then the order is corrected: the rest of the sheet stays. */
    @Test
    void aCorrectionLeavesTheRestOfTheSheetAndAWayBeginsWhereItsArmyStands() throws Exception {
        var master = house.member("greta22", "de");
        var anna = house.member("anna22", "de");
        var table = house.campaign(master, "realms 2 seed 4", anna, house.member("bert22", "de"));
        var from = "anna22@example.org";
        var to = house.house().part(ReplyAddress.class).of(table, anna.id()).orElseThrow();
        var world = state(table).world();
        var army = world.armies().stream().filter(it -> it.realm() == 1).findFirst().orElseThrow();
        var at = world.geometry().address(army.field());
        house.write(from, to, "Zug", army.unit() + " nach " + at + "\nSONST \"eins\"\n");
        house.write(from, to, "Zug", "Korrektur:\n" + army.unit() + ": " + at + " V\n");
        house.post();
        assertThat(state(table).sheets())
                .hasEntrySatisfying(1, sheet -> assertThat(sheet.lines()).hasSize(2));
        assertThat(state(table).sheets().toString()).contains("eins", "NEGOTIATE");
        assertThat(MailHouse.text(house.letters(from).getFirst()))
                .contains(army.unit() + ": " + at);
    }

    private static void demand(MailHouse house, TestHouse.Visitor master, TableId table)
            throws Exception {
        house.house().json(master, "/api/pygma/" + table + "/post", "{\"asks\":true}");
    }

    @Test
    void whereACampaignAsksForAPasswordAMailWithoutItWaits() throws Exception {
        var master = house.member("greta7", "de");
        var anna = house.member("anna7", "de");
        var table = house.campaign(master, "realms 2 seed 4", anna, house.member("bert7", "de"));
        demand(house, master, table);
        var reply = house.house().part(ReplyAddress.class).of(table, anna.id()).orElseThrow();
        int before = entries(table);
        house.write("anna7@example.org", reply, "Zug", "PASSWORT falsch\nHYGIENE 1\n");
        house.post();
        assertThat(entries(table)).isEqualTo(before);
        var question = MailHouse.text(house.last("anna7@example.org"));
        var word = question.replaceAll("(?s).*PASSWORT (\\w+).*", "$1");
        assertThat(house.house().get(anna, "/api/pygma/" + table + "/post").body())
                .contains("\"password\":\"" + word + "\"");
        assertThat(house.house().get(master, "/api/pygma/" + table + "/post").body())
                .contains("\"asks\":true")
                .doesNotContain(word);
        house.write(
                "anna7@example.org", MailHouse.BOX, "Zug", "Passwort: " + word + "\nHYGIENE 1\n");
        house.post();
        assertThat(entries(table)).isEqualTo(before + 1);
        assertThat(state(table).sheets().toString()).contains("Hygiene").doesNotContain(word);
    }

    @Test
    void whoPlaysInSeveralCampaignsIsUnderstoodByTheHeadingOrAsked() throws Exception {
        var master = house.member("greta8", "de");
        var anna = house.member("anna8", "de");
        var bert = house.member("bert8", "de");
        var one = house.campaign(master, "realms 2 seed 4", anna, bert);
        var other = house.campaign(master, "realms 2 seed 4", bert, anna);
        house.write("anna8@example.org", MailHouse.BOX, "Zug", "HYGIENE 1\n");
        house.post();
        var which = house.last("anna8@example.org");
        assertThat(which.getSubject()).isEqualTo("Zu welcher Kampagne gehört deine Mail?");
        for (TableId table : List.of(one, other))
            assertThat(MailHouse.text(which))
                    .contains(
                            house.house()
                                    .part(ReplyAddress.class)
                                    .of(table, anna.id())
                                    .orElseThrow());
        house.bring(
                hostile(MailHouse.BOX, "REICH 2\nHYGIENE 1", 81)
                        .replace("bert@", "anna8@")
                        .replace(
                                "MIME-Version",
                                "Authentication-Results: mx.example.org; dkim=pass"
                                        + " header.d=example.org\r\nMIME-Version"),
                StandardCharsets.ISO_8859_1);
        house.post();
        assertThat(state(other).sheets()).containsKey(2);
        assertThat(state(one).sheets()).isEmpty();
    }

    /** Who has sent is not reminded; who has not, gets the draft from the page. */
    @Test
    void theReminderBringsTheSheetAsItStandsAndSaysWhereToAnswer() throws Exception {
        var master = house.member("greta9", "de");
        var anna = house.member("anna9", "de");
        var bert = house.member("bert9", "de");
        var table = house.campaign(master, "realms 2 seed 4", anna, bert);
        house.house().json(anna, "/api/pygma/" + table + "/drafts", "{\"text\":\"HYGIENE 1\"}");
        house.write(
                "bert9@example.org",
                house.house().part(ReplyAddress.class).of(table, bert.id()).orElseThrow(),
                "Zug",
                "HYGIENE 1\n");
        house.post();
        var due = Instant.parse("2026-11-22T19:00:00Z").atZone(ZoneOffset.UTC);
        var said = new Notices.Said(Notices.Said.Manner.GOES_ON, Optional.of(due), "");
        for (var ruler : List.of(anna, bert))
            house.house()
                    .part(MailNotices.class)
                    .write(
                            ruler.id(),
                            Notices.Event.DEADLINE,
                            table,
                            "pygma",
                            List.of(said.print()));
        house.post();
        var reminder = house.last("anna9@example.org");
        assertThat(reminder.getSubject()).isEqualTo("Dein Zug für Andra/01 fehlt noch");
        assertThat(MailHouse.text(reminder)).contains("HYGIENE 1", "22.");
        assertThat(MailHouse.reply(reminder)).startsWith("games+");
        assertThat(titled("bert9@example.org", "Dein Zug für")).isZero();
        house.house()
                .part(MailNotices.class)
                .tell(anna.id(), Notices.Event.CALENDAR, table, "pygma", PersonId.NOBODY);
        house.post();
        assertThat(MailHouse.reply(house.last("anna9@example.org"))).startsWith("games+");
    }

    /** The only word of a mail, in each language, and what is answered to it. */
    private static final Map<String, Map<String, String>> WORDS =
            Map.of(
                    "de",
                    Map.of(
                            "STATUS", "Dein Stand im Monat Andra/01",
                            "Bericht", "Dein Bericht",
                            "KARTE", "Deine Karte",
                            "hilfe!", "So spielst du per Mail"),
                    "en",
                    Map.of(
                            "Status.", "How you stand in Andra/01",
                            "REPORT", "Your report",
                            "map", "Your map",
                            "Help", "How to play by mail"),
                    "fr",
                    Map.of(
                            "ÉTAT", "Ta situation en Andra/01",
                            "rapport", "Ton rapport",
                            "Carte", "Ta carte",
                            "AIDE", "Comment jouer par courriel"));

    /**
     * The help shows an order of each kind, the map its drawing and the addresses of its fields.
     */
    private static void brings(String from, Map<String, String> order, String name)
            throws Exception {
        for (var letter : house.letters(from)) {
            if (letter.getSubject().matches("So spielst.*|How to play.*|Comment jouer.*"))
                assertThat(MailHouse.text(letter))
                        .contains(order.get(name.substring(4)), "16/22", "*");
            if (letter.getSubject().matches("Deine Karte|Your map|Ta carte")) {
                assertThat(MailHouse.files(letter)).containsExactly("map.pdf");
                assertThat(MailHouse.text(letter)).containsPattern("\\d+/\\d\\d\\S#");
            }
        }
    }

    @Test
    void theOnlyWordIsAnsweredWithJustThatInEachLanguage() throws Exception {
        var master = house.member("greta10", "de");
        for (var language : WORDS.entrySet()) {
            var name = "word" + language.getKey();
            var ruler = house.member(name, language.getKey());
            var from = name + "@example.org";
            var table =
                    house.campaign(
                            master, "realms 2 seed 4", ruler, house.member(name + "2", "de"));
            var to = house.house().part(ReplyAddress.class).of(table, ruler.id()).orElseThrow();
            for (var word : language.getValue().entrySet()) {
                house.write(from, to, "", word.getKey() + "\n");
                house.post();
                assertThat(house.last(from).getSubject())
                        .as(word.getKey())
                        .isEqualTo(word.getValue());
            }
            brings(from, Map.of("de", "RÜSTE KH 4", "en", "RAISE KH 4", "fr", "LEVER KH 4"), name);
            var add = Map.of("de", "ERGÄNZE", "en", "ADD", "fr", "AJOUTER");
            house.write(from, to, "", "SONST \"eins\"\n");
            house.write(from, to, "", add.get(language.getKey()) + "\nSONST \"zwei\"\n");
            house.post();
            assertThat(state(table).sheets().toString()).contains("eins", "zwei");
            house.write(from, to, "", "HYGIENE 10\u202f000\nSONST \"1.000 Mann\"\n");
            house.post();
            var grouped = Map.of("de", "10.000", "en", "10,000", "fr", "10\u202f000");
            assertThat(MailHouse.text(house.last(from)))
                    .contains("HYGIENE " + grouped.get(language.getKey()), "\"1.000 Mann\"");
        }
    }
}
