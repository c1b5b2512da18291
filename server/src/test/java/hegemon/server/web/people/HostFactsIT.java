package hegemon.server.web.people;

import static org.assertj.core.api.Assertions.assertThat;

import hegemon.server.HostSettings;
import hegemon.server.ServerSettings;
import hegemon.server.accounts.Registration;
import hegemon.server.admin.Administrators;
import hegemon.server.house.Browser;
import hegemon.server.house.OpenHouse;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

import java.io.IOException;
import java.net.http.HttpResponse;
import java.nio.file.Files;
import java.nio.file.Path;

/** A house as its host wants it: closed, silent, with a look and an imprint of its own. */
class HostFactsIT {
    @RegisterExtension
    private static final OpenHouse HOUSE = new OpenHouse(HostFactsIT::closedAndSilent);

    private static ServerSettings closedAndSilent(Path data) throws IOException {
        Files.createDirectories(data.resolve("themes"));
        Files.createDirectories(data.resolve("legal"));
        Files.writeString(data.resolve("themes/marble.css"), ":root { --ground: #fff; }");
        Files.writeString(data.resolve("legal/imprint.de.md"), "# Wir");
        var host =
                HostSettings.DEFAULTS.with(Registration.CLOSED).withTheme("marble").withoutChat();
        return ServerSettings.in(data, 0).with(host);
    }

    @Test
    void everyPageWearsTheThemeAndNamesTheImprint() throws Exception {
        for (String page : new String[] {"/", "/lobby", "/sign-in", "/nowhere"})
            assertThat(HOUSE.bare(HOUSE.to(page).header("Accept", "text/html")).body())
                    .contains("href=\"/theme/marble.css\"", "href=\"/legal/imprint\"")
                    .doesNotContain("/legal/privacy");
        assertThat(HOUSE.get("/theme/marble.css").body()).contains("--ground");
        assertThat(HOUSE.browser().speaking("fr").get("/legal/imprint").body())
                .as("in the only language that there is")
                .contains("<h1>Wir</h1>");
    }

    @Test
    void whoeverBringsThePrintedLinkGetsAnAccountEvenIfTheHouseIsClosed() throws Exception {
        var link = HOUSE.part(Administrators.class).newLink();
        var token = link.substring(Administrators.CLAIM.length());
        var host = HOUSE.browser();
        assertThat(host.get(link).body())
                .contains("/sign-up?invitation=" + token + "&amp;back=" + link)
                .doesNotContain("action=\"" + link);
        assertThat(signUp(host, "Nobody", "no-token").statusCode()).isEqualTo(422);
        var claimed = signUp(host, "Host", token + "&back=" + link);
        assertThat(claimed.headers().firstValue("Location").orElseThrow()).endsWith(link);
        assertThat(host.get(link).body()).contains("action=\"" + link);
        assertThat(host.form(link, "").statusCode()).isEqualTo(302);
        assertThat(host.get("/admin").statusCode()).isEqualTo(200);
        assertThat(signUp(HOUSE.browser(), "Second", token).statusCode())
                .as("the link works once")
                .isEqualTo(422);
    }

    private static HttpResponse<String> signUp(Browser browser, String name, String invitation)
            throws Exception {
        return browser.form(
                "/sign-up",
                "name=" + name + "&password=four+words+in+a+row&invitation=" + invitation);
    }

    @Test
    void whereChildrenPlayNoTableOffersToTalk() throws Exception {
        var child = HOUSE.browser();
        assertThat(child.get("/tables/new?game=sparta").body()).doesNotContain("name=\"chat\"");
        var table = child.lay("game=sparta&setup=standard&own=South&rest=open&pace=none&chat=true");
        assertThat(child.get("/games/" + table).body()).doesNotContain("data-talk");
        assertThat(child.act(table, "talk", "{\"text\":\"hello\"}").statusCode()).isEqualTo(422);
    }

    @Test
    void whoeverMustSignInComesBackToWhatTheyAskedFor() throws Exception {
        assertThat(HOUSE.get("/admin/jobs").headers().firstValue("Location").orElseThrow())
                .endsWith("/sign-in?back=/admin/jobs");
    }
}
