package hegemon.server.store;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/** What a backup was made for. Its name says it, and when; each kind has a rotation of its own. */
public enum BackupKind {
    DAILY(""),
    /** Stays until somebody deletes it. */
    BY_HAND("-by-hand"),
    BEFORE_UPGRADE("-before-upgrade");

    private static final DateTimeFormatter TIME =
            DateTimeFormatter.ofPattern("yyyyMMdd-HHmmss'Z'").withZone(ZoneOffset.UTC);
    private static final String ANY_TIME = "hegemon-[0-9]{8}-[0-9]{6}Z";
    private static final String ENDING = "\\.(db|zip)";

    private final String mark;

    BackupKind(String mark) {
        this.mark = mark;
    }

    /** Without the ending. */
    public String name(Instant at) {
        return "hegemon-" + TIME.format(at) + mark;
    }

    /** Empty if it is none of ours. */
    public static Optional<BackupKind> of(String file) {
        return Arrays.stream(values())
                .filter(kind -> file.matches(ANY_TIME + kind.mark + ENDING))
                .findFirst();
    }

    /** The latest first. */
    public List<Path> in(Path folder) throws IOException {
        try (var files = Files.list(folder)) {
            return files.filter(each -> of(each.getFileName().toString()).equals(Optional.of(this)))
                    .sorted(Comparator.comparing(Path::getFileName).reversed())
                    .toList();
        }
    }

    /** So many stay. */
    public void rotate(Path folder, int keep) throws IOException {
        for (Path old : in(folder).stream().skip(keep).toList()) Files.deleteIfExists(old);
    }
}
