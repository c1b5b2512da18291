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
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;

/** The JSON interface as a page, from the same file that programs read. */
@Controller
class ApiPage {
    /** One thing a program can ask. */
    public record Call(
            String method,
            String path,
            String summary,
            String description,
            Optional<String> example,
            List<Answer> answers) {}

    public record Answer(String status, String what) {}

    @GetMapping("/api")
    String page(Model model) throws IOException {
        model.addAttribute("path", "/api");
        model.addAttribute("calls", calls());
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
                Optional.ofNullable(body.get("example")).map(ApiPage::json),
                map(call.get("responses")).entrySet().stream()
                        .map(
                                answer ->
                                        new Answer(
                                                answer.getKey(),
                                                what(document, map(answer.getValue()))))
                        .toList());
    }

    private static String what(Map<String, Object> document, Map<String, Object> answer) {
        if (!answer.containsKey("$ref")) return text(answer.get("description"));
        var name = text(answer.get("$ref")).replaceAll(".*/", "");
        var shared = map(map(document.get("components")).get("responses"));
        return text(map(shared.get(name)).get("description"));
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
