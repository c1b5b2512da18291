package hegemon.server.web.pygma.post;

import static org.assertj.core.api.Assertions.assertThat;

import hegemon.pygma.PygmaState;
import hegemon.server.play.Tables;

import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import java.nio.file.Path;

/** A campaign by mail, with a real mail server: SMTP out, IMAP in. */
class PlayByMailIT {
    @TempDir private static Path data;

    private MailHouse house;

    @BeforeEach
    void open() {
        house = new MailHouse(data);
    }

    @AfterEach
    void close() {
        house.close();
    }

    private PygmaState state(String table) {
        return (PygmaState)
                house.house().part(Tables.class).find(table).orElseThrow().now().match().state();
    }

    @Test
    void aRulerPlaysByAnsweringTheEvaluation() throws Exception {
        var master = house.member("greta", "de");
        var anna = house.member("anna", "de");
        var bert = house.member("bert", "en");
        var table = house.campaign(master, "realms 2 seed 4", anna, bert);
        house.lead(master, table, "evaluate");
        house.post();
        var evaluation = house.last("anna@example.org");
        assertThat(evaluation.getSubject()).startsWith("Auswertung Andra/01");
        assertThat(MailHouse.files(evaluation))
                .containsExactly("report.pdf", "report.txt", "report.json");
        assertThat(MailHouse.text(evaluation)).contains("ZUG Bek/01", "KH 1:");
        house.write(
                "Anna <anna@example.org>",
                MailHouse.reply(evaluation),
                "Re: Auswertung",
                "Hallo!\n\nHYGIENE 1\nSONST \"Wir suchen.\"\nKH 99: 1/1 A\n\nGruß Anna\n");
        house.post();
        assertThat(state(table).sheets()).containsKey(1);
        var receipt = house.last("anna@example.org");
        assertThat(receipt.getSubject()).startsWith("Zug Bek/01 eingegangen");
        assertThat(MailHouse.text(receipt)).contains("SONST \"Wir suchen.\"", "E-07");
        assertThat(house.count("INBOX")).isZero();
        assertThat(house.count("INBOX.done")).isEqualTo(1);
    }
}
