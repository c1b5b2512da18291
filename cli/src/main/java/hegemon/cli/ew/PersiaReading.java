package hegemon.cli.ew;

import hegemon.earthwater.persia.Reading;

import tools.jackson.databind.JsonNode;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;

/** EW-S4.0: the readings as a question names them. */
final class PersiaReading {
    private static final List<String> PARTS = List.of("place", "pass", "target");

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
                value(json, "target", Reading.Target.values()));
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
