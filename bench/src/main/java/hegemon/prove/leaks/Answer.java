package hegemon.prove.leaks;

import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.regex.Pattern;

/**
 * All that came: status, headers and body, but for what differs by the clock and by lot, whatever
 * the house holds.
 */
record Answer(String text) {
    private static final Pattern TOKEN =
            Pattern.compile("(name=\"(?:_csrf|csrf-token)\"[^>]*?(?:value|content)=)\"[^\"]*\"");
    private static final Pattern CLOCK =
            Pattern.compile("((?:\"|&quot;)(?:now|timestamp)(?:\"|&quot;):)(?:\\d+|\"[^\"]*\")");

    /** Each of the two houses listens somewhere else. */
    private static final Pattern PORT = Pattern.compile("(localhost:)\\d+");

    /** After the start the house looks once at every table whether a bot is due there. */
    private static final String LOOKED_AT = "\"thinking\":\"queued\",";

    /**
     * Of the connection and the moment, not of what is told; how long the body is it says itself.
     */
    private static final Set<String> OF_THE_LINE =
            Set.of("date", "connection", "keep-alive", "content-length");

    private static final int AROUND = 60;

    static Answer of(HttpResponse<byte[]> answer) {
        var headers = new TreeMap<>(answer.headers().map());
        headers.keySet().removeAll(OF_THE_LINE);
        var body =
                new String(answer.body(), StandardCharsets.ISO_8859_1)
                        .replace(LOOKED_AT, "")
                        .replace(LOOKED_AT.replace("\"", "&quot;"), "");
        var all = answer.statusCode() + " " + headers + "\n" + body;
        var untold = TOKEN.matcher(all).replaceAll("$1TOKEN");
        untold = CLOCK.matcher(untold).replaceAll("$1CLOCK");
        return new Answer(PORT.matcher(untold).replaceAll("$1PORT"));
    }

    /** Where they differ first. */
    Optional<String> difference(Answer other) {
        if (text.equals(other.text)) return Optional.empty();
        int at = 0;
        while (at < Math.min(text.length(), other.text.length())
                && text.charAt(at) == other.text.charAt(at)) at++;
        return Optional.of("“" + around(at) + "” and “" + other.around(at) + "”");
    }

    private String around(int at) {
        return text.substring(Math.max(0, at - AROUND), Math.min(text.length(), at + AROUND));
    }
}
