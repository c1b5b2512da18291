import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.TreeMap;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/**
 * Asks the Open Source Vulnerabilities database (osv.dev) about every library of the program:
 * {@code java Advisories.java LIBRARIES ACCEPTED}. The first file is what Maven's dependency:list
 * wrote; the second names advisories that were looked at and do not concern us, with the reason.
 *
 * <p>Exit code 1: there are others. 3: the database cannot be reached, so nothing is known.
 */
class Advisories {
    private static final URI OSV =
            URI.create(
                    Optional.ofNullable(System.getenv("OSV_ADDRESS"))
                            .orElse("https://api.osv.dev/v1/querybatch"));
    private static final Duration PATIENCE = Duration.ofSeconds(30);
    private static final Pattern LIBRARY =
            Pattern.compile(
                    "\\s*([\\w.-]+):([\\w.-]+):jar(?::[\\w.-]+)?:([\\w.-]+):(?:compile|runtime).*");
    private static final Pattern ADVISORY = Pattern.compile("\"id\"\\s*:\\s*\"([\\w.-]+)\"");

    /** A library as Maven names it. */
    record Library(String group, String name, String version) {
        String question() {
            return "{\"package\":{\"ecosystem\":\"Maven\",\"name\":\"%s:%s\"},\"version\":\"%s\"}"
                    .formatted(group, name, version);
        }
    }

    public static void main(String[] args) throws Exception {
        var libraries = libraries(Path.of(args[0]));
        if (libraries.isEmpty()) throw new IllegalStateException(args[0] + " names no library");
        var accepted = accepted(Path.of(args[1]));
        var found = new TreeMap<String, List<String>>();
        try {
            ask(libraries, found);
        } catch (IOException e) {
            System.err.println(
                    "NOT CHECKED: whether the "
                            + libraries.size()
                            + " libraries have published weaknesses. "
                            + OSV.getHost()
                            + " gives no answer ("
                            + e.getClass().getSimpleName()
                            + "). Run this where there is a net.");
            System.exit(3);
        }
        found.values().forEach(ids -> ids.removeAll(accepted));
        found.values().removeIf(List::isEmpty);
        found.forEach((library, ids) -> System.err.println(library + ": " + ids));
        if (!found.isEmpty()) System.exit(1);
        System.out.println(libraries.size() + " libraries, no published weakness.");
    }

    private static List<Library> libraries(Path list) throws IOException {
        return Files.readAllLines(list).stream()
                .map(LIBRARY::matcher)
                .filter(line -> line.matches() && !line.group(1).startsWith("hegemon"))
                .map(line -> new Library(line.group(1), line.group(2), line.group(3)))
                .toList();
    }

    /** The first word of each line that is no comment. */
    private static List<String> accepted(Path file) throws IOException {
        return Files.readAllLines(file).stream()
                .filter(line -> !line.isBlank() && !line.startsWith("#"))
                .map(line -> line.split("\\s+")[0])
                .toList();
    }

    private static void ask(List<Library> libraries, TreeMap<String, List<String>> found)
            throws IOException, InterruptedException {
        var questions = libraries.stream().map(Library::question).collect(Collectors.joining(","));
        var request =
                HttpRequest.newBuilder(OSV)
                        .timeout(PATIENCE)
                        .header("Content-Type", "application/json")
                        .POST(BodyPublishers.ofString("{\"queries\":[" + questions + "]}"))
                        .build();
        try (var http = HttpClient.newBuilder().connectTimeout(PATIENCE).build()) {
            var answer = http.send(request, BodyHandlers.ofString());
            if (answer.statusCode() != 200) throw new IOException("status " + answer.statusCode());
            var results = results(answer.body());
            if (results.size() != libraries.size())
                throw new IOException(results.size() + " answers to " + libraries.size());
            for (int i = 0; i < results.size(); i++)
                for (var id = ADVISORY.matcher(results.get(i)); id.find(); )
                    found.computeIfAbsent(libraries.get(i).toString(), ignored -> new ArrayList<>())
                            .add(id.group(1));
        }
    }

    /** The answers in the order of the questions: the objects of the one array, read by depth. */
    private static List<String> results(String json) {
        var results = new ArrayList<String>();
        int depth = 0;
        int began = 0;
        boolean quoted = false;
        for (int i = 0; i < json.length(); i++) {
            char each = json.charAt(i);
            if (each == '"' && json.charAt(Math.max(0, i - 1)) != '\\') quoted = !quoted;
            if (quoted) continue;
            if (each == '{' && ++depth == 2) began = i;
            if (each == '}' && depth-- == 2) results.add(json.substring(began, i + 1));
        }
        return results;
    }
}
