package hegemon.server.web.page;

import static org.assertj.core.api.Assertions.assertThat;

import static java.util.Objects.requireNonNull;

import hegemon.earthwater.Event;
import hegemon.earthwater.Figure;
import hegemon.earthwater.board.City;
import hegemon.earthwater.board.Side;
import hegemon.pygma.orders.Code;
import hegemon.pygma.orders.Fault;
import hegemon.pygma.orders.Keyword;
import hegemon.table.Arg;
import hegemon.table.Seat;
import hegemon.table.kit.Samples;
import hegemon.table.kit.Tongues;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/** The words of all modules: a reader is told nothing in a language that is not theirs. */
class EveryMessageTest {
    /** The kinds of arguments that each module brings of its own. */
    private static final Map<String, List<? extends Arg>> OWN =
            Map.of(
                    "table", List.of(),
                    "server", List.of(),
                    "sparta", seats("sparta", "South", "North"),
                    "earthwater",
                            all(
                                    List.of(City.values()),
                                    List.of(Side.values()),
                                    List.of(Event.values()),
                                    List.of(Figure.values()),
                                    seats("earthwater", "Greece", "Persia")),
                    "pygma", seats("pygma", "Realm-3", "GameMaster"),
                    "orders",
                            all(
                                    List.of(Keyword.values()),
                                    List.of(
                                            Fault.at(
                                                    3, 1, Code.E_05, "beside", "16/22", "16/24"))));

    private static final Tongues ALL = Tongues.of(OWN.keySet().toArray(String[]::new));

    private static List<Arg> seats(String game, String... names) {
        return Stream.of(names).map(name -> new Seat(name).in(game)).toList();
    }

    @SafeVarargs
    private static List<Arg> all(List<? extends Arg>... kinds) {
        var all = new ArrayList<Arg>();
        for (var kind : kinds) all.addAll(kind);
        return List.copyOf(all);
    }

    static Stream<String> modules() {
        return OWN.keySet().stream().sorted();
    }

    @ParameterizedTest
    @MethodSource("modules")
    void everyTextWithEveryKindOfArgumentIsInTheReadersLanguage(String module) {
        assertThat(new Samples(module, requireNonNull(OWN.get(module))).faults(ALL)).isEmpty();
    }

    @Test
    void noTextStandsInTheFileOfAnotherLanguage() {
        assertThat(ALL.untranslated()).isEmpty();
    }

    @Test
    void noModuleWithWordsIsLeftOut() throws IOException {
        try (var files = Files.find(Path.of(".."), 8, (file, about) -> isWordsFile(file))) {
            assertThat(files.map(file -> requireNonNull(file.getParent()).getFileName().toString()))
                    .containsExactlyInAnyOrderElementsOf(OWN.keySet());
        }
    }

    private static boolean isWordsFile(Path file) {
        return file.endsWith("words_en.properties")
                && file.toString().contains("src/main/resources/hegemon");
    }
}
