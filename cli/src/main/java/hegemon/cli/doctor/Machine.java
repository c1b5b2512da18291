package hegemon.cli.doctor;

import com.sun.management.OperatingSystemMXBean;
import com.sun.management.UnixOperatingSystemMXBean;

import hegemon.server.Limit;
import hegemon.server.Limits;

import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermission;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;

/** The machine under the house: room, memory, time, and what others can read. */
public record Machine(Path data, Limits limits) {
    private static final long MB = 1L << 20;
    private static final long TIGHT_DISK = 2_048 * MB;
    private static final long FULL_DISK = 200 * MB;
    private static final long SMALL_MEMORY = 1_800 * MB;

    /** Beside the streams: files, the database, other connections. */
    private static final long OTHER_FILES = 1_000;

    public List<Finding> look() {
        var all = new ArrayList<Finding>();
        all.add(disk());
        all.add(memory());
        all.add(clock());
        all.add(openFiles());
        all.add(rights());
        return all;
    }

    private Finding disk() {
        if (!Files.isDirectory(data))
            return Finding.bad("disk", "cannot be looked at: " + data, "look at the data folder");
        // Asks the system, and not the list of mounts, which containers may hide.
        return disk(data.toFile().getUsableSpace());
    }

    static Finding disk(long free) {
        var seen = free / MB + " MB are free";
        if (free < FULL_DISK)
            return Finding.bad("disk", seen, "make room: moves that cannot be written are refused");
        return free < TIGHT_DISK
                ? Finding.look("disk", seen, "make room before it is full; old backups?")
                : Finding.ok("disk", seen);
    }

    private static Finding memory() {
        var system = (OperatingSystemMXBean) ManagementFactory.getOperatingSystemMXBean();
        return memory(system.getTotalMemorySize(), Runtime.getRuntime().maxMemory());
    }

    static Finding memory(long all, long heap) {
        var seen = all / MB + " MB, of which Java takes up to " + heap / MB + " MB by itself";
        return all < SMALL_MEMORY
                ? Finding.look("memory", seen, "start with HEGEMON_JAVA_OPTIONS=-Xmx512m")
                : Finding.ok("memory", seen);
    }

    /** Deadlines, links in letters and certificates go by the clock. */
    private static Finding clock() {
        try {
            var asked =
                    new ProcessBuilder("timedatectl", "show", "-p", "NTPSynchronized", "--value")
                            .redirectErrorStream(true)
                            .start();
            boolean done = asked.waitFor(5, TimeUnit.SECONDS);
            if (done)
                return clock(
                        new String(asked.getInputStream().readAllBytes(), StandardCharsets.UTF_8)
                                .strip());
            asked.destroyForcibly();
        } catch (IOException e) {
            // No systemd here.
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
        return clock("");
    }

    static Finding clock(String synchronised) {
        return switch (synchronised) {
            case "yes" -> Finding.ok("clock", "is set by the net");
            case "no" ->
                    Finding.bad(
                            "clock",
                            "is not set by the net, and deadlines go by it",
                            "timedatectl set-ntp true");
            default ->
                    Finding.look(
                            "clock",
                            "nobody here says whether it is set by the net",
                            "compare it with another one; on this machine it is "
                                    + Instant.now().truncatedTo(ChronoUnit.SECONDS));
        };
    }

    private Finding openFiles() {
        var system = ManagementFactory.getOperatingSystemMXBean();
        return limits(
                limits,
                system instanceof UnixOperatingSystemMXBean unix
                        ? unix.getMaxFileDescriptorCount()
                        : Long.MAX_VALUE);
    }

    static Finding limits(Limits limits, long files) {
        var closed =
                Arrays.stream(Limit.values())
                        .filter(each -> limits.of(each) == 0)
                        .map(each -> each.name().toLowerCase(Locale.ROOT).replace('_', '-'))
                        .toList();
        if (!closed.isEmpty())
            return Finding.look(
                    "limits", String.join(", ", closed) + " = 0 lets nobody", "is that meant?");
        if (files < limits.of(Limit.STREAMS) + OTHER_FILES)
            return Finding.look(
                    "limits",
                    "the system allows " + files + " open files, fewer than there may be streams",
                    "raise LimitNOFILE (or ulimit -n), or lower streams");
        return Finding.ok("limits", "as set; the system allows enough open files");
    }

    /** The database and its copies hold as much as the settings file. */
    private Finding rights() {
        if (!FileSystems.getDefault().supportedFileAttributeViews().contains("posix"))
            return Finding.look("secrets", "nobody can tell who reads them", "look at " + data);
        var open =
                Stream.of("hegemon.properties", "hegemon.db", "backups")
                        .map(data::resolve)
                        .filter(Machine::isOpen)
                        .map(Path::toString)
                        .toList();
        if (open.isEmpty() || !isOpen(data))
            return Finding.ok("secrets", "nobody else on this machine can read them");
        var files = String.join(" ", open);
        return Finding.look(
                "secrets",
                "everybody on this machine can read " + files,
                "chmod -R go-rwx " + files);
    }

    private static boolean isOpen(Path file) {
        try {
            return Files.exists(file)
                    && Files.getPosixFilePermissions(file)
                            .contains(PosixFilePermission.OTHERS_READ);
        } catch (IOException e) {
            return false;
        }
    }
}
