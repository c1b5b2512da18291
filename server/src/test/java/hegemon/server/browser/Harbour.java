package hegemon.server.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;

import com.microsoft.playwright.Page;
import com.microsoft.playwright.assertions.LocatorAssertions;

import hegemon.pygma.lesson.FirstMonth;

/** The land of the first month with a port, a fleet beside it, and both banks of a river. */
final class Harbour {
    /** A world is made, and a bot thinks, in milliseconds. */
    static final int PATIENCE = 30_000;

    private static final String SETUP =
            FirstMonth.setup(3)
                            .replace("# first-month\n", "")
                            .replace("treasury 150000", "treasury 900000")
                            .replace("own 1 4/05", "own 1 8/22 4/05")
                            .replace("store 1 ORE", "store 1 WINE 9 ORE")
                            .replace("culture 2 1", "contact 1 2 REALM\nculture 2 1")
                            .replace(
                                    "settlement 9/07",
                                    "settlement 4/15 HST \"Hafen\"\nsettlement 9/07")
                    + "army 1 KH 2 4/15 1000\narmy 1 FH 1 4/10 30\n";

    /** As the form of a new table sends it; a page's own fields would change the line ends. */
    private static final String BEGIN =
            """
            async setup => {
              const body = new URLSearchParams(new FormData(document.querySelector("form:has([value='first-month'])")));
              body.set("setup", setup);
              return (await fetch("/games", { method: "POST", body })).url;
            }\
            """;

    private Harbour() {}

    /**
     * Begins a practice there.
     *
     * @param more lines of the world: further units and settlements
     */
    static void begin(Page page, RunningServer server, String more) {
        page.navigate(server.address("/"));
        page.navigate((String) page.evaluate(BEGIN, SETUP + more));
        opened(page);
    }

    /** The desk lies open, and the sheet was looked at. */
    static void opened(Page page) {
        assertThat(page.locator("[data-summary]"))
                .not()
                .isEmpty(new LocatorAssertions.IsEmptyOptions().setTimeout(PATIENCE));
    }

    static void report(Page page, String heading) {
        assertThat(page.locator("[data-heading]"))
                .hasText(heading, new LocatorAssertions.HasTextOptions().setTimeout(PATIENCE));
    }
}
