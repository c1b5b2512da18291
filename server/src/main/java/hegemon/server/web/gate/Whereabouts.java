package hegemon.server.web.gate;

import jakarta.servlet.DispatcherType;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;

import org.jspecify.annotations.Nullable;
import org.springframework.context.annotation.Configuration;
import org.springframework.web.servlet.HandlerInterceptor;
import org.springframework.web.servlet.ModelAndView;
import org.springframework.web.servlet.SmartView;
import org.springframework.web.servlet.config.annotation.InterceptorRegistry;
import org.springframework.web.servlet.config.annotation.WebMvcConfigurer;
import org.springframework.web.servlet.view.UrlBasedViewResolver;

/**
 * Tells every page where it is, with what was asked there: for coming back in another language.
 * What is no page pays nothing for it.
 */
@Configuration(proxyBeanMethods = false)
class Whereabouts implements HandlerInterceptor, WebMvcConfigurer {
    private static final String PATH = "path";

    @Override
    public void addInterceptors(InterceptorRegistry registry) {
        registry.addInterceptor(this);
    }

    @Override
    public void postHandle(
            HttpServletRequest request,
            HttpServletResponse response,
            Object handler,
            @Nullable ModelAndView page) {
        if (page != null && !leadsOn(page) && !page.getModel().containsKey(PATH))
            page.addObject(PATH, path(request));
    }

    /** What is told to a page that leads on would stand in its address. */
    private static boolean leadsOn(ModelAndView page) {
        var name = page.getViewName();
        return page.getView() instanceof SmartView view
                ? view.isRedirectView()
                : name != null && name.startsWith(UrlBasedViewResolver.REDIRECT_URL_PREFIX);
    }

    private static String path(HttpServletRequest request) {
        return request.getDispatcherType() == DispatcherType.REQUEST ? here(request) : "/";
    }

    static String here(HttpServletRequest request) {
        var asked = request.getQueryString();
        return request.getRequestURI() + (asked == null ? "" : "?" + asked);
    }
}
