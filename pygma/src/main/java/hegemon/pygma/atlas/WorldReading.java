package hegemon.pygma.atlas;

import hegemon.pygma.world.World;

import java.util.List;
import java.util.Optional;

/** A world, or all that is wrong with its text. */
public record WorldReading(Optional<World> world, List<WorldFault> faults) {
    public WorldReading {
        faults = List.copyOf(faults);
    }
}
