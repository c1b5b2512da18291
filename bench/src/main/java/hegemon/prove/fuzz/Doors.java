package hegemon.prove.fuzz;

import hegemon.prove.Visitor;

import org.jspecify.annotations.Nullable;
import org.yaml.snakeyaml.LoaderOptions;
import org.yaml.snakeyaml.Yaml;
import org.yaml.snakeyaml.constructor.SafeConstructor;

import tools.jackson.databind.json.JsonMapper;

import java.io.IOException;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.random.RandomGenerator;

/** The addresses that take JSON, as openapi.yaml describes them, and bodies that mostly fit. */
final class Doors {
    private static final JsonMapper JSON = JsonMapper.builder().build();
    private static final List<String> TEXTS =
            List.of("sparta-move", "sparta-setup", "ew-move", "sheet", "word", "seat", "address");

    /**
     * @param path with names in braces
     * @param schema of the body
     */
    private record Door(String path, Map<String, Object> schema) {}

    private final Map<String, Object> document;
    private final List<Door> doors = new ArrayList<>();
    private final Grammar grammar;

    Doors(Grammar grammar) throws IOException {
        this.grammar = grammar;
        try (var file = Doors.class.getResourceAsStream("/static/openapi.yaml")) {
            document = map(new Yaml(new SafeConstructor(new LoaderOptions())).load(file));
        }
        map(document.get("paths")).forEach((path, methods) -> add(path, map(methods)));
        if (doors.isEmpty()) throw new IllegalStateException("openapi.yaml describes no body");
    }

    private void add(String path, Map<String, Object> methods) {
        var body = map(map(methods.get("post")).get("requestBody"));
        var content = map(map(body.get("content")).get("application/json"));
        if (!content.isEmpty()) doors.add(new Door(path, map(content.get("schema"))));
    }

    @SuppressWarnings("unchecked")
    private static Map<String, Object> map(@Nullable Object value) {
        return value instanceof Map<?, ?> found ? (Map<String, Object>) found : Map.of();
    }

    int size() {
        return doors.size();
    }

    /** The status of one request; a 5xx is a fault, but a 503 is an answer. */
    int knock(Visitor visitor, String game, RandomGenerator random)
            throws IOException, InterruptedException {
        var door = doors.get(random.nextInt(doors.size()));
        var id = random.nextInt(8) == 0 ? "nobody" : game;
        var path = door.path().replace("{id}", id).replaceAll("\\{\\w+}", "1");
        var body = Spoiler.some(JSON.writeValueAsString(value(door.schema(), random)), random);
        var answer = visitor.json(path, body);
        if (answer.statusCode() >= 500 && answer.statusCode() != 503)
            throw new IllegalStateException(
                    "%d at %s for %s: %s"
                            .formatted(answer.statusCode(), path, body, answer.body()));
        return answer.statusCode();
    }

    private Object value(Map<String, Object> schema, RandomGenerator random) {
        var found = resolved(schema);
        if (random.nextInt(200) == 0) return List.of("x", 1, Map.of());
        if (found.get("enum") instanceof List<?> choices)
            return Objects.requireNonNull(choices.get(random.nextInt(choices.size())));
        return switch (String.valueOf(found.get("type"))) {
            case "integer", "number" -> number(random);
            case "boolean" -> random.nextBoolean();
            case "array" -> {
                var items = new ArrayList<Object>();
                for (int i = random.nextInt(4); i > 0; i--)
                    items.add(value(map(found.get("items")), random));
                yield items;
            }
            case "object" -> {
                var fields = new LinkedHashMap<String, Object>();
                map(found.get("properties"))
                        .forEach(
                                (name, each) -> {
                                    if (random.nextInt(8) > 0)
                                        fields.put(name, value(map(each), random));
                                });
                yield fields;
            }
            default -> grammar.text(TEXTS.get(random.nextInt(TEXTS.size())), random);
        };
    }

    private static long number(RandomGenerator random) {
        return switch (random.nextInt(40)) {
            case 0 -> -1;
            case 1 -> Integer.MAX_VALUE + 1L;
            case 2 -> Long.MIN_VALUE;
            default -> random.nextInt(6);
        };
    }

    private Map<String, Object> resolved(Map<String, Object> schema) {
        @Nullable Object at = document;
        if (!(schema.get("$ref") instanceof String reference)) return schema;
        for (String step : reference.substring(2).split("/", -1)) at = map(at).get(step);
        return map(at);
    }
}
