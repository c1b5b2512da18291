package hegemon.server.web.gate;

import jakarta.servlet.http.HttpServletRequest;

import org.jspecify.annotations.Nullable;
import org.springframework.boot.webmvc.autoconfigure.WebMvcRegistrations;
import org.springframework.context.i18n.LocaleContextHolder;
import org.springframework.security.core.context.SecurityContextHolder;
import org.springframework.stereotype.Component;
import org.springframework.web.context.request.RequestContextHolder;
import org.springframework.web.context.request.ServletRequestAttributes;
import org.springframework.web.method.HandlerMethod;
import org.springframework.web.servlet.mvc.method.annotation.RequestMappingHandlerAdapter;
import org.springframework.web.servlet.mvc.method.annotation.RequestMappingHandlerMapping;
import org.springframework.web.servlet.mvc.method.annotation.ServletInvocableHandlerMethod;

import java.util.EnumMap;
import java.util.Map;
import java.util.Objects;
import java.util.concurrent.Callable;

/** Sends what {@link Computes} to its workshop; all else is answered where it arrives. */
@Component
class Workshops implements WebMvcRegistrations, AutoCloseable {
    private static final int WAITING = 64;
    private static final int OF_ONE = 8;

    private final Map<Computes.Room, Workshop> rooms = new EnumMap<>(Computes.Room.class);
    private final Asking asking;

    Workshops(Asking asking) {
        this.asking = asking;
        // Two at least: the system shares a processor among threads, and nobody waits for the
        // longest.
        int spare = Math.max(2, Runtime.getRuntime().availableProcessors() - 1);
        rooms.put(Computes.Room.READING, new Workshop("reading", spare, WAITING, OF_ONE));
        rooms.put(Computes.Room.PRINTING, new Workshop("printing", 1, WAITING, OF_ONE));
        rooms.put(Computes.Room.TABLES, new Workshop("tables", 1, WAITING, OF_ONE));
        rooms.put(Computes.Room.IMPORTS, new Workshop("imports", 1, OF_ONE, 1));
    }

    @Override
    public RequestMappingHandlerMapping getRequestMappingHandlerMapping() {
        return new Beginnings();
    }

    @Override
    public RequestMappingHandlerAdapter getRequestMappingHandlerAdapter() {
        return new RequestMappingHandlerAdapter() {
            @Override
            protected ServletInvocableHandlerMethod createInvocableHandlerMethod(
                    HandlerMethod method) {
                var computes = method.getMethodAnnotation(Computes.class);
                return computes == null
                        ? super.createInvocableHandlerMethod(method)
                        : new InItsTurn(method, computes.value());
            }
        };
    }

    /** A method that is called in its turn, knowing what the request's own thread knew. */
    private final class InItsTurn extends ServletInvocableHandlerMethod {
        private final Workshop room;

        InItsTurn(HandlerMethod method, Computes.Room room) {
            super(method);
            this.room = Objects.requireNonNull(rooms.get(room));
        }

        @Override
        protected @Nullable Object doInvoke(@Nullable Object... args) throws Exception {
            Callable<@Nullable Object> call = () -> super.doInvoke(args);
            var request = request();
            var asker = asking.asker(request);
            InTurn.leave(request);
            return room.run(asker, informed(call));
        }
    }

    private static HttpServletRequest request() {
        return ((ServletRequestAttributes) RequestContextHolder.currentRequestAttributes())
                .getRequest();
    }

    private static <T extends @Nullable Object> Callable<T> informed(Callable<T> call) {
        var locale = LocaleContextHolder.getLocaleContext();
        var request = RequestContextHolder.getRequestAttributes();
        var security = SecurityContextHolder.getContext();
        return () -> {
            LocaleContextHolder.setLocaleContext(locale);
            RequestContextHolder.setRequestAttributes(request);
            SecurityContextHolder.setContext(security);
            try {
                return call.call();
            } finally {
                LocaleContextHolder.resetLocaleContext();
                RequestContextHolder.resetRequestAttributes();
                SecurityContextHolder.clearContext();
            }
        };
    }

    @Override
    public void close() {
        rooms.values().forEach(Workshop::close);
    }
}
