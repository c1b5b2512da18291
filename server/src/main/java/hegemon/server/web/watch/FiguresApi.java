package hegemon.server.web.watch;

import hegemon.server.watch.Figures;

import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;

import org.jspecify.annotations.Nullable;
import org.springframework.beans.factory.annotation.Value;
import org.springframework.boot.autoconfigure.condition.ConditionalOnProperty;
import org.springframework.http.HttpHeaders;
import org.springframework.http.HttpStatus;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.RequestHeader;
import org.springframework.web.bind.annotation.RestController;
import org.springframework.web.server.ResponseStatusException;
import org.springframework.web.servlet.HandlerInterceptor;
import org.springframework.web.servlet.HandlerMapping;
import org.springframework.web.servlet.config.annotation.InterceptorRegistry;
import org.springframework.web.servlet.config.annotation.WebMvcConfigurer;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.time.Duration;
import java.util.Optional;

/**
 * The figures for Prometheus, for whoever knows the token. A host who sets none has no such page,
 * and nothing is measured.
 */
@RestController
@ConditionalOnProperty(Figures.TOKEN)
class FiguresApi implements WebMvcConfigurer, HandlerInterceptor {
    private static final String BEGAN = FiguresApi.class.getName();
    private static final String STREAM = "text/event-stream";

    private final Figures figures;
    private final String expected;

    FiguresApi(Figures figures, @Value("${" + Figures.TOKEN + "}") String token) {
        this.figures = figures;
        this.expected = "Bearer " + token;
    }

    @GetMapping(value = "/metrics", produces = "text/plain;version=0.0.4;charset=utf-8")
    String figures(@RequestHeader(HttpHeaders.AUTHORIZATION) Optional<String> shown) {
        if (!isExpected(shown.orElse(""))) throw new ResponseStatusException(HttpStatus.NOT_FOUND);
        return figures.text();
    }

    /** Takes the same time for every wrong token. */
    private boolean isExpected(String shown) {
        return MessageDigest.isEqual(
                shown.getBytes(StandardCharsets.UTF_8), expected.getBytes(StandardCharsets.UTF_8));
    }

    @Override
    public void addInterceptors(InterceptorRegistry registry) {
        registry.addInterceptor(this);
    }

    @Override
    public boolean preHandle(
            HttpServletRequest request, HttpServletResponse response, Object handler) {
        request.setAttribute(BEGAN, System.nanoTime());
        return true;
    }

    /** A stream's time is that of its reader, not ours. */
    @Override
    public void afterCompletion(
            HttpServletRequest request,
            HttpServletResponse response,
            Object handler,
            @Nullable Exception failure) {
        var pattern = request.getAttribute(HandlerMapping.BEST_MATCHING_PATTERN_ATTRIBUTE);
        if (pattern == null
                || !(request.getAttribute(BEGAN) instanceof Long began)
                || String.valueOf(response.getContentType()).startsWith(STREAM)) return;
        figures.answered(
                request.getMethod(),
                pattern.toString(),
                failure == null ? response.getStatus() : HttpStatus.INTERNAL_SERVER_ERROR.value(),
                Duration.ofNanos(System.nanoTime() - began));
    }
}
