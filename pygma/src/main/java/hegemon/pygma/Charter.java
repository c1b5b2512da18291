package hegemon.pygma;

import hegemon.pygma.genesis.Genesis;
import hegemon.pygma.genesis.Plan;
import hegemon.pygma.world.Date;
import hegemon.pygma.world.Setting;
import hegemon.pygma.world.Settings;
import hegemon.pygma.world.World;
import hegemon.table.Parse;
import hegemon.table.Refusal;

import java.util.Optional;
import java.util.regex.Pattern;

/**
 * What was agreed before a campaign: {@code realms 8}, then, each if wanted, {@code seed 1} (a
 * known world), {@code practice} (no game master), {@code months 40} (the game ends after so many)
 * and settings as {@code battle.winnerLoss=600}. Everyone may read it, so a secret world has no
 * seed here: it is made from a draw.
 *
 * @param months after which the game ends; 0: open end (D-128)
 * @param practice the month is evaluated as soon as every realm has sent its sheet
 */
public record Charter(
        int realms, Optional<Long> seed, boolean practice, int months, Settings settings) {
    private static final Pattern TEXT =
            Pattern.compile(
                    "realms (\\d{1,2})(?: seed (\\d{1,18}))?( practice)?(?: months (\\d{1,4}))?"
                            + "((?: \\S+=\\S+)*)");
    private static final int MOST_REALMS = 60;
    private static final int SEED_DIGITS = 16;

    static Parse<Charter> parse(String text) {
        var match = TEXT.matcher(text);
        if (!match.matches()) return refused("pygma.refuse.setup", text);
        int realms = Integer.parseInt(match.group(1));
        if (realms < 2 || realms > MOST_REALMS) return refused("pygma.refuse.realms", realms);
        var seed = Optional.ofNullable(match.group(2)).map(Long::parseLong);
        boolean practice = match.group(3) != null;
        int months = match.group(4) == null ? 0 : Integer.parseInt(match.group(4));
        return settings(match.group(5).strip())
                .map(settings -> new Charter(realms, seed, practice, months, settings));
    }

    private static Parse<Settings> settings(String text) {
        var settings = Settings.DEFAULT;
        for (String pair : text.isEmpty() ? new String[0] : text.split(" ", -1)) {
            int equals = pair.indexOf('=');
            var value = pair.substring(equals + 1);
            var before = settings;
            var changed =
                    Setting.named(pair.substring(0, equals))
                            .flatMap(setting -> before.parse(setting, value));
            if (changed.isEmpty()) return refused("pygma.refuse.setting", pair);
            settings = changed.get();
        }
        return Parse.of(settings);
    }

    private static <T> Parse<T> refused(String key, Object... args) {
        return Parse.refused(Refusal.of("PI-26.1", key, args));
    }

    /** The month after the last one, if the game has an end. */
    Optional<Date> end() {
        var end = Date.START;
        for (int i = 0; i < months; i++) end = end.next();
        return months == 0 ? Optional.empty() : Optional.of(end);
    }

    World world(long from) {
        return Genesis.of(Plan.usual(from, realms).withSettings(settings));
    }

    /** 64 bits of the key are as many as a world is made from. */
    World worldFrom(String key) {
        return world(Long.parseUnsignedLong(key.substring(0, SEED_DIGITS), 16));
    }
}
