package hegemon.server.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Page;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

import java.util.List;

/** The lessons of 300, played in a real browser. */
class LearnIT {
    @RegisterExtension private static final RunningServer server = new RunningServer();
    @RegisterExtension private final Chromium chromium = new Chromium();

    @Test
    void aSceneIsMissedTriedAgainAndDoneAndTheNextOneFollows() {
        var page = chromium.visitor("en-US");
        page.navigate(server.address("/earthwater/learn"));
        play(page, "from Athenai", "to Korinthos");
        assertThat(page.locator("[data-feedback]")).containsText("its task is not done");
        page.locator("[data-take-back]").click();
        assertThat(page.locator("[data-feedback]")).isEmpty();
        play(page, "from Sparta", "to Thebai", "armies 1");
        assertThat(page.locator("[data-feedback]")).containsText("Thebes is yours");
        assertThat(Accessibility.faults(page)).as("a scene that is done").isEmpty();
        page.locator("[data-next]").click();
        assertThat(page.locator("[data-title]")).containsText("scene 2 of 10");
        play(
                page,
                "buy 3",
                "piece fleet",
                "city Athenai",
                "piece army",
                "city Sparta",
                "city Sparta");
        assertThat(page.locator("[data-next]")).isVisible();
        page.reload();
        assertThat(page.locator("[data-title]")).containsText("scene 3 of 10");
    }

    @Test
    void theEndOfACourseLeadsToARealGame() {
        var page = chromium.visitor("en-US");
        page.navigate(server.address("/earthwater/learn"));
        assertThat(page.locator("[data-to]").last()).isVisible();
        assertThat(page.locator("[data-played]")).isHidden();
        page.evaluate(
                "() => localStorage.setItem('hegemon.ew.lessons', JSON.stringify([...document"
                        + ".querySelectorAll('[data-to]')].map(each => each.dataset.to)))");
        page.reload();
        page.locator("[data-to]").last().click();
        page.locator("[data-played] button").click();
        page.locator("[data-edition-ask] button").first().click();
        assertThat(page.locator("#ew-prompt")).containsText("Talents: 8");
    }

    private static void play(Page page, String... answers) {
        for (String answer : List.of(answers))
            page.locator("[data-answer='" + answer + "']").click();
    }
}
