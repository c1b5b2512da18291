package hegemon.server.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;

import static java.nio.charset.StandardCharsets.UTF_8;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.assertions.LocatorAssertions;
import com.microsoft.playwright.options.FilePayload;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

import java.awt.image.BufferedImage;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;

import javax.imageio.ImageIO;

/** A campaign led by a person, in German, in a real browser. */
class LeaderIT {
    private static final double PATIENCE = 60_000;

    @RegisterExtension private static final RunningServer server = new RunningServer();
    @RegisterExtension private final Chromium chromium = new Chromium();

    private static void awaits(Locator place, String text) {
        assertThat(place)
                .containsText(
                        text, new LocatorAssertions.ContainsTextOptions().setTimeout(PATIENCE));
    }

    private Page seated(String table) {
        var visitor = chromium.visitor("de-DE");
        visitor.navigate(table);
        visitor.locator("form[action$='/join'] button").first().click();
        awaits(visitor.locator("[data-date]"), "Andra/01");
        return visitor;
    }

    private Page master() {
        var master = chromium.visitor("de-DE");
        Leading.begin(master, server);
        awaits(master.locator("[data-count]"), "4 Zugbögen fehlen noch.");
        return master;
    }

    private static void machines(Page master, int count) {
        for (int free = count; free > 0; free--) {
            var machine = master.locator("[data-sheets] [data-give]");
            assertThat(machine).hasCount(free);
            machine.first().click();
        }
        assertThat(master.locator("[data-sheets] [data-give]")).hasCount(0);
    }

    private static void picture(Page page, String name) {
        page.screenshot(
                new Page.ScreenshotOptions()
                        .setFullPage(true)
                        .setPath(Path.of("target", "screenshots", name + ".png")));
    }

    @Test
    void aLeaderPlaysMonthsAndNothingHappensOverTheLeadersHead() {
        var master = master();
        var ruler = seated(master.url());
        machines(master, 3);
        named(master);
        scanned(master);
        refused(ruler);
        judged(master, ruler);
        corrected(master, ruler);
        missed(master, ruler);
        takenBack(master, ruler);
        givenUp(master, ruler);
        ended(master);
    }

    private static void named(Page master) {
        master.locator("#title").fill("Die Nordmark");
        master.locator("[data-rename] button").click();
        awaits(master.locator("[data-record]"), "hat die Kampagne");
    }

    /** A letter on paper is kept as a picture; what is none is refused with a sentence. */
    private static void scanned(Page master) {
        var paper = master.locator("[data-sheets] details:has([data-scans])").first();
        paper.locator("summary").click();
        var file = paper.locator("input[type=file]");
        file.setInputFiles(new FilePayload("brief.png", "image/png", drawn()));
        var told = paper.locator("[data-told]");
        awaits(told, "Der Scan liegt jetzt beim Brief von");
        assertThat(told).isVisible();
        assertThat(paper.locator("[data-scans] img")).hasCount(1);
        file.setInputFiles(new FilePayload("brief.png", "text/html", "<b>Brief".getBytes(UTF_8)));
        awaits(told, "nur Bilder (JPEG oder PNG)");
        assertThat(paper.locator("[data-scans] img")).hasCount(1);
        paper.locator("summary").click();
    }

    private static byte[] drawn() {
        var out = new ByteArrayOutputStream();
        try {
            ImageIO.write(new BufferedImage(30, 40, BufferedImage.TYPE_INT_RGB), "png", out);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return out.toByteArray();
    }

    private static void opens(Page ruler, String tab) {
        ruler.locator("#tab-" + tab).click();
        assertThat(ruler.locator("#" + tab)).isVisible();
    }

    /** A sheet that is not taken looks so where it was written. */
    private static void refused(Page ruler) {
        opens(ruler, "orders");
        ruler.locator("#sheet").fill("REICH 1\nUNFUG");
        ruler.locator("[data-send]").click();
        awaits(ruler.locator("[data-sheet-refused]"), "Nicht angenommen");
        assertThat(ruler.locator("[data-sent]")).isHidden();
        ruler.locator("#sheet").fill("REICH 1\nSONST \"Wir suchen die Quelle.\"");
        ruler.locator("[data-send]").click();
        awaits(ruler.locator("[data-sent]"), "bei der Spielleitung");
        assertThat(ruler.locator("[data-sheet-refused]")).isHidden();
    }

    private static void judged(Page master, Page ruler) {
        awaits(master.locator("[data-free]"), "Wir suchen die Quelle.");
        master.locator("[data-free] input").fill("Die Quelle sprudelt.");
        master.locator("[data-free] button:not(.quiet)").click();
        assertThat(master.locator("#events")).hasValue("effect 1 1 Die Quelle sprudelt.");
        awaits(master.locator("[data-kept]"), "Gespeichert");
        master.reload();
        assertThat(master.locator("#events")).hasValue("effect 1 1 Die Quelle sprudelt.");
        awaits(master.locator("[data-free]"), "beurteilt");
        picture(ruler, "ruler-sent");
    }

    /** A draft, a correction with its reason, what it changed, and the release. */
    private static void corrected(Page master, Page ruler) {
        master.locator("[data-review]").click();
        awaits(master.locator("[data-master-heading]"), "Entwurf für Andra/01");
        master.locator("#events").press("Control+End");
        master.locator("#events").pressSequentially("\nafter treasury 1 77777");
        awaits(master.locator("[data-judged]"), "So kann der Monat abgeschlossen werden.");
        master.locator("#reason").fill("Zahlendreher");
        master.locator("[data-review]").click();
        awaits(master.locator("[data-changes] ins").last(), "77.777");
        awaits(master.locator("[data-record]"), "Zahlendreher");
        picture(master, "master-draft");
        assertThat(ruler.locator("[data-heading]")).not().containsText("Bericht für Andra/01");
        master.locator("[data-release]").click();
        awaits(ruler.locator("[data-heading]"), "Bericht für Andra/01");
        awaits(ruler.locator("div[data-news]"), "Die Quelle sprudelt.");
    }

    /** The orders are closed, one ruler is silent. */
    private static void missed(Page master, Page ruler) {
        awaits(master.locator("[data-count]"), "Ein Zugbogen fehlt noch.");
        master.locator("[data-lock]").click();
        awaits(ruler.locator("[data-notices]"), "Der ZAT für Bek/01 ist vorbei");
        assertThat(ruler.locator("[data-send]")).isDisabled();
        picture(ruler, "ruler-locked");
        evaluated(master);
        awaits(ruler.locator("[data-notices]"), "NMR: Für Bek/01");
        awaits(master.locator("[data-sheets]"), "NMR: 1");
    }

    /** A draft first; what rulers read is a second act. */
    private static void evaluated(Page master) {
        master.locator("[data-review]").click();
        master.locator("[data-sure] [value=yes]").click();
        awaits(master.locator("[data-count]"), "Entwurf");
        master.locator("[data-release]").click();
    }

    private static void takenBack(Page master, Page ruler) {
        master.locator("[data-withdraw]").click();
        master.locator("[data-why]").fill("Ein Bogen lag noch im Briefkasten");
        master.locator("[data-sure] [value=yes]").click();
        awaits(ruler.locator("[data-notices]"), "hat Bek/01 zurückgenommen");
        picture(ruler, "ruler-withdrawn");
        picture(master, "master-withdrawn");
        evaluated(master);
        awaits(ruler.locator("[data-heading]"), "Bericht für Bek/01");
        ruler.navigate(server.address("/games"));
        awaits(ruler.locator("main"), "Die Nordmark");
        awaits(ruler.locator("main"), "Cylas/01");
        picture(ruler, "ruler-games");
        ruler.goBack();
    }

    /** A ruler cannot end the campaign, only give up the own realm. */
    private static void givenUp(Page master, Page ruler) {
        opens(ruler, "around");
        assertThat(ruler.locator("[data-leave-realm]")).isVisible();
        assertThat(ruler.locator("[data-abort]")).isHidden();
        ruler.locator("[data-leave-realm]").click();
        awaits(ruler.locator("[data-ask-end-text]"), "Reich 1 in „Die Nordmark“");
        ruler.locator("[data-ask-end-yes]").click();
        awaits(master.locator("[data-sheets]"), "frei");
        assertThat(ruler.locator("[data-eyes]")).isHidden();
        assertThat(ruler.locator("[data-master]")).isHidden();
    }

    private static void ended(Page master) {
        master.setViewportSize(390, 844);
        Chromium.assertFits(master, "the desk on a phone");
        picture(master, "master-phone");
        master.locator("[data-abort]").click();
        awaits(master.locator("[data-ask-end-text]"), "„Die Nordmark“ wirklich beenden");
        master.locator("[data-ask-end-yes]").click();
        awaits(master.locator("[data-master-date]"), "zu Ende");
    }
}
