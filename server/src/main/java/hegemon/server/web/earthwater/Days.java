package hegemon.server.web.earthwater;

import hegemon.earthwater.Setup;
import hegemon.server.accounts.HouseKey;
import hegemon.server.id.PersonId;
import hegemon.server.id.TableId;
import hegemon.table.Chance;

import org.springframework.stereotype.Component;

import java.time.Clock;
import java.time.Instant;
import java.time.LocalDate;
import java.time.ZoneOffset;
import java.util.Base64;
import java.util.List;
import java.util.Optional;

/**
 * EW-S6: the expedition of each day. Set-up and secret follow from the date, the secret also from
 * the key of the house: nothing need be stored, and nobody outside can know it before.
 */
@Component
record Days(HouseKey key, Clock clock) {
    private static final int ID_LENGTH = 16;

    /** From Monday to Sunday: easy at the start of the week, hard at its end. */
    private static final List<String> WEEK =
            List.of(
                    "solo handicap=beginner",
                    "solo",
                    "solo pass=phase",
                    "solo",
                    "solo pass=phase",
                    "solo handicap=expert",
                    "solo pass=phase handicap=expert");

    /** In universal time, the same for all. */
    LocalDate today() {
        return LocalDate.ofInstant(clock.instant(), ZoneOffset.UTC);
    }

    /** From then on its secret is told. */
    static Instant end(LocalDate day) {
        return day.plusDays(1).atStartOfDay(ZoneOffset.UTC).toInstant();
    }

    Setup setup(LocalDate day) {
        var plain = Setup.parse(WEEK.get(day.getDayOfWeek().getValue() - 1)).orThrow();
        return plain.on(day);
    }

    /** Today's expedition before anybody has played it. */
    SoloGame offered() {
        return new SoloGame(TableId.NONE, clock.instant(), setup(today()), false, Optional.empty());
    }

    Chance chance(LocalDate day) {
        return Chance.of(Base64.getUrlDecoder().decode(key.sign("expedition", day.toString())));
    }

    /** The one table that somebody has on a day. */
    TableId table(LocalDate day, PersonId person) {
        return new TableId(
                key.sign("expedition table", day + " " + person).substring(0, ID_LENGTH));
    }

    /** Whether this is the game that counts for its player on its day. */
    boolean counts(SoloGame game, PersonId person) {
        return game.setup().day().filter(day -> game.id().equals(table(day, person))).isPresent();
    }
}
