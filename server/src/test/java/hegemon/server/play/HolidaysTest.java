package hegemon.server.play;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

import java.time.LocalDate;

class HolidaysTest {
    @Test
    void aDayIsWrittenAsTheReaderWritesIt() {
        assertThat(Holidays.of("2026-12-24\n\n 1.5.2027 \n"))
                .containsExactlyInAnyOrder(LocalDate.of(2026, 12, 24), LocalDate.of(2027, 5, 1));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "24.12.2026 – 6.1.2027",
                "2026-12-24 - 2027-01-06",
                "24.12.2026 bis 2027-1-6",
                "2026-12-24 to 2027-01-06",
                "24.12.2026 au 6.1.2027"
            })
    void manyDaysAreWrittenFromOneToAnother(String line) {
        assertThat(Holidays.fault(line)).isEmpty();
        assertThat(Holidays.of(line))
                .hasSize(14)
                .contains(LocalDate.of(2026, 12, 24), LocalDate.of(2027, 1, 6));
    }

    @ParameterizedTest
    @ValueSource(strings = {"Weihnachten", "31.2.2027", "6.1.2027 – 24.12.2026", "24.12.", "1-1"})
    void aLineThatNamesNoDaysIsTold(String line) {
        assertThat(Holidays.fault("2026-12-24\n" + line)).contains(line);
    }
}
