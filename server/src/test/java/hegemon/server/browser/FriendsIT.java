package hegemon.server.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.assertions.LocatorAssertions;
import com.microsoft.playwright.options.Cookie;

import hegemon.server.accounts.Guests;
import hegemon.server.house.TestHouse;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

import java.util.List;
import java.util.regex.Pattern;

import javax.sql.DataSource;

/** What two friends stumbled over, one at a desk and one with a phone. */
class FriendsIT {
    private static final Pattern TABLE = Pattern.compile(".*/games/.+");

    /** Counts what would be heard, and keeps what the app would show. */
    private static final String HEARD =
            "window.knocks = 0; window.badge = 0; const made ="
                    + " AudioContext.prototype.createBufferSource;"
                    + " AudioContext.prototype.createBufferSource = function () {"
                    + " window.knocks++; return made.call(this); };"
                    + " navigator.setAppBadge = async (count) => { window.badge = count; };";

    @RegisterExtension private final Chromium chromium = new Chromium();
    @RegisterExtension private static final RunningServer server = new RunningServer();

    @Test
    void nothingOfALineThatIsTriedIsLost() {
        var south = chromium.visitor("en-GB");
        var north = chromium.phone("en-GB");
        sit(south, north, "days 3");
        play(south, "e2", "e4");
        assertThat(south.locator("[data-moves]")).containsText("e2-e4");
        south.locator("[data-plan] summary").click();
        south.locator("[data-plan-board]").click();
        play(south, "e9", "e7");
        assertThat(south.locator("[data-plan-said]")).hasText("e9-e7");
        play(south, "d2", "d4");
        assertThat(south.locator("[data-plan-said]")).hasText("e9-e7 > d2-d4");
        play(south, "d9", "d7");
        assertThat(south.locator("[data-plan-said]")).hasText("e9-e7 > d2-d4 > d9-d7");
        south.locator("[data-plan-keep]").click();
        assertThat(south.locator("[data-plan-said]")).containsText("without d9-d7");
        assertThat(south.locator("#plan")).hasValue("e9-e7 > d2-d4");
        south.locator("#plan").fill("e9-e7 > d2-d4\nf9-f7 > d2-d3");
        south.reload();
        assertThat(south.locator("#plan")).hasValue("e9-e7 > d2-d4\nf9-f7 > d2-d3");
        play(north, "e9", "e7");
        assertThat(north.locator("[data-moves]")).containsText("d2-d4");
    }

    @Test
    void buttonsKeepTheirPlacesAndNobodyCallsOffByASlip() {
        var south = chromium.visitor("en-GB");
        var north = chromium.phone("en-GB");
        sit(south, north, "live 600 5");
        var resign = south.locator("[data-resign]");
        var before = resign.boundingBox();
        assertThat(south.locator("[data-takeback]")).isHidden();
        play(south, "e2", "e4");
        assertThat(south.locator("[data-takeback]")).isVisible();
        assertThat(List.of(resign.boundingBox().x, resign.boundingBox().y))
                .isEqualTo(List.of(before.x, before.y));
        south.locator("[data-abort]").click();
        south.locator("dialog[open] button[value=no]").click();
        assertThat(south.locator("[data-after]")).isHidden();
        south.locator("[data-abort]").click();
        south.locator("dialog[open] button[value=yes]").click();
        assertThat(north.locator("[data-result]")).isVisible();
    }

    @Test
    void theEndStandsInSightWhereverOneHadScrolled() {
        var south = chromium.visitor("en-GB");
        south.setViewportSize(1366, 650);
        var north = chromium.phone("en-GB");
        sit(south, north, "live 600 5");
        south.locator("summary:has-text('Settings')").click();
        assertThat(south.locator("[data-setting=confirm]")).isInViewport(whole());
        assertThat(square(south, "e2")).isInViewport();
        south.locator("[data-rules]").evaluate("list => list.closest('details').open = true");
        south.locator("[data-rules]").scrollIntoViewIfNeeded();
        north.locator("[data-flip]").scrollIntoViewIfNeeded();
        play(north, south);
        north.locator("[data-flip]").scrollIntoViewIfNeeded();
        south.locator("[data-rules]").scrollIntoViewIfNeeded();
        north.locator("[data-resign]").first().evaluate("button => button.click()");
        north.locator("dialog[open] button[value=yes]").click();
        for (var page : List.of(south, north)) {
            assertThat(page.locator("[data-result]")).isInViewport();
            assertThat(page.locator("[data-rematch]")).isInViewport();
            page.locator("[data-share]").click();
            assertThat(page.locator("[data-shared]")).isInViewport();
        }
    }

    @Test
    void whatWasSaidBeforehandIsPlayedAlsoForWhoLooksBack() {
        var south = chromium.visitor("en-GB");
        var north = chromium.phone("fr-FR");
        sit(south, north, "live 600 5");
        play(south, "e2", "e4");
        assertThat(north.locator("[data-moves]")).containsText("e2-e4");
        assertThat(south.locator("[data-moves]")).containsText("e2-e4");
        square(south, "d2").click();
        square(south, "d4").click();
        assertThat(south.locator("sparta-board .premove")).hasCount(2);
        south.keyboard().press("Home");
        assertThat(south.locator("sparta-board")).hasAttribute("past", Pattern.compile(".+"));
        play(north, "e9", "e7");
        assertThat(north.locator("[data-moves]")).containsText("d2-d4");
        assertThat(south.locator("[data-moves] [aria-current]")).hasText("d2-d4");
        south.locator("[data-takeback]").click();
        assertThat(north.locator("[data-agree]")).isVisible();
        assertThat(
                        north.locator("[data-offer-text]")
                                .evaluate("text => text.scrollHeight - text.clientHeight"))
                .as("the question is read whole")
                .isEqualTo(0);
    }

    /** One move each. */
    private static void play(Page north, Page south) {
        play(south, "e2", "e4");
        play(north, "e9", "e7");
        assertThat(south.locator("[data-moves]")).containsText("e9-e7");
    }

    @Test
    void aFriendIsChallengedWithClockAndSideAndTheCallGoesWhenItIsAnswered() {
        var ada = member("Ada");
        var bo = member("Bo");
        ada.navigate(server.address("/people/Bo"));
        ada.locator("a[href*='invite=Bo']").click();
        assertThat(ada.locator("#invite")).hasValue("Bo");
        ada.locator("#pace").selectOption("live 600 5");
        ada.locator("form.sheet button.primary").click();
        ada.waitForURL(TABLE);
        bo.navigate(server.address("/lobby"));
        assertThat(bo.locator("[data-call]")).containsText("Ada");
        bo.navigate(server.address("/"));
        assertThat(bo.locator("[data-call]")).isHidden(); // said by the page itself
        assertThat(bo.locator("#invited + .notice")).containsText("10 min");
        assertThat(Accessibility.faults(bo)).isEmpty();
        bo.locator("form[action$='/decline'] button").click();
        assertThat(bo.locator("#invited")).hasCount(0);
        assertThat(bo.locator(".masthead [data-news]")).isHidden();

        bo.navigate(server.address("/"));
        var card = bo.locator("article[aria-labelledby=sparta] form.friend");
        card.locator("select[name=pace]").selectOption("live 600 5");
        card.locator("select[name=own]").selectOption("North");
        card.locator("button").click();
        bo.waitForURL(TABLE);
        assertThat(bo.locator("[data-clock=North]")).hasText("10:00");
        assertThat(bo.locator("sparta-board")).hasAttribute("flipped", "");
    }

    @Test
    void onAPhoneOnItsSideEveryBoardIsWholeWithItsTaskBesideIt() {
        var page = chromium.phone("de-DE");
        page.setViewportSize(844, 390);
        for (var path : List.of("tutorial", "puzzles", "analysis", "editor")) {
            page.navigate(server.address("/sparta/" + path));
            assertThat(square(page, "a1")).isInViewport(whole());
            assertThat(square(page, "j10")).isInViewport(whole());
            assertThat(page.locator(".panel section").first()).isInViewport();
            Chromium.assertFits(page, path);
        }
        page.setViewportSize(390, 844);
        page.navigate(server.address("/sparta/analysis"));
        page.locator("#text").scrollIntoViewIfNeeded();
        assertThat(square(page, "e5")).isInViewport();
        assertThat(page.locator("[data-step=on]")).isInViewport();
    }

    private static LocatorAssertions.IsInViewportOptions whole() {
        return new LocatorAssertions.IsInViewportOptions().setRatio(0.99);
    }

    @Test
    void aPageThatCouldNotBeReachedComesByItself() {
        var page = chromium.installed("de-DE");
        page.navigate(server.address("/lobby"));
        page.waitForFunction("() => navigator.serviceWorker.controller !== null");
        // The books come one after the other, the figures of each behind it.
        page.evaluate(
                "async () => { dispatchEvent(new Event('appinstalled'));"
                        + " while (!(await caches.match('/rules/pygma')))"
                        + " await new Promise(done => setTimeout(done, 100)); }");
        server.stop();
        page.navigate(server.address("/rules/sparta"));
        assertThat(page.locator("h1")).containsText("Sparta");
        page.locator("main img").first().scrollIntoViewIfNeeded();
        page.waitForFunction("() => document.querySelector('main img').naturalWidth > 0");
        page.navigate(server.address("/ratings"));
        assertThat(page.getByText("Der Server ist gerade nicht zu erreichen.")).isVisible();
        server.restart();
        assertThat(page.locator(".masthead")).isVisible();
        assertThat(page.getByText("Der Server ist gerade nicht")).hasCount(0);
    }

    @Test
    void whoGetsTheLinkOf300SeesTheFreeSeatAndBothSeeTheClocks() {
        var greece = chromium.visitor("en-GB");
        greece.navigate(server.address("/"));
        var form = greece.locator("article[aria-labelledby=earthwater] form.friend");
        form.locator("select[name=pace]").selectOption("live 1800 20");
        form.locator("button").click();
        greece.waitForURL(TABLE);
        assertThat(greece.locator(".ew-clocks")).isVisible();
        assertThat(greece.locator("[data-copy-link]")).isInViewport();
        var persia = chromium.phone("en-GB");
        persia.navigate(greece.url());
        assertThat(persia.locator(".ew-board")).isVisible();
        assertThat(persia.locator("[data-join] button")).isInViewport();
        persia.locator("[data-join] button").click();
        for (var page : List.of(greece, persia)) {
            assertThat(page.locator(".ew-clocks [data-clock=Persia]")).containsText("30:00");
            assertThat(page.locator(".ew-clocks [data-clock=Persia]")).isInViewport();
            assertThat(page.locator("[data-clocks]")).isHidden();
        }
        for (int[] size : new int[][] {{844, 390}, {390, 844}}) {
            persia.setViewportSize(size[0], size[1]);
            persia.reload();
            assertThat(persia.locator(".ew-clocks [data-clock=Persia]")).containsText("30:00");
            assertThat(persia.locator(".ew-clocks")).isInViewport(whole());
        }
        greece.locator("[data-abort]").click();
        greece.locator("dialog[open] button[value=yes]").click();
        assertThat(persia.locator("[data-again]")).isInViewport();
        var before = persia.url();
        persia.locator("[data-again]").click();
        greece.locator("[data-agree]").click();
        persia.waitForURL(url -> !url.equals(before));
    }

    @Test
    void whoseTurnItBecomesIsCalledByTitleIconSoundAndTheBadgeOfTheApp() {
        var greece = chromium.visitor("en-GB");
        greece.addInitScript(HEARD);
        greece.navigate(server.address("/"));
        greece.locator("article[aria-labelledby=earthwater] form.friend button").click();
        greece.waitForURL(TABLE);
        var persia = chromium.visitor("en-GB");
        persia.addInitScript(HEARD);
        persia.navigate(greece.url());
        persia.locator("[data-join] button").first().click();
        assertThat(persia).hasTitle(Pattern.compile("^● .*"));
        assertThat(persia.locator("[data-icon]")).hasAttribute("href", "/favicon-turn.svg");
        assertThat(greece.locator("[data-icon]")).hasAttribute("href", "/favicon.svg");
        greece.locator("[data-sound]")
                .evaluate("box => { box.closest('details').open = true; box.click(); }");
        greece.reload();
        assertThat(greece.locator("[data-sound]")).isChecked();
        assertThat(greece.locator("#ew-prompt")).containsText("Persia is deciding");
        assertThat(greece.evaluate("knocks")).as("nobody is called to what is seen").isEqualTo(0);
        persia.locator("[data-answer='buy 1']").click();
        persia.locator("[data-move=done]").click();
        assertThat(greece).hasTitle(Pattern.compile("^● .*"));
        assertThat(greece.locator("[data-icon]")).hasAttribute("href", "/favicon-turn.svg");
        greece.waitForFunction("() => knocks === 2");
        persia.navigate(server.address("/lobby"));
        greece.locator("[data-answer='buy 1']").click();
        greece.locator("[data-move=done]").click();
        assertThat(greece.locator("[data-icon]")).hasAttribute("href", "/favicon.svg");
        persia.waitForFunction(
                "() => { document.dispatchEvent(new Event('visibilitychange'));"
                        + " return badge === 1; }",
                null,
                new Page.WaitForFunctionOptions().setPollingInterval(1_000));
        assertThat(persia).hasTitle(Pattern.compile("^\\(1\\) .*"));
        assertThat(persia.evaluate("knocks")).as("switched off").isEqualTo(0);
    }

    private Page member(String name) {
        var guest = server.part(Guests.class).welcome();
        TestHouse.claim(server.part(DataSource.class), guest.id(), name);
        var page = chromium.visitor("en-GB");
        page.context()
                .addCookies(
                        List.of(
                                new Cookie("hegemon-guest", guest.token())
                                        .setUrl(server.address("/"))));
        return page;
    }

    /** Two at a table, one by its address. */
    private static void sit(Page south, Page north, String pace) {
        south.navigate(server.address("/"));
        var form = south.locator("article[aria-labelledby=sparta] form.friend");
        form.locator("select[name=pace]").selectOption(pace);
        form.locator("button").click();
        assertThat(square(south, "e2")).isVisible();
        north.navigate(south.url());
        north.locator("[data-join] button").click();
        assertThat(south.locator("[data-waiting]")).isHidden();
    }

    private static void play(Page page, String from, String to) {
        assertThat(square(page, from)).hasAttribute("aria-selected", "false");
        square(page, from).click();
        assertThat(square(page, to)).hasClass("reachable");
        square(page, to).click();
    }

    private static Locator square(Page page, String name) {
        return page.locator("[data-square=" + name + "]");
    }
}
