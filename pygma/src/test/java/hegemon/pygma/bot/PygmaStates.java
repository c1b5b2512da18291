package hegemon.pygma.bot;

import hegemon.pygma.PygmaState;
import hegemon.pygma.world.World;

import java.util.Optional;

/** Positions that differ in what one realm may not know. */
final class PygmaStates {
    private PygmaStates() {}

    /** The same position, but a realm has lost its armies and its money over night, unseen. */
    static PygmaState withoutRealm(PygmaState state, int realm) {
        var world = state.world();
        var realms =
                world.realms().stream()
                        .map(it -> it.number() == realm ? it.withTreasury(0) : it)
                        .toList();
        var armies = world.armies().stream().filter(it -> it.realm() != realm).toList();
        var other =
                new World(
                        world.geometry(),
                        world.settings(),
                        world.date(),
                        world.fields(),
                        realms,
                        armies,
                        world.merchants(),
                        world.beings());
        return new PygmaState(
                state.charter(),
                Optional.of(other),
                state.sheets(),
                state.stage(),
                state.last(),
                state.before());
    }
}
