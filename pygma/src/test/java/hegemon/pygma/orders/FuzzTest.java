package hegemon.pygma.orders;

import static org.assertj.core.api.Assertions.assertThat;

import hegemon.table.Language;
import hegemon.table.kit.Garbage;

import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

import java.util.Random;

/** No text makes the parser stumble, and whatever it finds fault with it can say. */
@Tag("long")
class FuzzTest {
    @Test
    void garbageIsReadAndEveryFaultCanBeSaid() {
        for (long seed = 1; seed <= 8_000; seed++)
            everyFaultCanBeSaid(seed, Garbage.text(new Random(seed)));
    }

    @Test
    void spoiledSheetsAreReadAndEveryFaultCanBeSaid() {
        for (long seed = 1; seed <= 3_000; seed++) {
            var random = new Random(seed);
            var text = OrderText.in(Language.GERMAN).print(new RandomOrders(random).sheet());
            for (int i = 0; i < 4; i++) text = Garbage.spoil(text, random);
            everyFaultCanBeSaid(seed, text);
        }
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "|",
                "||||",
                "\t\t\t",
                ":",
                "KH",
                "KH:",
                "KH 1:",
                "KH 0: 16/22",
                "\"",
                "; nur",
                "…",
                "KH 99999999999: 1/1",
                "RÜSTE",
                "HYGIENE 99999999999",
                "HYGIENE 1.00",
                "1/",
                "/",
                "|KH 1|",
                "H",
                "H 1",
                "\uD800",
                "\u0000",
                "KH 1: 16/22 8",
                "PRODUKTION tiefer"
            })
    void oddTextsAreFaultsOrNothing(String text) {
        everyFaultCanBeSaid(0, text);
    }

    @Test
    void aLongSheetIsReadInOneGo() {
        var reading = Parser.read("KH 1: 16/22 > 16/23 A V\n".repeat(20_000) + "|".repeat(100_000));
        assertThat(reading.faults()).hasSizeGreaterThanOrEqualTo(20_000);
    }

    private static void everyFaultCanBeSaid(long seed, String text) {
        for (Fault fault : Parser.read(text).faults())
            for (Language language : Language.values())
                assertThat(fault.full(language))
                        .as("seed %d: %s", seed, text)
                        .contains(fault.code().toString());
    }
}
