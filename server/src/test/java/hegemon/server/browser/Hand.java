package hegemon.server.browser;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Page;

import java.util.Map;
import java.util.Objects;
import java.util.regex.Pattern;

/** How somebody works at a ruler's desk: with a mouse, by keyboard alone, or with a finger. */
sealed interface Hand {
    /** Chooses a field of the map. */
    void field(String at);

    /** A button, a tab or a choice. */
    void press(String part);

    /** One of a list. */
    void choose(String list, String value);

    /** Words or a number into a field. */
    void write(String part, String text);

    record Mouse(Page page) implements Hand {
        @Override
        public void field(String at) {
            page.mouse().click(place(page, at, "x"), place(page, at, "y"));
        }

        @Override
        public void press(String part) {
            page.locator(part).first().click();
        }

        @Override
        public void choose(String list, String value) {
            page.locator(list).selectOption(value);
        }

        @Override
        public void write(String part, String text) {
            page.locator(part).fill(text);
        }
    }

    record Finger(Page page) implements Hand {
        @Override
        public void field(String at) {
            page.touchscreen().tap(place(page, at, "x"), place(page, at, "y"));
        }

        @Override
        public void press(String part) {
            page.locator(part).first().tap();
        }

        @Override
        public void choose(String list, String value) {
            page.locator(list).selectOption(value);
        }

        @Override
        public void write(String part, String text) {
            page.locator(part).tap();
            page.locator(part).fill(text);
        }
    }

    /** Tab, arrows, Enter and Space; the way to a field is the one that the map tells. */
    record Keys(Page page) implements Hand {
        private static final int MOST = 90;
        private static final Pattern CHOICE = Pattern.compile("label:has\\((.*)\\)");

        @Override
        public void field(String at) {
            tabTo(".canvas");
            if (!"".equals(said()) || !at.equals(home())) go(at);
            page.keyboard().press("Enter");
        }

        private void go(String at) {
            for (int i = 0; i < MOST && !said().contains(" " + at + ":"); i++)
                page.keyboard().press(towards(at, here()));
            assertThat(said()).contains(at);
        }

        /** First along the row, then up or down: the columns of hexes stand side by side. */
        private String towards(String at, String from) {
            if (!from.matches("\\d+/\\d+")) return "ArrowUp"; // something else was said last
            double across = place(page, at, "x") - place(page, from, "x");
            if (Math.abs(across) > 5) return across < 0 ? "ArrowLeft" : "ArrowRight";
            return place(page, at, "y") < place(page, from, "y") ? "ArrowUp" : "ArrowDown";
        }

        private String said() {
            return page.locator("[data-said]").textContent();
        }

        private String here() {
            return said().isEmpty() ? home() : said().replaceAll("^\\S+ (\\d+/\\d+):.*", "$1");
        }

        private String home() {
            return (String) page.evaluate(HOME);
        }

        /** Of choices and tabs, Tab reaches the chosen one, and arrows the others. */
        @Override
        public void press(String part) {
            boolean tab = part.startsWith("#tab-");
            var choice = CHOICE.matcher(part);
            var goal = choice.matches() ? choice.group(1) : part;
            tabTo(tab ? "[role=tab]" : choice.matches() ? "[name=conduct]" : goal);
            for (int i = 0; i < MOST && !isAt(goal); i++) page.keyboard().press("ArrowRight");
            if (!choice.matches()) page.keyboard().press("Enter");
        }

        @Override
        public void choose(String list, String value) {
            tabTo(list);
            page.keyboard().press("Home");
            for (int i = 0; i < MOST && !page.locator(list).inputValue().equals(value); i++)
                page.keyboard().press("ArrowDown");
            assertThat(page.locator(list).inputValue()).isEqualTo(value);
        }

        @Override
        public void write(String part, String text) {
            tabTo(part);
            page.keyboard().press("ControlOrMeta+A");
            page.keyboard().type(text);
        }

        private void tabTo(String part) {
            for (int i = 0; i < MOST && !isAt(part); i++) page.keyboard().press("Tab");
            assertThat(isAt(part)).as("%s is reached by Tab", part).isTrue();
        }

        private boolean isAt(String part) {
            return (boolean) page.evaluate("part => document.activeElement.matches(part)", part);
        }
    }

    String HOME =
            "fetch(location.pathname.replace('/games/', '/api/pygma/')).then(it => it.json())"
                    + ".then(it => it.hand.units.find(each => each.unit === 'KH 1').at)";

    /** A field that KH 1 reaches straight to the north or south with one step. */
    String GOAL =
            "Promise.all([fetch(location.pathname.replace('/games/', '/api/pygma/')),"
                + " fetch(location.pathname.replace('/games/', '/api/pygma/') + '/reach?unit=KH"
                + " 1')]).then(both => Promise.all(both.map(it => it.json()))).then(([desk, reach])"
                + " => { const spot = at => desk.map.find(each => each.at === at); const home ="
                + " spot(desk.hand.units.find(each => each.unit === 'KH 1').at); return"
                + " reach.goals.find(it => it.way.length === 1 && spot(it.at)?.column ==="
                + " home.column).at; })";

    private static double place(Page page, String at, String axis) {
        var spot =
                (Map<?, ?>)
                        page.evaluate("at => document.querySelector('.canvas').whereIs(at)", at);
        return ((Number) Objects.requireNonNull(spot.get(axis))).doubleValue();
    }
}
