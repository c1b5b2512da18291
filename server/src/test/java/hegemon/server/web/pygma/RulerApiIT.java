package hegemon.server.web.pygma;

import static org.assertj.core.api.Assertions.assertThat;

import hegemon.server.house.Browser;
import hegemon.server.house.OpenHouse;
import hegemon.table.Language;

import org.apache.pdfbox.Loader;
import org.apache.pdfbox.text.PDFTextStripper;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.extension.RegisterExtension;

import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

import java.net.http.HttpResponse.BodyHandlers;
import java.util.List;
import java.util.Map;

/** A ruler's desk, spoken to as a program would. */
class RulerApiIT {
    @RegisterExtension private static final OpenHouse HOUSE = new OpenHouse();

    @Test
    void theSetUpAndTheLogGiveNoWorldAway() throws Exception {
        var table = Ruler.of(HOUSE, "realms 2 practice", "friend").get("/api/games/");
        assertThat(table.path("setup").asString()).isEqualTo("realms 2 practice edition=3");
        assertThat(table.path("log").get(0).path("text").asString()).isEqualTo("world");
    }

    @Test
    void settingsAreChosenByTheirMeaningAndKeptInTheSetUp() throws Exception {
        var page = HOUSE.browser().speaking("de").get("/tables/new?game=pygma").body();
        assertThat(page)
                .contains("Wörtlich", "Ob Heere und Händler schon in dem Monat ziehen dürfen")
                .contains("name=\"setup.conquest.scope\"");
        var more =
                "&setup=edition%3D2&setup.battle.winnerLoss=600&setup.zat=&setup.raise.moves=true";
        var table = Ruler.of(HOUSE, "realms 2 seed 4", "friend", more + "&seat=GameMaster");
        assertThat(table.get("/api/games/").path("setup").asString())
                .startsWith("realms 2 edition=2 ")
                .contains(" battle.winnerLoss=600", " raise.moves=true")
                .doesNotContain("zat");
        table.awaitRulers(2);
        var setting = table.get("/api/pygma/", "/master").path("settings").get(1);
        assertThat(setting.path("meaning").asString()).isNotEmpty();
    }

    @Test
    void onlyTheRulerReadsTheDesk() throws Exception {
        var ruler = Ruler.of(HOUSE, "realms 2 practice", "friend");
        assertThat(ruler.get("/api/pygma/").path("map").size()).isPositive();
        assertThat(HOUSE.send(HOUSE.to("/api/pygma/" + ruler.id())).statusCode()).isEqualTo(403);
        var sheet = "/api/pygma/" + ruler.id() + "/check";
        assertThat(HOUSE.browser().json(sheet, "{\"text\":\"\"}").statusCode()).isEqualTo(403);
        assertThat(HOUSE.send(HOUSE.to("/api/pygma/none")).statusCode()).isEqualTo(404);
    }

    @Test
    void whatIsRehearsedAfterAStartIsTheVeryDeskOfTheFirstRuler() throws Exception {
        var ruler = Ruler.of(HOUSE, "realms 2 practice", "friend");
        var rehearsed = HOUSE.part(Readers.class).rehearsed(ruler.id()).orElseThrow();
        var desk = RulerDesk.of(rehearsed, new Voice(Language.ENGLISH));
        JsonNode json = JsonMapper.builder().build().valueToTree(desk);
        for (var part : List.of("realm", "map", "hand", "news", "holdings"))
            assertThat(json.path(part)).isEqualTo(ruler.get("/api/pygma/").path(part));
    }

    /** A page may keep what was written after the month is over, before it hears of that. */
    @Test
    void whatWasWrittenForAnotherMonthIsNotKeptForThisOne() throws Exception {
        var ruler = Ruler.of(HOUSE, "realms 2 practice", "friend");
        var drafts = "/api/pygma/" + ruler.id() + "/drafts";
        record Page(String text, String month) {}
        var late = ruler.post(drafts, new Page("HYGIENE 1", "Dorl/99"), "de");
        assertThat(late.path("versions").size()).isZero();
        var month = ruler.get("/api/pygma/").path("date").asString();
        var kept = ruler.post(drafts, new Page("HYGIENE 2", month), "de");
        assertThat(kept.path("versions").get(0).path("text").asString()).isEqualTo("HYGIENE 2");
    }

    @Test
    void aSheetThatWasTakenHasAReceiptAndIsFoundInTheArchive() throws Exception {
        var ruler = Ruler.of(HOUSE, "realms 2 seed 4 practice", "friend");
        ruler.awaitRulers(1);
        assertThat(ruler.get("/api/pygma/").path("receipt").isNull()).isTrue();
        int entry = ruler.get("/api/games/").path("entry").asInt();
        var sent = ruler.send(entry, "PRODUIRE 999/1 vin\nROYAUME 1\nTOUR Andra/01\nFIN");
        assertThat(sent.path("table").path("entry").asInt()).isEqualTo(entry + 1);
        var receipt = ruler.get("/api/pygma/").path("receipt");
        assertThat(receipt.path("number").asInt()).isEqualTo(entry + 1);
        assertThat(receipt.path("at").asLong()).isPositive();
        assertThat(receipt.path("proof").path("slips").get(0).path("text").asString())
                .contains("999");
        assertThat(ruler.get("/api/pygma/", "/archive").path("months").size()).isZero();
        var capital = ruler.get("/api/pygma/").path("hand").path("towns").get(0).path("at");
        var found = ruler.get("/api/pygma/", "/search?text=" + capital.asString());
        assertThat(found.path("hits").get(0).path("text").asString()).contains(capital.asString());
        assertThat(ruler.get("/api/pygma/", "/search?text=zzz").path("hits").size()).isZero();
        assertThat(ruler.status("/search?text=" + "x".repeat(101))).isEqualTo(413);
    }

    @Test
    void aRulerSeesWhatTheSheetLeadsToAndWhatWouldMendIt() throws Exception {
        var ruler = Ruler.of(HOUSE, "realms 2 seed 4 practice", "self");
        var path = "/api/pygma/" + ruler.id();
        var before = ruler.post(path + "/forecast", new Ruler.Text(0, ""), "de");
        assertThat(before.path("income").asString()).isEqualTo("Cylas/01");
        assertThat(before.path("summary").asString()).contains("Unruhe");
        var sheet = new StringBuilder("REICH 1\nZUG Andra/01\n");
        for (JsonNode cause : before.path("causes"))
            for (JsonNode remedy : cause.path("remedies"))
                sheet.append(remedy.path("order").asString()).append('\n');
        var after = ruler.post(path + "/forecast", new Ruler.Text(0, sheet.toString()), "fr");
        assertThat(after.path("unrest").asInt())
                .isEqualTo(before.path("mended").asInt())
                .isLessThan(before.path("unrest").asInt());
        assertThat(after.path("agenda").get(0).path("done").asBoolean())
                .isEqualTo(after.path("unrest").asInt() == 0);
        var trial = ruler.post(path + "/trial", new Ruler.Text(0, sheet.toString()), "en");
        assertThat(trial.path("units").size()).isPositive();
        assertThat(trial.path("guesses").size()).isPositive();
    }

    @Test
    void aRulerMayAskWhatABotWouldOrderUnlessTheCampaignGoesWithout() throws Exception {
        var ruler = Ruler.of(HOUSE, "realms 2 seed 4 practice", "self");
        var told = ruler.get("/api/pygma/", "/suggestion");
        assertThat(told.path("open").asBoolean()).isTrue();
        var sheet = new StringBuilder("REICH 1\nZUG Andra/01\n");
        for (JsonNode line : told.path("lines")) sheet.append(line.path("order").asString() + "\n");
        assertThat(told.path("lines").size()).isPositive();
        var check = ruler.check(sheet.toString(), "en");
        assertThat(check.path("slips")).allMatch(it -> it.path("warning").asBoolean());
        var without = Ruler.of(HOUSE, "realms 2 seed 4 practice suggestions=false", "self");
        var none = without.get("/api/pygma/", "/suggestion");
        assertThat(none.path("open").asBoolean()).isFalse();
        assertThat(none.path("lines").size()).isZero();
    }

    @Test
    @Timeout(60)
    void aPracticeIsChosenOnItsPageAndAMonthIsTakenBackAndCompared() throws Exception { // D-157
        assertThat(HOUSE.browser().speaking("de").get("/pygma").body())
                .contains(
                        "Übungskampagne",
                        "name=\"setup.bots.pace\"",
                        "bots.war=ALL",
                        "href=\"/pygma/new\"");
        var ruler =
                Ruler.of(
                        HOUSE,
                        "realms 2",
                        "bot:1",
                        "&setup=practice&setup=bots.war%3DALL&setup.bots.pace=2"
                                + "&setup.practice.back=true");
        assertThat(ruler.get("/api/games/").path("setup").asString())
                .contains("practice", "bots.war=ALL", "bots.pace=2", "practice.back=true");
        assertThat(ruler.get("/api/pygma/").path("mayRevise").asBoolean()).isFalse();
        ruler.sends("REICH 1");
        var once = ruler.awaits("Bek/01");
        assertThat(once.path("mayRevise").asBoolean()).isTrue();
        ruler.sends("withdraw");
        var back = ruler.awaits("Andra/01");
        assertThat(back.path("mayRevise").asBoolean()).isFalse();
        assertThat(back.path("notices").get(0).asString()).contains("taken back Andra/01");
        ruler.sends("NAME REICH \"Anders\"");
        var twice = ruler.awaits("Bek/01");
        assertThat(twice.path("months").valueStream().map(JsonNode::asString))
                .containsExactly("Andra/01", "Andra/01"); // the start is told under its month
        var other = twice.path("otherwise").get(0);
        assertThat(other.path("counts").asBoolean()).isFalse();
        assertThat(other.path("values").size()).isEqualTo(twice.path("series").size());
        var then = ruler.get("/api/pygma/", "?entry=" + other.path("entry").asInt());
        assertThat(then.path("sent").asString()).doesNotContain("Anders");
        assertThat(then.path("otherwise").get(0).path("counts").asBoolean()).isTrue();
    }

    /** Every answer says what to write next; the server keeps how far it came. */
    @Test
    @Timeout(60)
    void aNewcomerIsLedThroughTheFirstMonth() throws Exception {
        var ruler = Ruler.of(HOUSE, "first-month", "bot:1");
        var path = "/api/pygma/" + ruler.id() + "/lesson";
        var lesson = ruler.get("/api/pygma/", "/lesson");
        assertThat(lesson.path("tasks").size()).isEqualTo(7);
        assertThat(lesson.path("at").asInt()).isZero();
        var fields = Map.of("fields", List.of("9/07", "9/09"));
        assertThat(ruler.post(path, fields, "en").path("at").asInt()).isEqualTo(1);
        var wrong = Map.of("answer", "wine");
        assertThat(ruler.post(path, wrong, "en").path("at").asInt()).isEqualTo(1);
        var right = Map.of("answer", "stone");
        lesson = ruler.post(path, right, "fr");
        assertThat(lesson.path("at").asInt()).isEqualTo(2);
        var sheet = new StringBuilder("REICH 1\nZUG Dorl/01\n");
        for (int i = 0; i < 20 && !lesson.path("example").asString().isEmpty(); i++) {
            sheet.append(lesson.path("example").asString()).append('\n');
            lesson = ruler.post(path, Map.of("text", sheet.toString()), "de");
        }
        assertThat(lesson.path("at").asInt()).isEqualTo(6);
        assertThat(ruler.get("/api/pygma/", "/lesson").path("at").asInt()).isEqualTo(6);
        // The machine's sheet may come between look and move; with the last one comes the month.
        JsonNode sent;
        do {
            sent = ruler.send(ruler.get("/api/games/").path("entry").asInt(), sheet.toString());
        } while (!sent.path("message").isNull());
        do {
            lesson = ruler.get("/api/pygma/", "/lesson");
        } while (lesson.path("finished").asString().isEmpty());
        assertThat(lesson.path("finished").asString()).contains("Gantr/01");
        assertThat(lesson.path("tasks")).allMatch(it -> it.path("done").asBoolean());
        var without = ruler.post(path, Map.of("skipped", true), "en");
        assertThat(without.path("skipped").asBoolean()).isTrue();
        var plain = Ruler.of(HOUSE, "realms 2 seed 4 practice", "bot:1");
        assertThat(plain.get("/api/pygma/", "/lesson").path("open").asBoolean()).isFalse();
    }

    @Test
    void theFirstReportAsksForTheFirstMonthInEveryForm() throws Exception {
        var ruler = Ruler.of(HOUSE, "realms 2 seed 4 practice", "self");
        var browser = ruler.browser().speaking("de");
        var path = "/api/pygma/" + ruler.id() + "/report.";
        var asks = "Erwartet werden die Befehle für Andra/01.";
        assertThat(browser.get(path + "txt").body()).contains(asks);
        assertThat(browser.get(path + "html").body()).contains(asks);
        assertThat(ruler.get("/api/pygma/", "/report.json").path("awaited").asString())
                .isEqualTo("Andra/01");
        assertThat(printed(browser, path + "pdf")).contains(asks);
        assertThat(printed(browser, "/api/pygma/" + ruler.id() + "/sheet.pdf"))
                .as("the sheet to write on, and nothing of how it is drawn")
                .contains("Andra/01", "KH 1", "Hauptstadt", "Unterschrift", "1 / 1")
                .doesNotContain("{");
        for (String paper : List.of("a3", "poster"))
            assertThat(printed(browser, "/api/pygma/" + ruler.id() + "/map/" + paper + ".pdf"))
                    .contains("Andra/01", "Grenze deines Reiches");
    }

    private static String printed(Browser browser, String path) throws Exception {
        var pdf = HOUSE.send(browser.to(path), BodyHandlers.ofByteArray()).body();
        try (var document = Loader.loadPDF(pdf)) {
            return new PDFTextStripper().getText(document);
        }
    }

    @Test
    void aRulerTakesTheOwnReportAwayAndNoOther() throws Exception {
        var ruler = Ruler.of(HOUSE, "realms 2 seed 4 practice", "self");
        var pdf = ruler.browser().get("/api/pygma/" + ruler.id() + "/report.pdf");
        assertThat(pdf.statusCode()).isEqualTo(200);
        assertThat(pdf.body()).startsWith("%PDF-");
        assertThat(pdf.headers().firstValue("Content-Disposition").orElseThrow())
                .contains("pygma-01-Andra-1.pdf");
        for (String format : List.of("txt", "html", "json"))
            assertThat(ruler.status("/report." + format)).isEqualTo(200);
        assertThat(ruler.status("/report.exe")).isEqualTo(404);
        for (String secret : List.of("/master", "/master.pdf", "/reports/1", "/reports/2.txt"))
            assertThat(ruler.status(secret)).as(secret).isEqualTo(403);
        assertThat(HOUSE.send(HOUSE.to("/api/pygma/" + ruler.id() + "/report.txt")).statusCode())
                .isEqualTo(403);
    }

    @Test
    void aContactDisclosesWhoSitsThere() throws Exception { // PI-16.4, EX-7
        var master = Ruler.of(HOUSE, "realms 2 seed 4", "friend", "&seat=GameMaster");
        var anna = new Ruler(HOUSE, HOUSE.browser(), master.id());
        var other = new Ruler(HOUSE, HOUSE.browser(), master.id());
        for (Ruler each : List.of(anna, other)) each.browser().join(master.id());
        anna.browser().form("/profile/name", "name=Anna+Beispiel");
        var people = "/api/pygma/" + master.id() + "/people";
        anna.browser().json(people + "/contact", "{\"text\":\" anna@example.org \"}");
        assertThat(anna.get("/api/pygma/", "/people").at("/own/contact").asString())
                .isEqualTo("anna@example.org");
        for (String path : List.of("", "/people", "/report.txt", "/words"))
            assertThat(other.browser().get("/api/pygma/" + master.id() + path).body())
                    .as(path)
                    .doesNotContain("anna@example.org");
        var template = anna.get("/api/pygma/").path("template").asString();
        var at = template.replaceAll("(?s).*KH 1: (\\S+) .*", "$1");
        anna.send(0, "KH 1: " + at + " V");
        master.send(1, "evaluate\nchange army 2 KH 1 " + at + " 5000");
        assertThat(other.get("/api/pygma/").path("news").toString()).contains("Anna Beispiel");
        assertThat(other.browser().get("/api/pygma/" + other.id() + "/report.txt").body())
                .contains("Anna Beispiel, anna@example.org");
        anna.browser().json(people + "/contact", "{\"text\":\"\"}");
        assertThat(other.get("/api/pygma/").path("news").toString())
                .contains("Anna Beispiel")
                .doesNotContain("anna@example.org");
        assertThat(master.get("/api/games/").path("log").toString()).doesNotContain("Anna");
    }

    @Test
    void aFinishedCampaignIsOpenToAllWhoMayLook() throws Exception {
        var master = Ruler.of(HOUSE, "realms 2 seed 4", "friend", "&seat=GameMaster");
        master.awaitRulers(2);
        var secrets = List.of("/master", "/master?entry=0", "/master.txt", "/reports/2");
        var watcher = new Ruler(HOUSE, HOUSE.browser(), master.id());
        for (String path : secrets) assertThat(watcher.status(path)).as(path).isEqualTo(403);
        master.send(master.get("/api/games/").path("entry").asInt(), "evaluate\nclose");
        for (String path : secrets) assertThat(watcher.status(path)).as(path).isEqualTo(200);
        assertThat(watcher.get("/api/pygma/", "/master").path("map"))
                .isEqualTo(master.get("/api/pygma/", "/master").path("map"));
        for (String path : List.of("", "/report.txt"))
            assertThat(watcher.status(path)).as(path).isEqualTo(403);
    }

    @Test
    void theDeskKnowsNothingOfOtherRealms() throws Exception {
        var ruler = Ruler.of(HOUSE, "realms 2 seed 4 practice", "self");
        var first = ruler.get("/api/pygma/");
        ruler.send(ruler.get("/api/games/").path("entry").asInt(), "REICH 1");
        var second = ruler.get("/api/pygma/");
        assertThat(second.path("realm")).isNotEqualTo(first.path("realm"));
        assertThat(first.toString()).doesNotContain(second.path("realm").asString());
        assertThat(second.toString()).doesNotContain(first.path("realm").asString());
    }

    @Test
    void aSheetIsCheckedInTheReadersLanguage() throws Exception {
        var ruler = Ruler.of(HOUSE, "realms 2 practice", "friend");
        var german = ruler.check("NONSENSE", "de").path("slips").get(0);
        assertThat(german.path("line").asInt()).isEqualTo(1);
        assertThat(german.path("column").asInt()).isEqualTo(1);
        assertThat(german.path("text").asString()).contains("E-02", "Unbekannter Befehl");
        var meant = ruler.check("hygiene: 10k", "de").path("slips").get(0);
        assertThat(meant.path("written").asString()).isEqualTo("hygiene: 10k");
        assertThat(meant.path("meant").asString()).isEqualTo("HYGIENE 10.000");
        var english = ruler.check("NONSENSE", "en").path("slips").get(0);
        assertThat(english.path("text").asString()).contains("E-02", "Unknown order");
    }

    @Test
    void theTemplateHasNoErrors() throws Exception {
        var ruler = Ruler.of(HOUSE, "realms 2 practice", "friend");
        var template = ruler.get("/api/pygma/").path("template").asString();
        assertThat(ruler.check(template, "en").path("slips").size()).isZero();
    }

    @Test
    void theLastSheetEvaluatesTheMonth() throws Exception {
        var ruler = Ruler.of(HOUSE, "realms 2 practice", "self");
        assertThat(ruler.get("/api/pygma/").path("date").asString()).isEqualTo("Andra/01");
        for (int realm = 1; realm <= 2; realm++)
            ruler.send(ruler.get("/api/games/").path("entry").asInt(), "REICH " + realm);
        assertThat(ruler.get("/api/pygma/").path("date").asString()).isEqualTo("Bek/01");
        assertThat(ruler.get("/api/pygma/").path("months").size()).isPositive();
    }

    @Test
    void earlierMonthsCanBeReadAgain() throws Exception {
        var ruler = Ruler.of(HOUSE, "realms 2 seed 4 practice", "self");
        assertThat(ruler.status("?entry=1")).isEqualTo(404);
        for (int sheet = 0; sheet < 4; sheet++)
            ruler.send(
                    ruler.get("/api/games/").path("entry").asInt(),
                    "ZUG "
                            + ruler.get("/api/pygma/").path("date").asString()
                            + "\nNAME REICH \"Monat "
                            + sheet / 2
                            + "\"");
        assertThat(ruler.get("/api/pygma/").path("date").asString()).isEqualTo("Cylas/01");
        var moments = ruler.get("/api/pygma/").path("moments");
        assertThat(moments.findValuesAsString("title"))
                .containsExactly("Start", "Andra/01", "Bek/01");
        int entry = moments.get(1).path("entry").asInt();
        var andra = ruler.get("/api/pygma/", "?entry=" + entry);
        assertThat(andra.path("heading").asString()).contains("Andra/01");
        assertThat(andra.path("news").toString()).contains("Monat 0").doesNotContain("Monat 1");
        assertThat(andra.path("sent").asString()).contains("Monat 0");
        var archive = ruler.get("/api/pygma/", "/archive").path("months");
        assertThat(archive.findValuesAsString("month")).containsExactly("Bek/01", "Andra/01");
        assertThat(archive.get(1).path("number")).isEqualTo(andra.path("receipt").path("number"));
        assertThat(archive.get(1).path("number").asInt()).isBetween(1, entry);
        assertThat(archive.get(1).path("orders").asInt()).as("the month is no order").isOne();
        var found = ruler.get("/api/pygma/", "/search?text=monat%200").path("hits");
        assertThat(found.findValuesAsString("month")).isNotEmpty().containsOnly("Andra/01");
        var later = ruler.get("/api/pygma/", "?entry=" + (entry + 1));
        assertThat(later).as("a sheet brings no new month").isEqualTo(andra);
        var start = ruler.get("/api/pygma/", "?entry=0");
        assertThat(start.path("heading").asString()).contains("at the start");
        assertThat(start.path("sent").asString()).isEmpty();
        assertThat(ruler.status("/report.txt?entry=" + entry)).isEqualTo(200);
        for (String never : List.of("?entry=-1", "?entry=99", "/report.txt?entry=99"))
            assertThat(ruler.status(never)).as(never).isEqualTo(404);
        var stranger = HOUSE.browser().get("/api/pygma/" + ruler.id() + "?entry=" + entry);
        assertThat(stranger.statusCode()).isEqualTo(403);
    }
}
