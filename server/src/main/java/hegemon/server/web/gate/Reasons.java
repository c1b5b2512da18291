package hegemon.server.web.gate;

import hegemon.table.Arg;
import hegemon.table.Language;
import hegemon.table.Message;

import org.jspecify.annotations.Nullable;
import org.springframework.boot.web.error.ErrorAttributeOptions;
import org.springframework.boot.webmvc.error.DefaultErrorAttributes;
import org.springframework.http.converter.HttpMessageNotReadableException;
import org.springframework.stereotype.Component;
import org.springframework.web.HttpMediaTypeNotAcceptableException;
import org.springframework.web.HttpRequestMethodNotSupportedException;
import org.springframework.web.bind.MissingServletRequestParameterException;
import org.springframework.web.context.request.ServletWebRequest;
import org.springframework.web.context.request.WebRequest;
import org.springframework.web.method.annotation.MethodArgumentTypeMismatchException;
import org.springframework.web.servlet.LocaleResolver;

import tools.jackson.core.JacksonException;
import tools.jackson.core.exc.InputCoercionException;
import tools.jackson.core.exc.StreamConstraintsException;
import tools.jackson.core.exc.StreamReadException;
import tools.jackson.databind.exc.UnrecognizedPropertyException;

import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Every error that a program or a script gets says in the reader's language what was wrong. */
@Component("reasons")
public class Reasons extends DefaultErrorAttributes {
    /** Which have a text of their own, for people and for programs. */
    private static final Set<Integer> TOLD = Set.of(403, 404, 413);

    private static final Set<Integer> TOLD_PROGRAMS = Set.of(401, 405, 415);

    private final LocaleResolver languages;
    private final RequestLimit limit;

    Reasons(LocaleResolver languages, RequestLimit limit) {
        this.languages = languages;
        this.limit = limit;
    }

    @Override
    public Map<String, Object> getErrorAttributes(
            WebRequest request, ErrorAttributeOptions options) {
        var attributes = super.getErrorAttributes(request, options);
        var locale = languages.resolveLocale(((ServletWebRequest) request).getRequest());
        int status = (Integer) attributes.getOrDefault("status", 500);
        var why =
                causes(getError(request))
                        .flatMap(cause -> reason(cause).stream())
                        .findFirst()
                        .orElseGet(() -> general(status, isProgram(attributes), bearsKey(request)));
        attributes.put("message", why.say(Language.of(locale)));
        return attributes;
    }

    private static boolean isProgram(Map<String, Object> attributes) {
        return attributes.getOrDefault("path", "").toString().startsWith("/api/");
    }

    /** Whoever shows a key and is nobody wants to know what is wrong with the key. */
    private static boolean bearsKey(WebRequest request) {
        return GuestCookie.bearer(((ServletWebRequest) request).getRequest()).isPresent();
    }

    private static Stream<Throwable> causes(@Nullable Throwable error) {
        return Stream.iterate(
                        Optional.ofNullable(error),
                        Optional::isPresent,
                        cause -> cause.map(Throwable::getCause))
                .flatMap(Optional::stream);
    }

    private static Optional<Message> reason(Throwable cause) {
        return switch (cause) {
            case UnrecognizedPropertyException no ->
                    wrong("field", no.getPropertyName(), known(no));
            case StreamConstraintsException no -> wrong("much");
            case InputCoercionException no -> wrong("value", named(no));
            case StreamReadException no ->
                    wrong(
                            "json",
                            Arg.number(no.getLocation().getLineNr()),
                            Arg.number(no.getLocation().getColumnNr()));
            case JacksonException no when no.getPath().isEmpty() -> wrong("shape");
            case JacksonException no -> wrong(isMissing(no) ? "field.missing" : "value", named(no));
            case HttpRequestMethodNotSupportedException no ->
                    wrong("method", no.getMethod(), methods(no));
            case HttpMediaTypeNotAcceptableException no -> wrong("accept");
            case HttpMessageNotReadableException no when no.getCause() == null -> wrong("shape");
            case NoSuchPage no -> no.why();
            case MethodArgumentTypeMismatchException no ->
                    wrong("parameter", no.getName(), String.valueOf(no.getValue()));
            case MissingServletRequestParameterException no ->
                    wrong("missing", no.getParameterName());
            default -> Optional.empty();
        };
    }

    private static String named(JacksonException no) {
        return no.getPathReference().replaceAll(".*\\[\"|\"].*", "");
    }

    /** A number that is not there is read as none, which no number can be. */
    private static boolean isMissing(JacksonException no) {
        return no.getOriginalMessage().startsWith("Cannot map `null`");
    }

    private static String methods(HttpRequestMethodNotSupportedException no) {
        var known = no.getSupportedMethods();
        return known == null
                ? "–"
                : Arrays.stream(known).sorted().collect(Collectors.joining(", "));
    }

    private static List<?> known(UnrecognizedPropertyException no) {
        var known = no.getKnownPropertyIds();
        return known == null ? List.of() : known.stream().map(Object::toString).sorted().toList();
    }

    private static Optional<Message> wrong(String what, Object... args) {
        return Optional.of(Message.of("server.error.wrong." + what, args));
    }

    private Message general(int status, boolean program, boolean key) {
        var told = status + (key && status == 401 ? ".key" : "");
        var kind = program && TOLD_PROGRAMS.contains(status) ? told : kind(status);
        return Message.of("server.error." + kind + ".text", limit.megabytes());
    }

    /** Under which words a status is told. */
    public String kind(int status) {
        if (TOLD.contains(status)) return String.valueOf(status);
        return status < 500 ? "request" : "other";
    }
}
