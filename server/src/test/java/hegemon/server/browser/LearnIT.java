package hegemon.server.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;

/** The lessons of 300, played in a real browser. */
class LearnIT {
    /** What is tapped, scene by scene; where only one answer is left, the page gives it. */
    private static final List<String> BOTH_COURSES =
            List.of(
                    "from Sparta, to Thebai, armies 1",
                    "buy 3, piece fleet, city Athenai, piece army, city Sparta, city Sparta",
                    "from Athenai, to Naxos, fleets 1, aboard 1",
                    "from Athenai, to Thebai, armies 3, stay",
                    "refuge Athenai",
                    "play 3 event, city Athenai",
                    "city Athenai",
                    "from Athenai, to Abydos, aboard 1, destroy",
                    "buy 6",
                    "play 14 move, from Athenai, to Thebai",
                    "city Athenai, city Sparta, city Korinthos",
                    "from Athenai, to Thebai, armies 1",
                    "from Korinthos, to Athenai, armies 1",
                    "from Athenai, to Abydos, aboard 1",
                    "from Sparta, to Abydos, fleets 3, aboard 3, spare, stay, stay",
                    "from Athenai, to Abydos, aboard 1");

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

    /** Both courses to their end; what is said is said in the reader's language. */
    @ParameterizedTest
    @CsvSource({
        "TOUCH, en-US, 390, 844",
        "TOUCH, fr-FR, 390, 844",
        "TOUCH, de-DE, 844, 390",
        "KEYS, fr-FR, 1280, 900",
        "MOUSE, de-DE, 1280, 900"
    })
    void bothCoursesArePlayedToTheEnd(By hand, String language, int width, int height) {
        var page =
                hand == By.TOUCH
                        ? chromium.phone(language, width, height)
                        : chromium.visitor(language);
        page.navigate(server.address("/earthwater/learn"));
        var newcomer = new Newcomer();
        for (String scene : BOTH_COURSES) {
            var title = page.locator("[data-title]").innerText();
            for (String answer : scene.split(", ")) {
                newcomer.readsAndAnswers(page.locator("main").innerText());
                hand.give(answer(page, answer));
            }
            assertThat(page.locator("[data-feedback].success")).isInViewport();
            Chromium.assertFits(page, title);
            assertThat(page.locator("main").innerText())
                    .as(title)
                    .doesNotContainPattern("(server|earthwater)\\.[a-z]+\\.");
            newcomer.readsAndAnswers(page.locator("main").innerText());
            if (page.locator("[data-next]").isVisible()) hand.give(page.locator("[data-next]"));
        }
        assertThat(newcomer.minutes()).as("until the first game").isBetween(8.0, 15.0);
        assertThat(page.locator("[data-to] .visually-hidden")).hasCount(BOTH_COURSES.size());
        hand.give(page.locator("[data-played] button"));
        assertThat(page.locator("[data-edition-ask]")).isVisible();
        assertThat(page.locator("[data-unlearned]")).isHidden();
    }

    /** Reads each line once, 200 words a minute, and takes two seconds for an answer. */
    private static final class Newcomer {
        private final Set<String> lines = new HashSet<>();
        private int words;
        private int answers;

        void readsAndAnswers(String text) {
            for (String line : text.lines().toList())
                if (lines.add(line)) words += (int) WORD.matcher(line).results().count();
            answers++;
        }

        double minutes() {
            return words / 200.0 + answers / 30.0;
        }
    }

    private static final Pattern WORD = Pattern.compile("[\\p{L}\\d]\\S*");

    /** How somebody answers. */
    enum By {
        TOUCH,
        KEYS,
        MOUSE;

        void give(Locator answer) {
            switch (this) {
                case TOUCH -> answer.tap();
                case KEYS -> {
                    answer.page().waitForFunction(KeyboardPlayer.READY); // else it is off
                    answer.press("Enter");
                }
                case MOUSE -> answer.click();
            }
        }
    }

    private static Locator answer(Page page, String answer) {
        return page.locator("[data-answer='" + answer + "']")
                .or(page.locator("[data-move='" + answer + "']"));
    }

    @Test
    void everySceneIsFreeOfFaultsByDayAndByNight() {
        var page = chromium.visitor("de-DE");
        page.navigate(server.address("/earthwater/learn"));
        for (int scene = 0; scene < BOTH_COURSES.size(); scene++) {
            page.locator("[data-to]").nth(scene).click();
            page.waitForFunction(KeyboardPlayer.READY);
            assertThat(Accessibility.faultsByDayAndNight(page)).as("scene %s", scene + 1).isEmpty();
        }
    }

    private static void play(Page page, String... answers) {
        for (String answer : List.of(answers))
            page.locator("[data-answer='" + answer + "']").click();
    }
}
