package hegemon.cli.ew;

import hegemon.earthwater.persia.Reading;

import tools.jackson.databind.JsonNode;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** EW-S4.0 and EW-S4.4: the readings as a question names them. */
final class PersiaReading {
    private static final List<String> PARTS =
            Stream.concat(
                            Stream.of("place", "pass", "target"),
                            Arrays.stream(Reading.Other.values()).map(Reading.Other::part))
                    .distinct()
                    .toList();

    private PersiaReading() {}

    /** Every part may be left out. */
    static Reading read(JsonNode json) {
        if (json.isMissingNode()) return Reading.DEFAULT;
        if (!json.isObject() || !PARTS.containsAll(json.propertyNames()))
            throw new WrongQuestion(
                    "“reading” is an object with any of " + String.join(", ", PARTS));
        return new Reading(
                value(json, "place", Reading.Place.values()),
                value(json, "pass", Reading.Pass.values()),
                value(json, "target", Reading.Target.values()),
                Arrays.stream(Reading.Other.values())
                        .filter(other -> isDifferent(json, other))
                        .collect(Collectors.toSet()));
    }

    private static boolean isDifferent(JsonNode json, Reading.Other other) {
        var word = json.path(other.part()).asString(other.usual());
        var allowed = words(other.part());
        if (!allowed.contains(word))
            throw new WrongQuestion(
                    "“" + other.part() + "” is one of " + String.join(", ", allowed));
        return word.equals(other.different());
    }

    /** A passage may have been read in more ways than one may choose by now. */
    private static List<String> words(String part) {
        return Arrays.stream(Reading.Other.values())
                .filter(other -> other.part().equals(part))
                .flatMap(other -> Stream.of(other.usual(), other.different()))
                .distinct()
                .toList();
    }

    private static <E extends Enum<E>> E value(JsonNode json, String part, E[] values) {
        if (!json.has(part)) return values[0];
        for (E value : values)
            if (json.path(part).isString() && word(value).equals(json.path(part).asString()))
                return value;
        var allowed = Arrays.stream(values).map(PersiaReading::word).toList();
        throw new WrongQuestion("“" + part + "” is one of " + String.join(", ", allowed));
    }

    private static String word(Enum<?> value) {
        return value.name().toLowerCase(Locale.ROOT);
    }
}
