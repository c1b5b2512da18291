package hegemon.server.web.earthwater;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assumptions.assumeThat;
import static org.awaitility.Awaitility.await;

import hegemon.earthwater.EarthWater;
import hegemon.server.house.Browser;
import hegemon.server.house.OpenHouse;
import hegemon.server.id.PersonId;
import hegemon.server.id.TableId;
import hegemon.server.play.Tables;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

import tools.jackson.databind.JsonNode;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import java.util.zip.ZipInputStream;

/** EW-S6: the campaign of the day, as two people play it. */
class DayIT {
    @RegisterExtension private static final OpenHouse HOUSE = new OpenHouse();

    /** So many choices are the first on offer; then all is passed. */
    private static final int BOLD = 12;

    private static Player begin(Browser browser) throws Exception {
        var answer = browser.form("/earthwater/day", "");
        assertThat(answer.statusCode()).isEqualTo(302);
        var place = answer.headers().firstValue("Location").orElseThrow();
        return new Player(HOUSE, browser, new TableId(place.substring(place.lastIndexOf('/') + 1)));
    }

    private static Browser member(String name) throws Exception {
        var browser = HOUSE.browser();
        browser.form("/sign-up", "name=" + name + "&password=four+words+in+a+row&email=");
        return browser;
    }

    private static JsonNode playedToItsEnd(Player player) throws Exception {
        var table = player.table();
        for (int moves = 0; !table.path("turn").path("over").asBoolean(); moves++)
            table = player.move(choice(table, moves < BOLD), "");
        return table;
    }

    private static String choice(JsonNode table, boolean bold) {
        var choices = new ArrayList<String>();
        table.path("view")
                .path("choices")
                .forEach(each -> choices.add(each.path("move").asString()));
        return choices.stream()
                .filter(move -> !bold && List.of("pass", "done", "buy 0").contains(move))
                .findFirst()
                .orElse(choices.getFirst());
    }

    @Test
    void whoeverMakesTheSameChoicesHasTheSameGameAndNothingTellsTheSecretBeforeTheDayIsOver()
            throws Exception {
        var days = HOUSE.part(Days.class);
        var today = days.today();
        var ada = begin(member("Ada"));
        var guest = begin(HOUSE.browser());
        var ended = playedToItsEnd(ada);
        assertThat(texts(playedToItsEnd(guest))).isEqualTo(texts(ended)).hasSizeGreaterThan(20);
        assertThat(begin(ada.browser()).id().value()).as("one try").isEqualTo(ada.id().value());
        var secret = days.chance(today).hex();
        var page = ada.browser().get("/earthwater/day").body();
        assumeThat(days.today()).as("midnight has passed meanwhile").isEqualTo(today);
        assertThat(page)
                .contains(days.chance(today).commitment())
                .contains(days.chance(today.plusDays(1)).commitment())
                .contains(days.chance(today.minusDays(1)).hex())
                .doesNotContain(secret)
                .doesNotContain(days.chance(today.plusDays(1)).hex());
        for (String path : served(ada.id().value()))
            assertThat(told(ada.browser(), path)).as(path).doesNotContain(secret);
        assertThat(ada.firstEvent("/api/games/{id}/live"))
                .contains(days.chance(today).commitment())
                .doesNotContain(secret);
        assertThat(ada.browser().get("/games/" + ada.id() + "/dice").body())
                .as("the link of the table says when the dice can be verified")
                .contains(days.chance(today).commitment(), today.plusDays(1) + " 00:00 UTC");
        assertThat(ada.browser().get("/games/" + ada.id() + "/log").statusCode()).isEqualTo(303);
        assertThat(ended.path("commitment").asString()).isEqualTo(days.chance(today).commitment());
        assertThat(ada.table().toString()).doesNotContain(secret);
        assertThat(guest.browser().get("/games/" + ada.id()).statusCode())
                .as("nobody looks on before having played")
                .isEqualTo(403);
        var rows = page.substring(page.indexOf("<tbody>"), page.indexOf("</tbody>"));
        assertThat(rows).containsOnlyOnce("aria-current");
        assertThat(named(rows)).as("members alone").contains("Ada").isSubsetOf("Ada", "Cleo");
        var ben = begin(member("Ben"));
        assertThat(texts(playedToItsEnd(ben))).as("the other member").isEqualTo(texts(ended));
        var both = ben.browser().get("/earthwater/day").body();
        assertThat(both.substring(both.indexOf("<tbody>"), both.indexOf("</tbody>")))
                .as("equals share a place; who plays as a guest has none")
                .containsPattern("(?s)>1</td>.*>1</td>")
                .contains("Ada", "Ben")
                .containsOnlyOnce("aria-current");
    }

    private static List<String> named(String rows) {
        return Pattern.compile("<th scope=\"row\">([^<]*)</th>")
                .matcher(rows)
                .results()
                .map(row -> row.group(1))
                .toList();
    }

    /** All that the house serves of a game and its player, streams aside: docs/access.md. */
    private static List<String> served(String game) throws IOException {
        return Pattern.compile("\\| GET \\| `([^`]+)`")
                .matcher(Files.readString(Path.of("../docs/access.md")))
                .results()
                .map(row -> row.group(1).replace("{id}", game).replace("{entry}", "1"))
                .filter(path -> !path.contains("{") && !path.matches(".*/(live|advice|events)"))
                .toList();
    }

    /** What an answer says, also where it is packed. */
    private static String told(Browser browser, String path) throws Exception {
        var answer = HOUSE.send(browser.to(path), HttpResponse.BodyHandlers.ofByteArray());
        if (!path.endsWith(".zip")) return new String(answer.body(), StandardCharsets.UTF_8);
        var all = new StringBuilder();
        try (var zip = new ZipInputStream(new ByteArrayInputStream(answer.body()))) {
            while (zip.getNextEntry() != null)
                all.append(new String(zip.readAllBytes(), StandardCharsets.UTF_8));
        }
        assertThat(all).as("the games of its owner").contains("commitment");
        return all.toString();
    }

    @Test
    void theAdviserPlaysDaysThatAreOverAndNoOthers() {
        var days = HOUSE.part(Days.class);
        var adviser = HOUSE.part(DayAdviser.class);
        var yesterday = days.today().minusDays(1);
        for (var day : List.of(days.today(), yesterday))
            assertThat(adviser.of(day)).as("at once").isEmpty();
        await().atMost(Duration.ofMinutes(2)).until(() -> adviser.of(yesterday).isPresent());
        assertThat(adviser.of(days.today())).as("while others play it").isEmpty();
    }

    @Test
    void whoeverSatAtATableWithSomebodyIsAmongFriends() throws Exception {
        var greece = Player.at(HOUSE, "two-player", "opponent=friend");
        var store = HOUSE.part(DayStore.class);
        var me = idOf(greece);
        var other = idOf(greece.friend());
        assertThat(store.friends(me)).contains(other);
        var stranger = idOf(Player.at(HOUSE, "solo", "opponent=self"));
        assertThat(store.friends(stranger)).doesNotContain(me, other);
    }

    private static PersonId idOf(Player player) throws Exception {
        return new PersonId(player.get("/api/me").path("id").asString());
    }

    private static List<String> texts(JsonNode table) {
        var texts = new ArrayList<String>();
        table.path("log").forEach(entry -> texts.add(entry.path("text").asString()));
        return texts;
    }

    /** Else a try that goes badly would leave no trace in the tables. */
    @Test
    void whoGivesUpHasLostAndWhoCallsItOffHasHadTheTry() throws Exception {
        var cleo = begin(member("Cleo"));
        cleo.move("buy 0", "");
        cleo.post("/api/games/{id}/resign", "{\"entry\":" + cleo.entry() + "}");
        assertThat(cleo.browser().get("/earthwater/day").body())
                .containsPattern("(?s)>Cleo</th>.*>1</td>.*>0</td>.*>-6</td>");
        var dion = begin(member("Dion"));
        dion.post("/api/games/{id}/abort", "{\"entry\":" + dion.entry() + "}");
        assertThat(dion.browser().get("/earthwater/day").body())
                .contains("You have called it off today", "/games/" + dion.id())
                .doesNotContain("Dion</th>", "action=\"/earthwater/day\"");
    }

    @Test
    void aGameThatEndsAfterItsDayWhenTheSecretIsKnownIsNotCounted() throws Exception {
        var days = HOUSE.part(Days.class);
        var yesterday = days.today().minusDays(1);
        var browser = member("Emil");
        var me = new PersonId(browser.read("/api/me").path("id").asString());
        var id = days.table(yesterday, me);
        HOUSE.part(Tables.class)
                .start(
                        id,
                        new EarthWater(),
                        days.setup(yesterday).print(),
                        days.chance(yesterday),
                        me);
        var emil = new Player(HOUSE, browser, id);
        emil.move("buy 0", "");
        emil.post("/api/games/{id}/resign", "{\"entry\":" + emil.entry() + "}");
        assertThat(browser.get("/earthwater/day").body()).doesNotContain("Emil</th>");
    }

    @Test
    void aFormCannotBeginTheDaysGameWithOtherDice() throws Exception {
        var player = Player.at(HOUSE, "solo&setup=day%3D2026-11-16", "opponent=self");
        assertThat(player.table().path("setup").asString()).isEqualTo("solo");
    }
}
