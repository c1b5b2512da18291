package hegemon.server.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.Cookie;

import hegemon.server.accounts.Guests;
import hegemon.server.clubs.Clubs;
import hegemon.server.clubs.Course;
import hegemon.server.clubs.Events;
import hegemon.server.house.TestHouse;
import hegemon.server.id.EventId;
import hegemon.server.mail.NoticeBoard;
import hegemon.server.play.Endings;
import hegemon.server.play.Tables;
import hegemon.server.store.EventRows.Phase;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;

import javax.sql.DataSource;

/**
 * An evening of a club: twenty play three rounds of Sparta, in German. The director and one player
 * see it in browsers, the others move as programs would.
 */
class ClubEveningIT {
    private static final int PLAYERS = 20;
    private static final int ROUNDS = 3;

    @RegisterExtension private static final RunningServer server = new RunningServer();
    @RegisterExtension private final Chromium chromium = new Chromium();

    private final List<Guests.NewGuest> people = new ArrayList<>();

    @Test
    void twentyPlayThreeRounds() {
        for (int i = 1; i <= PLAYERS; i++) {
            people.add(server.part(Guests.class).welcome());
            TestHouse.claim(server.part(DataSource.class), people.getLast().id(), "Gast " + i);
        }
        var clubs = server.part(Clubs.class);
        var club = clubs.found("Klubabend", "", people.getFirst().id()).orThrow();
        for (var each : people.subList(1, PLAYERS))
            assertThat(clubs.admit(club, each.id())).isEmpty();
        var director = visit(people.getFirst());
        director.navigate(server.address("/clubs/" + club.id()));
        director.locator("details:has(#event-name) summary").click();
        director.locator("#event-name").fill("Herbst");
        director.locator("#format").selectOption("swiss");
        director.locator("#event-game").selectOption("sparta zigzag");
        director.locator("#rounds").fill(String.valueOf(ROUNDS));
        director.locator("form:has(#event-name) .primary").click();
        director.waitForURL(Pattern.compile(".*/events/.*"));
        assertThat(director.locator(".lead")).containsText("Zickzack");
        var id = director.url().replaceAll(".*/", "");
        var events = server.part(Events.class);
        for (var each : people) assertThat(events.enter(course(id), each.id())).isEmpty();
        director.reload();
        director.getByText("Erste Runde beginnen").click();
        var player = visit(people.getLast());
        assertThat(server.part(NoticeBoard.class).of(people.getLast().id()))
                .as("told at once, with the name of the event")
                .anyMatch(note -> note.said().text().equals("Herbst"));
        player.navigate(server.address("/events/" + id));
        for (int number = 1; number <= ROUNDS; number++) {
            int round = number;
            await().until(() -> course(id).games(round).size() == PLAYERS / 2);
            player.waitForURL(
                    Pattern.compile(".*/games/.*")); // led to the board, there is a minute
            seenAtTheTable(player, id, round);
            player.navigate(server.address("/events/" + id));
            assertThat(player.locator("#round-" + round)).isVisible();
            course(id).games(round).forEach(ClubEveningIT::lostByTheSecondSeat);
        }
        await().until(() -> course(id).event().phase() == Phase.OVER);
        player.reload();
        assertThat(player.locator(".lead")).containsText("beendet");
        var first = player.locator("tbody").first().locator("tr").first();
        assertThat(first).containsText("3");
        assertThat(Accessibility.faults(player)).isEmpty();
    }

    private Page visit(Guests.NewGuest person) {
        var page = chromium.visitor("de-DE");
        page.context()
                .addCookies(
                        List.of(
                                new Cookie("hegemon-guest", person.token())
                                        .setUrl(server.address("/"))));
        return page;
    }

    private static Course course(String id) {
        return server.part(Events.class).course(new EventId(id)).orElseThrow();
    }

    /** Nobody calls off a game of an event; what calls to it is seen there. */
    private void seenAtTheTable(Page player, String id, int round) {
        var me = Optional.of(people.getLast().id());
        var board =
                course(id).games(round).stream()
                        .map(Course.Game::board)
                        .filter(it -> me.get().equals(it.first()) || me.equals(it.second()))
                        .findFirst()
                        .orElseThrow();
        assertThat(player.url()).endsWith("/games/" + board.table().orElseThrow());
        assertThat(player.locator("[data-resign]")).isVisible();
        assertThat(player.locator("[data-abort]")).not().isVisible();
        var table = board.table().orElseThrow();
        var notices = server.part(NoticeBoard.class);
        await().until(
                        () ->
                                notices.of(me.get()).stream()
                                        .noneMatch(note -> note.table().equals(table)));
    }

    private static void lostByTheSecondSeat(Course.Game game) {
        var board = game.board();
        var tables = server.part(Tables.class);
        var table = tables.find(board.table().orElseThrow()).orElseThrow();
        tables.submit(table, Optional.of(board.first()), 0, "e2-e4");
        tables.submit(table, board.second(), 1, "e9-e7");
        server.part(Endings.class).resign(table, board.second(), 2);
    }
}
