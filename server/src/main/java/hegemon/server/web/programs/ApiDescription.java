package hegemon.server.web.programs;

import org.jspecify.annotations.Nullable;
import org.yaml.snakeyaml.LoaderOptions;
import org.yaml.snakeyaml.Yaml;
import org.yaml.snakeyaml.constructor.SafeConstructor;

import tools.jackson.databind.json.JsonMapper;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** What {@code openapi.yaml} says, as a page shows it. */
record ApiDescription(Map<String, Object> document) {
    private static final JsonMapper JSON = JsonMapper.builder().build();

    /** What calls may be about. */
    record Tag(String name, String description) {}

    /**
     * One thing a program can ask.
     *
     * @param tag what it is about
     * @param sent the kind of what goes with it
     */
    public record Call(
            String tag,
            String method,
            String path,
            String summary,
            String description,
            List<Field> parameters,
            Optional<String> sent,
            Optional<String> example,
            List<Answer> answers) {
        /** Where it stands on the page. */
        public String anchor() {
            return ApiDescription.anchor(method + path);
        }

        /** The same for a shell: {@code $KEY} and what the address names are yours. */
        public String curl(String house) {
            var address = house + path;
            for (Field each : parameters)
                address =
                        address.replace(
                                "{" + each.name() + "}",
                                "$" + each.name().toUpperCase(Locale.ROOT));
            var line = new StringBuilder("curl -N -H \"Authorization: Bearer $KEY\"");
            if (example.isPresent())
                line.append(" -H 'Content-Type: application/json' -d '")
                        .append(example.get())
                        .append("'");
            else if (method.equals("POST")) line.append(" -X POST");
            return line.append(" \"").append(address).append('"').toString();
        }
    }

    /**
     * @param schema what it holds, by name
     */
    public record Answer(String status, String what, Optional<String> schema) {}

    /** A JSON object that is sent or answered. */
    public record Schema(String name, String description, List<Field> fields) {}

    public record Field(String name, String kind, boolean required, String what) {}

    static ApiDescription read() {
        try (var file = ApiDescription.class.getResourceAsStream("/static/openapi.yaml")) {
            if (file == null) throw new IllegalStateException("openapi.yaml is missing");
            return new ApiDescription(
                    map(new Yaml(new SafeConstructor(new LoaderOptions())).load(file)));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    static String anchor(String name) {
        return name.toLowerCase(Locale.ROOT).replaceAll("[^a-z0-9]+", "-");
    }

    List<Tag> tags() {
        return list(document.get("tags"))
                .map(each -> new Tag(text(each.get("name")), text(each.get("description"))))
                .toList();
    }

    List<Call> calls() {
        var all = new ArrayList<Call>();
        map(document.get("paths"))
                .forEach(
                        (path, item) ->
                                map(item)
                                        .forEach(
                                                (method, call) -> {
                                                    if (!method.equals("parameters"))
                                                        all.add(call(method, path, map(item)));
                                                }));
        return all;
    }

    private Call call(String method, String path, Map<String, Object> item) {
        var call = map(item.get(method));
        var body = map(map(map(call.get("requestBody")).get("content")).get("application/json"));
        return new Call(
                call.get("tags") instanceof List<?> tags ? text(tags.getFirst()) : "",
                method.toUpperCase(Locale.ROOT),
                path,
                text(call.get("summary")),
                text(call.get("description")),
                Stream.concat(list(item.get("parameters")), list(call.get("parameters")))
                        .map(this::parameter)
                        .toList(),
                Optional.ofNullable(body.get("schema")).map(ApiDescription::map).map(this::kind),
                Optional.ofNullable(body.get("example")).map(JSON::writeValueAsString),
                map(call.get("responses")).entrySet().stream()
                        .map(each -> answer(each.getKey(), map(each.getValue())))
                        .toList());
    }

    private Field parameter(Map<String, Object> parameter) {
        var whole = resolved(parameter);
        return new Field(
                text(whole.get("name")),
                kind(map(whole.get("schema"))),
                Boolean.TRUE.equals(whole.get("required")),
                text(whole.get("description")));
    }

    private Answer answer(String status, Map<String, Object> answer) {
        var whole = resolved(answer);
        var contents = map(whole.get("content"));
        var schema = map(contents.get("application/json")).get("schema");
        return new Answer(
                status,
                text(whole.get("description")),
                Optional.ofNullable(schema)
                        .map(ApiDescription::map)
                        .map(this::kind)
                        .or(() -> contents.keySet().stream().reduce((a, b) -> a + ", " + b)));
    }

    List<Schema> schemas() {
        return map(map(document.get("components")).get("schemas")).entrySet().stream()
                .map(
                        each ->
                                new Schema(
                                        each.getKey(),
                                        text(map(each.getValue()).get("description")),
                                        fields(map(each.getValue()))))
                .toList();
    }

    private List<Field> fields(Map<String, Object> schema) {
        var required = schema.get("required") instanceof List<?> names ? names : List.of();
        return map(schema.get("properties")).entrySet().stream()
                .map(
                        each ->
                                new Field(
                                        each.getKey(),
                                        kind(map(each.getValue())),
                                        required.contains(each.getKey()),
                                        text(map(each.getValue()).get("description"))))
                .toList();
    }

    /**
     * A kind as people write it: {@code [Seat]}, {@code string or null}, {@code draw | takeback}.
     */
    private String kind(Map<String, Object> schema) {
        if (schema.containsKey("$ref")) return text(schema.get("$ref")).replaceAll(".*/", "");
        for (String several : List.of("anyOf", "allOf"))
            if (schema.containsKey(several))
                return list(schema.get(several))
                        .map(this::kind)
                        .collect(Collectors.joining(" or "));
        if (schema.get("enum") instanceof List<?> words) return joined(words, " | ");
        if (schema.containsKey("items")) return "[" + kind(map(schema.get("items"))) + "]";
        if (schema.containsKey("additionalProperties"))
            return "{…: " + kind(map(schema.get("additionalProperties"))) + "}";
        if (schema.containsKey("properties"))
            return "{" + joined(map(schema.get("properties")).keySet(), ", ") + "}";
        if (schema.get("type") instanceof List<?> kinds) return joined(kinds, " or ");
        return schema.containsKey("type") ? text(schema.get("type")) : "any";
    }

    private Map<String, Object> resolved(Map<String, Object> each) {
        if (!each.containsKey("$ref")) return each;
        var found = document;
        for (String step : text(each.get("$ref")).substring(2).split("/"))
            found = map(found.get(step));
        return resolved(found);
    }

    private static String joined(Collection<?> words, String with) {
        return words.stream().map(Object::toString).collect(Collectors.joining(with));
    }

    private static String text(@Nullable Object value) {
        return value == null ? "" : value.toString();
    }

    private static Stream<Map<String, Object>> list(@Nullable Object value) {
        return value instanceof List<?> all ? all.stream().map(ApiDescription::map) : Stream.of();
    }

    @SuppressWarnings("unchecked") // the keys of this file are texts
    private static Map<String, Object> map(@Nullable Object value) {
        return value == null ? Map.of() : (Map<String, Object>) value;
    }
}
