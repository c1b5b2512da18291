package hegemon.server.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.CDPSession;
import com.microsoft.playwright.Route;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;

/** A ruler who knows 5,000 fields moves the map. Prints figures for docs/performance.md. */
class ManyFieldsIT {
    private static final JsonMapper JSON = JsonMapper.builder().build();
    private static final int FIELDS = 5_000;
    private static final int COLUMNS = 70;
    private static final int FRAMES = 100;

    /**
     * Moves the map for a hundred frames; what it painted for each, and how long it took. A field
     * of the land is one picture.
     */
    private static final String MOVES =
            """
            async (zooms) => {
              const canvas = document.querySelector(".canvas canvas");
              const box = canvas.getBoundingClientRect();
              const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
              const pen = CanvasRenderingContext2D.prototype;
              const drawImage = pen.drawImage;
              let pictures = 0;
              pen.drawImage = function (...how) { pictures++; return drawImage.apply(this, how); };
              const tell = (type, dx, dy) => canvas.dispatchEvent(new PointerEvent(type, { bubbles: true, clientX: x + dx, clientY: y + dy, pointerId: 1, isPrimary: true, buttons: 1 }));
              if (!zooms) tell("pointerdown", 0, 0);
              const [painted, gaps] = [[], []];
              for (let i = 0, last = performance.now(); i < 100; i++) {
                pictures = 0;
                if (zooms) canvas.dispatchEvent(new WheelEvent("wheel", { bubbles: true, cancelable: true, clientX: x, clientY: y, deltaY: i % 40 < 20 ? 12 : -12 }));
                else tell("pointermove", 90 * Math.sin(i / 12), 90 * Math.cos(i / 9));
                await new Promise(requestAnimationFrame);
                painted.push(pictures);
                gaps.push(performance.now() - last);
                last = performance.now();
              }
              if (!zooms) tell("pointerup", 0, 0);
              pen.drawImage = drawImage;
              const middle = (all) => all.toSorted((a, b) => a - b)[50];
              return { painted: middle(painted), gap: middle(gaps), rate: 1000 / (gaps.reduce((a, b) => a + b) / 100) };
            }\
            """;

    /** From the end of the answer to the painted map. */
    private static final String OPENED =
            """
            Math.round(window.painted - performance.getEntriesByType("resource").filter(({ name }) => /api\\/pygma\\/[^/]+$/.test(name))[0].responseEnd)\
            """;

    private static final String WATCH =
            """
            new MutationObserver(() => (window.painted ??= performance.now())).observe(document, { subtree: true, attributes: true, attributeFilter: ["data-zoom"] });
            """;

    @RegisterExtension private static final RunningServer server = new RunningServer();
    @RegisterExtension private final Chromium chromium = new Chromium();

    @Test
    void movingTheMapDoesNotPaintTheLandAnew() {
        var page = chromium.visitor("de-DE");
        page.addInitScript(WATCH);
        page.route(Pattern.compile("/api/pygma/[^/]+$"), ManyFieldsIT::widen);
        page.navigate(server.address("/"));
        page.locator("form:has([value^='realms 8 practice']) button").click();
        assertThat(page.locator(".canvas")).hasAttribute("data-zoom", Pattern.compile("\\d.*"));
        System.out.printf(
                "%d fields, painted after the answer: %s ms%n", FIELDS, page.evaluate(OPENED));
        page.locator("[aria-label='Die ganze Karte']").click();
        var devtools = page.context().newCDPSession(page);
        devtools.send("Performance.enable");
        for (boolean zooms : List.of(false, true)) {
            double before = spent(devtools);
            var moved = (Map<?, ?>) page.evaluate(MOVES, zooms);
            System.out.printf(
                    "%d fields, %s: %s; %.1f ms of the page's time for a frame%n",
                    FIELDS,
                    zooms ? "zoomed" : "panned",
                    moved,
                    (spent(devtools) - before) * 1000 / FRAMES);
            // The land as it was painted, and the small map; each field would be one more.
            assertThat(moved.get("painted")).isIn(1, 2, 3);
        }
    }

    /** How long the page has worked so far, in seconds; what waits for the screen is no work. */
    private static double spent(CDPSession devtools) {
        for (var each : devtools.send("Performance.getMetrics").getAsJsonArray("metrics")) {
            var metric = each.getAsJsonObject();
            if (metric.get("name").getAsString().equals("TaskDuration"))
                return metric.get("value").getAsDouble();
        }
        throw new IllegalStateException("the browser does not tell how long it worked");
    }

    /** The answer of the house, with fields added around those that the realm knows. */
    private static void widen(Route route) {
        var answer = route.fetch();
        var desk = (ObjectNode) JSON.readTree(answer.body());
        var map = (ArrayNode) desk.get("map");
        var sample = (ObjectNode) map.get(0);
        for (int i = map.size(); i < FIELDS; i++) {
            int column = 100 + i % COLUMNS;
            map.add(
                    sample.deepCopy()
                            .put("at", 200 + i / 20 + "/" + (10 + i % 20))
                            .put("column", column)
                            .put("row", 2 * (i / COLUMNS) + column % 2)
                            .put("settlement", ""));
        }
        route.fulfill(
                new Route.FulfillOptions()
                        .setResponse(answer)
                        .setBody(JSON.writeValueAsString(desk)));
    }
}
