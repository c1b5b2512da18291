package hegemon.server.web.gate;

import hegemon.table.Language;
import hegemon.table.Words;

import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;

import org.springframework.http.HttpHeaders;
import org.springframework.http.HttpStatus;
import org.springframework.stereotype.Component;
import org.springframework.web.servlet.LocaleResolver;
import org.springframework.web.util.HtmlUtils;

import tools.jackson.databind.json.JsonMapper;

import java.io.IOException;
import java.util.Map;

/**
 * An answer that costs next to nothing, without a template: those ask the database who reads them.
 */
@Component
record PlainAnswer(LocaleResolver languages, JsonMapper json) {
    /**
     * @param title key of the heading
     * @param text key of the sentence, all that a program gets
     */
    void say(
            HttpServletRequest request,
            HttpServletResponse response,
            HttpStatus status,
            String title,
            String text)
            throws IOException {
        response.resetBuffer();
        response.setStatus(status.value());
        response.setHeader(HttpHeaders.CACHE_CONTROL, "no-store");
        response.setCharacterEncoding("UTF-8");
        var language = Language.of(languages.resolveLocale(request));
        if (NotNowAnswer.wantsJson(request)) {
            response.setContentType("application/json");
            json.writeValue(response.getWriter(), Map.of("message", Words.in(language).say(text)));
        } else {
            response.setContentType("text/html");
            response.getWriter().write(page(language, title, text));
        }
    }

    private static String page(Language language, String title, String text) {
        var words = Words.in(language);
        return """
        <!DOCTYPE html>
        <html lang="%1$s"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
        <title>%2$s</title><link rel="stylesheet" href="/css/tokens.css">
        <link rel="stylesheet" href="/css/base.css"></head>
        <body><main class="page"><h1>%2$s</h1><p class="lead">%3$s</p></main></body></html>
        """
                .formatted(
                        language.code(),
                        HtmlUtils.htmlEscape(words.say(title)),
                        HtmlUtils.htmlEscape(words.say(text)));
    }
}
