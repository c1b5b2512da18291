package hegemon.server.web.table;

import static org.assertj.core.api.Assertions.assertThat;

import hegemon.server.house.TestHouse;
import hegemon.server.house.TestHouse.Visitor;
import hegemon.server.id.TableId;
import hegemon.server.play.Bargains;
import hegemon.server.play.LiveTable;
import hegemon.server.play.Offer;
import hegemon.server.play.Opponent;
import hegemon.server.play.Reply;
import hegemon.server.play.Seating;
import hegemon.server.play.Tables;

import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;

/** Readers get what is new, lists what they show, and words once. */
class WhatIsShownIT {
    private static final Pattern NEXT = Pattern.compile("<(.*)>; rel=\"next\"");
    private static final Pattern WORDS = Pattern.compile("data-words=\"(/words/[^\"]+)\"");

    @TempDir private static Path folder;
    private static TestHouse house;

    @BeforeAll
    static void open() {
        house = new TestHouse(folder);
    }

    @AfterAll
    static void close() {
        house.close();
    }

    private static LiveTable start(Visitor guest, Opponent opponent) {
        return house.part(Tables.class).start("pebbles", "21", opponent, guest.id()).orThrow();
    }

    private static void move(LiveTable table, Visitor by, String text) {
        var tables = house.part(Tables.class);
        assertThat(tables.submit(table, Optional.of(by.id()), table.now().entry(), text))
                .isEqualTo(new Reply.Done());
    }

    /** What the page makes of the news, as live-table.js does. */
    private static JsonNode with(JsonNode table, ObjectNode news) {
        var later = (ObjectNode) table.deepCopy();
        var log = (ArrayNode) later.get("log");
        while (log.size() > news.get("told").asInt()) log.remove(log.size() - 1);
        news.get("log").forEach(log::add);
        news.get("gone").forEach(part -> later.remove(part.asString()));
        news.properties()
                .forEach(
                        part -> {
                            if (!List.of("log", "told", "gone").contains(part.getKey()))
                                later.set(part.getKey(), part.getValue());
                        });
        return later;
    }

    @Test
    void theNewsMakeTheTableThatAFreshReaderGets() {
        var ada = house.guest();
        var bo = house.guest();
        var table = start(ada, new Opponent.Friend());
        var desk = house.part(TableDesk.class);
        var reader = Reader.of(Optional.of(bo.id()));
        var news = new TableNews(desk, house.part(Tidings.class), table, reader);
        var json = JsonMapper.builder().build();
        JsonNode shown = json.readTree(news.first().data());
        var heard = new ArrayList<String>();
        for (Runnable step : steps(table, ada, bo)) {
            step.run();
            var sent = news.next(heard.size() + 1).orElseThrow();
            heard.add(sent.event());
            JsonNode data = json.readTree(sent.data());
            shown = sent.event().equals("table") ? data : with(shown, (ObjectNode) data);
            assertThat(settled(shown))
                    .isEqualTo(
                            settled(
                                    json.readTree(
                                            json.writeValueAsString(desk.read(table, reader)))));
            if (sent.event().equals("news")) assertThat(data.path("log").size()).isLessThan(2);
        }
        // Bo sits down and looks from another seat; a takeback shortens the log.
        assertThat(heard).containsExactly("table", "news", "news", "news", "news", "table", "news");
    }

    @Test
    void whoeverLooksOnIsToldTheSameAndItIsWrittenOnce() {
        var ada = house.guest();
        var bo = house.guest();
        var table = start(ada, new Opponent.Friend());
        var desk = house.part(TableDesk.class);
        var tidings = house.part(Tidings.class);
        var nobody = Reader.of(Optional.empty());
        var guest = Reader.of(Optional.of(house.guest().id()));
        var first = new TableNews(desk, tidings, table, nobody);
        var second = new TableNews(desk, tidings, table, guest);
        var json = JsonMapper.builder().build();
        JsonNode shown = json.readTree(first.first().data());
        second.first();
        int ring = 0;
        for (Runnable step : steps(table, ada, bo)) {
            step.run();
            ring++;
            var sent = first.next(ring).orElseThrow();
            var other = second.next(ring).orElseThrow();
            // Each came with a whole of their own; from the first ring on they know the same.
            if (ring > 1) assertThat(other.data()).isSameAs(sent.data());
            var data = json.readTree(other.data());
            shown = other.event().equals("table") ? data : with(shown, (ObjectNode) data);
            for (Reader each : List.of(nobody, guest))
                assertThat(settled(shown))
                        .isEqualTo(
                                settled(
                                        json.readTree(
                                                json.writeValueAsString(desk.read(table, each)))));
            assertThat(first.next(ring)).as("nothing twice").isEmpty();
        }
    }

    /** Without what the bots are doing, which goes on while one looks. */
    private static JsonNode settled(JsonNode table) {
        return ((ObjectNode) table.deepCopy()).without("thinking");
    }

    private static List<Runnable> steps(LiveTable table, Visitor ada, Visitor bo) {
        var bargains = house.part(Bargains.class);
        return List.of(
                () -> house.part(Seating.class).join(table, bo.id()),
                () -> move(table, ada, "take 2"),
                () -> move(table, bo, "take 1"),
                () -> {},
                () -> offer(bargains, table, bo),
                () -> offer(bargains, table, ada),
                () -> move(table, bo, "take 3"));
    }

    private static void offer(Bargains bargains, LiveTable table, Visitor by) {
        var kind = Offer.Kind.TAKEBACK;
        assertThat(bargains.offer(table, Optional.of(by.id()), table.now().entry(), kind))
                .isEqualTo(new Reply.Done());
    }

    @Test
    void theListOfAProgramComesInPartsThatMissNothing() throws Exception {
        var ada = house.guest();
        var ids = new ArrayList<TableId>();
        for (int i = 0; i < 5; i++) ids.add(start(ada, new Opponent.Self()).id());
        var found = new ArrayList<TableId>();
        var path = Optional.of("/api/me/games?state=open&limit=2");
        while (path.isPresent()) {
            var answer = house.get(ada, path.get());
            TestHouse.read(answer)
                    .forEach(each -> found.add(new TableId(each.path("id").asString())));
            path =
                    answer.headers()
                            .firstValue("Link")
                            .map(NEXT::matcher)
                            .filter(link -> link.matches())
                            .map(link -> link.group(1));
        }
        assertThat(found).containsExactlyInAnyOrderElementsOf(ids);
        assertThat(TestHouse.read(house.get(ada, "/api/me/games?state=finished"))).isEmpty();
        for (String wrong : List.of("state=x", "limit=0", "limit=9999", "before=x"))
            assertThat(house.get(ada, "/api/me/games?" + wrong).statusCode())
                    .as(wrong)
                    .isEqualTo(400);
    }

    @Test
    void myGamesComeFiftyAtATime() throws Exception {
        var ada = house.guest();
        for (int i = 0; i < 51; i++) start(ada, new Opponent.Self());
        var first = house.get(ada, "/games").body();
        assertThat(first.split("<a href=\"/games/", -1)).hasSize(51);
        assertThat(first).contains("Older").doesNotContain("Newer");
        var older = Pattern.compile("href=\"(/games\\?[^\"]*before=[^\"]*)\"").matcher(first);
        assertThat(older.find()).isTrue();
        var second = house.get(ada, older.group(1).replace("&amp;", "&")).body();
        assertThat(second.split("<a href=\"/games/", -1)).hasSize(2);
        assertThat(second).contains("Newer").doesNotContain("Older");
        assertThat(house.get(ada, "/games?show=finished").body())
                .contains("None of your games match");
        assertThat(
                        house.get(ada, "/games?show=nonsense&before=nonsense&game=nonsense")
                                .statusCode())
                .isEqualTo(200);
    }

    @Test
    void theWordsOfAPageAreAScriptThatABrowserKeeps() throws Exception {
        var page = house.get(TestHouse.NOBODY, "/sparta/tutorial").body();
        var address = WORDS.matcher(page);
        assertThat(address.find()).isTrue();
        var words = house.get(TestHouse.NOBODY, address.group(1));
        assertThat(words.headers().firstValue("Content-Type").orElse("")).contains("javascript");
        assertThat(words.headers().firstValue("Cache-Control").orElse("")).contains("immutable");
        assertThat(words.body()).startsWith("export default {").contains("server.sparta.tutorial.");
        var old = address.group(1).replaceAll("-[0-9a-f]{12}", "-000000000000");
        assertThat(house.get(TestHouse.NOBODY, old).headers().firstValue("Cache-Control"))
                .hasValue("no-store");
    }
}
