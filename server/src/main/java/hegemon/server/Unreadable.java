package hegemon.server;

import hegemon.table.Language;
import hegemon.table.Words;

import org.apache.catalina.connector.Request;
import org.apache.catalina.connector.Response;
import org.apache.catalina.valves.ErrorReportValve;

import java.io.IOException;
import java.util.Arrays;
import java.util.stream.Collectors;

/**
 * The last word on a request so broken that no page of ours is asked, such as an address that is
 * none. Which language its sender reads is not known then: it says it in all of them.
 */
public final class Unreadable extends ErrorReportValve {
    private static final String PAGE =
            """
            <!DOCTYPE html>
            <html lang="en"><head><meta charset="utf-8"><title>%s</title></head><body>
            %s
            <p><a href="/">%s</a></p>
            </body></html>
            """
                    .formatted(
                            say(Language.ENGLISH, "server.error.request"),
                            Arrays.stream(Language.values())
                                    .map(Unreadable::paragraph)
                                    .collect(Collectors.joining("\n")),
                            HostSettings.NAME);

    private static String paragraph(Language language) {
        return "<p lang=\"%s\"><b>%s</b><br>%s</p>"
                .formatted(
                        language.code(),
                        say(language, "server.error.request"),
                        say(language, "server.error.request.text"));
    }

    private static String say(Language language, String key) {
        return Words.in(language).say(key);
    }

    @Override
    protected void report(Request request, Response response, Throwable failure) {
        boolean told = response.getStatus() < 400 || response.getContentWritten() > 0;
        if (told || !response.setErrorReported()) return;
        response.setContentType("text/html");
        response.setCharacterEncoding("utf-8");
        try {
            var writer = response.getReporter();
            if (writer == null) return;
            writer.write(PAGE);
            response.finishResponse();
        } catch (IOException | IllegalStateException e) {
            // Whoever asked has gone.
        }
    }
}
