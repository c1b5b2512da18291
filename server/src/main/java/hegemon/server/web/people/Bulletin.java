package hegemon.server.web.people;

import hegemon.server.admin.Announcements;
import hegemon.server.admin.Maintenance;
import hegemon.server.store.Pauses.Pause;
import hegemon.table.Language;

import org.jspecify.annotations.Nullable;
import org.springframework.stereotype.Component;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.RestController;

import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * What everybody is told on every page: announcements, and the maintenance that comes or is. Every
 * page asks, so it is looked up some times a minute and not for each.
 */
@RestController
@Component("bulletin")
public class Bulletin {
    private static final Duration FRESH = Duration.ofSeconds(5);

    /**
     * A line of it.
     *
     * @param from when it is, where that is to be said
     */
    public record Line(String text, @Nullable Instant from, @Nullable Instant to) {}

    private record Seen(
            List<Announcements.Announcement> said, Optional<Pause> rest, Instant until) {}

    private final Announcements announcements;
    private final Maintenance maintenance;
    private final Clock clock;
    private volatile Seen seen = new Seen(List.of(), Optional.empty(), Instant.EPOCH);

    Bulletin(Announcements announcements, Maintenance maintenance, Clock clock) {
        this.announcements = announcements;
        this.maintenance = maintenance;
        this.clock = clock;
    }

    /** For scripts of pages that stay open. */
    @GetMapping("/api/bulletin")
    public List<Line> lines() {
        return lines(look(), Saying.language());
    }

    /** An administrator has changed something, and wants to see it. */
    public void changed() {
        seen = new Seen(List.of(), Optional.empty(), Instant.EPOCH);
    }

    private Seen look() {
        var now = clock.instant();
        if (!seen.until().isAfter(now))
            seen = new Seen(announcements.now(), maintenance.planned(), now.plus(FRESH));
        return seen;
    }

    private List<Line> lines(Seen all, Language reader) {
        var lines = new ArrayList<Line>();
        all.rest().ifPresent(rest -> lines.add(line(rest)));
        for (var each : all.said()) lines.add(new Line(each.in(reader), null, null));
        return lines;
    }

    private Line line(Pause rest) {
        var key = rest.isAt(clock.millis()) ? "server.rest.now" : "server.rest.planned";
        return new Line(
                Saying.words().say(key),
                Instant.ofEpochMilli(rest.began()),
                Instant.ofEpochMilli(rest.ended()));
    }
}
