package hegemon.server.web.programs;

import org.jspecify.annotations.Nullable;
import org.springframework.stereotype.Controller;
import org.springframework.ui.Model;
import org.springframework.web.bind.annotation.GetMapping;
import org.yaml.snakeyaml.LoaderOptions;
import org.yaml.snakeyaml.Yaml;
import org.yaml.snakeyaml.constructor.SafeConstructor;

import tools.jackson.databind.json.JsonMapper;

import java.io.IOException;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;

/** The JSON interface as a page, from the same file that programs read. */
@Controller
class ApiPage {
    /** One thing a program can ask. */
    public record Call(
            String method,
            String path,
            String summary,
            String description,
            Optional<String> sent,
            Optional<String> example,
            List<Answer> answers) {}

    /**
     * @param schema what it holds, by name
     */
    public record Answer(String status, String what, Optional<String> schema) {}

    /** A JSON object that is sent or answered. */
    public record Schema(String name, List<Field> fields) {}

    public record Field(String name, String kind, boolean required, String what) {}

    @GetMapping("/api")
    String page(Model model) throws IOException {
        model.addAttribute("path", "/api");
        model.addAttribute("calls", calls());
        model.addAttribute("schemas", schemas());
        return "programs/api";
    }

    static List<Call> calls() throws IOException {
        var all = new ArrayList<Call>();
        var document = document();
        map(document.get("paths"))
                .forEach(
                        (path, item) ->
                                map(item)
                                        .forEach(
                                                (method, call) -> {
                                                    if (!method.equals("parameters"))
                                                        all.add(
                                                                call(
                                                                        document, method, path,
                                                                        map(call)));
                                                }));
        return all;
    }

    private static Map<String, Object> document() throws IOException {
        try (var file = ApiPage.class.getResourceAsStream("/static/openapi.yaml")) {
            if (file == null) throw new IllegalStateException("openapi.yaml is missing");
            return map(new Yaml(new SafeConstructor(new LoaderOptions())).load(file));
        }
    }

    private static Call call(
            Map<String, Object> document, String method, String path, Map<String, Object> call) {
        var body = map(map(map(call.get("requestBody")).get("content")).get("application/json"));
        return new Call(
                method.toUpperCase(Locale.ROOT),
                path,
                text(call.get("summary")),
                text(call.get("description")),
                Optional.ofNullable(body.get("schema")).map(ApiPage::map).map(ApiPage::kind),
                Optional.ofNullable(body.get("example")).map(ApiPage::json),
                map(call.get("responses")).entrySet().stream()
                        .map(each -> answer(document, each.getKey(), map(each.getValue())))
                        .toList());
    }

    private static Answer answer(
            Map<String, Object> document, String status, Map<String, Object> answer) {
        if (answer.containsKey("$ref")) {
            var shared = map(map(document.get("components")).get("responses"));
            return answer(document, status, map(shared.get(name(answer))));
        }
        var schema = map(map(answer.get("content")).get("application/json")).get("schema");
        return new Answer(
                status,
                text(answer.get("description")),
                Optional.ofNullable(schema).map(ApiPage::map).map(ApiPage::kind));
    }

    static List<Schema> schemas() throws IOException {
        return map(map(document().get("components")).get("schemas")).entrySet().stream()
                .map(each -> new Schema(each.getKey(), fields(map(each.getValue()))))
                .toList();
    }

    private static List<Field> fields(Map<String, Object> schema) {
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
    private static String kind(Map<String, Object> schema) {
        if (schema.containsKey("$ref")) return name(schema);
        if (schema.get("enum") instanceof List<?> words) return joined(words, " | ");
        if (schema.containsKey("items")) return "[" + kind(map(schema.get("items"))) + "]";
        if (schema.containsKey("properties"))
            return "{" + joined(map(schema.get("properties")).keySet(), ", ") + "}";
        if (schema.get("type") instanceof List<?> kinds) return joined(kinds, " or ");
        return schema.containsKey("type") ? text(schema.get("type")) : "any";
    }

    private static String joined(Collection<?> words, String with) {
        return words.stream().map(Object::toString).collect(Collectors.joining(with));
    }

    private static String name(Map<String, Object> reference) {
        return text(reference.get("$ref")).replaceAll(".*/", "");
    }

    private static String json(Object example) {
        return JsonMapper.builder().build().writeValueAsString(example);
    }

    private static String text(@Nullable Object value) {
        return value == null ? "" : value.toString();
    }

    @SuppressWarnings("unchecked") // the keys of this file are texts
    private static Map<String, Object> map(@Nullable Object value) {
        return value == null ? Map.of() : (Map<String, Object>) value;
    }
}
