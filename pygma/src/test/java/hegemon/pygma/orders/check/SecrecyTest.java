package hegemon.pygma.orders.check;

import static org.assertj.core.api.Assertions.assertThat;

import hegemon.pygma.orders.Fault;
import hegemon.pygma.orders.OrderText;
import hegemon.pygma.orders.RandomOrders;
import hegemon.pygma.world.Geometry;
import hegemon.pygma.world.Month;
import hegemon.pygma.world.Shape;
import hegemon.table.Language;
import hegemon.table.Message;

import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

import java.util.Random;

/** D-5: the check betrays nothing, never stumbles, and its sums are right. */
@Tag("long")
class SecrecyTest {
    private static final Geometry SMALL = new Geometry(new Shape.Rect(5, 5), 8, 2);
    private static final Geometry LARGE = new Geometry(new Shape.Rect(5, 5), 8, 30);

    @ParameterizedTest
    @ValueSource(strings = {"15/23", "17/01", "32/25", "33/01", "99/01", "0/1", "999999/25"})
    void anAddressNotOnTheMapGetsOneAnswerWhetherItExistsOrNot(String address) {
        for (String order :
                new String[] {
                    "KH 1: 16/22 > %s",
                    "RH 1: 16/08 > 16/13 > %s",
                    "KH 1: %s A",
                    "GRÜNDE %s",
                    "STRASSE 16/22 > %s",
                    "PRODUKTION %s Wein",
                    "RÜSTE KH 4 2000 K IN %s",
                    "NAME %s \"Fern\""
                }) {
            var written = order.formatted(address);
            var shown = address.equals("0/1") ? "0/01" : address;
            assertThat(Fixture.ofTheRules().faults(written))
                    .as(written)
                    .containsExactly("E-04 " + shown + " ist nicht auf deiner Karte.");
        }
    }

    @Test
    void theSizeOfTheWorldMakesNoDifference() {
        for (long seed = 1; seed <= 2_000; seed++) {
            var sheet = RandomOrders.near(16, new Random(seed)).sheet();
            var small = Fixture.ofTheRules();
            var large = Fixture.ofTheRules();
            small.geometry = SMALL;
            large.geometry = LARGE;
            assertThat(Check.of(sheet, small.knowledge()))
                    .as("seed %d", seed)
                    .isEqualTo(Check.of(sheet, large.knowledge()));
        }
    }

    @Test
    void anySheetIsCheckedAndEveryFaultAndEffectCanBeSaid() {
        for (long seed = 1; seed <= 2_000; seed++) {
            var random = new Random(seed);
            var fixture =
                    Fixture.ofTheRules().month(random.nextBoolean() ? Month.DORL : Month.ENJA);
            var text = OrderText.in(Language.GERMAN).print(RandomOrders.near(16, random).sheet());
            var examination = Examination.of(text, fixture.knowledge());
            for (Language language : Language.values()) {
                for (Fault fault : examination.faults())
                    assertThat(fault.full(language)).as("seed %d", seed).isNotBlank();
                for (Verdict.Line line : examination.verdict().lines())
                    for (Message effect : line.effects())
                        assertThat(effect.say(language)).as("seed %d", seed).isNotBlank();
            }
        }
    }

    @Test
    void theSumsAreRight() {
        for (long seed = 1; seed <= 2_000; seed++) {
            var fixture = Fixture.ofTheRules().treasury((int) seed * 500);
            var sheet = RandomOrders.near(16, new Random(seed)).sheet();
            var verdict = Check.of(sheet, fixture.knowledge());
            int spent = verdict.lines().stream().mapToInt(Verdict.Line::cost).sum();
            assertThat(verdict.balance())
                    .as("seed %d", seed)
                    .isEqualTo(verdict.treasury() - verdict.bill().sum() - spent)
                    .isNotNegative();
        }
    }
}
