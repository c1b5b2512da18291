package hegemon.cli.ew;

import static hegemon.earthwater.board.Side.GREECE;
import static hegemon.earthwater.board.Side.PERSIA;

import static org.assertj.core.api.Assertions.assertThat;

import hegemon.earthwater.board.Board;
import hegemon.earthwater.board.City;
import hegemon.earthwater.persia.Action;
import hegemon.earthwater.persia.Reading;
import hegemon.earthwater.persia.Sheet;

import org.junit.jupiter.api.Test;

import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

import java.util.LinkedHashMap;
import java.util.Random;
import java.util.Set;
import java.util.stream.Collectors;

/** The player's aid at the table says what {@code ew persia} answers. */
class SheetTest {
    private static final JsonMapper JSON = JsonMapper.builder().build();
    private static final int BOARDS = 3_000;

    @Test
    void whatEachFaceWouldDoIsWhatPersiaAnswersOnThousandsOfBoards() {
        var random = new Random(300);
        int rolled = 0;
        for (int i = 0; i < BOARDS; i++) {
            var position = position(random);
            var reading =
                    new Reading(
                            any(random, Reading.Place.values()),
                            any(random, Reading.Pass.values()),
                            any(random, Reading.Target.values()),
                            others(random));
            var sheet = Sheet.of(position.board(), position.score(), reading, position.hand() > 0);
            for (int die = 1; die <= 6; die++) {
                var answer = ask(position, reading, die);
                assertThat(answer.path("error").isMissingNode()).as("%s", answer).isTrue();
                boolean byDie = sheet.unrolled().isEmpty();
                var action = byDie ? sheet.faces().get(die - 1) : sheet.unrolled().orElseThrow();
                assertSame(action, answer);
                if (byDie) rolled++;
            }
        }
        assertThat(rolled).as("boards on which a die is rolled").isGreaterThan(6_000);
    }

    private static void assertSame(Action action, JsonNode answer) {
        assertThat(action.act().label()).isEqualTo(answer.path("act").asString());
        assertThat(action.tried().stream().map(Action.Act::label).toList())
                .isEqualTo(answer.path("tried").valueStream().map(JsonNode::asString).toList());
        assertThat(action.origin().map(City::label).orElse(""))
                .isEqualTo(answer.path("from").asString(""));
        assertThat(action.target().map(City::label).orElse(""))
                .isEqualTo(answer.path("to").asString(answer.path("city").asString("")));
        assertThat(action.battle().label()).isEqualTo(answer.path("battle").asString());
    }

    private static JsonNode ask(PersiaPosition position, Reading reading, int die) {
        var question = new LinkedHashMap<String, Object>();
        question.put("ask", "turn");
        question.put("die", die);
        question.put("state", position.json());
        var read = new LinkedHashMap<String, String>();
        read.put("place", word(reading.place()));
        read.put("pass", word(reading.pass()));
        read.put("target", word(reading.target()));
        reading.others().forEach(other -> read.put(other.part(), other.different()));
        question.put("reading", read);
        return JSON.readTree(PersiaAnswers.to(JSON.writeValueAsString(question)));
    }

    /** EW-S4.4: each in half of the cases. */
    private static Set<Reading.Other> others(Random random) {
        return Reading.Other.offered().stream()
                .filter(ignored -> random.nextBoolean())
                .collect(Collectors.toSet());
    }

    private static String word(Enum<?> value) {
        return value.name().toLowerCase(java.util.Locale.ROOT);
    }

    private static <E> E any(Random random, E[] values) {
        return values[random.nextInt(values.length)];
    }

    /** A board between two operations; Athenai is never Persian, so that the game goes on. */
    private static PersiaPosition position(Random random) {
        var board = Board.empty().withBridge(random.nextBoolean());
        int greeks = 9;
        int ships = 5;
        for (City city : City.ALL) {
            boolean greek = city == City.ATHENAI || random.nextInt(3) == 0;
            boolean home = city.isMajorOf(PERSIA);
            if (greek && (!home || random.nextInt(6) == 0)) {
                int armies = Math.min(greeks, random.nextInt(3));
                board = board.armies(GREECE, city, armies);
                greeks -= armies;
            } else if (random.nextBoolean())
                board = board.armies(PERSIA, city, random.nextInt(home ? 9 : 4));
            if (!city.isPort()) continue;
            if (random.nextInt(4) == 0) {
                int fleets = Math.min(ships, random.nextInt(3));
                board = board.fleets(GREECE, city, fleets);
                ships -= fleets;
            } else if (random.nextInt(3) == 0) board = board.fleets(PERSIA, city, 1);
        }
        return new PersiaPosition(
                board, random.nextInt(13) - 6, 3 + random.nextInt(3), random.nextInt(4), 2);
    }
}
