package hegemon.server.house;

import static org.assertj.core.api.Assertions.assertThat;

import hegemon.server.house.TestHouse.Visitor;
import hegemon.server.id.TableId;
import hegemon.server.play.LiveTable;
import hegemon.server.play.Seating;
import hegemon.server.play.Tables;
import hegemon.server.play.Talk;
import hegemon.server.store.Occupant;
import hegemon.server.store.Pace;
import hegemon.server.store.Terms;

import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * D-150: where rulers are known by contact alone, no address of the house says before who rules
 * what.
 */
class HiddenRulersIT {
    /** They go on for ever; what they send is what {@code /api/games/{id}} answers. */
    private static final List<String> STREAMS = List.of("/live", "/events", "/thoughts", "/news");

    @TempDir private static Path data;
    private static TestHouse house;
    private static Visitor ada;
    private static Visitor bolgrimm;
    private static Visitor cemiramis;
    private static Visitor mara;

    @BeforeAll
    static void open() {
        house = new TestHouse(data);
        ada = house.member("Adalbertine");
        bolgrimm = house.member("Bolgrimm");
        cemiramis = house.member("Cemiramis");
        mara = house.member("Marasophie");
    }

    @AfterAll
    static void close() {
        house.close();
    }

    private static LiveTable campaign(Visitor second, Visitor third) {
        Map<String, Occupant> seats =
                Map.of(
                        "Realm-1", new Occupant.Person(ada.id()),
                        "Realm-2", new Occupant.Person(second.id()),
                        "Realm-3", new Occupant.Person(third.id()),
                        "GameMaster", new Occupant.Person(mara.id()));
        var terms = new Terms(Optional.of(mara.id()), new Pace.Days(7), true, true, true);
        var wish = new Seating.Wish("pygma", "realms 3 seed 1 identities=CONTACT", seats, terms);
        var table = house.part(Seating.class).lay(wish).orThrow();
        for (Visitor ruler : List.of(second, third, ada)) {
            house.part(Talk.class).say(table, Optional.of(ruler.id()), "Hallo!");
            house.part(Tables.class)
                    .submit(table, Optional.of(ruler.id()), table.now().entry(), "HYGIENE 1");
        }
        return table;
    }

    private static List<String> addresses(TableId id) {
        return Endpoint.all(house).stream()
                .filter(each -> each.method().equals("GET"))
                .map(Endpoint::path)
                .filter(path -> !path.startsWith("/admin"))
                .filter(path -> STREAMS.stream().noneMatch(path::endsWith))
                .map(path -> path.replace("{id}", id.value()))
                .filter(path -> !path.contains("{"))
                .toList();
    }

    private static String body(Visitor reader, String path) throws Exception {
        return house.get(reader, path).body();
    }

    @Test
    void noAddressNamesARulerWhomTheReaderHasNotMet() throws Exception {
        var table = campaign(bolgrimm, cemiramis);
        var addresses = addresses(table.id());
        assertThat(addresses).hasSizeGreaterThan(20);
        for (Visitor reader : List.of(ada, TestHouse.NOBODY, house.member("Fremder")))
            for (String path : addresses)
                assertThat(body(reader, path))
                        .as(path)
                        .doesNotContain(
                                "Bolgrimm",
                                "Cemiramis",
                                bolgrimm.id().value(),
                                cemiramis.id().value());
        assertThat(body(bolgrimm, "/api/games/" + table.id())).doesNotContain("Adalbertine");
        assertThat(body(mara, "/api/games/" + table.id()))
                .contains("Adalbertine", "Bolgrimm", "Cemiramis");
        assertThat(body(ada, "/api/games/" + table.id())).contains("Marasophie");
    }

    @Test
    void campaignsThatDifferOnlyInWhoRulesWhatLookTheSame() throws Exception {
        var one = campaign(bolgrimm, cemiramis);
        var other = campaign(cemiramis, bolgrimm);
        for (String path : List.of("/api/games/{id}", "/api/games/{id}/talk", "/games/{id}"))
            assertThat(seen(other, path)).as(path).isEqualTo(seen(one, path));
    }

    /** What Ada sees, but for what differs by chance and by the clock. */
    private static String seen(LiveTable table, String path) throws Exception {
        var log = table.now().match().log();
        return body(ada, path.replace("{id}", table.id().value()))
                .replace(table.id().value(), "ID")
                .replace("\"thinking\":\"queued\",", "")
                .replace(log.commitment().orElseThrow(), "COMMITMENT")
                .replaceAll("(name=\"(_csrf|csrf-token)\"[^>]*?(value|content)=)\"[^\"]*\"", "$1")
                .replaceAll("(\"(at|now|left)\":|&quot;(at|now|left)&quot;:)\\d+", "$1");
    }

    @Test
    void whoWasMetIsNamedAndNobodyElse() throws Exception {
        var table = campaign(bolgrimm, cemiramis);
        house.part(Tables.class)
                .submit(
                        table,
                        Optional.of(mara.id()),
                        table.now().entry(),
                        "evaluate\nchange contact 1 2 PLAYER");
        var seen = body(ada, "/api/games/" + table.id());
        assertThat(seen).contains("Bolgrimm").doesNotContain("Cemiramis");
        assertThat(body(ada, "/api/games/" + table.id() + "/talk"))
                .contains("Bolgrimm")
                .doesNotContain("Cemiramis");
        assertThat(body(bolgrimm, "/api/games/" + table.id())).doesNotContain("Adalbertine");
    }

    /** Letters, treaties, press and the Kurier name realms and never those who rule them. */
    @Test
    void wordsBetweenRealmsTellNobodyWhoRulesWhat() throws Exception {
        var seen = new ArrayList<String>();
        for (var pair : List.of(List.of(bolgrimm, cemiramis), List.of(cemiramis, bolgrimm))) {
            var table = campaign(pair.getFirst(), pair.getLast());
            var words = "/api/pygma/" + table.id() + "/words";
            for (Visitor ruler : pair) {
                house.json(ruler, words + "/letters", "{\"to\":1,\"text\":\"Wer da?\"}");
                house.json(
                        ruler,
                        words + "/press",
                        "{\"title\":\"Aus der Ferne\",\"text\":\"Hört!\",\"signed\":true}");
            }
            for (int number : List.of(1, 2)) {
                house.json(mara, words + "/letters", step(number, "pass"));
                house.json(mara, words + "/press", step(number, "take"));
            }
            submit(table, "evaluate");
            house.json(mara, words + "/kurier", "{\"text\":\"Liebe Leser\"}");
            for (String path :
                    List.of(
                            words,
                            "/pygma/{id}",
                            "/pygma/{id}/kurier/1",
                            "/pygma/{id}/kurier.atom"))
                for (Visitor reader : List.of(ada, TestHouse.NOBODY))
                    assertThat(body(reader, path.replace("{id}", table.id().value())))
                            .as(path)
                            .doesNotContain(
                                    "Bolgrimm",
                                    "Cemiramis",
                                    bolgrimm.id().value(),
                                    cemiramis.id().value());
            assertThat(body(ada, words)).contains("Wer da?");
            assertThat(body(ada, "/pygma/" + table.id() + "/kurier/1")).contains("Aus der Ferne");
            seen.add(
                    seen(table, "/api/pygma/{id}/words")
                            + main(seen(table, "/pygma/{id}/kurier/1"))
                            + main(seen(table, "/pygma/{id}")));
        }
        assertThat(seen.getFirst()).isEqualTo(seen.getLast());
    }

    /** Above it stands how much news there is of all tables. */
    private static String main(String page) {
        return page.substring(page.indexOf("<main"));
    }

    private static String step(int number, String step) {
        return "{\"number\":%d,\"step\":\"%s\"}".formatted(number, step);
    }

    private static void submit(LiveTable table, String text) {
        house.part(Tables.class).submit(table, Optional.of(mara.id()), table.now().entry(), text);
    }

    /** What came before stays the ruler's own; what comes while somebody stands in is answered. */
    @Test
    void aStandInReadsTheLettersOfTheseMonthsAlone() throws Exception {
        var table = campaign(bolgrimm, cemiramis);
        var path = "/api/pygma/" + table.id();
        submit(table, "evaluate\nchange contact 2 1 PLAYER");
        house.json(bolgrimm, path + "/words/letters", "{\"to\":1,\"text\":\"Unter uns.\"}");
        submit(table, "evaluate");
        var vera = house.member("Veravertritt");
        house.json(ada, path + "/people/ask", "{\"name\":\"Veravertritt\",\"months\":2}");
        house.json(vera, path + "/people/answer", "{\"accept\":true}");
        house.json(bolgrimm, path + "/words/letters", "{\"to\":1,\"text\":\"Seid ihr da?\"}");
        assertThat(body(vera, path + "/words"))
                .contains("Seid ihr da?")
                .doesNotContain("Unter uns.");
        assertThat(body(ada, path + "/words")).contains("Seid ihr da?", "Unter uns.");
    }
}
