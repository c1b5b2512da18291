package hegemon.pygma.orders;

import static org.assertj.core.api.Assertions.assertThat;

import hegemon.table.Language;

import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

import java.util.Random;

/** What is printed is read again as the same. */
@Tag("long")
class OrderTextTest {
    @ParameterizedTest
    @EnumSource(Language.class)
    void everyOrderIsReadAsItWasPrinted(Language language) {
        var printer = OrderText.in(language);
        for (long seed = 1; seed <= 10_000; seed++) {
            var order = new RandomOrders(new Random(seed)).next();
            var text = printer.print(order);
            var reading = Parser.read(text);
            assertThat(reading.faults()).as("seed %d: %s", seed, text).isEmpty();
            assertThat(reading.sheet().lines())
                    .as("seed %d: %s", seed, text)
                    .containsExactly(new Sheet.Line(1, order));
        }
    }

    @ParameterizedTest
    @EnumSource(Language.class)
    void everySheetIsReadAsItWasPrinted(Language language) {
        var printer = OrderText.in(language);
        for (long seed = 1; seed <= 1_000; seed++) {
            var sheet = new RandomOrders(new Random(seed)).sheet();
            var text = printer.print(sheet);
            assertThat(Parser.read(text).sheet()).as("seed %d:%n%s", seed, text).isEqualTo(sheet);
        }
    }

    @Test
    void ordersAreTranslatedByReadingAndPrinting() {
        var german = "RÜSTE KH 4 8.000 K IN 16/08 A";
        var order = Parser.read(german).sheet().lines().getFirst().order();
        assertThat(OrderText.in(Language.GERMAN).print(order)).isEqualTo(german);
        assertThat(OrderText.in(Language.ENGLISH).print(order))
                .isEqualTo("RAISE KH 4 8000 K IN 16/08 A");
    }
}
