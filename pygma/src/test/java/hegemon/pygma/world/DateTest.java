package hegemon.pygma.world;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class DateTest {
    @Test
    void aYearHasEightMonths() {
        var date = Date.START;
        for (int month = 1; month <= 8; month++) {
            assertThat(date.year()).isEqualTo(1);
            assertThat(date.month().number()).isEqualTo(month);
            assertThat(date.count()).isEqualTo(7 + month);
            date = date.next();
        }
        assertThat(date).isEqualTo(new Date(2, Month.ANDRA));
    }

    @Test
    void anEarlierMonthComesFirst() {
        assertThat(Date.START).isLessThan(Date.START.next());
        assertThat(new Date(2, Month.ANDRA)).isGreaterThan(new Date(1, Month.HEL));
        assertThat(Date.START).isEqualByComparingTo(new Date(1, Month.ANDRA));
    }

    @Test
    void itIsWrittenAsInTheHeadingOfASheet() {
        assertThat(new Date(2, Month.DORL)).hasToString("Dorl/02");
        assertThat(new Date(9, Month.DORL)).hasToString("Dorl/09");
        assertThat(new Date(10, Month.DORL)).hasToString("Dorl/10");
    }
}
