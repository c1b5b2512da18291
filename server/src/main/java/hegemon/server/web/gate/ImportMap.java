package hegemon.server.web.gate;

import org.springframework.stereotype.Component;

import tools.jackson.databind.json.JsonMapper;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.Base64;
import java.util.Collections;
import java.util.TreeMap;

/**
 * Where the browser finds the libraries that come in jars: each jar brings its part of the map. The
 * map has to stand in the page itself, so the content policy allows exactly this text by its hash.
 */
@Component
public class ImportMap {
    private final String text;

    ImportMap(JsonMapper json) throws IOException {
        var imports = new TreeMap<String, String>();
        for (var part :
                Collections.list(
                        ImportMap.class.getClassLoader().getResources("META-INF/importmap.json"))) {
            try (var stream = part.openStream()) {
                json.readTree(stream)
                        .path("imports")
                        .properties()
                        .forEach(each -> imports.put(each.getKey(), each.getValue().asString()));
            }
        }
        text = json.writeValueAsString(Collections.singletonMap("imports", imports));
    }

    /** The map, as it stands in the page. */
    public String text() {
        return text;
    }

    String hash() {
        try {
            var digest =
                    MessageDigest.getInstance("SHA-256")
                            .digest(text.getBytes(StandardCharsets.UTF_8));
            return "'sha256-" + Base64.getEncoder().encodeToString(digest) + "'";
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException("every Java has SHA-256", e);
        }
    }
}
