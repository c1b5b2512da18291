package hegemon.earthwater;

import hegemon.earthwater.persia.Reading;
import hegemon.table.Parse;
import hegemon.table.Refusal;

import java.time.LocalDate;
import java.time.format.DateTimeParseException;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * How a game is set up, as text: {@code two-player}, {@code two-player cheap-fleets}, {@code solo},
 * {@code solo pass=phase place=strict target=road handicap=beginner}. What is left out has its
 * first value.
 *
 * @param day whose expedition it is (EW-S6), as in {@code solo day=2026-11-16}
 */
public record Setup(
        boolean solo,
        boolean cheapFleets,
        Reading reading,
        Handicap handicap,
        Optional<LocalDate> day) {
    private static final String DAY = "day=";

    public Setup(boolean solo, boolean cheapFleets, Reading reading, Handicap handicap) {
        this(solo, cheapFleets, reading, handicap, Optional.empty());
    }

    public Setup on(LocalDate date) {
        return new Setup(solo, cheapFleets, reading, handicap, Optional.of(date));
    }

    /** The same as an everyday game. */
    public Setup onNoDay() {
        return new Setup(solo, cheapFleets, reading, handicap);
    }

    /** What the Greek player against PERS.IA may spend in a preparation. */
    public enum Handicap {
        NONE(6),
        BEGINNER(8),
        EXPERT(5);

        private final int talents;

        Handicap(int talents) {
            this.talents = talents;
        }

        public int talents() {
            return talents;
        }
    }

    public static final Setup TWO_PLAYER = new Setup(false, false, Reading.DEFAULT, Handicap.NONE);
    public static final Setup SOLO = new Setup(true, false, Reading.DEFAULT, Handicap.NONE);

    public static Parse<Setup> parse(String text) {
        var words = List.of(text.split(" ", -1));
        if (text.equals("two-player")) return Parse.of(TWO_PLAYER);
        if (text.equals("two-player cheap-fleets"))
            return Parse.of(new Setup(false, true, Reading.DEFAULT, Handicap.NONE));
        if (!words.getFirst().equals("solo")) return refused(text);
        var last = day(words.getLast());
        var chosen = new EnumMap<Option, String>(Option.class);
        var parts = new HashSet<String>();
        var others = EnumSet.noneOf(Reading.Other.class);
        for (String word : words.subList(1, words.size() - (last.isPresent() ? 1 : 0))) {
            var known = Option.of(word);
            var other = Option.other(word);
            boolean fits =
                    known.map(option -> chosen.put(option, word) == null)
                            .or(() -> other.map(each -> parts.add(each.part())))
                            .orElse(false);
            if (!fits) return refused(text);
            other.filter(each -> word.equals(Option.text(each))).ifPresent(others::add);
        }
        var plain = solo(chosen, others);
        return Parse.of(last.map(plain::on).orElse(plain));
    }

    private static Optional<LocalDate> day(String word) {
        if (!word.matches(DAY + "\\d{4}-\\d\\d-\\d\\d")) return Optional.empty();
        try {
            return Optional.of(LocalDate.parse(word.substring(DAY.length())));
        } catch (DateTimeParseException e) {
            return Optional.empty();
        }
    }

    private static Setup solo(Map<Option, String> chosen, Set<Reading.Other> others) {
        return new Setup(
                true,
                false,
                new Reading(
                        value(chosen, Option.PLACE, Reading.Place.values()),
                        value(chosen, Option.PASS, Reading.Pass.values()),
                        value(chosen, Option.TARGET, Reading.Target.values()),
                        others),
                value(chosen, Option.HANDICAP, Handicap.values()));
    }

    private static <E extends Enum<E>> E value(
            Map<Option, String> chosen, Option option, E[] values) {
        var word = chosen.get(option);
        for (E value : values) if (option.text(value).equals(word)) return value;
        return values[0];
    }

    public String print() {
        if (!solo) return cheapFleets ? "two-player cheap-fleets" : "two-player";
        var words = new ArrayList<>(List.of("solo"));
        if (reading.pass() != Reading.DEFAULT.pass()) words.add(Option.PASS.text(reading.pass()));
        if (reading.place() != Reading.DEFAULT.place())
            words.add(Option.PLACE.text(reading.place()));
        if (reading.target() != Reading.DEFAULT.target())
            words.add(Option.TARGET.text(reading.target()));
        for (Reading.Other other : reading.others()) words.add(Option.text(other));
        if (handicap != Handicap.NONE) words.add(Option.HANDICAP.text(handicap));
        day.ifPresent(date -> words.add(DAY + date));
        return String.join(" ", words);
    }

    private static Parse<Setup> refused(String text) {
        return Parse.refused(Refusal.of("EW-2", "earthwater.refuse.setup", text));
    }

    private enum Option {
        PASS,
        PLACE,
        TARGET,
        HANDICAP;

        /** The option of which this word is a value. */
        static Optional<Option> of(String word) {
            for (Option option : values())
                for (Enum<?> value : option.choices())
                    if (option.text(value).equals(word)) return Optional.of(option);
            return Optional.empty();
        }

        /** The passage of EW-S4.4 of which this word is a reading. */
        static Optional<Reading.Other> other(String word) {
            for (Reading.Other other : Reading.Other.values())
                if (word.equals(text(other)) || word.equals(other.part() + "=" + other.usual()))
                    return Optional.of(other);
            return Optional.empty();
        }

        static String text(Reading.Other other) {
            return other.part() + "=" + other.different();
        }

        private Enum<?>[] choices() {
            return switch (this) {
                case PASS -> Reading.Pass.values();
                case PLACE -> Reading.Place.values();
                case TARGET -> Reading.Target.values();
                case HANDICAP -> Handicap.values();
            };
        }

        String text(Enum<?> value) {
            return (name() + "=" + value.name()).toLowerCase(Locale.ROOT);
        }
    }
}
