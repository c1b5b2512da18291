package hegemon.cli.pygma;

import hegemon.pygma.campaign.Campaign;

import picocli.CommandLine.Parameters;

import java.nio.file.Path;
import java.util.Optional;

/** The folder of a campaign, for commands that also do without one. */
final class MaybeFolder {
    @Parameters(
            index = "0",
            arity = "0..1",
            paramLabel = "DIR",
            description = "The folder of a campaign; without it, a new world is made.")
    private Optional<Path> dir = Optional.empty();

    Optional<Campaign> open() {
        return dir.map(folder -> Folder.attempt(() -> Campaign.open(folder)));
    }

    @Override
    public String toString() {
        return dir.map(Path::toString).orElse("");
    }
}
