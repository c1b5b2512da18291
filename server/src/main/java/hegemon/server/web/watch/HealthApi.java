package hegemon.server.web.watch;

import hegemon.server.nodes.NodeBell;
import hegemon.server.watch.Tally;

import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.springframework.dao.DataAccessException;
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
    private static final Logger LOG = LoggerFactory.getLogger(HealthApi.class);

    record Life(String status) {}

    /** {@code ok} or {@code down}, and the part that is down. */
    record Health(String status, String database, String nodes) {}

    private final Tally tally;
    private final NodeBell bell;

    HealthApi(Tally tally, NodeBell bell) {
        this.tally = tally;
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
        boolean database = answers();
        boolean nodes = bell.isWell();
        boolean well = database && nodes;
        return ResponseEntity.status(well ? HttpStatus.OK : HttpStatus.SERVICE_UNAVAILABLE)
                .body(new Health(word(well), word(database), word(nodes)));
    }

    private boolean answers() {
        try {
            return tally.answers();
        } catch (DataAccessException e) {
            LOG.warn("not ready: the database does not answer: {}", e.getMessage());
            return false;
        }
    }

    private static String word(boolean well) {
        return well ? "ok" : "down";
    }
}
