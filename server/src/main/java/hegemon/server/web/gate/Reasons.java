package hegemon.server.web.gate;

import hegemon.table.Language;
import hegemon.table.Words;

import org.springframework.boot.web.error.ErrorAttributeOptions;
import org.springframework.boot.webmvc.error.DefaultErrorAttributes;
import org.springframework.context.i18n.LocaleContextHolder;
import org.springframework.stereotype.Component;
import org.springframework.web.context.request.WebRequest;

import java.util.Map;
import java.util.Set;

/**
 * What is said of a request that cannot be served: the status and a sentence in the reader's
 * language, the same that the error page shows.
 */
@Component
public class Reasons extends DefaultErrorAttributes {
    private static final Set<Integer> OWN = Set.of(403, 404, 413);
    private static final int OURS = 500;

    private final RequestLimit limit;

    Reasons(RequestLimit limit) {
        this.limit = limit;
    }

    @Override
    public Map<String, Object> getErrorAttributes(
            WebRequest request, ErrorAttributeOptions options) {
        var told = super.getErrorAttributes(request, options);
        int status = told.get("status") instanceof Integer code ? code : OURS;
        var words = Words.in(Language.of(LocaleContextHolder.getLocale()));
        told.put("message", words.say("server.error." + kind(status) + ".text", limit.megabytes()));
        return told;
    }

    /** Under which words a status is told. */
    public static String kind(int status) {
        if (OWN.contains(status)) return String.valueOf(status);
        return status < OURS ? "request" : "other";
    }
}
