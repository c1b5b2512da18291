package hegemon.server.web.table;

import static org.assertj.core.api.Assertions.assertThat;

import hegemon.server.web.table.TableJson.SeatJson;

import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.springframework.context.i18n.LocaleContextHolder;

import java.util.List;
import java.util.Locale;
import java.util.Optional;

class SeatsTest {
    private final Seats seats = new Seats();

    @AfterEach
    void forgetTheLanguage() {
        LocaleContextHolder.resetLocaleContext();
    }

    @Test
    void whoCannotBeToldApartIsCounted() {
        LocaleContextHolder.setLocale(Locale.ENGLISH);
        var bot = seat("bot", Optional.of(1), Optional.empty());
        var ada = seat("person", Optional.empty(), Optional.of("Ada"));
        var guest = seat("person", Optional.empty(), Optional.empty());
        assertThat(seats.named(List.of(bot, ada, bot, guest, bot, guest)))
                .isEqualTo("3 × the machine, strength 1, Ada, 2 × a guest");
    }

    @Test
    void ofMoreThanFourTheOthersAreLeftOut() {
        var many =
                List.of("Ada", "Bo", "Cleo", "Dion", "Eva").stream()
                        .map(name -> seat("person", Optional.empty(), Optional.of(name)))
                        .toList();
        assertThat(seats.named(many)).isEqualTo("Ada, Bo, Cleo, Dion …");
        assertThat(seats.named(many.subList(0, 4))).isEqualTo("Ada, Bo, Cleo, Dion");
    }

    private static SeatJson seat(String occupant, Optional<Integer> level, Optional<String> name) {
        return new SeatJson(
                "seat", occupant, level, name, false, Optional.empty(), Optional.empty());
    }
}
