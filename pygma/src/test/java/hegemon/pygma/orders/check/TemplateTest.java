package hegemon.pygma.orders.check;

import static org.assertj.core.api.Assertions.assertThat;

import hegemon.pygma.orders.March;
import hegemon.pygma.orders.Parser;
import hegemon.pygma.world.Good;
import hegemon.pygma.world.Lot;
import hegemon.pygma.world.Month;
import hegemon.table.Language;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

import java.util.List;
import java.util.stream.Collectors;

class TemplateTest {
    @Test
    void showsEveryUnitWhereItStandsAndWhatIsUsuallyPaid() {
        assertThat(Template.of(Fixture.ofTheRules().knowledge(), Language.GERMAN))
                .isEqualTo(
                        """
                        ; Zug für Dorl/02
                        ; Alles hinter „;“ ist Kommentar. Entferne das Zeichen vor einem Befehl und ergänze ihn, dann gilt er.
                        REICH 3
                        ZUG Dorl/02
                        ; Schatzkammer: 300.000 GM
                        ; Sold 19.000 GM, Verwaltung 0 GM; für Befehle bleiben 281.000 GM

                        ; Heere (A Angriff, R Rückzug, V Verhandlung, - Nichts; Schritte mit „>“)
                        ; KH 1: 16/22 6.000 K -
                        ; RH 1: 16/08 2.000 R -
                        ; RH 4 *: 16/08 1.000 R -
                        ; FH 1: 16/03 40 S -

                        ; Händler
                        ; H 1: 16/08

                        ; Hygiene, 10.000 GM je Stadt sind am besten
                        ; HYGIENE 20.000

                        ; Stationäre Heere bleiben es nur, wenn du es jetzt wiederholst
                        ; STATION RH 4

                        ; Neue Heere
                        ; RÜSTE KH 2 1.000 K IN 16/08
                        ; RÜSTE KH 3 1.000 K IN 16/22

                        ENDE
                        """);
    }

    @ParameterizedTest
    @EnumSource(Language.class)
    void isASheetWithoutOrdersAndWithoutFaults(Language language) {
        for (Month month : Month.values()) {
            var knowledge = Fixture.ofTheRules().month(month).knowledge();
            var examination = Examination.of(Template.of(knowledge, language), knowledge);
            assertThat(examination.faults()).isEmpty();
            assertThat(examination.isClean()).isTrue();
            assertThat(examination.sheet().turn().map(turn -> turn.date()))
                    .contains(knowledge.date());
            assertThat(examination.sheet().all(March.class)).isEmpty();
        }
    }

    @ParameterizedTest
    @EnumSource(Language.class)
    void everySuggestionCountsOnceItsSignIsRemoved(Language language) {
        for (Month month : Month.values()) {
            var fixture = Fixture.ofTheRules().month(month);
            fixture.merchant(2, 9, List.of(new Lot(Good.ORE, 4, 3, fixture.at(8))));
            var orders = suggestions(Template.of(fixture.knowledge(), language));
            assertThat(Examination.of(orders, fixture.knowledge()).faults()).as(orders).isEmpty();
            assertThat(Parser.read(orders).sheet().all(March.class)).hasSize(6);
        }
    }

    private static String suggestions(String template) {
        return template.lines()
                .filter(line -> line.startsWith("; "))
                .map(line -> line.substring(2))
                .filter(line -> Parser.read(line).faults().isEmpty())
                .collect(Collectors.joining("\n"));
    }
}
