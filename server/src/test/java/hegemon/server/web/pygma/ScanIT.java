package hegemon.server.web.pygma;

import static org.assertj.core.api.Assertions.assertThat;

import hegemon.server.house.Browser;
import hegemon.server.house.OpenHouse;
import hegemon.server.store.ScanRows;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;

/** Letters on paper that a game master scans, spoken to as a page does. */
class ScanIT {
    private static final byte[] PNG = {(byte) 0x89, 'P', 'N', 'G', '\r', '\n', 0x1a, '\n', 7, 7};

    @RegisterExtension private static final OpenHouse HOUSE = new OpenHouse();

    /** A campaign of two rulers and a game master. */
    private record Campaign(String path, Browser master, Browser first, Browser second) {
        static Campaign begun() throws Exception {
            var master = HOUSE.browser().speaking("de");
            var id =
                    master.begin(
                            "game=pygma&setup=realms+2+seed+4&opponent=friend&seat=GameMaster");
            var campaign =
                    new Campaign("/api/pygma/" + id, master, HOUSE.browser(), HOUSE.browser());
            campaign.first().join(id);
            campaign.second().join(id);
            return campaign;
        }

        HttpResponse<String> send(Browser who, String type, byte[] picture) throws Exception {
            return who.send(
                    who.to(path + "/realms/1/scans")
                            .header("Content-Type", type)
                            .POST(BodyPublishers.ofByteArray(picture)));
        }

        HttpResponse<String> scan(Browser reader, int number) throws Exception {
            return reader.get(path + "/scans/" + number);
        }
    }

    @Test
    void aScanIsForGameMastersAndForTheRulerWhoWrote() throws Exception {
        var campaign = Campaign.begun();
        assertThat(campaign.send(campaign.first(), "image/png", PNG).statusCode()).isEqualTo(403);
        var kept = campaign.send(campaign.master(), "image/png", PNG);
        assertThat(kept.body()).isEqualTo("{\"wrong\":\"\"}");
        for (Browser reader : new Browser[] {campaign.master(), campaign.first()}) {
            var line = reader.read(campaign.path() + "/scans").get(0);
            assertThat(line.path("month").asString()).isEqualTo("Andra/01");
            assertThat(line.path("realm").asInt()).isEqualTo(1);
            assertThat(line.path("kind").asString()).isEqualTo("png");
            var picture = campaign.scan(reader, line.path("number").asInt());
            assertThat(picture.headers().firstValue("Content-Type")).contains("image/png");
            assertThat(picture.body()).contains("PNG");
        }
        assertThat(campaign.second().read(campaign.path() + "/scans").size()).isZero();
        assertThat(campaign.scan(campaign.second(), 1).statusCode()).isEqualTo(404);
        var removed = campaign.path() + "/scans/1/remove";
        assertThat(campaign.first().json(removed, "{}").statusCode()).isEqualTo(403);
        assertThat(campaign.master().json(removed, "{}").statusCode()).isEqualTo(204);
        assertThat(campaign.scan(campaign.first(), 1).statusCode()).isEqualTo(404);
        assertThat(campaign.master().get(campaign.path() + "/master").body())
                .contains("hat einen Brief von Reich 1", "hat den Scan eines Briefs von");
    }

    @Test
    void whatItIsIsToldByItsContentAndNotByWhoeverSendsIt() throws Exception {
        var campaign = Campaign.begun();
        var page = "<html><script>alert(1)</script>".getBytes(StandardCharsets.UTF_8);
        var refused = campaign.send(campaign.master(), "image/png", page);
        assertThat(refused.body()).contains("nur Bilder (JPEG oder PNG) und PDF-Dateien bis 5 MB");
        var pdf = "%PDF-1.7 x".getBytes(StandardCharsets.US_ASCII);
        campaign.send(campaign.master(), "text/html", pdf);
        var kept = campaign.scan(campaign.master(), 1);
        assertThat(kept.headers().firstValue("Content-Type")).contains("application/pdf");
        assertThat(kept.headers().firstValue("Content-Disposition").orElse(""))
                .startsWith("attachment");
    }

    @Test
    void sizeAndNumberAreBounded() throws Exception {
        var campaign = Campaign.begun();
        var large = Arrays.copyOf(PNG, 5 * 1024 * 1024 + 1);
        assertThat(campaign.send(campaign.master(), "image/png", large).statusCode())
                .isEqualTo(413);
        for (int i = 0; i < ScanRows.MOST; i++)
            assertThat(campaign.send(campaign.master(), "image/png", PNG).body())
                    .isEqualTo("{\"wrong\":\"\"}");
        assertThat(campaign.send(campaign.master(), "image/png", PNG).body())
                .contains("höchstens 6 Scans je Reich und Monat");
        assertThat(campaign.master().read(campaign.path() + "/scans").size())
                .isEqualTo(ScanRows.MOST);
    }
}
