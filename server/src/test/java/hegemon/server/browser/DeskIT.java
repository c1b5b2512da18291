package hegemon.server.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Page;
import com.microsoft.playwright.assertions.LocatorAssertions;

import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

import java.util.List;
import java.util.Map;

/** Orders by hand: map and forms write on the same sheet as the pen. */
class DeskIT {
    /** A world is made, and seven bots think, in milliseconds. */
    private static final int PATIENCE = 30_000;

    /** What a field of the map says by script: where it is on the screen. */
    private static final String WHERE = "at => document.querySelector('.canvas').whereIs(at)";

    private static final String DESK =
            "fetch(location.pathname.replace('/games/', '/api/pygma/')).then(it => it.json())";

    @RegisterExtension private static final RunningServer server = new RunningServer();
    @RegisterExtension private final Chromium chromium = new Chromium();

    private static void begin(Page page) {
        page.navigate(server.address("/"));
        page.locator("form:has([value^='realms 8 practice']) button").click();
        assertThat(page.locator("[data-summary]"))
                .not()
                .isEmpty(new LocatorAssertions.IsEmptyOptions().setTimeout(PATIENCE));
    }

    @Test
    void aMonthByMapAndFormsIsTheMonthByText() {
        var page = chromium.visitor("de-DE");
        begin(page);
        var from = where(page, "KH 1");
        var to =
                (String)
                        page.evaluate(
                                "fetch(location.pathname.replace('/games/', '/api/pygma/') +"
                                        + " '/reach?unit=KH 1').then(it => it.json()).then(it =>"
                                        + " it.goals.find(goal => goal.way.length === 1).at)");
        clicks(page, from);
        page.locator("[data-take='KH 1']").click();
        assertThat(page.locator(".marching")).containsText("hell");
        clicks(page, to);
        page.locator(".marching input[value=A]").check();
        assertThat(page.locator(".marching .written")).hasText("KH 1: " + from + " > " + to + " A");
        page.locator("[data-march]").click();
        assertThat(page.locator(".marching")).hasCount(0);

        page.locator("#tab-orders").click();
        assertThat(page.locator(".costs .ordered")).hasCount(1);
        page.locator("details.by-form > summary").click();
        form(page, "produce", Map.of("site", "Hügel", "good", "Wein", "good2", "Stein"));
        form(page, "name", Map.of("text", "Prüfland"));
        form(page, "other", Map.of("text", "Wir suchen die Quelle."));
        var expected =
                List.of(
                        "KH 1: " + from + " > " + to + " A",
                        "PRODUKTION Hügel Wein Stein",
                        "NAME REICH \"Prüfland\"",
                        "SONST \"Wir suchen die Quelle.\"");
        assertThat(orders(page)).isEqualTo(expected);

        // The same by pen: the house reads the same sheet.
        page.locator("[data-undo]").click();
        assertThat(page.locator(".costs .ordered")).hasCount(3);
        assertThat(orders(page)).isEqualTo(expected.subList(0, 3));
        page.locator("[data-redo]").click();
        assertThat(page.locator(".costs .ordered code")).hasText(expected.toArray(String[]::new));
        page.locator("#sheet").fill(String.join("\n", expected));
        assertThat(page.locator(".costs .ordered code")).hasText(expected.toArray(String[]::new));
        assertThat(page.locator(".slips li.wrong")).hasCount(0);

        // A part that the sheet splits off is led like the whole, and what the sheet says counts.
        page.locator("#sheet").fill("TEILE KH 1 2000 K ALS KH 2\n| RH 1 | " + from + " | V |");
        assertThat(page.locator(".costs .ordered")).hasCount(2);
        clicks(page, from);
        page.locator("[data-take='KH 2']").click();
        assertThat(page.locator(".marching h3")).hasText("KH 2 2.000 K");
        clicks(page, to);
        var part = "KH 2: " + from + " > " + to + " -";
        assertThat(page.locator(".marching .written")).hasText(part);
        page.locator("[data-march]").click();
        assertThat(page.locator(".costs .ordered code").last()).hasText(part);
        clicks(page, from);
        page.locator("[data-take='RH 1']").click();
        assertThat(page.locator(".marching .written")).hasText("RH 1: " + from + " V");
        page.locator(".marching input[value=R]").check();
        page.locator("[data-march]").click();
        assertThat(page.locator("#sheet"))
                .hasValue("TEILE KH 1 2000 K ALS KH 2\nRH 1: " + from + " R\n" + part);
        page.locator("[data-field] [data-take='KH 2']").click();
        page.locator("#sheet").fill("KH 1: " + from + " A");
        assertThat(page.locator(".marching")).hasCount(0); // there is no KH 2 now
    }

    @Test
    void whatIsWrittenIsOnTheNextDeviceToo() {
        var page = chromium.visitor("de-DE");
        begin(page);
        page.locator("#tab-orders").click();
        page.locator("#sheet").fill("NAME REICH \"Prüfland\"");
        assertThat(page.locator("[data-draft-kept]")).containsText("gespeichert");
        page.evaluate("localStorage.clear()");
        page.reload();
        assertThat(page.locator("#sheet")).hasValue("NAME REICH \"Prüfland\"");
    }

    @Test
    void aPlaceInTheReportLightsUpOnTheMapAndTabsGoByArrowKeys() {
        var page = chromium.visitor("de-DE");
        begin(page);
        page.locator("#tab-happened").focus();
        page.keyboard().press("ArrowRight");
        assertThat(page.locator("#tab-realm")).isFocused();
        var place = page.locator("#realm .place").first();
        place.click();
        assertThat(place).hasClass("place lit");
        assertThat(page.locator("[data-field] dl")).isVisible();
    }

    /** The lines of the sheet that count, without the heading. */
    private static List<String> orders(Page page) {
        return page.locator("#sheet")
                .inputValue()
                .lines()
                .filter(line -> !line.isBlank() && !line.startsWith(";"))
                .filter(line -> !line.matches("(REICH|ZUG|ENDE).*"))
                .toList();
    }

    private static void form(Page page, String kind, Map<String, String> values) {
        page.locator("#order-kind").selectOption(kind);
        for (String field : List.of("site", "good", "good2", "text"))
            if (values.containsKey(field)) {
                var place = page.locator("[data-field-of=" + field + "]");
                if ("SELECT".equals(place.evaluate("it => it.tagName")))
                    place.selectOption(values.get(field));
                else place.fill(values.get(field));
            }
        int before = page.locator(".costs .ordered").count();
        page.locator("[data-write]").click();
        assertThat(page.locator(".costs .ordered")).hasCount(before + 1);
    }

    private static String where(Page page, String unit) {
        return (String)
                page.evaluate(
                        "unit => "
                                + DESK
                                + ".then(it => it.hand.units.find(each => each.unit === unit).at)",
                        unit);
    }

    private static void clicks(Page page, String at) {
        var spot = (Map<?, ?>) page.evaluate(WHERE, at);
        page.mouse().click(number(spot.get("x")), number(spot.get("y")));
    }

    private static double number(@Nullable Object value) {
        return value instanceof Number known ? known.doubleValue() : Double.NaN;
    }
}
