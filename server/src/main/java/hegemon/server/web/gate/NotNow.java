package hegemon.server.web.gate;

import hegemon.server.accounts.RateLimits;
import hegemon.table.Refusal;

import org.springframework.http.HttpStatus;

import java.time.Duration;

/** It cannot be done at this moment, or not so often: the answer says so, and when to try again. */
public final class NotNow extends RuntimeException {
    private final HttpStatus status;
    private final transient Refusal why;
    private final Duration wait;

    private NotNow(HttpStatus status, Refusal why, Duration wait) {
        super(why.key(), null, false, false);
        this.status = status;
        this.why = why;
        this.wait = wait;
    }

    /** The house has its hands full. */
    public static NotNow busy() {
        return new NotNow(
                HttpStatus.SERVICE_UNAVAILABLE,
                Refusal.of("house", "server.refuse.busy"),
                Duration.ofSeconds(5));
    }

    /** The same, with a better word for it. */
    public static NotNow busy(Refusal why) {
        return new NotNow(HttpStatus.SERVICE_UNAVAILABLE, why, Duration.ofSeconds(60));
    }

    /** Only who has an account plays in this house. */
    static NotNow withoutAccount() {
        return new NotNow(
                HttpStatus.FORBIDDEN, Refusal.of("house", "server.refuse.guests"), Duration.ZERO);
    }

    /** The house rests. */
    static NotNow until(Refusal why, Duration wait) {
        return new NotNow(HttpStatus.SERVICE_UNAVAILABLE, why, wait);
    }

    /** This asker has had enough for now. */
    public static NotNow tooMany(Refusal why, Duration wait) {
        return new NotNow(HttpStatus.TOO_MANY_REQUESTS, why, wait);
    }

    /**
     * One more attempt.
     *
     * @throws NotNow if it is one too many
     */
    public static void unless(RateLimits limits, RateLimits.Limit limit, String who) {
        var wait = limits.attempt(limit, who);
        if (wait.isEmpty()) return;
        long minutes = Math.max(1, (wait.get().toSeconds() + 59) / 60);
        throw tooMany(Refusal.of("house", "server.people.refuse.often", minutes), wait.get());
    }

    HttpStatus status() {
        return status;
    }

    Refusal why() {
        return why;
    }

    /** At least a second: that is what the header counts in. */
    long seconds() {
        return Math.max(1, wait.toSeconds());
    }
}
