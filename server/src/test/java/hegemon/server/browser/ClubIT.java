package hegemon.server.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import static java.nio.charset.StandardCharsets.US_ASCII;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.assertions.LocatorAssertions;
import com.microsoft.playwright.options.Cookie;

import hegemon.pygma.PygmaState;
import hegemon.pygma.PygmaView;
import hegemon.pygma.campaign.Campaign;
import hegemon.pygma.report.Players;
import hegemon.pygma.world.Realm;
import hegemon.pygma.world.Unit;
import hegemon.pygma.world.UnitKind;
import hegemon.server.accounts.Guests;
import hegemon.server.house.TestHouse;
import hegemon.server.id.PersonId;
import hegemon.server.play.LiveTable;
import hegemon.server.play.Reply;
import hegemon.server.play.Seating;
import hegemon.server.play.Tables;
import hegemon.server.store.GameStore;
import hegemon.server.store.Occupant;
import hegemon.server.store.Terms;

import org.apache.pdfbox.Loader;
import org.apache.pdfbox.text.PDFTextStripper;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.api.io.TempDir;

import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.Pattern;

import javax.sql.DataSource;

/**
 * A club of three rulers, two machines and a game master plays eight months, in German: the game
 * master, Ada and whoever stands in, follows or leaves in browsers, the others as programs would.
 * Rulers are known by contact alone.
 */
class ClubIT {
    private static final double PATIENCE = 60_000;

    @RegisterExtension private static final RunningServer server = new RunningServer();
    @RegisterExtension private final Chromium chromium = new Chromium();
    @TempDir private Path folder;

    private final HttpClient http = HttpClient.newHttpClient();
    private Member mara;
    private Member ada;
    private Member bolgrimm;
    private Member cemira;
    private Member vera;
    private LiveTable table;
    private Page desk;
    private Page ruler;
    private Page substitute;

    private record Member(String name, PersonId id, String token) {
        static Member of(String name) {
            var guest = server.part(Guests.class).welcome();
            TestHouse.claim(server.part(DataSource.class), guest.id(), name);
            return new Member(name, guest.id(), guest.token());
        }
    }

    @Test
    void eightMonthsOfAClub() throws Exception {
        judgedAndCorrected();
        missed();
        stoodIn();
        met();
        foughtAndTakenBack();
        handedOver();
        printed();
        played("HYGIENE 1", "HYGIENE 1", vera, "HYGIENE 1");
        assertThat(state().world().date()).hasToString("Andra/02");
        assertThat(Accessibility.faults(desk)).isEmpty();
        sameInAFolder();
    }

    @BeforeEach
    void found() {
        mara = Member.of("Mara");
        ada = Member.of("Ada");
        bolgrimm = Member.of("Bolgrimm");
        cemira = Member.of("Cemira");
        vera = Member.of("Vera");
        var seats = new TreeMap<String, Occupant>();
        seats.put("GameMaster", new Occupant.Person(mara.id()));
        seats.put("Realm-1", new Occupant.Person(ada.id()));
        seats.put("Realm-2", new Occupant.Person(bolgrimm.id()));
        seats.put("Realm-3", new Occupant.Person(cemira.id()));
        for (int realm : List.of(4, 5)) seats.put("Realm-" + realm, new Occupant.Bot(1));
        table =
                server.part(Seating.class)
                        .lay(
                                new Seating.Wish(
                                        "pygma",
                                        "realms 5 seed 14 identities=CONTACT",
                                        seats,
                                        Terms.plain(mara.id())))
                        .orThrow();
        desk = visit(mara);
        ruler = visit(ada);
        substitute = visit(vera);
    }

    private Page visit(Member member) {
        var page = chromium.visitor("de-DE");
        page.context()
                .addCookies(
                        List.of(
                                new Cookie("hegemon-guest", member.token())
                                        .setUrl(server.address("/"))));
        page.navigate(server.address("/games/" + table.id()));
        return page;
    }

    private PygmaState state() {
        return (PygmaState) table.now().match().state();
    }

    private static void awaits(Locator place, String text) {
        assertThat(place)
                .containsText(
                        text, new LocatorAssertions.ContainsTextOptions().setTimeout(PATIENCE));
    }

    /**
     * The machines write at the same moment: what came in between is looked at, and the sheet sent
     * again.
     */
    private void send(Member who, String text) {
        Reply reply;
        do {
            reply =
                    server.part(Tables.class)
                            .submit(table, Optional.of(who.id()), table.now().entry(), text);
        } while (reply.equals(new Reply.Stale()));
        assertThat(reply).as(who.name() + ": " + text).isEqualTo(new Reply.Done());
    }

    /** The machines send by themselves. */
    private void awaitMachines(String... silent) {
        await().atMost(Duration.ofMinutes(1))
                .until(() -> PygmaView.Desk.of(state()).missing().equals(List.of(silent)));
    }

    /** A month of which other tests hold what the screens show. */
    private void played(String first, String second, Member last, String third) {
        send(ada, first);
        send(bolgrimm, second);
        send(last, third);
        awaitMachines();
        send(mara, "review");
        send(mara, "release");
    }

    /** A desk that still shows the month before would let go what is written for it. */
    private void awaitMonth() {
        awaits(desk.locator("[data-master-date]"), state().world().date().toString());
    }

    /** The desk asks before a draft as long as it has not heard of all sheets. */
    private void drafted() {
        awaitMonth();
        awaits(desk.locator("[data-count]"), "Alle Befehle sind da.");
        desk.locator("[data-review]").click();
        awaits(desk.locator("[data-master-heading]"), "Entwurf für " + state().world().date());
    }

    private void released() {
        var month = state().world().date();
        desk.locator("[data-release]").click();
        awaits(ruler.locator("[data-heading]"), "Bericht für " + month);
    }

    /** A free order with its judgment, and a correction whose difference is shown. */
    private void judgedAndCorrected() {
        awaits(ruler.locator("[data-date]"), "Andra/01");
        writes(ruler, "SONST \"Wir suchen die Quelle.\"");
        send(bolgrimm, "HYGIENE 1");
        send(cemira, "HYGIENE 1");
        awaitMachines();
        awaits(desk.locator("[data-count]"), "Alle Befehle sind da.");
        awaits(desk.locator("[data-free]"), "Wir suchen die Quelle.");
        awaits(desk.locator("[data-todo]"), "Ein freier Befehl wartet auf dein Urteil");
        awaits(desk.locator("[data-todo]"), "Alle Befehle sind da: Entwurf rechnen");
        desk.locator("[data-free] input").fill("Die Quelle sprudelt.");
        desk.locator("[data-free] button:not(.quiet)").click();
        drafted();
        assertThat(desk.locator("[data-todo]")).not().containsText("Urteil");
        awaits(desk.locator("[data-todo]"), "Berichte lesen und freigeben");
        assertThat(desk.locator("[data-lead-said]")).isInViewport();
        desk.locator("#events").fill("treasury 99 1");
        desk.locator("[data-review]").click();
        assertThat(desk.locator("[data-lead-refused]")).isInViewport();
        awaits(desk.locator("[data-lead-refused]"), "Nicht ausgeführt:");
        desk.locator("#events").fill("effect 1 1 Die Quelle sprudelt.");
        desk.locator("#event-kind").selectOption("treasury");
        desk.locator("#event-number").fill("77.777");
        assertThat(desk.locator(".event-form code")).hasText("treasury 1 77777");
        desk.locator(".event-form button").click();
        awaits(
                desk.locator("[data-lines]"),
                "Schatzkammer setzen: " + state().world().realm(1).name());
        desk.locator("#reason").fill("Zahlendreher");
        desk.locator("[data-review]").click();
        awaits(desk.locator("[data-changes] ins").last(), "77.777");
        assertThat(ruler.locator("[data-heading]")).not().containsText("Bericht für Andra/01");
        released();
        awaits(ruler.locator("div[data-news]"), "Die Quelle sprudelt.");
        awaits(desk.locator("[data-record]"), "Zahlendreher");
    }

    private void missed() {
        send(ada, "HYGIENE 1");
        send(bolgrimm, "HYGIENE 1");
        awaitMachines("Realm-3");
        awaits(desk.locator("[data-count]"), "Ein Zugbogen fehlt noch.");
        desk.locator("[data-review]").click();
        awaits(desk.locator("[data-sure-text]"), state().world().realm(3).name());
        desk.locator("[data-sure] [value=yes]").click();
        awaits(desk.locator("[data-master-heading]"), "Entwurf für Bek/01");
        released();
        awaits(desk.locator("[data-sheets]"), "NMR: 1");
        awaits(desk.locator(".ledger"), "NMR");
    }

    /** A ruler asks somebody, by the form of the own desk. */
    private static void asks(Page page, String what, String name, String told) {
        page.locator("#tab-around").click();
        page.locator("#ask-kind").selectOption(what);
        page.locator("#ask-name").fill(name);
        page.locator("#ask-months").fill("1");
        page.locator("form:has(#ask-name) button").click();
        awaits(page.locator("[data-people]"), told);
    }

    private static void writes(Page page, String orders) {
        page.locator("#tab-orders").click();
        page.locator("#sheet").fill(orders);
        page.locator("[data-send]").click();
        awaits(page.locator("[data-sent]"), "bei der Spielleitung");
    }

    private void stoodIn() {
        asks(ruler, "stand_in", "Vera", "Vera ist");
        awaits(substitute.locator("[data-asked]"), "Ada bittet dich");
        substitute.locator("[data-asked] .primary").click();
        awaits(ruler.locator("[data-people]"), "Vertretung durch Vera, noch diesen Monat.");
        awaits(substitute.locator("[data-realm]"), state().world().realm(1).name());
        writes(substitute, "HYGIENE 2");
        send(bolgrimm, "HYGIENE 1");
        send(cemira, "HYGIENE 1");
        awaitMachines();
        awaits(desk.locator("[data-record]"), "Vera gebeten");
        drafted();
        released();
        assertThat(server.part(Tables.class).submit(table, Optional.of(vera.id()), 0, "HYGIENE 3"))
                .as("the month is over")
                .isNotEqualTo(new Reply.Done());
    }

    /** EX-7: an army with V says who rules; before, nothing does. */
    private void met() throws Exception {
        var games = "/api/games/" + table.id();
        assertThat(read(ada, games)).doesNotContain("Bolgrimm");
        var there = where(2);
        send(ada, "HYGIENE 1");
        send(bolgrimm, "KH 1: " + there + " V");
        send(cemira, "HYGIENE 1");
        awaitMachines();
        awaitMonth();
        desk.locator("#events").fill("change army 1 KH 1 " + there + " 5000");
        awaits(desk.locator("[data-judged]"), "So kann der Monat abgeschlossen werden.");
        drafted();
        released();
        awaits(ruler.locator("div[data-news]"), "Bolgrimm");
        assertThat(read(ada, games)).contains("Bolgrimm").doesNotContain("Cemira");
        assertThat(read(cemira, games)).doesNotContain("Bolgrimm", "Ada");
    }

    private String where(int realm) {
        var world = state().world();
        return world.armies().stream()
                .filter(army -> army.realm() == realm)
                .filter(army -> army.unit().equals(new Unit(UnitKind.KH, 1)))
                .map(army -> world.geometry().address(army.field()).toString())
                .findFirst()
                .orElseThrow();
    }

    private void foughtAndTakenBack() throws Exception {
        var month = state().world().date();
        writes(ruler, "KH 1: " + where(1) + " A");
        send(bolgrimm, "HYGIENE 1");
        send(cemira, "HYGIENE 1");
        awaitMachines();
        drafted();
        released();
        awaits(ruler.locator("#happened"), "Kämpfe");
        var report = read(ada, "/api/pygma/" + table.id() + "/report.txt");
        desk.locator("[data-withdraw]").click();
        desk.locator("[data-sure] [value=yes]").click();
        assertThat(desk.locator("#why")).isFocused();
        desk.locator("#why").fill("Ein Heer fehlte.");
        desk.locator("[data-sure] [value=yes]").click();
        awaits(ruler.locator("[data-notices]"), "hat " + month + " zurückgenommen");
        awaits(desk.locator("[data-count]"), "Alle Befehle sind da.");
        drafted();
        released();
        assertThat(read(ada, "/api/pygma/" + table.id() + "/report.txt"))
                .as("the same dice")
                .isEqualTo(report);
    }

    private void handedOver() throws Exception {
        var leaving = visit(cemira);
        leaving.setViewportSize(390, 844);
        asks(leaving, "heir", "Vera", "Das Reich ist Vera angeboten");
        Chromium.assertFits(leaving, "what a ruler who leaves reads on a phone");
        awaits(substitute.locator("[data-asked]"), "Cemira bietet dir an");
        substitute.locator("[data-asked] .primary").click();
        awaits(substitute.locator("[data-realm]"), state().world().realm(3).name());
        assertThat(leaving.locator("[data-ruler]")).isHidden();
        assertThat(leaving.locator("[data-master]")).isHidden();
        played("HYGIENE 1", "HYGIENE 1", vera, "HYGIENE 1");
        awaits(desk.locator("[data-sheets]"), "Vera");
        assertThat(read(cemira, "/api/pygma/" + table.id() + "/report.txt"))
                .doesNotContain(state().world().realm(3).name());
    }

    private void printed() throws Exception {
        ruler.locator("#tab-messages").click();
        ruler.locator("details:has(#press-title) summary").click();
        ruler.locator("#press-title").fill("Aus der Ferne");
        ruler.locator("#press-text").fill("Hört!");
        ruler.locator("form:has(#press-title) button").click();
        awaits(desk.locator("[data-todo]"), "Ein Pressetext wartet auf deine Freigabe");
        desk.locator("[data-courier] [name=step][value=take]").click();
        assertThat(desk.locator("[data-todo]")).not().containsText("Pressetext");
        played("HYGIENE 1", "HYGIENE 1", vera, "HYGIENE 1");
        awaitMonth();
        desk.locator("details:has(#editorial) summary").click();
        desk.locator("#editorial").fill("Liebe Leser");
        assertThat(desk.locator("#editorial")).hasValue("Liebe Leser");
        desk.locator("details:has(#editorial) button").click();
        awaits(desk.locator("[data-record]"), "Kurier Nr. 1");
        desk.navigate(server.address("/pygma/" + table.id() + "/kurier/1"));
        assertThat(desk.locator("main")).containsText("Aus der Ferne");
        assertThat(desk.locator("main")).containsText("Liebe Leser");
        var pdf = server.address("/pygma/" + table.id() + "/kurier/1/a4.pdf");
        var bytes = desk.request().get(pdf).body();
        assertThat(bytes)
                .startsWith("%PDF-".getBytes(US_ASCII))
                .isEqualTo(ruler.request().get(pdf).body());
        assertThat(printed(bytes)).contains("Liebe Leser", "Aus der Ferne", "Hört!");
        desk.goBack();
        awaits(desk.locator("[data-count]"), "Zugb");
    }

    /** What Ada read month by month is what a folder with the same log says; so is the print. */
    private void sameInAFolder() throws Exception {
        var stored = server.part(GameStore.class).find(table.id()).orElseThrow();
        var rulers = new TreeMap<Integer, Realm.Player>();
        Map.of(1, ada, 2, bolgrimm, 3, vera)
                .forEach((realm, who) -> rulers.put(realm, new Realm.Player(who.name(), "")));
        var place = folder.resolve("club");
        Campaign.restore(place, stored.log(), stored.chance(), Players.of(rulers));
        var there = new TreeSet<String>();
        try (var files = Files.walk(place.resolve("reports"))) {
            for (Path file : files.filter(it -> it.endsWith("1.txt")).toList())
                there.add(Files.readString(file));
        }
        var here = new ArrayList<String>();
        for (String entry : moments())
            here.add(read(ada, "/api/pygma/" + table.id() + "/report.txt?entry=" + entry));
        assertThat(here).hasSizeGreaterThanOrEqualTo(8);
        assertThat(there).containsAll(here);
        var pdf = "/api/pygma/" + table.id() + "/report.pdf";
        var print = bytes(ada, pdf);
        assertThat(bytes(mara, pdf.replace("report.pdf", "reports/1.pdf"))).isEqualTo(print);
        // The print has its map drawn.
        var text = read(ada, pdf.replace(".pdf", ".txt")).split("Deine Karte", -1)[0];
        assertThat(unspaced(printed(print)))
                .as("the print says what the text says")
                .contains(
                        Pattern.compile("[\\p{L}\\d./]{2,}")
                                .matcher(text)
                                .results()
                                .map(it -> unspaced(it.group()))
                                .toList());
    }

    private static String printed(byte[] pdf) throws IOException {
        try (var document = Loader.loadPDF(pdf)) {
            return new PDFTextStripper().getText(document);
        }
    }

    /** Without what the ends of lines bring into a word. */
    private static String unspaced(String text) {
        return text.replaceAll("[\\s\\u00ad\\u2010-]", "").toLowerCase(Locale.GERMAN);
    }

    private List<String> moments() throws Exception {
        var found = new ArrayList<String>();
        TestHouse.tree(read(ada, "/api/pygma/" + table.id()))
                .path("moments")
                .forEach(it -> found.add(it.path("entry").asString()));
        return found;
    }

    private String read(Member who, String path) throws IOException, InterruptedException {
        return http.send(to(who, path).build(), BodyHandlers.ofString()).body();
    }

    private byte[] bytes(Member who, String path) throws IOException, InterruptedException {
        return http.send(to(who, path).build(), BodyHandlers.ofByteArray()).body();
    }

    private HttpRequest.Builder to(Member who, String path) {
        return HttpRequest.newBuilder(URI.create(server.address(path)))
                .header("Accept-Language", "de")
                .header("Cookie", "hegemon-guest=" + who.token());
    }
}
