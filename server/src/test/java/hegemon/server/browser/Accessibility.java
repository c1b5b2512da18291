package hegemon.server.browser;

import com.deque.html.axecore.args.AxeRunOptions;
import com.deque.html.axecore.playwright.AxeBuilder;
import com.deque.html.axecore.results.ResultType;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.ColorScheme;

import java.util.ArrayList;
import java.util.List;

/** What axe finds wrong with a page. */
final class Accessibility {
    /** Colours change over some tenths of a second, and axe would see one on its way. */
    private static final String COLOURS_STAND =
            """
            async () => {
              await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
              const changes = document.getAnimations().filter((each) => each instanceof CSSTransition);
              await Promise.allSettled(changes.map((each) => each.finished));
            }
            """;

    private Accessibility() {}

    static List<String> faults(Page page) {
        return violations(axe(page));
    }

    /** By night a page has other colours and nothing else that is new. */
    static List<String> faultsByDayAndNight(Page page) {
        var faults = new ArrayList<>(faults(page));
        page.emulateMedia(new Page.EmulateMediaOptions().setColorScheme(ColorScheme.DARK));
        for (String fault : violations(axe(page).withRules(List.of("color-contrast"))))
            faults.add("by night: " + fault);
        page.emulateMedia(new Page.EmulateMediaOptions().setColorScheme(ColorScheme.LIGHT));
        return faults;
    }

    /**
     * No page has frames, for which axe would open a page of its own; and nobody reads what is
     * well.
     */
    private static AxeBuilder axe(Page page) {
        page.evaluate(COLOURS_STAND);
        var options = new AxeRunOptions();
        options.setResultTypes(List.of(ResultType.Violations.getKey()));
        return new AxeBuilder(page).options(options).setLegacyMode(true);
    }

    private static List<String> violations(AxeBuilder axe) {
        return axe.analyze().getViolations().stream()
                .flatMap(
                        rule ->
                                rule.getNodes().stream()
                                        .map(
                                                node ->
                                                        rule.getId()
                                                                + ": "
                                                                + node.getTarget()
                                                                + " "
                                                                + node.getHtml()))
                .toList();
    }
}
