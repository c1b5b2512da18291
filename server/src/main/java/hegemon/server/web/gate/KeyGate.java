package hegemon.server.web.gate;

import hegemon.server.Limit;
import hegemon.server.ServerSettings;
import hegemon.server.accounts.ApiTokens;
import hegemon.server.accounts.KeyScope;
import hegemon.server.id.PersonId;
import hegemon.server.id.TableId;
import hegemon.server.play.Leaders;
import hegemon.server.play.Tables;
import hegemon.table.Language;
import hegemon.table.Refusal;
import hegemon.table.Words;

import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;

import org.springframework.http.HttpStatus;
import org.springframework.http.MediaType;
import org.springframework.stereotype.Component;
import org.springframework.web.method.HandlerMethod;
import org.springframework.web.servlet.HandlerInterceptor;
import org.springframework.web.servlet.LocaleResolver;
import org.springframework.web.servlet.config.annotation.InterceptorRegistry;
import org.springframework.web.servlet.config.annotation.WebMvcConfigurer;

import tools.jackson.databind.json.JsonMapper;

import java.io.IOException;
import java.time.Clock;
import java.time.Duration;
import java.util.Map;
import java.util.Optional;

/**
 * What holds for programs alone: a key opens as far as its scope, and so often a minute. Each
 * answer tells what is left ({@code RateLimit}, as the draft of the IETF writes it).
 */
@Component
class KeyGate implements HandlerInterceptor, WebMvcConfigurer {
    private static final Duration WINDOW = Duration.ofMinutes(1);
    private static final Optional<KeyScope> NOTHING = Optional.empty();

    private final ApiTokens keys;
    private final Tables tables;
    private final LocaleResolver languages;
    private final KeyCounts counts;
    private final int most;

    KeyGate(
            ApiTokens keys,
            Tables tables,
            LocaleResolver languages,
            ServerSettings settings,
            Clock clock) {
        this.keys = keys;
        this.tables = tables;
        this.languages = languages;
        this.most = settings.host().limits().of(Limit.REQUESTS_PER_KEY);
        this.counts = new KeyCounts(WINDOW, clock);
    }

    @Override
    public void addInterceptors(InterceptorRegistry registry) {
        registry.addInterceptor(this).addPathPatterns("/api/**");
    }

    @Override
    public boolean preHandle(
            HttpServletRequest request, HttpServletResponse response, Object handler)
            throws IOException {
        var key = GuestCookie.bearer(request).flatMap(keys::held);
        if (key.isEmpty()) return true;
        count(key.get(), response);
        var wanting = looks(request, handler) ? NOTHING : wanting(key.get(), request);
        if (wanting.isEmpty()) return true;
        say(request, response, wanting.get());
        return false;
    }

    private void count(ApiTokens.Held key, HttpServletResponse response) {
        var count = counts.one(key.hash());
        long left = Math.max(0, most - count.times());
        response.setHeader("RateLimit-Policy", "\"key\";q=" + most + ";w=" + WINDOW.toSeconds());
        response.setHeader("RateLimit", "\"key\";r=" + left + ";t=" + count.rest().toSeconds());
        if (count.times() > most)
            throw NotNow.tooMany(
                    Refusal.of("house", "server.programs.refuse.often", most), count.rest());
    }

    /** Nothing is changed by it. */
    static boolean looks(HttpServletRequest request, Object handler) {
        return Manners.SAFE.contains(request.getMethod())
                || (handler instanceof HandlerMethod method
                        && method.hasMethodAnnotation(Looks.class));
    }

    /** The scope that the request asks for and the key does not have. */
    private Optional<KeyScope> wanting(ApiTokens.Held key, HttpServletRequest request) {
        if (key.scope() == KeyScope.MASTER) return NOTHING;
        if (key.scope() == KeyScope.READ) return Optional.of(KeyScope.PLAY);
        return leads(key.person(), request.getRequestURI())
                ? Optional.of(KeyScope.MASTER)
                : NOTHING;
    }

    /** Addresses of tables are {@code /api/games/ID/…} and {@code /api/GAME/ID/…}. */
    private boolean leads(PersonId person, String path) {
        var parts = path.split("/", 5);
        return parts.length > 3
                && tables.find(new TableId(parts[3]))
                        .filter(table -> Leaders.leads(table.now(), Optional.of(person)))
                        .isPresent();
    }

    private void say(HttpServletRequest request, HttpServletResponse response, KeyScope wanting)
            throws IOException {
        var words = Words.in(Language.of(languages.resolveLocale(request)));
        response.setStatus(HttpStatus.FORBIDDEN.value());
        response.setContentType(MediaType.APPLICATION_JSON_VALUE);
        response.setCharacterEncoding("UTF-8");
        var why = words.say("server.programs.refuse.scope." + wanting.text());
        JsonMapper.shared().writeValue(response.getWriter(), Map.of("message", why));
    }
}
