package hegemon.server.web.watch;

import hegemon.server.nodes.NodeBell;
import hegemon.server.watch.Readiness;

import org.springframework.http.HttpStatus;
import org.springframework.http.ResponseEntity;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.RequestMapping;
import org.springframework.web.bind.annotation.RestController;

/**
 * For load balancers and the like: whether the server lives, and whether it should get requests.
 * Says no more than that, since anybody may ask.
 */
@RestController
@RequestMapping("/health")
class HealthApi {
    record Life(String status) {}

    /** {@code ok} or {@code down}, and the part that is down. */
    record Health(String status, String database, String nodes) {}

    private final Readiness readiness;
    private final NodeBell bell;

    HealthApi(Readiness readiness, NodeBell bell) {
        this.readiness = readiness;
        this.bell = bell;
    }

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

    private static String word(boolean well) {
        return well ? "ok" : "down";
    }
}
