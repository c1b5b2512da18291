package hegemon.server.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.assertions.LocatorAssertions;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import java.util.List;
import java.util.regex.Pattern;

/** The table of Earth and Water, played alone in a real browser. */
class EarthWaterIT {
    private static final String CARD = "article[aria-labelledby=earthwater] ";
    private static final String READY = KeyboardPlayer.READY;

    /** What a player needs to decide: the question, what PERS.IA did, and what a card can do. */
    private static final List<String> AT_THE_QUESTION =
            List.of("#ew-prompt", ".ew-happened .roll", ".ew-open-card .button >> nth=-1");

    private static final LocatorAssertions.IsInViewportOptions WHOLLY =
            new LocatorAssertions.IsInViewportOptions().setRatio(1);

    @RegisterExtension private static final RunningServer server = new RunningServer();
    @RegisterExtension private final Chromium chromium = new Chromium();

    /** A first game: the question which edition to follow comes once. */
    private Page begin(Page page) {
        page.navigate(server.address("/"));
        page.locator(CARD + "form button").first().click();
        page.locator("[data-edition-ask] button").first().click();
        page.waitForFunction(READY);
        return page;
    }

    @Test
    void aWholeGameAgainstPersiaIsPlayedByKeysAndCountedInTheRecord() {
        var page = begin(chromium.visitor("en-US"));
        page.locator("[data-advise]").press("Enter");
        assertThat(page.locator("[data-answer='buy 3'] .ew-chip")).containsText("%");
        assertThat(page.locator("[data-advised]")).hasText("with advice");
        page.locator("[data-stop]").or(page.locator(".ew-best")).first().waitFor();
        unfold(page, true);
        assertThat(Accessibility.faultsByDayAndNight(page)).as("with advice").isEmpty();
        unfold(page, false);
        new KeyboardPlayer(page, 4).play();
        assertThat(page.locator("#ew-prompt")).containsText(Pattern.compile("won|lost|tie"));
        assertThat(page.locator("[data-refusal]")).isHidden();
        assertThat(page.locator("[data-again]")).hasText("Play again");
        assertThat(page.locator("[data-share]")).isVisible();
        assertThat(Accessibility.faults(page)).as("the end").isEmpty();
        page.locator("a[href='/earthwater/record']").press("Enter");
        assertThat(page.locator("[data-kind=advised] .large")).containsText("/ 1");
        assertThat(page.locator("[data-kind=alone] .large")).containsText("/ 0");
        assertThat(page.locator("tbody tr").first()).containsText(", with advice");
        assertThat(page.locator("[data-ladder]")).hasAttribute("data-ladder", "french");
        assertThat(Accessibility.faults(page)).as("the record").isEmpty();
    }

    private static void unfold(Page page, boolean open) {
        page.evaluate(
                "open => document.querySelectorAll('details').forEach(each => each.open = open)",
                open);
    }

    @Test
    void aMoveIsTakenBackAndTheGameGivenUp() {
        var page = begin(chromium.visitor("en-US"));
        assertThat(page.locator("[data-back-one]")).hasCount(0);
        page.locator("[data-answer='buy 0']").click();
        page.locator("[data-answer='city Sparta']").click();
        var sparta = page.locator("[data-city=Sparta]");
        assertThat(sparta).hasAttribute("aria-label", containing("Greek armies: 2"));
        page.locator("[data-undo]").click();
        assertThat(sparta).hasAttribute("aria-label", containing("Greek armies: 1"));
        page.locator("[data-give-up]").click();
        page.locator("dialog")
                .getByText("Resign", new Locator.GetByTextOptions().setExact(true))
                .click();
        assertThat(page.locator("#ew-prompt")).containsText("PERS.IA has won");
        assertThat(page.locator("#ew-prompt")).isInViewport();
        var over = page.url();
        page.locator("[data-again]").press("Enter");
        page.waitForURL(url -> !url.equals(over));
        assertThat(page.locator("#ew-prompt")).containsText("Talents: 6");
    }

    private static Pattern containing(String text) {
        return Pattern.compile(".*" + text + ".*");
    }

    @Test
    void anArmyIsRaisedOnTheMapByKeysAlone() {
        var page = begin(chromium.visitor("en-US"));
        page.locator("[data-answer='buy 0']").press("Enter");
        page.waitForFunction(READY);
        page.locator("[data-city=Athenai]").press("Enter");
        assertThat(page.locator("[data-city=Athenai]"))
                .hasAttribute("aria-label", containing("Greek armies: 2"));
        var said = page.locator("ew-table [role=status]");
        assertThat(said).containsText("Greece places an army in Athens.");
        assertThat(said).containsText("Talents left: 5");
        page.locator("[data-move=done]").press("Enter");
        assertThat(said).containsText("PERS.IA rolls"); // told at once, yet heard
    }

    @Test
    void theVariantsOfTheHomePageReachTheGame() {
        var page = chromium.visitor("en-US");
        page.navigate(server.address("/"));
        page.locator(CARD + "details").first().locator("summary").first().click();
        page.selectOption("#ew-handicap", "handicap=beginner");
        page.selectOption("#ew-pass", "pass=phase");
        page.locator(CARD + "details").first().locator("form button").click();
        page.waitForFunction(READY);
        assertThat(page.evaluate("() => document.querySelector('ew-table').table.view.setup"))
                .isEqualTo("solo pass=phase handicap=beginner");
        assertThat(page.locator("#ew-prompt")).containsText("Talents: 8");
        assertThat(page.locator(".ew-variants")).containsText("8, for beginners");
        assertThat(page.locator(".ew-variants")).containsText("ends its whole phase");
    }

    /** What a fold holds lies over the page: two of them would lie over one another. */
    @Test
    void oneFoldOfTheHomePageIsOpenAtATime() {
        var page = chromium.visitor("fr-FR");
        page.navigate(server.address("/"));
        var folds = page.locator(CARD + ".actions > details");
        folds.first().locator("summary").first().press("Enter");
        assertThat(folds.first().locator("form")).isVisible();
        assertThat(Accessibility.faults(page)).as("the readings").isEmpty();
        folds.last().locator("summary").first().press("Enter");
        assertThat(folds.last().locator("form")).isVisible();
        assertThat(folds.first().locator("form")).isHidden();
    }

    @Test
    void theFirstGameAsksWhichEditionItFollowsAndTheNextOnesRemember() {
        var page = chromium.visitor("de-DE");
        page.navigate(server.address("/"));
        var play = page.locator(CARD + "form button").first();
        play.click();
        assertThat(page.locator("[data-edition-ask]")).containsText("Passt PERSS.KI");
        assertThat(page.locator("[data-unlearned] a")).hasAttribute("href", "/earthwater/learn");
        assertThat(Accessibility.faults(page)).as("the question").isEmpty();
        page.keyboard().press("Escape");
        play.click();
        page.locator("[data-edition-ask] button").last().click();
        page.waitForFunction(READY);
        page.navigate(server.address("/"));
        assertThat(page.locator("[data-followed]"))
                .containsText("englischen und deutschen Ausgabe");
        play.click();
        page.waitForFunction(READY);
        assertThat(page.evaluate("() => document.querySelector('ew-table').table.view.setup"))
                .isEqualTo("solo pass=phase");
    }

    @Test
    void aSpectatorSeesNoHandAndDecidesNothing() {
        var page = begin(chromium.visitor("en-US"));
        page.locator("[data-answer='buy 4']").click();
        page.waitForFunction(READY);
        var spectator = chromium.visitor("en-US");
        spectator.navigate(page.url());
        spectator.waitForFunction(READY);
        assertThat(spectator.locator("#ew-prompt")).containsText("Greece is deciding");
        assertThat(spectator.locator(".ew-hand")).hasCount(0);
        assertThat(spectator.locator(".plate.open")).hasCount(0);
        assertThat(spectator.locator(".ew-chronicle")).containsText("Greece buys cards: 4");
    }

    @Test
    void theChronicleIsWholeAfterAReloadAndTheGameCanBeSeenAgain() {
        var page = begin(chromium.visitor("en-US"));
        page.locator("[data-answer='buy 2']").click();
        page.waitForFunction(READY);
        page.evaluate("() => localStorage.clear()");
        page.reload();
        assertThat(page.locator(".ew-chronicle")).containsText("Situation B");
        page.locator(".ew-scrubber button").first().click();
        assertThat(page.locator("#ew-prompt")).containsText("You look at step 0 of 1");
        assertThat(page.locator("[data-table]")).hasAttribute("data-shown", "1");
        assertThat(page.locator(".ew-board")).isInViewport();
        page.locator("[data-now]").click();
        assertThat(page.locator("#ew-prompt")).containsText("Talents left: 4");
        page.locator(".ew-chronicle .ew-scrubber input").press("Home");
        assertThat(page.locator("#ew-prompt")).containsText("You look at step 0 of 1");
        assertThat(page.locator(".ew-decision .ew-scrubber input")).isFocused();
        page.keyboard().press("End");
        assertThat(page.locator("#ew-prompt")).containsText("Talents left: 4");
        assertThat(page.locator(".ew-chronicle .Greece .ew-rule").first()).hasText("EW-4.3");
        page.navigate(page.url() + "?entry=1"); // a moment that somebody shared
        assertThat(page.locator("#ew-prompt")).containsText("You look at step 0 of 1");
    }

    private static LocatorAssertions.IsInViewportOptions whole() {
        return new LocatorAssertions.IsInViewportOptions().setRatio(0.99);
    }

    /**
     * Question, hand and what PERS.IA did are in view together; what a sentence names shows itself.
     */
    @Test
    void theTableIsSeenAtOnceAndWhatIsToldLightsTheMap() {
        var page = begin(chromium.visitor("en-US"));
        page.setViewportSize(1280, 900);
        page.locator("[data-answer='buy 6']").click();
        page.locator("[data-move=done]").click();
        page.locator(".ew-open-card .button").last().waitFor();
        for (String part : AT_THE_QUESTION) assertThat(page.locator(part)).isInViewport(WHOLLY);
        assertThat(page.locator(".ew-chronicle ol > li").first()).isInViewport();
        page.locator(".ew-why summary").last().click();
        var city = page.locator(".ew-happened [data-glance^=city]").first();
        city.focus();
        assertThat(page.locator("#ew-glance")).containsText(city.innerText());
        assertThat(page.locator(".plate.lit")).hasCount(1);
        page.keyboard().press("Escape");
        assertThat(page.locator("#ew-glance")).isHidden();
    }

    /** The aid at the table is for everybody and marks no game. */
    @Test
    void theSheetOfPersiaIsOneKeyAway() {
        var page = begin(chromium.visitor("en-US"));
        page.locator("[data-answer='buy 3']").click();
        page.locator("[data-answer='piece army']").click();
        page.keyboard().press("p");
        assertThat(page.locator("[data-sheet] .faces > li")).hasCount(6);
        assertThat(page.locator("[data-sheet] .situations .here")).containsText("Persia leads");
        assertThat(Accessibility.faults(page)).as("the sheet").isEmpty();
        page.keyboard().press("p");
        assertThat(page.locator("[data-sheet]")).isHidden();
        assertThat(page.locator("[data-advised]")).hasCount(0);
    }

    /** On a phone, upright or on its side, by touch. */
    @ParameterizedTest
    @CsvSource({"de-DE, 390, 844", "fr-FR, 844, 390"})
    void theSheetOfPersiaIsReadOnAPhone(String language, int width, int height) {
        var page = begin(chromium.phone(language, width, height));
        page.locator("[data-answer='buy 3']").tap();
        page.waitForFunction(READY);
        page.locator("[data-open-sheet]").first().tap();
        var sheet = page.locator("[data-sheet]");
        assertThat(sheet.locator(".faces > li")).hasCount(6);
        assertThat(sheet.locator(".faces > li").last()).not().isEmpty();
        assertThat(sheet.locator(".situations .here")).hasCount(1);
        Chromium.assertFits(page, "the sheet");
        assertThat(Accessibility.faults(page)).as("the sheet on a phone").isEmpty();
        sheet.locator("button").first().tap();
        assertThat(sheet).isHidden();
    }

    /**
     * What PERS.IA does first is left to its dice: not every game begins with a battle in reach.
     */
    @Test
    void aBattleShowsItsOddsBeforeItBegins() {
        for (int game = 0; game < 10; game++) {
            var page = begin(chromium.visitor("en-US"));
            if (!aimsAtPersia(page)) continue;
            assertThat(page.locator(".ew-fights .bar").first()).isVisible();
            assertThat(page.locator(".ew-fights").first()).containsText("%");
            assertThat(page.locator("[data-advised]")).hasCount(0);
            return;
        }
        throw new AssertionError("no battle was in reach in ten games");
    }

    /** Whether a march on one of the Persian cities was on offer, and was pointed out. */
    private static boolean aimsAtPersia(Page page) {
        page.locator("[data-answer='buy 3']").click();
        page.locator("[data-answer='piece army']").click();
        page.locator("[data-move=done]").click();
        page.locator("[data-move$=move]").or(page.locator("[data-move^=discard]")).first().click();
        page.locator("[data-answer]").first().waitFor();
        if (page.locator("[data-answer^=from]").count() == 0) return false;
        page.locator("[data-answer^=from]").first().click();
        page.locator("[data-answer^='to ']").first().waitFor();
        var cities =
                page.locator("[data-answer='to Abydos']")
                        .or(page.locator("[data-answer='to Ephesos']"));
        if (cities.count() == 0) return false;
        cities.first().click();
        return true;
    }

    @Test
    void onAPhoneQuestionHandAndWhatPersiaDidAreInViewBesideTheMap() {
        var page = begin(chromium.phone("de-DE"));
        Chromium.assertFits(page, "the table");
        page.locator("[data-answer='buy 3']").click();
        assertThat(page.locator("[data-move=done]")).isInViewport(WHOLLY);
        page.locator("[data-move=done]").click();
        page.waitForFunction(READY);
        page.locator(".ew-open-card .button").first().waitFor();
        Chromium.assertFits(page, "the table");
        for (String part : AT_THE_QUESTION) assertThat(page.locator(part)).isInViewport(WHOLLY);
        assertThat(page.locator("[data-city=Sparta]")).isInViewport(WHOLLY);
        var other = page.locator(".ew-card .face[aria-expanded=false]").first();
        var name = other.locator(".event").innerText();
        other.click();
        assertThat(page.locator(".ew-open-card")).containsText(name);
        assertThat(Accessibility.faults(page)).as("the bar").isEmpty();
        page.locator(".ew-pull").click();
        assertThat(page.locator("#ew-hand")).isInViewport();
        page.locator(".ew-pull").click();
        assertThat(page.locator("#ew-map")).isInViewport();
    }

    @ParameterizedTest
    @CsvSource({"fr-FR, 390, 844", "de-DE, 844, 390"})
    void aWholeGameAgainstPersiaIsPlayedByTouchOnAPhone(String language, int width, int height) {
        var page = begin(chromium.phone(language, width, height));
        page.evaluate("() => localStorage.setItem('hegemon.ew.speed', 'instant')");
        page.reload();
        page.waitForFunction(READY);
        new TouchPlayer(page, 6).play();
        assertThat(page.locator("#ew-prompt")).isInViewport(whole());
        assertThat(page.locator("#ew-prompt"))
                .containsText(Pattern.compile("gagné|perdu|nulle|gewonnen|verloren|unentschieden"));
        Chromium.assertFits(page, "the end");
        assertThat(Accessibility.faults(page)).as("the end on a phone").isEmpty();
    }

    @Test
    void theStartPageOfTheGameBeginsASoloGame() {
        var page = chromium.visitor("de-DE");
        page.navigate(server.address("/earthwater"));
        page.locator("main form[data-edition] button").click();
        page.locator("[data-edition-ask] button").first().click();
        page.waitForFunction(READY);
        assertThat(page.evaluate("() => document.querySelector('ew-table').table.view.setup"))
                .isEqualTo("solo");
    }

    @Test
    void aGameIsCalledOffOnlyAfterAQuestion() {
        var page = begin(chromium.visitor("fr-FR"));
        page.locator("[data-abort]").click();
        assertThat(page.locator("[data-ask-end-text]")).containsText("Annuler toute la partie");
        page.locator("[data-ask-end] button[value=no]").click();
        assertThat(page.locator("[data-answer='buy 3']")).isVisible();
        page.locator("[data-abort]").click();
        page.locator("[data-ask-end-yes]").click();
        assertThat(page.locator("#ew-prompt")).containsText("annulée");
    }

    /** Calling off, giving up, the end, what it cost, the record with its ladder, the day. */
    @Test
    void whatLiesAroundAGameIsFreeOfFaultsByDayAndByNight() {
        var page = begin(chromium.visitor("de-DE"));
        page.locator("[data-abort]").click();
        assertThat(page.locator("[data-ask-end]")).isVisible();
        assertThat(Accessibility.faultsByDayAndNight(page)).as("calling off").isEmpty();
        page.locator("[data-ask-end] button[value=no]").click();
        page.locator("[data-answer='buy 0']").click();
        page.locator("[data-give-up]").click();
        assertThat(Accessibility.faultsByDayAndNight(page)).as("giving up").isEmpty();
        page.locator("dialog[data-ask] button[value=yes]").click();
        page.locator("[data-again]").waitFor();
        assertThat(Accessibility.faultsByDayAndNight(page)).as("the end").isEmpty();
        page.locator("a[href$='/analysis']").click();
        assertThat(page.locator("[data-found] svg")).isVisible();
        assertThat(Accessibility.faultsByDayAndNight(page)).as("the analysis").isEmpty();
        page.navigate(server.address("/earthwater/record"));
        assertThat(page.locator("[data-kind=alone] .large")).containsText("/ 1");
        assertThat(page.locator("[data-ladder=french] tbody tr")).hasCount(3);
        assertThat(Accessibility.faultsByDayAndNight(page)).as("record and ladder").isEmpty();
        for (int width : List.of(390, 700, 844, 1000)) {
            page.setViewportSize(width, 844);
            Chromium.assertFits(page, "the record, this wide: " + width);
        }
        page.navigate(server.address("/earthwater/day"));
        assertThat(Accessibility.faultsByDayAndNight(page)).as("the day").isEmpty();
    }
}
