package hegemon.prove.leaks;

import org.springframework.context.ApplicationContext;
import org.springframework.web.bind.annotation.RequestMethod;
import org.springframework.web.servlet.mvc.method.annotation.RequestMappingHandlerMapping;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeSet;

/** All that a reader of a table can ask for, as the server itself lists it. */
record Addresses(List<String> patterns) {
    /** What takes the place of a variable; what is not here is not about a table. */
    private static final Map<String, List<String>> VALUES =
            Map.of(
                    "{entry}", List.of("0", "1", "LAST"),
                    "{realm:\\d+}", List.of("1", "2"),
                    "{format:[a-z]+}", List.of("html", "txt", "pdf"),
                    "{format:a4|a5}", List.of("a4"),
                    "{number}", List.of("1"));

    /** They go on for ever, or say something else each time they are asked. */
    private static final String UNLIKE = ".*/(live|events|advice|suggestion)|/api/sparta/analysis";

    static Addresses of(ApplicationContext server) {
        var found = new TreeSet<String>();
        server.getBean("requestMappingHandlerMapping", RequestMappingHandlerMapping.class)
                .getHandlerMethods()
                .keySet()
                .forEach(
                        mapping -> {
                            if (mapping.getMethodsCondition()
                                    .getMethods()
                                    .contains(RequestMethod.GET))
                                found.addAll(mapping.getPatternValues());
                        });
        found.removeIf(path -> path.startsWith("/admin") || path.matches(UNLIKE));
        return new Addresses(List.copyOf(found));
    }

    /**
     * @param last the number of the last entry
     */
    List<String> about(String table, int last) {
        var all = new ArrayList<String>();
        for (String pattern : patterns)
            for (String path : filled(pattern.replace("{id}", table)))
                if (!path.contains("{")) all.add(path.replace("LAST", String.valueOf(last)));
        return all;
    }

    /** What goes on for ever: its first word is compared. */
    static List<String> streams(String table) {
        var live = "/api/games/" + table + "/live";
        return List.of(
                live, live + "?news", live + "?news&lift=Greece", live + "?news&lift=Persia");
    }

    private static List<String> filled(String pattern) {
        for (Map.Entry<String, List<String>> each : VALUES.entrySet())
            if (pattern.contains(each.getKey()))
                return each.getValue().stream()
                        .flatMap(value -> filled(pattern.replace(each.getKey(), value)).stream())
                        .toList();
        return List.of(pattern);
    }
}
