package hegemon.server.house;

import static org.assertj.core.api.Assertions.assertThat;

import hegemon.server.house.TestHouse.Visitor;
import hegemon.server.id.TableId;
import hegemon.server.mail.LettersToGo;
import hegemon.server.mail.Writer;
import hegemon.server.play.LiveTable;
import hegemon.server.play.Seating;
import hegemon.server.play.Tables;
import hegemon.server.play.Talk;
import hegemon.server.push.Pockets;
import hegemon.server.store.Occupant;
import hegemon.server.store.Pace;
import hegemon.server.store.Terms;
import hegemon.table.Chance;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Stream;
import java.util.zip.ZipInputStream;

import javax.sql.DataSource;

/**
 * D-150: two houses that differ only in who rules what. Whoever has met nobody gets the same bytes
 * from every address of both.
 */
class HiddenWorldsIT {
    /** What takes the place of a variable of an address. */
    private static final Map<String, List<String>> VALUES =
            Map.of(
                    "{entry}", List.of("0", "2", "9"),
                    "{realm:\\d+}", List.of("2"),
                    "{format:[a-z]+}", List.of("html", "txt", "pdf", "json"),
                    "{format:a4|a5|booklet}", List.of("a4"),
                    "{paper:a3|poster}", List.of("a3"),
                    "{number}", List.of("1"),
                    "{name}", List.of("Bolgrimm", "Cemiramis"),
                    "{game:[a-z]+}", List.of("pygma"));

    /** They go on for ever, or think for long; the first word of a table's stream is read too. */
    private static final String ENDLESS = ".*/(live|events|advice|suggestion|analysis)";

    /** They know no table, and some of them draw lots. */
    private static final String ELSEWHERE =
            "/(admin|rules|words|theme|legal|link|post/|health|earthwater|pygma/new).*";

    /**
     * They know no campaign, or are opened by a word that only its owner has. Of these the calendar
     * is read as its owner does.
     */
    private static final String UNFILLED =
            "/(clubs|events|invitations|sparta/studies|unsubscribe)/.*|.*/calendar/\\{token}\\.ics";

    /** Each rules in one campaign. */
    private static final List<String> RULERS = List.of("Adalind", "Doriana", "Bertrun");

    @TempDir private static Path data;

    /** One of the two, in which these two rule the realms that the reader does not. */
    private record World(
            TestHouse house,
            LettersToGo letters,
            Pockets pockets,
            Map<String, Visitor> people,
            List<LiveTable> tables)
            implements AutoCloseable {
        static World of(Path place, String first, String second) throws Exception {
            var house = new TestHouse(Files.createDirectory(place));
            var people = new LinkedHashMap<String, Visitor>();
            for (String name :
                    List.of(
                            "Adalind",
                            "Doriana",
                            "Bertrun",
                            "Marasophie",
                            "Fremder",
                            "Bolgrimm",
                            "Cemiramis")) people.put(name, house.member(name));
            var database = house.part(DataSource.class);
            var letters = new LettersToGo(database, house.parts(Writer.class));
            var world = new World(house, letters, new Pockets(database), people, new ArrayList<>());
            for (String reader : RULERS) {
                letters.wanted(world.person(reader).id(), reader + "@example.org");
                world.pockets.give(world.person(reader).id());
            }
            world.tables.add(world.led(List.of("Adalind", first, second)));
            world.tables.add(world.led(List.of(first, "Doriana", second)));
            world.tables.add(world.led(List.of(first, second, "Bertrun")));
            world.pockets.call();
            return world;
        }

        Visitor person(String name) {
            return people.getOrDefault(name, TestHouse.NOBODY);
        }

        /** A month and a half of a campaign: words, press, a Kurier, an NMR, a draft. */
        private LiveTable led(List<String> rulers) throws Exception {
            var table = begun(rulers);
            house.json(
                    person("Marasophie"),
                    "/api/pygma/" + table.id() + "/calendar",
                    "{\"rhythm\":\"weekly 7 20:00\",\"zone\":\"UTC\"}");
            var words = "/api/pygma/" + table.id() + "/words";
            for (String ruler : rulers) {
                var id = Optional.of(person(ruler).id());
                house.part(Talk.class).say(table, id, "Hallo!");
                sent(table, ruler, "HYGIENE 1");
                house.json(
                        person(ruler),
                        words + "/press",
                        "{\"title\":\"Aus der Ferne\",\"text\":\"Hört!\",\"signed\":true}");
                house.json(
                        person(ruler),
                        "/api/pygma/" + table.id() + "/people/contact",
                        "{\"text\":\"%s@example.org\"}".formatted(ruler));
            }
            for (int number = 1; number <= rulers.size(); number++)
                house.json(
                        person("Marasophie"),
                        words + "/press",
                        "{\"number\":%d,\"step\":\"take\"}".formatted(number));
            sent(table, "Marasophie", "evaluate");
            house.json(person("Marasophie"), words + "/kurier", "{\"text\":\"Liebe Leser\"}");
            sent(table, rulers.getFirst(), "HYGIENE 1");
            sent(table, rulers.get(1), "HYGIENE 1\nSONST \"Wer da?\"");
            sent(table, "Marasophie", "evaluate");
            sent(table, "Marasophie", "review");
            return table;
        }

        private LiveTable begun(List<String> rulers) {
            var seats = new TreeMap<String, Occupant>();
            for (int i = 0; i < rulers.size(); i++)
                seats.put("Realm-" + (i + 1), new Occupant.Person(person(rulers.get(i)).id()));
            var leader = person("Marasophie").id();
            seats.put("GameMaster", new Occupant.Person(leader));
            var terms = new Terms(Optional.of(leader), new Pace.Untimed(), true, true, true);
            return house.part(Seating.class)
                    .lay(
                            new TableId("campaign-" + tables.size() + "-hidden"),
                            new Seating.Wish(
                                    "pygma", "realms 3 seed 1 identities=CONTACT", seats, terms),
                            Chance.ofHex("ab".repeat(Chance.SECRET_BYTES)))
                    .orThrow();
        }

        private void sent(LiveTable table, String who, String text) {
            var person = Optional.of(person(who).id());
            house.part(Tables.class).submit(table, person, table.now().entry(), text);
        }

        /** What a reader gets, but for what differs by the clock and by lot. */
        String seen(String reader, String path) throws Exception {
            var request = house.request(person(reader), path).build();
            var answer = house.http().send(request, BodyHandlers.ofByteArray());
            var body = path.endsWith(".zip") ? unpacked(answer.body()) : text(answer.body());
            return answer.statusCode() + " " + alike(body);
        }

        /** The first word of a stream. */
        String heard(String reader, String path) throws Exception {
            var request = house.request(person(reader), path).build();
            var answer = house.http().send(request, BodyHandlers.ofLines());
            try (var lines = answer.body()) {
                return alike(lines.filter(it -> it.startsWith("data:")).findFirst().orElseThrow());
            }
        }

        /** What a program of a ruler is told when it begins to listen. */
        String told(String reader) throws Exception {
            var request = house.request(person(reader), "/api/me/events").build();
            var answer = house.http().send(request, BodyHandlers.ofLines());
            try (var lines = answer.body()) {
                return alike(lines.filter(it -> !it.isBlank()).findFirst().orElseThrow());
            }
        }

        /** The calendar that a ruler follows. */
        String dates(String reader, TableId table) throws Exception {
            var calendar = house.get(person(reader), "/api/pygma/" + table + "/calendar");
            return seen("Niemand", TestHouse.read(calendar).path("feed").asString());
        }

        /** What came by mail and to the device. */
        List<String> sent(String reader) {
            var id = person(reader).id();
            return Stream.concat(letters.to(id).stream(), pockets.heard(id).stream())
                    .map(this::alike)
                    .sorted()
                    .toList();
        }

        private String alike(String body) {
            var said = body.replace("\"thinking\":\"queued\",", "").replace(house.address(), "");
            for (Map.Entry<String, Visitor> each : people.entrySet())
                if (!isHidden(each.getKey()))
                    said = said.replace(each.getValue().id().value(), "ID-OF-" + each.getKey());
            return said.replaceAll(
                            "(name=\"(_csrf|csrf-token)\"[^>]*?(value|content)=)\"[^\"]*\"", "$1")
                    .replaceAll("\\b1[0-9]{12}\\b", "MOMENT")
                    .replaceAll("\\b20\\d{6}T\\d{6}Z", "MOMENT")
                    .replaceAll("\\b20\\d\\d-\\d\\d-\\d\\d(T[0-9:.]+Z?)?", "DAY")
                    .replaceAll("\\b\\d{1,2}:\\d\\d(:\\d\\d)?\\b", "HOUR")
                    .replaceAll("/ID \\[<[0-9A-F]+>\\s*<[0-9A-F]+>]", "/ID")
                    .replaceAll(">[^<]*</time>", ">SINCE</time>")
                    .replaceAll(" data-key=\"[\\w-]+\"", "")
                    .replaceAll("=\"[0-9a-f]{64}\"", "=\"DEVICE\"")
                    .replaceAll("/calendar/[\\w-]+\\.ics", "/calendar/TOKEN.ics");
        }

        List<String> secrets() {
            return List.of(
                    "Bolgrimm",
                    "Cemiramis",
                    person("Bolgrimm").id().value(),
                    person("Cemiramis").id().value());
        }

        @Override
        public void close() {
            pockets.close();
            house.close();
        }
    }

    private static String text(byte[] body) {
        return new String(body, StandardCharsets.ISO_8859_1);
    }

    private static String unpacked(byte[] body) throws IOException {
        var texts = new TreeMap<String, String>();
        try (var files = new ZipInputStream(new ByteArrayInputStream(body))) {
            for (var file = files.getNextEntry(); file != null; file = files.getNextEntry())
                texts.put(file.getName(), text(files.readAllBytes()));
        }
        return texts.toString();
    }

    private static boolean isHidden(String name) {
        return name.equals("Bolgrimm") || name.equals("Cemiramis");
    }

    @Test
    void nobodyCanTellTheTwoHousesApart() throws Exception {
        try (var one = World.of(data.resolve("one"), "Bolgrimm", "Cemiramis");
                var other = World.of(data.resolve("other"), "Cemiramis", "Bolgrimm")) {
            compareLetters(one, other);
            var faults = new ArrayList<String>();
            var first = addresses(one, one.tables.getFirst());
            assertThat(first).hasSizeGreaterThan(70);
            for (String reader : List.of("Adalind", "Fremder", "Niemand"))
                for (String path : first) compare(one, other, reader, path, faults);
            for (int i = 0; i < RULERS.size(); i++) {
                var id = one.tables.get(i).id();
                var ruler = RULERS.get(i);
                if (i > 0)
                    for (String path : addresses(one, one.tables.get(i)))
                        if (path.contains(id.value())) compare(one, other, ruler, path, faults);
                for (String reader : List.of(ruler, "Fremder")) {
                    var live = "/api/games/" + id + "/live";
                    assertThat(other.heard(reader, live)).isEqualTo(one.heard(reader, live));
                }
                var told = one.told(ruler);
                assertThat(told).contains(id.value()).doesNotContain(one.secrets());
                assertThat(other.told(ruler)).isEqualTo(told);
                assertThat(other.dates(ruler, id))
                        .contains("BEGIN:VEVENT")
                        .isEqualTo(one.dates(ruler, id));
            }
            assertThat(faults).isEmpty();
            assertThat(one.seen("Marasophie", "/api/games/" + one.tables.getFirst().id()))
                    .as("who leads knows")
                    .contains("Bolgrimm", "Cemiramis");
        }
    }

    /** What is mailed and what devices are told, with all that is enclosed. */
    private static void compareLetters(World one, World other) {
        for (String ruler : RULERS) {
            var sent = one.sent(ruler);
            assertThat(sent).as("letters and calls").hasSizeGreaterThan(5);
            assertThat(String.join("\n", sent)).contains("report.pdf", "\"title\"");
            assertThat(sent).noneMatch(it -> one.secrets().stream().anyMatch(it::contains));
            assertThat(other.sent(ruler)).isEqualTo(sent);
        }
    }

    private static void compare(
            World one, World other, String reader, String path, List<String> faults)
            throws Exception {
        var here = one.seen(reader, path);
        var there = other.seen(reader, path);
        if (!here.equals(there)) faults.add(reader + " " + path + ": " + difference(here, there));
        if (path.startsWith("/people/")) return; // names the person of whom it is
        for (String secret : one.secrets())
            if (here.contains(secret)) faults.add(reader + " " + path + " tells " + secret);
    }

    private static String difference(String here, String there) {
        int at = 0;
        while (at < Math.min(here.length(), there.length()) && here.charAt(at) == there.charAt(at))
            at++;
        return around(here, at) + " / " + around(there, at);
    }

    private static String around(String text, int at) {
        return text.substring(Math.max(0, at - 60), Math.min(text.length(), at + 60))
                .replaceAll("[^ -~]", "?");
    }

    private static List<String> addresses(World world, LiveTable table) throws IOException {
        return Endpoint.all(world.house).stream()
                .filter(Endpoint::isSafe)
                .map(Endpoint::path)
                .filter(path -> !path.matches(ENDLESS) && !path.matches(ELSEWHERE))
                .flatMap(path -> filled(path.replace("{id}", table.id().value())).stream())
                .filter(HiddenWorldsIT::isFilled)
                .distinct()
                .toList();
    }

    /** A new address must be read too, or be named above. */
    private static boolean isFilled(String path) {
        boolean filled = !path.contains("{");
        if (!filled) assertThat(path).matches(UNFILLED);
        return filled;
    }

    private static List<String> filled(String pattern) {
        return VALUES.entrySet().stream()
                .filter(each -> pattern.contains(each.getKey()))
                .findFirst()
                .map(
                        each ->
                                each.getValue().stream()
                                        .map(value -> pattern.replace(each.getKey(), value))
                                        .flatMap(path -> filled(path).stream())
                                        .toList())
                .orElse(List.of(pattern));
    }
}
