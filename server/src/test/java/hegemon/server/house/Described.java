package hegemon.server.house;

import static org.assertj.core.api.Assertions.assertThat;

import org.jspecify.annotations.Nullable;
import org.yaml.snakeyaml.LoaderOptions;
import org.yaml.snakeyaml.Yaml;
import org.yaml.snakeyaml.constructor.SafeConstructor;

import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.http.HttpResponse;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;

/**
 * Holds the answers that tests get to openapi.yaml: their status is described, their fields have
 * the kinds it says, none is missing that is promised, and none is there that it does not name.
 */
public final class Described {
    private static final JsonMapper JSON = JsonMapper.builder().build();
    private static final Map<String, Object> DOCUMENT = document();

    /** What programs may call: all but the page that describes it. */
    public static final String PROMISED = "/api/.+";

    private Described() {}

    private static Map<String, Object> document() {
        try (var file = Described.class.getResourceAsStream("/static/openapi.yaml")) {
            return map(new Yaml(new SafeConstructor(new LoaderOptions())).load(file));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Only what programs are promised; other addresses are pages. */
    static void hold(HttpResponse<String> answer) {
        var path = answer.uri().getPath();
        if (!path.matches(PROMISED)) return;
        if (answer.statusCode() == 406) return; // said once, of all calls
        var method = answer.request().method().toLowerCase(Locale.ROOT);
        var described = operation(method, path);
        if (described.isEmpty())
            return; // nothing promised: another test finds calls that are not described
        var what = method + " " + path + " " + answer.statusCode();
        var response = map(described.get().get("responses")).get("" + answer.statusCode());
        assertThat(response).as("openapi.yaml has no %s: %s", what, answer.body()).isNotNull();
        var schema = schema(resolved(map(response)));
        if (schema.isEmpty()) return;
        var faults = faults(schema.get(), JSON.readTree(answer.body()), "$");
        assertThat(faults).as("%s against openapi.yaml: %s", what, answer.body()).isEmpty();
    }

    private static Optional<Map<String, Object>> operation(String method, String path) {
        return map(DOCUMENT.get("paths")).entrySet().stream()
                .filter(
                        each ->
                                path.matches(
                                        each.getKey()
                                                .replace(".", "[.]")
                                                .replaceAll("\\{\\w+}", "[^/.]+")))
                // /api/me/games is no /api/{id}/games: the one with the fewest places fits best
                .sorted((a, b) -> Long.compare(places(a.getKey()), places(b.getKey())))
                .findFirst()
                .flatMap(each -> Optional.ofNullable(map(each.getValue()).get(method)))
                .map(Described::map);
    }

    private static long places(String path) {
        return path.chars().filter(each -> each == '{').count();
    }

    private static Optional<Map<String, Object>> schema(Map<String, Object> response) {
        var json = map(map(response.get("content")).get("application/json"));
        return Optional.ofNullable(json.get("schema")).map(Described::map);
    }

    static List<String> faults(Map<String, Object> reference, JsonNode value, String at) {
        var schema = resolved(reference);
        var faults = new ArrayList<String>();
        if (schema.get("enum") instanceof List<?> words && !words.contains(value.asString()))
            faults.add(at + " is " + value + ", not one of " + words);
        if (!isOfKind(schema.get("type"), value))
            faults.add(at + " is " + value + ", not " + schema.get("type"));
        if (schema.get("required") instanceof List<?> names)
            for (var name : names)
                if (!value.has(name.toString())) faults.add(at + "." + name + " is missing");
        if (schema.containsKey("properties"))
            value.propertyStream()
                    .forEach(
                            field -> {
                                var known = map(schema.get("properties")).get(field.getKey());
                                var there = at + "." + field.getKey();
                                if (known == null) faults.add(there + " is not described");
                                else faults.addAll(faults(map(known), field.getValue(), there));
                            });
        if (schema.get("anyOf") instanceof List<?> several
                && several.stream().noneMatch(each -> faults(map(each), value, at).isEmpty()))
            faults.add(at + " is none of " + several);
        if (schema.get("allOf") instanceof List<?> all)
            all.forEach(each -> faults.addAll(faults(map(each), value, at)));
        if (schema.containsKey("additionalProperties"))
            value.propertyStream()
                    .forEach(
                            field ->
                                    faults.addAll(
                                            faults(
                                                    map(schema.get("additionalProperties")),
                                                    field.getValue(),
                                                    at + "." + field.getKey())));
        if (schema.containsKey("items"))
            for (int i = 0; i < value.size(); i++)
                faults.addAll(faults(map(schema.get("items")), value.path(i), at + "[" + i + "]"));
        return faults;
    }

    private static boolean isOfKind(@Nullable Object type, JsonNode value) {
        return switch (type) {
            case null -> true;
            case List<?> several -> several.stream().anyMatch(each -> isOfKind(each, value));
            default ->
                    switch (type.toString()) {
                        case "object" -> value.isObject();
                        case "array" -> value.isArray();
                        case "string" -> value.isString();
                        case "integer" -> value.isIntegralNumber();
                        case "number" -> value.isNumber();
                        case "boolean" -> value.isBoolean();
                        case "null" -> value.isNull();
                        default -> throw new IllegalArgumentException("unknown type " + type);
                    };
        };
    }

    private static Map<String, Object> resolved(Map<String, Object> each) {
        if (!each.containsKey("$ref")) return each;
        var found = DOCUMENT;
        for (String step : each.get("$ref").toString().substring(2).split("/"))
            found = map(found.get(step));
        return resolved(found);
    }

    @SuppressWarnings("unchecked") // the keys of this file are texts
    private static Map<String, Object> map(@Nullable Object value) {
        return value == null ? Map.of() : (Map<String, Object>) value;
    }
}
