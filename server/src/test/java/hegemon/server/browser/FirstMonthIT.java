package hegemon.server.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;

import com.microsoft.playwright.Page;
import com.microsoft.playwright.assertions.LocatorAssertions;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.regex.Pattern;

/** The seven tasks of the first month, on the real desk. */
class FirstMonthIT {
    /** A bot thinks, in milliseconds. */
    private static final int PATIENCE = 30_000;

    @RegisterExtension private static final RunningServer server = new RunningServer();
    @RegisterExtension private final Chromium chromium = new Chromium();

    @Test
    void aNewcomerGoesThroughTheFirstMonth() {
        var page = chromium.visitor("en-GB");
        page.navigate(server.address("/"));
        page.locator("form:has([value='first-month']) button").click();
        assertThat(page.locator("[data-summary]"))
                .not()
                .isEmpty(new LocatorAssertions.IsEmptyOptions().setTimeout(PATIENCE));

        at(page, "Task 1 of 7");
        assertThat(page.locator("[data-map]")).hasClass(Pattern.compile("pointed"));
        clicks(page, "9/07");
        assertThat(page.locator("[data-stand]")).containsText("That is your capital");
        clicks(page, "9/09");
        at(page, "Task 2 of 7");
        page.locator("[data-lead]").click();
        assertThat(page.locator("#realm .of-supplies h4, #realm .of-supplies caption").first())
                .isInViewport();
        page.locator("[data-answer=wine]").click();
        assertThat(page.locator(".lesson .notice")).isVisible();
        page.locator("[data-answer=stone]").click();
        at(page, "Task 3 of 7");

        // Who comes back, or looks from another device, goes on here.
        page.reload();
        at(page, "Task 3 of 7");
        page.locator("[data-skip]").click();
        assertThat(page.locator(".lesson h2")).hasCount(0);
        page.locator(".lesson button").click();
        at(page, "Task 3 of 7");

        // The form takes a field of the map, and begins with what it brings.
        assertThat(page.locator("[data-stand]")).containsText("stone 7");
        page.locator("[data-lead]").click();
        clicks(page, "9/18");
        assertThat(page.locator("[data-field-of=site]")).hasValue("9/18");
        assertThat(page.locator("[data-field-of=good]")).not().hasValue("");
        takes(page, "Task 3 of 7");
        at(page, "Task 4 of 7");
        takes(page, "Task 4 of 7");
        at(page, "Task 5 of 7");
        takes(page, "Task 5 of 7");
        takes(page, "Task 3 of 7"); // the new settlement may ask for more
        at(page, "Task 6 of 7");
        takes(page, "Task 6 of 7");
        at(page, "Task 7 of 7");
        page.locator("[data-lead]").click();
        page.locator("[data-send]").click();
        assertThat(page.locator(".lesson"))
                .containsText(
                        "Gantr/01",
                        new LocatorAssertions.ContainsTextOptions().setTimeout(PATIENCE));
        assertThat(page.locator("#happened .of-gains").first())
                .hasText(Pattern.compile("fields? newly discovered.* (\\d+/\\d+(, )?)+\\.$"));

        // Nobody who has done it is asked to do it again.
        page.locator("[data-practice]").click();
        page.locator("form:has(#practice-size) button").click();
        assertThat(page.locator("[data-news] .news, [data-heading]").first())
                .not()
                .isEmpty(new LocatorAssertions.IsEmptyOptions().setTimeout(PATIENCE));
        assertThat(page.locator("[data-opening]")).isHidden();
        assertThat(page.locator("[data-to-lesson]")).isHidden();
    }

    private static void at(Page page, String task) {
        assertThat(page.locator(".lesson h2"))
                .containsText(
                        task, new LocatorAssertions.ContainsTextOptions().setTimeout(PATIENCE));
    }

    /** Takes over the proposed lines until another task is next. */
    private static void takes(Page page, String task) {
        for (int i = 0; i < 20; i++) {
            var taken = page.evaluate(TAKE, task);
            if (taken == null) return;
            page.waitForFunction(JUDGED, List.of(task, taken));
        }
    }

    /** Takes the proposed line if this is still the task, at one stroke, and tells which it was. */
    private static final String TAKE =
            """
            task => {
              const card = document.querySelector(".lesson");
              if (!card.querySelector("h2").innerText.includes(task)) return null;
              const button = card.querySelector("[data-example]");
              button.click();
              return button.dataset.example;
            }\
            """;

    private static final String JUDGED =
            """
            ([task, taken]) => {
              const card = document.querySelector(".lesson");
              const next = card.querySelector("[data-example]")?.dataset.example;
              return !card.querySelector("h2").innerText.includes(task) || (next && next !== taken);
            }\
            """;

    private static void clicks(Page page, String at) {
        var spot =
                (Map<?, ?>)
                        page.evaluate("at => document.querySelector('.canvas').whereIs(at)", at);
        page.mouse().click(number(spot, "x"), number(spot, "y"));
    }

    private static double number(Map<?, ?> spot, String key) {
        return ((Number) Objects.requireNonNull(spot.get(key))).doubleValue();
    }
}
