package hegemon.cli.sparta;

import hegemon.cli.Complaint;

import java.time.Duration;
import java.util.regex.Pattern;

/** Spans of time as people write them: 200ms, 1s, 1.5s, 2m. */
final class Spans {
    private static final Pattern SPAN = Pattern.compile("([0-9]{1,7}(?:\\.[0-9]{1,3})?)(ms|s|m)");

    private Spans() {}

    static Duration parse(String text) {
        var span = SPAN.matcher(text);
        if (!span.matches())
            throw Complaint.usage("expected a time such as 200ms, 1s or 2m, found " + text);
        double milliseconds =
                switch (span.group(2)) {
                    case "ms" -> 1;
                    case "s" -> 1_000;
                    default -> 60_000;
                };
        long whole = Math.round(Double.parseDouble(span.group(1)) * milliseconds);
        if (whole < 1) throw Complaint.usage("a time is 1ms or more, not " + text);
        return Duration.ofMillis(whole);
    }
}
