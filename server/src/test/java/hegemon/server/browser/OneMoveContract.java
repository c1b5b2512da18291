package hegemon.server.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;

import hegemon.server.store.GameStore;
import hegemon.server.store.Verification;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

import java.util.regex.Pattern;

/** One move through the whole house, in real browsers: run on SQLite and on PostgreSQL. */
abstract class OneMoveContract {
    @RegisterExtension private final Chromium chromium = new Chromium();
    private final RunningServer server;

    OneMoveContract(RunningServer server) {
        this.server = server;
    }

    @Test
    void aMoveOfOneGuestReachesTheOtherLiveAndSurvivesARestart() {
        var south = chromium.visitor("en-GB");
        south.navigate(server.address("/"));
        south.getByText("Play a friend").first().click();
        assertThat(piece(south, "e2")).isVisible();

        var north = chromium.visitor("de-DE");
        north.navigate(south.url());
        north.getByText("Platz nehmen und spielen").click();
        assertThat(north.locator("[data-players]")).containsText("Nord · du");
        assertThat(south.locator("[data-players]")).containsText("North · a guest");

        square(south, "e2").click();
        square(south, "e4").click();
        assertThat(piece(north, "e4")).isVisible();
        assertThat(north.locator("[data-moves]")).containsText("e2-e4");

        server.restart();
        square(north, "e9").focus();
        north.keyboard().press("Enter");
        north.keyboard().press("ArrowUp");
        north.keyboard().press("ArrowUp");
        north.keyboard().press("Enter");
        assertThat(south.locator("[data-moves]")).containsText("e9-e7");
        assertThat(piece(south, "e7")).isVisible();

        south.reload();
        assertThat(piece(south, "e4")).isVisible();
        assertThat(south.locator("[data-moves]")).containsText("e9-e7");
        everyStoredGameVerifies(2);
    }

    private void everyStoredGameVerifies(int entries) {
        var store = server.part(GameStore.class);
        assertThat(store.ids())
                .isNotEmpty()
                .allSatisfy(
                        id -> {
                            var stored = store.find(id).orElseThrow();
                            assertThat(stored.log().size()).isEqualTo(entries);
                            assertThat(Verification.fault(stored)).isEmpty();
                        });
    }

    private static Locator square(Page page, String name) {
        return page.locator("[data-square=" + name + "]");
    }

    /** A square whose label names a piece, in any language. */
    private static Locator piece(Page page, String name) {
        return page.getByLabel(
                Pattern.compile("^" + name + ", .*(fighter|Kämpfer|combattant|hero|Held|héros)"));
    }
}
