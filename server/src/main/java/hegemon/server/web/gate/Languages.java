package hegemon.server.web.gate;

import hegemon.server.ServerSettings;
import hegemon.table.Language;
import hegemon.table.Words;

import jakarta.servlet.http.HttpServletRequest;

import org.jspecify.annotations.Nullable;
import org.springframework.context.MessageSource;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;
import org.springframework.context.support.AbstractMessageSource;
import org.springframework.web.servlet.LocaleResolver;
import org.springframework.web.servlet.i18n.CookieLocaleResolver;

import java.text.MessageFormat;
import java.time.Duration;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Locale;

/**
 * Which language a page speaks: the one chosen and remembered, else the browser's, else English.
 */
@Configuration(proxyBeanMethods = false)
class Languages {
    @Bean
    LocaleResolver localeResolver(ServerSettings settings) {
        var resolver = new CookieLocaleResolver("hegemon-language");
        resolver.setCookieMaxAge(Duration.ofDays(400));
        resolver.setCookieSameSite("Lax");
        resolver.setCookieHttpOnly(true);
        resolver.setCookieSecure(settings.isSecure());
        resolver.setDefaultLocaleFunction(Languages::ofBrowser);
        resolver.setRejectInvalidCookies(false);
        return resolver;
    }

    private static Locale ofBrowser(HttpServletRequest request) {
        if (request.getHeader("Accept-Language") == null) return Language.ENGLISH.locale();
        List<String> ours = Arrays.stream(Language.values()).map(Language::code).toList();
        return Collections.list(request.getLocales()).stream()
                .filter(locale -> ours.contains(locale.getLanguage()))
                .findFirst()
                .map(locale -> Language.of(locale).locale())
                .orElse(Language.ENGLISH.locale());
    }

    /** Pages take their texts from the same words files as everything else. */
    @Bean
    MessageSource messageSource() {
        return new AbstractMessageSource() {
            @Override
            protected @Nullable MessageFormat resolveCode(String key, Locale locale) {
                return Words.in(Language.of(locale)).pattern(key).orElse(null);
            }
        };
    }
}
