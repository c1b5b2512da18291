package hegemon.server.web.watch;

import hegemon.server.nodes.NodeBell;
import hegemon.server.watch.Readiness;

import jakarta.servlet.http.HttpServletRequest;

import org.apache.catalina.Globals;
import org.springframework.http.HttpHeaders;
import org.springframework.http.HttpStatus;
import org.springframework.http.ResponseEntity;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.RequestMapping;
import org.springframework.web.bind.annotation.RestController;

import java.util.Optional;

/**
 * For load balancers and the like: whether the server lives, and whether it should get requests.
 * Says no more than that, since anybody may ask.
 */
@RestController
@RequestMapping("/health")
record HealthApi(Readiness readiness, NodeBell bell) {
    record Life(String status) {}

    /** {@code ok} or {@code down}, and the part that is down. */
    record Health(String status, String database, String nodes) {}

    /** The process answers; restart it if it does not. */
    @GetMapping("/live")
    Life live() {
        return new Life("ok");
    }

    /** It can do its work; send it no requests if it cannot. */
    @GetMapping("/ready")
    ResponseEntity<Health> ready() {
        boolean database = readiness.isReady();
        boolean nodes = bell.isWell();
        boolean well = database && nodes;
        return ResponseEntity.status(well ? HttpStatus.OK : HttpStatus.SERVICE_UNAVAILABLE)
                .body(new Health(word(well), word(database), word(nodes)));
    }

    /**
     * How the request of whoever asks has arrived, so that a host sees what the proxy does to it.
     *
     * @param forwarded whether a proxy spoke for somebody, and was believed
     */
    record Seen(String scheme, String host, String address, String forwarded) {}

    @GetMapping("/seen")
    Seen seen(HttpServletRequest request) {
        boolean believed = request.getAttribute(Globals.REQUEST_FORWARDED_ATTRIBUTE) != null;
        boolean named = request.getHeader("X-Forwarded-For") != null;
        return new Seen(
                request.getScheme(),
                Optional.ofNullable(request.getHeader(HttpHeaders.HOST)).orElse(""),
                request.getRemoteAddr(),
                believed ? "believed" : named ? "ignored" : "none");
    }

    private static String word(boolean well) {
        return well ? "ok" : "down";
    }
}
