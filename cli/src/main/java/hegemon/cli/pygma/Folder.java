package hegemon.cli.pygma;

import hegemon.cli.Complaint;
import hegemon.pygma.campaign.BrokenFile;
import hegemon.pygma.campaign.Campaign;

import picocli.CommandLine.Parameters;

import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.function.Supplier;

/** {@code DIR}: the folder of a campaign. */
final class Folder {
    @Parameters(index = "0", paramLabel = "DIR", description = "The folder of the campaign.")
    private Path dir = Path.of("");

    Path dir() {
        return dir;
    }

    Campaign open() {
        return attempt(() -> Campaign.open(dir));
    }

    /** A broken file is the caller's to mend: file, line, reason. */
    static <T> T attempt(Supplier<T> work) {
        try {
            return work.get();
        } catch (BrokenFile broken) {
            throw Complaint.usage(broken.reason());
        } catch (UncheckedIOException e) {
            throw Complaint.cannot(String.valueOf(e.getMessage()));
        }
    }

    static int realm(Campaign campaign, String named) {
        return campaign.realm(named)
                .orElseThrow(
                        () ->
                                Complaint.usage(
                                        "there is no realm "
                                                + named
                                                + "; realms have numbers from 1 to "
                                                + campaign.state().world().realms().size()
                                                + " and names."));
    }
}
