package hegemon.server.house;

import hegemon.server.house.TestHouse.Visitor;

import org.springframework.web.bind.annotation.RequestBody;
import org.springframework.web.method.HandlerMethod;
import org.springframework.web.servlet.mvc.method.annotation.RequestMappingHandlerMapping;

import java.lang.reflect.RecordComponent;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.SortedSet;
import java.util.TreeSet;
import java.util.stream.Collectors;

/**
 * What can be asked of the server.
 *
 * @param fields of the JSON object that is read there
 */
record Endpoint(String method, String path, List<String> fields) implements Comparable<Endpoint> {
    static final String FORM = "application/x-www-form-urlencoded";
    static final String JSON = "application/json";

    /** Enough for every form to be read. What they ask for need not make sense. */
    static final String FIELDS =
            "game=sparta&opponent=self&setup=standard&seat=South&language=en&label=x&mark=x&to=0"
                    + "&name=none&reason=&back=/";

    private static final String NO_TABLE = "/admin/(people|letters).*";

    /** Every one that the server has. */
    static SortedSet<Endpoint> all(TestHouse house) {
        var all = new TreeSet<Endpoint>();
        house.part(RequestMappingHandlerMapping.class)
                .getHandlerMethods()
                .forEach(
                        (mapping, handler) -> {
                            for (String path : mapping.getPatternValues())
                                for (var method : mapping.getMethodsCondition().getMethods())
                                    all.add(new Endpoint(method.name(), path, fields(handler)));
                        });
        return all;
    }

    private static List<String> fields(HandlerMethod handler) {
        return Arrays.stream(handler.getMethodParameters())
                .filter(each -> each.hasParameterAnnotation(RequestBody.class))
                .filter(each -> each.getParameterType().isRecord())
                .flatMap(each -> Arrays.stream(each.getParameterType().getRecordComponents()))
                .map(RecordComponent::getName)
                .toList();
    }

    @Override
    public int compareTo(Endpoint other) {
        return (path + " " + method).compareTo(other.path + " " + other.method);
    }

    boolean isSafe() {
        return method.equals("GET");
    }

    boolean isScript() {
        return path.startsWith("/api/");
    }

    boolean isAboutTable() {
        return path.contains("{id}") && !path.matches(NO_TABLE);
    }

    /** Does not end by itself, or only after a while. */
    boolean isStream() {
        return path.matches(
                ".*/live|/api/me/events|/api/sparta/analysis|/api/earthwater/.*/advice");
    }

    /** An offer that can be read; everything else need not make sense. */
    private String body() {
        var text = path.endsWith("/offers") ? "draw" : "nonsense";
        return Map.of("entry", "0", "text", '"' + text + '"').entrySet().stream()
                .filter(each -> fields.contains(each.getKey()))
                .map(each -> '"' + each.getKey() + "\":" + each.getValue())
                .collect(Collectors.joining(",", "{", "}"));
    }

    /** The game of the table that the path is about. */
    String game() {
        return path.contains("pygma")
                ? "pygma"
                : path.contains("earthwater") ? "earthwater" : "sparta";
    }

    String type() {
        return isScript() ? JSON : FORM;
    }

    /**
     * As this visitor would ask.
     *
     * @param id of the table, or whatever the path is about
     */
    HttpRequest.Builder request(TestHouse house, Visitor visitor, String id) {
        return request(house, visitor, id, isScript() ? body() : FIELDS);
    }

    /** The same, with this sent along where something is sent. */
    HttpRequest.Builder request(TestHouse house, Visitor visitor, String id, String sent) {
        var request = house.request(visitor, address(id));
        if (isSafe()) return request;
        return request.header("Content-Type", type()).POST(BodyPublishers.ofString(sent));
    }

    String address(String id) {
        return path.replace("{game}", "sparta")
                .replace("{entry}", "0")
                .replace("{number}", "0")
                .replace("{id}", id)
                .replaceAll("\\{realm:[^}]+}", "1")
                .replaceAll("\\{format:[^}]+}", "html")
                .replaceAll("\\{[^}]+}", "none");
    }
}
