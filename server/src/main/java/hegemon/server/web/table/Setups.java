package hegemon.server.web.table;

import jakarta.servlet.http.HttpServletRequest;

import java.util.Arrays;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** The set-up that a form asks for. */
public final class Setups {
    private Setups() {}

    /**
     * A form may ask for the words of a set-up one by one; what is left blank is left out. Read as
     * it came: a position of Sparta holds commas, at which a bound list would be cut.
     */
    public static String of(HttpServletRequest request) {
        return Stream.ofNullable(request.getParameterValues("setup"))
                .flatMap(Arrays::stream)
                .filter(word -> !word.isBlank())
                .collect(Collectors.joining(" "));
    }
}
