package hegemon.server.watch;

import com.zaxxer.hikari.HikariDataSource;

import hegemon.server.play.Bells;
import hegemon.server.play.BotDesk;

import io.micrometer.core.instrument.Counter;
import io.micrometer.core.instrument.Gauge;
import io.micrometer.core.instrument.Timer;
import io.micrometer.core.instrument.binder.jvm.JvmMemoryMetrics;
import io.micrometer.core.instrument.binder.jvm.JvmThreadMetrics;
import io.micrometer.core.instrument.binder.system.ProcessorMetrics;
import io.micrometer.core.instrument.binder.system.UptimeMetrics;
import io.micrometer.prometheusmetrics.PrometheusConfig;
import io.micrometer.prometheusmetrics.PrometheusMeterRegistry;

import java.time.Duration;
import java.util.function.Supplier;

/** What the server counts and measures, for Prometheus. No figure names a person or a table. */
public final class Figures {
    /** The setting with what readers must show; without it there are no figures. */
    public static final String TOKEN = "hegemon.metrics.token";

    private static final String MOVES = "/api/games/{id}/moves";
    private static final int DONE = 200;

    private final PrometheusMeterRegistry registry =
            new PrometheusMeterRegistry(PrometheusConfig.DEFAULT);

    public Figures(Tally tally, Bells bells, BotDesk bots, HikariDataSource database) {
        count("hegemon.games", "All stored games", tally::games);
        count("hegemon.games.running", "Games that are not over", tally::running);
        count("hegemon.people", "Guests and members", tally::people);
        count("hegemon.mail.waiting", "Letters that wait to be sent", tally::lettersWaiting);
        count(
                "hegemon.mail.sent.lately",
                "Letters sent in the last 30 days",
                tally::lettersSentLately);
        count("hegemon.mail.given.up", "Letters that could not be sent", tally::lettersGivenUp);
        count("hegemon.jobs.due", "Jobs that should have run by now", tally::jobsDue);
        count("hegemon.database.bytes", "Size of the database", tally::bytes);
        count("hegemon.streams", "Open live streams", bells::waiting);
        count("hegemon.bots.waiting", "Tables that wait for a bot's turn", bots::waiting);
        bots.onThought(this::thought);
        database.setMetricRegistry(registry);
        new JvmMemoryMetrics().bindTo(registry);
        new JvmThreadMetrics().bindTo(registry);
        new ProcessorMetrics().bindTo(registry);
        new UptimeMetrics().bindTo(registry);
    }

    private void count(String name, String what, Supplier<Number> figure) {
        Gauge.builder(name, figure).description(what).register(registry);
    }

    private void thought(String game, Duration time) {
        Timer.builder("hegemon.bots.thought")
                .description("How long bots think about a move")
                .tag("game", game)
                .register(registry)
                .record(time);
        moved("bot");
    }

    /**
     * A request that was answered.
     *
     * @param path the pattern it was for, never the address itself
     */
    public void answered(String method, String path, int status, Duration time) {
        Timer.builder("hegemon.requests")
                .description("Answered requests")
                .tags("method", method, "path", path, "status", Integer.toString(status))
                .register(registry)
                .record(time);
        if (path.equals(MOVES) && status == DONE) moved("person");
    }

    private void moved(String by) {
        Counter.builder("hegemon.moves")
                .description("Moves played at this server")
                .tag("by", by)
                .register(registry)
                .increment();
    }

    /** All figures in Prometheus' text format. */
    public String text() {
        return registry.scrape();
    }
}
