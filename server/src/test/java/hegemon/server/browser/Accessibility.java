package hegemon.server.browser;

import com.deque.html.axecore.playwright.AxeBuilder;
import com.microsoft.playwright.Page;

import java.util.List;

/** What axe finds wrong with a page. */
final class Accessibility {
    private Accessibility() {}

    static List<String> faults(Page page) {
        return new AxeBuilder(page)
                .analyze().getViolations().stream()
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
