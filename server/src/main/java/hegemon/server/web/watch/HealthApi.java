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

import java.time.Duration;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import java.util.function.BooleanSupplier;

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

    private static final int PATIENCE_MILLIS = 450;

    private final Tally tally;
    private final NodeBell bell;
    private boolean wrote = true;
    private long looked = System.nanoTime() - Duration.ofHours(1).toNanos();

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
        boolean database = inTime(tally::answers) && writes();
        boolean nodes = bell.isWell();
        boolean well = database && nodes;
        return ResponseEntity.status(well ? HttpStatus.OK : HttpStatus.SERVICE_UNAVAILABLE)
                .body(new Health(word(well), word(database), word(nodes)));
    }

    /** Asked often, it writes once a second at most. */
    private synchronized boolean writes() {
        if (System.nanoTime() - looked < Duration.ofSeconds(1).toNanos()) return wrote;
        boolean now = inTime(tally::writes);
        if (wrote && !now) LOG.warn("not ready: the database takes nothing");
        wrote = now;
        looked = System.nanoTime();
        return now;
    }

    /** A database that hangs is not waited for. */
    private static boolean inTime(BooleanSupplier question) {
        var answer = new CompletableFuture<Boolean>();
        Thread.startVirtualThread(() -> answer.complete(isTrue(question)));
        return answer.completeOnTimeout(false, PATIENCE_MILLIS, TimeUnit.MILLISECONDS).join();
    }

    private static boolean isTrue(BooleanSupplier question) {
        try {
            return question.getAsBoolean();
        } catch (DataAccessException e) {
            return false;
        }
    }

    private static String word(boolean well) {
        return well ? "ok" : "down";
    }
}
