package hegemon.server.web.gate;

import jakarta.servlet.http.HttpServletRequest;

import org.jspecify.annotations.Nullable;
import org.springframework.web.servlet.mvc.method.RequestMappingInfo;
import org.springframework.web.servlet.mvc.method.annotation.RequestMappingHandlerMapping;

import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/**
 * Finds who answers an address. The framework looks closely at each of some hundred patterns; most
 * begin otherwise than the address, and are passed over.
 */
final class Beginnings extends RequestMappingHandlerMapping {
    /** What of a pattern may stand for something else; all that follows, even for nothing. */
    private static final String VARIABLE = "/?(\\{\\*|\\*\\*).*|[{*?].*";

    private final Map<RequestMappingInfo, List<String>> known = new ConcurrentHashMap<>();

    @Override
    protected @Nullable RequestMappingInfo getMatchingMapping(
            RequestMappingInfo mapping, HttpServletRequest request) {
        return mayMatch(mapping, request.getRequestURI())
                ? super.getMatchingMapping(mapping, request)
                : null;
    }

    private boolean mayMatch(RequestMappingInfo mapping, String address) {
        // Written otherwise, it may mean the same.
        if (address.indexOf('%') >= 0 || address.indexOf(';') >= 0) return true;
        for (String beginning : known.computeIfAbsent(mapping, Beginnings::of))
            if (address.startsWith(beginning)) return true;
        return false;
    }

    private static List<String> of(RequestMappingInfo mapping) {
        return mapping.getPatternValues().stream()
                .map(pattern -> pattern.replaceFirst(VARIABLE, ""))
                .toList();
    }
}
