package hegemon.server.web.gate;

import hegemon.table.Language;
import hegemon.table.Refusal;
import hegemon.table.Words;

import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;

import org.springframework.http.HttpHeaders;
import org.springframework.http.HttpStatus;
import org.springframework.http.MediaType;
import org.springframework.web.bind.annotation.ControllerAdvice;
import org.springframework.web.bind.annotation.ExceptionHandler;
import org.springframework.web.servlet.ModelAndView;
import org.springframework.web.servlet.support.RequestContextUtils;
import org.springframework.web.servlet.view.json.JacksonJsonView;

import java.util.Map;

/**
 * Says that something cannot be done, or not now: a page to people, a sentence in JSON to scripts.
 */
@ControllerAdvice
class NotNowAnswer {
    @ExceptionHandler
    ModelAndView answer(Refused no, HttpServletRequest request, HttpServletResponse response) {
        Refused.tell(no.why(), response);
        return answer(no.status(), no.why(), request, response);
    }

    @ExceptionHandler
    ModelAndView answer(NotNow no, HttpServletRequest request, HttpServletResponse response) {
        if (no.status() != HttpStatus.FORBIDDEN)
            response.setHeader(HttpHeaders.RETRY_AFTER, String.valueOf(no.seconds()));
        return answer(no.status(), no.why(), request, response);
    }

    private static ModelAndView answer(
            HttpStatus status,
            Refusal why,
            HttpServletRequest request,
            HttpServletResponse response) {
        var language = Language.of(RequestContextUtils.getLocale(request));
        var words = Words.in(language).say(why);
        if (wantsJson(request)) {
            response.setContentType(MediaType.APPLICATION_JSON_VALUE);
            var page = new ModelAndView(new JacksonJsonView(), Map.of("message", words));
            page.setStatus(status);
            return page;
        }
        var page = new ModelAndView("refused", Map.of("why", words, "path", "/"));
        page.setStatus(status);
        return page;
    }

    /** Pages are asked for by people; all else by scripts and programs. */
    static boolean wantsJson(HttpServletRequest request) {
        return request.getRequestURI().startsWith("/api/");
    }
}
