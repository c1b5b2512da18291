package hegemon.server.web.earthwater;

import org.springframework.http.CacheControl;
import org.springframework.http.MediaType;
import org.springframework.http.ResponseEntity;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.RestController;

import tools.jackson.databind.json.JsonMapper;

import java.nio.charset.StandardCharsets;

/**
 * The facts of board and cards as a module of the page: they stand in the rules and nowhere else.
 */
@RestController
class FactsScript {
    private static final MediaType SCRIPT =
            new MediaType("text", "javascript", StandardCharsets.UTF_8);

    private final Facts facts = Facts.ofTheRules();
    private final String script;

    FactsScript(JsonMapper json) {
        script =
                "export const CITIES = %s;%nexport const CARDS = %s;%nexport const ORDERS = %s;%nexport const LESSONS = %s;%n"
                        .formatted(
                                json.writeValueAsString(facts.cities()),
                                json.writeValueAsString(facts.cards()),
                                json.writeValueAsString(facts.orders()),
                                json.writeValueAsString(LearnPages.scenes()));
    }

    @GetMapping("/js/earthwater/facts.js")
    ResponseEntity<String> script() {
        return ResponseEntity.ok()
                .contentType(SCRIPT)
                .cacheControl(CacheControl.noCache())
                .eTag(Integer.toHexString(script.hashCode()))
                .body(script);
    }

    /** The same for programs. */
    @GetMapping("/api/earthwater/facts")
    Facts facts() {
        return facts;
    }
}
