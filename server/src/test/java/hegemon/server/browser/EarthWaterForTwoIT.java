package hegemon.server.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Page;
import com.microsoft.playwright.Route;
import com.microsoft.playwright.assertions.LocatorAssertions;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;

/** Earth and Water for two, at one screen behind a curtain and on two devices. */
class EarthWaterForTwoIT {
    private static final String CARD = "article[aria-labelledby=earthwater] ";
    private static final String ENTRY = "() => document.querySelector('ew-table').table?.entry";

    private static final String SEES =
            "entry => { const { table, busy } = document.querySelector('ew-table');"
                    + " return table?.entry >= entry && !busy; }";

    private static final String WHOSE =
            "() => document.querySelector('ew-table').table.turn.seats[0] ?? ''";

    /** What of a hand, or of what can be done with it, has reached the browser. */
    private static final String SECRETS =
            "() => { const { hand, shown, choices } ="
                    + " document.querySelector('ew-table').table.view; return hand.length +"
                    + " shown.length + choices.length; }";

    /** Once the page has drawn what it has heard. */
    private static final String DRAWN_AGAIN =
            "() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))";

    @RegisterExtension private static final RunningServer server = new RunningServer();
    @RegisterExtension private final Chromium chromium = new Chromium();

    private Page twoAtOneScreen() {
        var page = chromium.visitor("en-US");
        page.navigate(server.address("/"));
        page.locator(CARD + "details").last().locator("summary").click();
        page.selectOption("#ew-fleets", "cheap-fleets");
        page.selectOption("#ew-opponent", "self");
        page.locator(CARD + "details").last().locator("form button").click();
        page.waitForFunction(KeyboardPlayer.READY);
        return page;
    }

    @Test
    void twoPlayAWholeGameAtOneScreenByKeysAndNoHandComesBeforeItsCurtainIsLifted() {
        var page = twoAtOneScreen();
        assertThat(page.locator("#ew-curtain")).containsText("Persia");
        assertThat(Accessibility.faults(page)).as("the curtain").isEmpty();
        // Few cards and short turns, so that the game is not long.
        var player =
                new KeyboardPlayer(
                        page,
                        9,
                        KeyboardPlayer.CURTAIN,
                        "[data-answer='buy 1']",
                        "[data-move=done]");
        while (!(boolean) page.evaluate(KeyboardPlayer.OVER)) {
            if (page.locator("#ew-curtain").count() > 0) {
                assertThat(page.evaluate(SECRETS)).as("behind the curtain").isEqualTo(0);
                assertThat(page.locator(".ew-hand")).hasCount(0);
            }
            player.step();
        }
        assertThat(page.locator("#ew-prompt")).containsText(Pattern.compile("won|lost|tie"));
        assertThat(page.locator("[data-refusal]")).isHidden();
    }

    /** The stream tells of the move before its answer comes, and the other player is quick. */
    @Test
    void aLateAnswerToOnePlayerDoesNotDropTheCurtainOnTheOther() {
        var page = twoAtOneScreen();
        page.locator(KeyboardPlayer.CURTAIN).click();
        page.locator("[data-answer='buy 1']").click();
        var late = new ArrayList<Runnable>();
        page.route(
                "**/moves?lift=*",
                route -> {
                    var answer = route.fetch();
                    var options = new Route.FulfillOptions().setResponse(answer);
                    late.add(() -> route.fulfill(options));
                });
        page.locator("[data-move=done]").click();
        page.locator(KeyboardPlayer.CURTAIN).click();
        page.locator("[data-answer='buy 1']").waitFor();
        page.waitForResponse("**/moves?lift=*", () -> late.forEach(Runnable::run)).finished();
        page.evaluate(DRAWN_AGAIN);
        assertThat(page.locator("#ew-curtain")).hasCount(0);
        assertThat(page.locator("[data-answer='buy 1']")).isVisible();
    }

    @Test
    void twoPeopleAgreeOnATakeback() {
        var greece = chromium.visitor("en-US");
        greece.navigate(server.address("/"));
        greece.locator(CARD + "details").last().locator("summary").click();
        greece.selectOption("#ew-opponent", "friend");
        greece.locator(CARD + "details").last().locator("form button").click();
        assertThat(greece.locator("#ew-prompt")).containsText("Nobody plays Persia yet.");
        var persia = chromium.phone("en-US");
        persia.navigate(greece.url());
        persia.locator("[data-join] button").first().click();
        assertThat(greece.locator("ew-table > [role=status]").last())
                .hasText(Pattern.compile("^Persia is deciding"));
        assertThat(greece.locator("#ew-prompt")).containsText("Persia is deciding.");
        persia.locator("[data-answer='buy 0']").click();
        persia.locator("[data-back-one]").click();
        assertThat(persia.locator("[data-offer-text]")).isInViewport();
        assertThat(greece.locator("[data-offer-text]")).containsText("take their move back");
        greece.locator("[data-agree]").click();
        persia.locator("[data-answer='buy 6']").waitFor();
        assertThat(persia.locator("[data-offer]")).isHidden();
    }

    /** One at a desk by keys, one with a phone, and a third looks on. */
    @Test
    void twoPlayAWholeGameOnTwoDevicesAndEachIsToldTheEndFromTheOwnSide() {
        var greece = chromium.visitor("en-US");
        greece.navigate(server.address("/"));
        greece.locator(CARD + "form.friend button").click();
        greece.waitForURL("**/games/*");
        assertThat(greece.locator("[data-give-up]")).hasCount(0); // nobody is there to resign to
        var persia = chromium.phone("de-DE");
        persia.navigate(greece.url());
        assertThat(persia.locator("[data-join]")).containsText("Ein Gast lädt dich");
        persia.locator("[data-join] button").first().click();
        var third = chromium.visitor("fr-FR");
        third.navigate(greece.url());
        assertThat(greece.locator("[data-give-up]")).hasCount(1);
        // Few cards and short turns, so that the game is not long.
        var keys = new KeyboardPlayer(greece, 9, "[data-answer='buy 1']", "[data-move=done]");
        var fingers = new TouchPlayer(persia, 6);
        while (!(boolean) greece.evaluate(KeyboardPlayer.OVER)) {
            persia.waitForFunction(SEES, greece.evaluate(ENTRY));
            greece.waitForFunction(SEES, persia.evaluate(ENTRY));
            if (greece.evaluate(WHOSE).equals("Greece")) keys.step();
            else fingers.step();
            assertThat(third.locator(".ew-hand .ew-card")).hasCount(0);
        }
        assertThat(greece.locator("#ew-prompt")).containsText(Pattern.compile("You have|tie"));
        assertThat(persia.locator("#ew-prompt"))
                .containsText(Pattern.compile("Du hast|unentschieden"));
        assertThat(third.locator("#ew-prompt"))
                .containsText(Pattern.compile("(Grèce|Perse) a gagné|nulle"));
        assertThat(third.locator("#ew-others")).hasCount(0); // whoever looks on decides nothing
        for (var page : List.of(greece, persia)) {
            assertThat(page.locator("#ew-prompt")).isInViewport(whole());
            assertThat(page.locator("[data-again]")).isInViewport();
        }
        var before = persia.url();
        persia.locator("[data-again]").tap();
        greece.locator("[data-agree]").click();
        persia.waitForURL(url -> !url.equals(before));
        greece.waitForURL(url -> url.equals(persia.url()));
    }

    private static LocatorAssertions.IsInViewportOptions whole() {
        return new LocatorAssertions.IsInViewportOptions().setRatio(0.99);
    }
}
