package hegemon.pygma.orders.check;

import static org.assertj.core.api.Assertions.assertThat;

import hegemon.pygma.month.Evaluation;
import hegemon.pygma.month.Events;
import hegemon.pygma.orders.Fault;
import hegemon.pygma.orders.OrderText;
import hegemon.pygma.orders.Talk;
import hegemon.pygma.report.Report;
import hegemon.pygma.trial.BusyWorld;
import hegemon.pygma.trial.RandomOrders;
import hegemon.pygma.world.World;
import hegemon.table.Language;
import hegemon.table.Message;
import hegemon.table.kit.Garbage;

import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * Whatever is written on a sheet, every fault has its place and can be said; and what passes the
 * check, the month carries out.
 */
@Tag("long")
class CleanSheetTest {
    private static final List<Language> LANGUAGES = List.of(Language.values());
    private static final Set<String> MET =
            Set.of(
                    "pygma.move.refused",
                    "pygma.move.held",
                    "pygma.move.withdrew",
                    "pygma.move.fled",
                    "pygma.move.aground");
    private static final int REALMS = 6;
    private static final int SHEETS = 12;

    @ParameterizedTest
    @ValueSource(longs = {21, 22, 23, 26})
    void whatPassesTheCheckIsCarriedOut(long seed) {
        var random = new Random(seed);
        var world = BusyWorld.of(seed, REALMS, 1_600, 40);
        for (int month = (int) (seed % 8); month > 0; month--) world = later(world, random);
        var orders = new RandomOrders(world);
        for (int realm : world.living())
            for (int i = 0; i < SHEETS; i++) {
                var language = LANGUAGES.get(i % LANGUAGES.size());
                var text = OrderText.in(language).print(orders.sheet(realm, random));
                holds(world, realm, marred(text, i % 3, random));
            }
    }

    private static World later(World world, Random random) {
        var orders = new RandomOrders(world);
        var sheets =
                world.living().stream()
                        .collect(Collectors.toMap(it -> it, it -> orders.sheet(it, random)));
        return Evaluation.of(world, new TreeMap<>(sheets), Events.NONE, key(random)).after();
    }

    private static byte[] key(Random random) {
        var key = new byte[32];
        random.nextBytes(key);
        return key;
    }

    /** As it is, with slips of the pen, or with words in the wrong places. */
    private static String marred(String text, int manner, Random random) {
        var marred = text + "HYGIENE 1";
        for (int i = random.nextInt(6); i >= 0 && manner > 0; i--)
            marred = manner == 1 ? Garbage.spoil(marred, random) : mixed(marred, random);
        return marred;
    }

    private static String mixed(String text, Random random) {
        var words = new ArrayList<>(Arrays.asList(text.split("(?<=[ \n])")));
        int one = random.nextInt(words.size());
        int other = random.nextInt(words.size());
        switch (random.nextInt(3)) {
            case 0 -> words.set(one, words.get(other));
            case 1 -> words.add(one, words.get(other));
            default -> Collections.swap(words, one, other);
        }
        return String.join("", words);
    }

    private static void holds(World world, int realm, String text) {
        var knowledge = RealmKnowledge.of(world, realm);
        var examination = Examination.of(text, knowledge);
        examination.faults().forEach(fault -> isSaid(fault, text));
        var lines = text.lines().toList();
        while (!examination.isClean()) {
            lines = without(lines, examination.faults());
            examination = Examination.of(String.join("\n", lines), knowledge);
        }
        var sheets = new TreeMap<>(Map.of(realm, examination.sheet()));
        var month = Evaluation.of(world, sheets, Events.NONE, new byte[32]);
        assertThat(month.reports().get(realm - 1).orders())
                .as("realm %d in %s: %s", realm, world.date(), lines)
                .allMatch(CleanSheetTest::isCarriedOut);
    }

    /**
     * D-86: free orders wait for the game master; and foreigners whom nobody knew of stop a way.
     */
    private static boolean isCarriedOut(Report.Answer answer) {
        return answer.done()
                || answer.order() instanceof Talk.Other
                || answer.notes().stream().map(Message::key).anyMatch(MET::contains);
    }

    private static void isSaid(Fault fault, String text) {
        var lines = text.lines().toList();
        assertThat(fault.line()).as(text).isBetween(1, lines.size());
        assertThat(fault.column())
                .as("%s in %s", fault, text)
                .isBetween(1, lines.get(fault.line() - 1).length() + 1);
        for (Language language : Language.values())
            assertThat(fault.full(language)).as(text).doesNotContain("orders.").isNotBlank();
    }

    private static List<String> without(List<String> lines, List<Fault> faults) {
        var wrong =
                faults.stream()
                        .filter(fault -> !fault.isWarning())
                        .map(Fault::line)
                        .collect(Collectors.toSet());
        return IntStream.range(0, lines.size())
                .filter(index -> !wrong.contains(index + 1))
                .mapToObj(lines::get)
                .toList();
    }
}
