package hegemon.server.web.gate;

import hegemon.server.play.House;
import hegemon.table.Refusal;

import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;

import org.springframework.stereotype.Component;
import org.springframework.web.servlet.HandlerInterceptor;
import org.springframework.web.servlet.config.annotation.InterceptorRegistry;
import org.springframework.web.servlet.config.annotation.WebMvcConfigurer;

import java.time.Duration;

/** During a maintenance everybody may look, and only those act who look after the house. */
@Component
record Rest(House house) implements HandlerInterceptor, WebMvcConfigurer {
    @Override
    public void addInterceptors(InterceptorRegistry registry) {
        registry.addInterceptor(this)
                .excludePathPatterns(
                        "/admin/**", "/sign-in/**", "/sign-out", "/language", "/unsubscribe/**");
    }

    @Override
    public boolean preHandle(
            HttpServletRequest request, HttpServletResponse response, Object handler) {
        if (KeyGate.looks(request, handler)) return true;
        var rest = house.rest();
        if (rest.isEmpty()) return true;
        var left = Duration.ofMillis(rest.get().ended() - house.clock().millis());
        throw NotNow.until(
                Refusal.of("house", "server.refuse.rest", Math.max(1, left.toMinutes())), left);
    }
}
