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
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * A real Chromium, started once for all tests. Each visitor has cookies of its own. When a test
 * fails, a picture of every page is kept in target/screenshots.
 *
 * <p>Where there is one, its shell without windows opens the pages: the same engine, but a page of
 * a new visitor costs a fifth. Only what a page installs needs the whole browser.
 */
final class Chromium implements AfterEachCallback {
    private static final Path PICTURES = Path.of("target", "screenshots");
    private static final List<String> ARGS =
            List.of(
                    "--no-sandbox",
                    "--disable-gpu",
                    "--disable-background-networking",
                    "--disable-component-update");

    private static final List<String> BROWSERS =
            List.of("/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome");

    private static final List<String> SHELLS = List.of("/usr/bin/chromium-headless-shell");

    /** A busy machine is slow, not wrong. */
    private static final int PATIENCE = 60_000;

    static {
        PlaywrightAssertions.setDefaultAssertionTimeout(PATIENCE);
    }

    /** Playwright closes it when the tests' Java machine ends. */
    private static final Map<Path, Browser> RUNNING = new HashMap<>();

    private static Optional<Playwright> playwright = Optional.empty();

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
        return opened(browser(whole()), options.setServiceWorkers(ServiceWorkerPolicy.ALLOW));
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
        var browser = browser(found("HEADLESS_SHELL", SHELLS).orElseGet(Chromium::whole));
        return opened(browser, options.setServiceWorkers(ServiceWorkerPolicy.BLOCK));
    }

    private Page opened(Browser browser, Browser.NewContextOptions options) {
        BrowserContext context = browser.newContext(options);
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

    private static Browser browser(Path program) {
        return RUNNING.compute(
                program, (it, had) -> had != null && had.isConnected() ? had : launched(it));
    }

    private static Browser launched(Path program) {
        if (playwright.isEmpty())
            playwright =
                    Optional.of(
                            Playwright.create(
                                    new Playwright.CreateOptions()
                                            .setEnv(
                                                    Map.of(
                                                            "PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD",
                                                            "1"))));
        var how = new BrowserType.LaunchOptions().setExecutablePath(program).setArgs(ARGS);
        return playwright.orElseThrow().chromium().launch(how);
    }

    /** Never skipped: without a browser these tests fail, and ./check installs one. */
    private static Path whole() {
        return found("CHROMIUM", BROWSERS)
                .orElseThrow(
                        () ->
                                new IllegalStateException(
                                        "no Chromium found; install it (apt install chromium) or"
                                                + " name it in CHROMIUM"));
    }

    private static Optional<Path> found(String variable, List<String> usual) {
        return Stream.concat(Stream.ofNullable(System.getenv(variable)), usual.stream())
                .filter(name -> !name.isBlank())
                .map(Path::of)
                .filter(Files::isExecutable)
                .findFirst();
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
