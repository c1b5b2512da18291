package hegemon.server.web.gate;

import jakarta.servlet.DispatcherType;
import jakarta.servlet.http.HttpServletRequest;

import org.springframework.web.bind.annotation.ControllerAdvice;
import org.springframework.web.bind.annotation.ModelAttribute;

/** Tells every page where it is, with what was asked there: for coming back in another language. */
@ControllerAdvice
class Whereabouts {
    @ModelAttribute("path")
    String path(HttpServletRequest request) {
        return request.getDispatcherType() == DispatcherType.REQUEST ? here(request) : "/";
    }

    static String here(HttpServletRequest request) {
        var asked = request.getQueryString();
        return request.getRequestURI() + (asked == null ? "" : "?" + asked);
    }
}
