package hegemon.pygma.orders.check;

import static org.assertj.core.api.Assertions.assertThat;

import hegemon.pygma.world.Address;
import hegemon.pygma.world.UnitKind;

import org.junit.jupiter.api.Test;

import java.util.Arrays;
import java.util.Optional;
import java.util.stream.Stream;

class JourneyTest {
    private final Fixture fixture = Fixture.ofTheRules();

    private Optional<Integer> months(UnitKind kind, int... fields) {
        var way = Arrays.stream(fields).mapToObj(kf -> new Address(16, kf)).toList();
        return Journey.months(fixture.knowledge(), way, kind);
    }

    @Test
    void eachMonthGoesAsFarAsItsStepsAllow() { // PI-12, T3: 2 and 4 fields in the own realm
        assertThat(months(UnitKind.KH, 22, 21)).contains(1);
        assertThat(months(UnitKind.KH, 22, 21, 16, 11)).contains(2);
        assertThat(months(UnitKind.RH, 22, 21, 16, 11)).contains(1);
    }

    @Test
    void noMonthsWhereAKindCannotGo() { // PI-12.8
        assertThat(months(UnitKind.FH, 22, 21)).isEmpty();
        assertThat(months(UnitKind.KH, 22, 24)).as("no neighbours").isEmpty();
        assertThat(months(UnitKind.KH, 22, 99)).as("not on the map").isEmpty();
        assertThat(Stream.of(UnitKind.values()).map(kind -> months(kind, 22)))
                .as("standing still")
                .allMatch(it -> it.orElse(-1) == 0);
    }
}
