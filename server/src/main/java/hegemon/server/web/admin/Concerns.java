package hegemon.server.web.admin;

import hegemon.server.ServerSettings;
import hegemon.server.admin.Backups;
import hegemon.server.admin.LetterDesk;
import hegemon.server.watch.Tally;

import org.springframework.stereotype.Component;

import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * What the overview asks the host to look at. The rest, from outside the house, {@code doctor}
 * looks at.
 */
@Component
record Concerns(
        ServerSettings settings, Backups backups, LetterDesk letters, Tally tally, Clock clock) {
    /** Two nights and some time to spare, as {@code doctor} has it. */
    private static final Duration OLD_BACKUP = Duration.ofHours(50);

    private static final long TIGHT_DISK = 2L << 30;

    /**
     * One thing.
     *
     * @param what the end of its key
     * @param number that its words name
     * @param page where one sees to it
     */
    record Concern(String what, long number, String page) {}

    /** Nothing if all is well. */
    List<Concern> all() {
        return Stream.of(backup(), lost(), links(), failing(), disk())
                .flatMap(Optional::stream)
                .toList();
    }

    private Optional<Concern> backup() {
        var plan = backups.plan();
        if (plan.trouble().isPresent()) return concern("backup.failed", 1, "backups");
        var made = backups.all().stream().map(Backups.Copy::at).max(Instant::compareTo);
        if (made.isEmpty() && plan.hour().isEmpty()) return concern("backup.none", 1, "backups");
        return concern(
                "backup.old",
                made.map(at -> Duration.between(at, clock.instant()))
                        .filter(age -> age.compareTo(OLD_BACKUP) > 0)
                        .map(Duration::toDays)
                        .orElse(0L),
                "backups");
    }

    private Optional<Concern> lost() {
        return concern("letters", tally.lettersGivenUp(), "letters");
    }

    /** Whoever gets a letter from this machine’s own name cannot follow its links. */
    private Optional<Concern> links() {
        boolean misled = settings.host().mail().isPresent() && settings.host().base().isEmpty();
        return concern("base", misled ? 1 : 0, "settings");
    }

    private Optional<Concern> failing() {
        return concern(
                "jobs",
                letters.jobs().stream().filter(each -> each.failures() > 0).count(),
                "jobs");
    }

    private Optional<Concern> disk() {
        long free = settings.data().toFile().getUsableSpace();
        return free < TIGHT_DISK
                ? Optional.of(new Concern("disk", free >> 20, "backups"))
                : Optional.empty();
    }

    private static Optional<Concern> concern(String what, long number, String page) {
        return number == 0
                ? Optional.empty()
                : Optional.of(new Concern(what, number, "/admin/" + page));
    }
}
