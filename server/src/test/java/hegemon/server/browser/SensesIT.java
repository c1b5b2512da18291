package hegemon.server.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.gson.JsonArray;
import com.google.gson.JsonObject;
import com.microsoft.playwright.CDPSession;
import com.microsoft.playwright.Page;

import org.assertj.core.api.InstanceOfAssertFactories;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

import java.util.stream.Stream;

/** What is heard at a table, and what a finger draws there. */
class SensesIT {
    /**
     * Keeps each sound as a wave: how loud it is, how long, and when its knocks begin, in
     * hundredths.
     */
    private static final String WAVES =
            """
            async () => {
              localStorage.setItem("hegemon.sound", "on");
              const script = document.querySelector("script[src*='/js/news.js']").src;
              const { Sound } = await import(script.replace("news.js", "sound.js"));
              const none = { enclosed: [] };
              const deeds = [(s) => s.move(none), (s) => s.move({ enclosed: ["e4"] }),
                (s) => s.move({ ...none, cityTaken: true }), (s) => s.call(), (s) => s.hurry(), (s) => s.end()];
              const heard = [];
              for (const deed of deeds) {
                let made;
                globalThis.AudioContext = class extends OfflineAudioContext {
                  constructor() { super(1, 48000, 48000); made = this; }
                  async resume() {}
                };
                deed(new Sound());
                await new Promise((done) => setTimeout(done));
                const wave = (await made.startRendering()).getChannelData(0);
                const loud = Array.from({ length: 100 }, (_, at) =>
                  Math.max(...wave.slice(at * 480, at * 480 + 480).map(Math.abs)));
                const audible = [...loud.keys()].filter((at) => loud[at] > 0.02);
                const begins = audible.filter((at, index) => index === 0 || at - audible[index - 1] > 2);
                heard.push(`${Math.round(Math.max(...loud) * 100)} ${audible.at(-1)} | ${begins.join(" ")}`);
              }
              return heard;
            }
            """;

    /** Where a browser holds sounds back until its reader touches something. */
    private static final String HELD_BACK =
            "window.knocks = 0; window.allowed = null; const made ="
                    + " AudioContext.prototype.createBufferSource;"
                    + " AudioContext.prototype.createBufferSource = function () {"
                    + " window.knocks++; return made.call(this); };"
                    + " const resume = AudioContext.prototype.resume;"
                    + " AudioContext.prototype.resume = function () { return window.touched ?"
                    + " resume.call(this) : new Promise((done) => window.allowed = done); };";

    private static final String DRAWN =
            "JSON.stringify(document.querySelector('sparta-board').drawn)";

    @RegisterExtension private final Chromium chromium = new Chromium();
    @RegisterExtension private static final RunningServer server = new RunningServer();

    @Test
    void everySoundIsHeardAndNoneIsLikeAnother() {
        var page = chromium.visitor("en-GB");
        page.navigate(server.address("/lobby"));
        assertThat(page.evaluate(WAVES))
                .asInstanceOf(InstanceOfAssertFactories.list(String.class))
                .hasSize(6)
                .allSatisfy(
                        heard ->
                                assertThat(heard)
                                        .as("its peak of a hundred, its end, when its knocks begin")
                                        .matches("[2-9]\\d (?:[4-9]|[1-5]\\d) \\| 0.*"))
                .extracting(heard -> heard.replaceAll(".*\\| ", ""))
                .doesNotHaveDuplicates();
    }

    @Test
    void whatABrowserHoldsBackIsNotHeardLater() {
        var page = chromium.visitor("en-GB");
        page.addInitScript(HELD_BACK);
        page.navigate(server.address("/lobby"));
        page.evaluate(
                "async () => { localStorage.setItem('hegemon.sound', 'on'); const script ="
                    + " document.querySelector(\"script[src*='/js/news.js']\").src; const { Sound }"
                    + " = await import(script.replace('news.js', 'sound.js')); window.sound = new"
                    + " Sound(); sound.call(); await new Promise((done) => setTimeout(done, 700));"
                    + " window.touched = true; allowed(); await null; }");
        assertThat(page.evaluate("knocks")).isEqualTo(0);
        page.evaluate("sound.call()");
        page.waitForFunction("() => knocks === 2");
    }

    @Test
    void aFingerThatRestsDrawsRingsAndArrowsAndPlaysNothing() {
        var page = chromium.phone("de-DE");
        page.navigate(server.address("/"));
        page.locator("article[aria-labelledby=sparta] form button.primary").first().click();
        assertThat(page.locator("sparta-board .movable").first()).isVisible();
        var fingers = page.context().newCDPSession(page);
        var drawn = page.locator("sparta-board .scribble");
        touch(page, fingers, "e4");
        assertThat(drawn).hasCount(1);
        touch(page, fingers, "e4");
        assertThat(drawn).hasCount(0);
        touch(page, fingers, "c4", "g8");
        touch(page, fingers, "c4", "c7");
        assertThat(drawn).hasCount(2);
        assertThat(page.evaluate("scrollY")).as("the page stands").isEqualTo(0);
        page.locator("[data-square=e2]").tap();
        assertThat(drawn).hasCount(0);
        touch(page, fingers, "e4");
        assertThat(drawn).hasCount(1);
        assertThat(page.locator("[data-moves]")).isEmpty();
        page.locator("[data-square=e4]").tap();
        assertThat(page.locator("[data-moves]")).containsText("e2-e4");
    }

    /** A finger that rests on the first square, and then goes to the second. */
    private static void touch(Page page, CDPSession fingers, String... squares) {
        var ways = Stream.of(squares).map(square -> middle(page, square)).toList();
        var before = page.evaluate(DRAWN);
        send(fingers, "touchStart", ways.getFirst());
        page.waitForFunction("before => " + DRAWN + " !== before", before);
        if (ways.size() > 1) {
            var between = new double[2];
            for (int i = 0; i < 2; i++) between[i] = (ways.getFirst()[i] + ways.getLast()[i]) / 2;
            send(fingers, "touchMove", between);
            send(fingers, "touchMove", ways.getLast());
        }
        send(fingers, "touchEnd");
    }

    private static double[] middle(Page page, String square) {
        var box = page.locator("[data-square=" + square + "]").boundingBox();
        return new double[] {box.x + box.width / 2, box.y + box.height / 2};
    }

    private static void send(CDPSession fingers, String type, double[]... points) {
        var touches = new JsonArray();
        for (var point : points) {
            var touch = new JsonObject();
            touch.addProperty("x", point[0]);
            touch.addProperty("y", point[1]);
            touches.add(touch);
        }
        var event = new JsonObject();
        event.addProperty("type", type);
        event.add("touchPoints", touches);
        fingers.send("Input.dispatchTouchEvent", event);
    }
}
