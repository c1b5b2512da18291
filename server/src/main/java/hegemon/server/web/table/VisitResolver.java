package hegemon.server.web.table;

import hegemon.server.id.TableId;

import jakarta.servlet.http.HttpServletRequest;

import org.jspecify.annotations.Nullable;
import org.springframework.context.annotation.Configuration;
import org.springframework.core.MethodParameter;
import org.springframework.web.bind.support.WebDataBinderFactory;
import org.springframework.web.context.request.NativeWebRequest;
import org.springframework.web.method.support.HandlerMethodArgumentResolver;
import org.springframework.web.method.support.ModelAndViewContainer;
import org.springframework.web.servlet.HandlerMapping;
import org.springframework.web.servlet.config.annotation.WebMvcConfigurer;
import org.springframework.web.servlet.support.RequestContextUtils;

import java.util.List;
import java.util.Map;
import java.util.Objects;

/** Makes a {@link Visit} of a request whose address names a table. */
@Configuration(proxyBeanMethods = false)
class VisitResolver implements HandlerMethodArgumentResolver, WebMvcConfigurer {
    private static final String TABLE = "id";

    private final Answering answering;

    VisitResolver(Answering answering) {
        this.answering = answering;
    }

    @Override
    public void addArgumentResolvers(List<HandlerMethodArgumentResolver> resolvers) {
        resolvers.add(this);
    }

    @Override
    public boolean supportsParameter(MethodParameter parameter) {
        return parameter.getParameterType().equals(Visit.class);
    }

    @Override
    public Visit resolveArgument(
            MethodParameter parameter,
            @Nullable ModelAndViewContainer model,
            NativeWebRequest web,
            @Nullable WebDataBinderFactory binders) {
        var request = Objects.requireNonNull(web.getNativeRequest(HttpServletRequest.class));
        var named =
                (Map<?, ?>) request.getAttribute(HandlerMapping.URI_TEMPLATE_VARIABLES_ATTRIBUTE);
        return new Visit(
                answering,
                new TableId(String.valueOf(named.get(TABLE))),
                request,
                RequestContextUtils.getLocale(request));
    }
}
