package hegemon.cli.dist;

import tools.jackson.databind.json.JsonMapper;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;

/** What is inside an archive, as a CycloneDX list: every library with its version and its hash. */
final class Inside {
    /** A line of Maven's list: {@code org.commonmark:commonmark:jar:0.31.0:compile -- module …}. */
    private static final Pattern LIBRARY =
            Pattern.compile("^\\s*([\\w.-]+):([\\w.-]+):jar:(?:[\\w-]+:)?([\\w.+-]+):\\w+");

    private Inside() {}

    /**
     * @param listed Maven's list of the libraries
     * @param lib the folder they lie in
     */
    static String list(String version, List<String> listed, Path lib) throws IOException {
        var components = new ArrayList<Map<String, Object>>();
        for (var line : listed.stream().sorted().toList()) {
            var found = LIBRARY.matcher(line);
            if (!found.find() || found.group(1).equals("hegemon")) continue;
            var jar = lib.resolve(found.group(2) + "-" + found.group(3) + ".jar");
            if (Files.exists(jar))
                components.add(library(found.group(1), found.group(2), found.group(3), jar));
        }
        var document = new LinkedHashMap<String, Object>();
        document.put("bomFormat", "CycloneDX");
        document.put("specVersion", "1.6");
        document.put("version", 1);
        document.put(
                "metadata",
                Map.of("component", component("application", "hegemon", "hegemon", version)));
        document.put("components", components);
        return JsonMapper.builder()
                        .build()
                        .writerWithDefaultPrettyPrinter()
                        .writeValueAsString(document)
                + "\n";
    }

    private static Map<String, Object> library(String group, String name, String version, Path jar)
            throws IOException {
        var library = component("library", group, name, version);
        library.put("purl", "pkg:maven/" + group + "/" + name + "@" + version);
        library.put(
                "hashes",
                List.of(orderedMap("alg", "SHA-256", "content", sha256(Files.readAllBytes(jar)))));
        return library;
    }

    private static Map<String, Object> component(
            String type, String group, String name, String version) {
        return orderedMap("type", type, "group", group, "name", name, "version", version);
    }

    private static Map<String, Object> orderedMap(String... pairs) {
        var map = new LinkedHashMap<String, Object>();
        for (int i = 0; i < pairs.length; i += 2) map.put(pairs[i], pairs[i + 1]);
        return map;
    }

    static String sha256(byte[] content) {
        try {
            return HexFormat.of().formatHex(MessageDigest.getInstance("SHA-256").digest(content));
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException("every Java has SHA-256", e);
        }
    }
}
