package hegemon.server.web.people;

import java.util.List;

/** What a browser is, in two words, out of the long text by which it calls itself. */
final class BrowserName {
    /** The first that occurs: many browsers also claim to be others. */
    private static final List<String> BROWSERS =
            List.of("Firefox", "Edg", "OPR", "Vivaldi", "Chrome", "Safari");

    private static final List<String> SYSTEMS =
            List.of("Android", "iPhone", "iPad", "Windows", "Mac OS X", "CrOS", "Linux");

    private BrowserName() {}

    static String of(String agent) {
        var browser = first(BROWSERS, agent);
        var system = first(SYSTEMS, agent);
        if (browser.isEmpty())
            return agent.isBlank() ? "?" : agent.substring(0, Math.min(40, agent.length()));
        return (browser.equals("Edg") ? "Edge" : browser.equals("OPR") ? "Opera" : browser)
                + (system.isEmpty() ? "" : ", " + system);
    }

    private static String first(List<String> names, String agent) {
        return names.stream().filter(agent::contains).findFirst().orElse("");
    }
}
