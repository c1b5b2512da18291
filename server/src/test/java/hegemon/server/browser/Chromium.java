package hegemon.server.browser;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Browser;
import com.microsoft.playwright.BrowserContext;
import com.microsoft.playwright.BrowserType;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.Playwright;
import com.microsoft.playwright.assertions.PlaywrightAssertions;
import com.microsoft.playwright.options.ReducedMotion;
import com.microsoft.playwright.options.ServiceWorkerPolicy;

import org.junit.jupiter.api.extension.AfterEachCallback;
import org.junit.jupiter.api.extension.ExtensionContext;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * A real Chromium, started once for all tests. Each visitor has cookies of its own. When a test
 * fails, a picture of every page is kept in target/screenshots.
 */
final class Chromium implements AfterEachCallback {
    private static final Path PICTURES = Path.of("target", "screenshots");
    private static final List<String> ARGS =
            List.of(
                    "--no-sandbox",
                    "--disable-gpu",
                    "--disable-background-networking",
                    "--disable-component-update");

    /** A busy machine is slow, not wrong. */
    private static final int PATIENCE = 60_000;

    static {
        PlaywrightAssertions.setDefaultAssertionTimeout(PATIENCE);
    }

    /** Playwright closes it when the tests' Java machine ends. */
    private static Optional<Browser> browser = Optional.empty();

    private final List<Page> pages = new ArrayList<>();

    /** A page of a visitor nobody knows yet, whose browser prefers this language. */
    Page visitor(String language) {
        var options =
                new Browser.NewContextOptions()
                        .setLocale(language)
                        .setViewportSize(1280, 900)
                        .setReducedMotion(ReducedMotion.REDUCE);
        return page(options);
    }

    /** The same on a phone. */
    Page phone(String language) {
        return phone(language, 390, 844);
    }

    /** A phone of this size, which may lie on its side. */
    Page phone(String language, int width, int height) {
        return page(
                new Browser.NewContextOptions()
                        .setLocale(language)
                        .setViewportSize(width, height)
                        .setHasTouch(true));
    }

    /** A visitor whose browser lets the house keep pages for when the line is gone. */
    Page installed(String language) {
        var options = new Browser.NewContextOptions().setLocale(language);
        return opened(options.setServiceWorkers(ServiceWorkerPolicy.ALLOW));
    }

    /** Nothing on the page makes it scroll sideways. */
    static void assertFits(Page page, String what) {
        assertThat(
                        page.evaluate(
                                "document.documentElement.scrollWidth -"
                                        + " document.documentElement.clientWidth"))
                .as(what)
                .isEqualTo(0);
    }

    private Page page(Browser.NewContextOptions options) {
        // What a page asks for must reach the network, where tests look at it and disturb it.
        return opened(options.setServiceWorkers(ServiceWorkerPolicy.BLOCK));
    }

    private Page opened(Browser.NewContextOptions options) {
        BrowserContext context = browser().newContext(options);
        context.setDefaultTimeout(PATIENCE);
        var page = context.newPage();
        page.onConsoleMessage(
                message -> {
                    if (message.type().equals("error"))
                        System.err.println("browser: " + message.text());
                });
        pages.add(page);
        return page;
    }

    private static Browser browser() {
        if (browser.filter(Browser::isConnected).isEmpty()) {
            var playwright =
                    Playwright.create(
                            new Playwright.CreateOptions()
                                    .setEnv(Map.of("PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD", "1")));
            browser =
                    Optional.of(
                            playwright
                                    .chromium()
                                    .launch(
                                            new BrowserType.LaunchOptions()
                                                    .setExecutablePath(program())
                                                    .setArgs(ARGS)));
        }
        return browser.orElseThrow();
    }

    /** Never skipped: without a browser these tests fail, and ./check installs one. */
    private static Path program() {
        return Stream.of(
                        System.getenv().getOrDefault("CHROMIUM", ""),
                        "/usr/bin/chromium",
                        "/usr/bin/chromium-browser",
                        "/usr/bin/google-chrome")
                .filter(name -> !name.isBlank())
                .map(Path::of)
                .filter(Files::isExecutable)
                .findFirst()
                .orElseThrow(
                        () ->
                                new IllegalStateException(
                                        "no Chromium found; install it (apt install chromium) or"
                                                + " name it in CHROMIUM"));
    }

    @Override
    public void afterEach(ExtensionContext test) {
        if (test.getExecutionException().isPresent())
            takePictures(
                    test.getRequiredTestClass().getSimpleName()
                            + "-"
                            + test.getRequiredTestMethod().getName());
        for (var page : pages) page.context().close();
        pages.clear();
    }

    private void takePictures(String name) {
        for (int i = 0; i < pages.size(); i++) {
            var file = PICTURES.resolve(name + "-" + (i + 1) + ".png");
            pages.get(i).screenshot(new Page.ScreenshotOptions().setPath(file).setFullPage(true));
            System.err.println("A picture of the failure: " + file.toAbsolutePath());
        }
    }
}
