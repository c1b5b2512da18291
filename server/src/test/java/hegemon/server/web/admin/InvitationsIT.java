package hegemon.server.web.admin;

import static org.assertj.core.api.Assertions.assertThat;

import hegemon.server.HostSettings;
import hegemon.server.ServerSettings;
import hegemon.server.accounts.FrontDoor;
import hegemon.server.accounts.Registration;
import hegemon.server.admin.Administrators;
import hegemon.server.house.TestHouse;
import hegemon.server.house.TestHouse.Visitor;
import hegemon.server.id.ClubId;
import hegemon.server.mail.Smtp;
import hegemon.server.store.ClubRows;
import hegemon.server.store.Database;

import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.springframework.jdbc.core.simple.JdbcClient;

import java.nio.file.Path;
import java.util.List;
import java.util.regex.Pattern;

import javax.sql.DataSource;

/** A house lets people in by links for several, by lists of links and by mail. */
class InvitationsIT {
    private static final String PAGE = "/admin/invitations";
    private static final String PASSWORD = "a long enough word";

    @TempDir private Path data;
    private TestHouse house;
    private Visitor ada;

    @BeforeEach
    void open() {
        var host =
                HostSettings.DEFAULTS
                        .with(Registration.INVITATION)
                        .withMail(
                                new Smtp(
                                        "localhost",
                                        9,
                                        "",
                                        "",
                                        "a@example.org",
                                        Smtp.Security.NONE));
        house = new TestHouse(new ServerSettings(0, data, Database.in(data), host));
        ada = house.member("Ada");
        var chief = house.part(Administrators.class);
        chief.claim(chief.newLink().substring(Administrators.CLAIM.length()), ada.id());
    }

    @AfterEach
    void close() {
        house.close();
    }

    private List<String> made(String fields) throws Exception {
        var body = house.form(ada, PAGE, fields).body();
        return Pattern.compile("sign-up\\?invitation=([A-Za-z0-9_-]+)")
                .matcher(body)
                .results()
                .map(each -> each.group(1))
                .toList();
    }

    private boolean comes(String name, String token) {
        return house.part(FrontDoor.class)
                .signUp(house.guest().id(), name, PASSWORD, token, "here")
                .isEmpty();
    }

    @Test
    void oneLinkIsForSeveralPeopleWhoJoinAClubAndAListIsOfLinksForOneEach() throws Exception {
        var club = new ClubRows.Club(new ClubId("c1"), "Hoplites", "", 1, 0, 1);
        assertThat(house.part(ClubRows.class).create(club, "hoplites")).isTrue();
        var link = made("label=Evening&links=1&uses=2&days=3&club=c1");
        assertThat(link).hasSize(1);
        assertThat(house.get(ada, PAGE).body()).contains("Evening", "Hoplites");
        assertThat(comes("Bob", link.getFirst())).isTrue();
        assertThat(comes("Cid", link.getFirst())).isTrue();
        assertThat(comes("Dan", link.getFirst())).as("two may come").isFalse();
        assertThat(house.get(ada, "/admin/people?club=c1").body())
                .contains("Bob", "Cid", "Hoplites (2)")
                .doesNotContain(">Ada</a>");

        var list = made("links=3&uses=1&days=3");
        assertThat(list).hasSize(3).doesNotHaveDuplicates();
        assertThat(comes("Dan", list.getFirst())).isTrue();
        assertThat(comes("Eve", list.getFirst())).isFalse();
        assertThat(house.form(ada, PAGE, "links=0&uses=1&days=3").statusCode()).isEqualTo(422);
    }

    @Test
    void anInvitationIsWithdrawnAndEnds() throws Exception {
        var link = made("label=Later&links=1&uses=5&days=3").getFirst();
        var id = one("select id from house_invitation where label = 'Later'");
        house.form(ada, PAGE + "/" + id + "/withdraw", "");
        assertThat(comes("Bob", link)).isFalse();
        var other = made("label=Old&links=1&uses=5&days=3").getFirst();
        JdbcClient.create(house.part(DataSource.class))
                .sql("update house_invitation set expires_at = 1 where label = 'Old'")
                .update();
        assertThat(comes("Bob", other)).isFalse();
    }

    @Test
    void everyAddressGetsALetterWithItsOwnLink() throws Exception {
        assertThat(
                        InvitationsAdmin.addresses(
                                "\"Muster, Anna\" <anna@example.org>; bob@example.org, Cid Klein"
                                        + " <cid@example.org>\r\nbob@example.org dan@example.org"))
                .as("as mail programs write them")
                .containsExactly(
                        "anna@example.org",
                        "bob@example.org",
                        "cid@example.org",
                        "dan@example.org");
        var wrong = house.form(ada, PAGE + "/mail", "addresses=bob@example.org,nobody&days=3");
        assertThat(wrong.statusCode()).isEqualTo(422);
        assertThat(wrong.body()).contains("These are not addresses: nobody");
        house.form(ada, PAGE + "/mail", "addresses=bob@example.org%0Acid@example.org&days=3");
        assertThat(one("select count(*) from letter where kind = 'house.invitation'"))
                .isEqualTo("2");
        assertThat(house.get(ada, PAGE).body()).contains("bob@example.org", "cid@example.org");
    }

    @Test
    void whoeverForgotThePasswordGetsALinkByHand() throws Exception {
        var link = made("links=1&uses=1&days=3").getFirst();
        comes("Bob", link);
        var bob = one("select id from person where name = 'Bob'");
        var body = house.form(ada, "/admin/people/" + bob + "/password-link", "").body();
        var path = Pattern.compile("/link/reset/[A-Za-z0-9_-]+").matcher(body);
        assertThat(path.find()).isTrue();
        var token = path.group().substring("/link/reset/".length());
        assertThat(house.get(TestHouse.NOBODY, path.group()).statusCode()).isEqualTo(200);
        var door = house.part(FrontDoor.class);
        door.reset(token, "another long word", "here");
        assertThat(door.signIn("Bob", "another long word", "here").toString()).contains("In");
        assertThat(house.get(TestHouse.NOBODY, path.group()).body())
                .as("once")
                .doesNotContain("name=\"password\"");
    }

    private String one(String query) {
        return JdbcClient.create(house.part(DataSource.class))
                .sql(query)
                .query(String.class)
                .single();
    }
}
