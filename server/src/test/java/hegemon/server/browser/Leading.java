package hegemon.server.browser;

import com.microsoft.playwright.Page;

/** How a campaign of four realms is led in the browser. */
final class Leading {
    private Leading() {}

    /** Begins one; its four realms are free. */
    static void begin(Page master, RunningServer server) {
        master.navigate(server.address("/tables/new?game=pygma"));
        master.selectOption("#people", "4");
        master.selectOption("#master", "me");
        master.locator("main form button.primary").click();
    }
}
