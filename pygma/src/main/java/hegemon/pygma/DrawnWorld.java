package hegemon.pygma;

import hegemon.pygma.atlas.WorldParser;
import hegemon.pygma.genesis.WorldPlan;
import hegemon.pygma.month.SetUp;
import hegemon.pygma.world.Army;
import hegemon.pygma.world.Setting;
import hegemon.pygma.world.World;
import hegemon.table.Parse;
import hegemon.table.Refusal;

import java.nio.ByteBuffer;
import java.util.Optional;

/** A world drawn by a game master as part of a set-up, as docs/pygma-world.md has it. */
final class DrawnWorld {
    private static final int KEY_BYTES = 32;

    private DrawnWorld() {}

    /** Settings of the set-up prevail over those of the drawing. */
    static Parse<Optional<SetUp.Start>> parse(Optional<String> drawing, WorldPlan plan, long seed) {
        if (drawing.isEmpty()) return Parse.of(Optional.empty());
        var reading = WorldParser.read(drawing.get());
        if (!reading.faults().isEmpty())
            return refused("pygma.refuse.drawn", reading.faults().getFirst().message());
        var world = reading.world().orElseThrow();
        if (world.realms().size() != plan.realms())
            return refused("pygma.refuse.drawn.realms", world.realms().size(), plan.realms());
        return finished(world, plan, seed);
    }

    /** What the rules add at the start: mines of the start areas, waters, and what realms see. */
    private static Parse<Optional<SetUp.Start>> finished(World world, WorldPlan plan, long seed) {
        var settings = world.settings();
        for (var setting : plan.settings().changed())
            settings = settings.parse(setting, plan.settings().print(setting)).orElseThrow();
        var missized = world.missized().map(Army::unit);
        if (missized.isPresent() && settings.get(Setting.EDITION) > Setting.FIRST_EDITION)
            return refused(
                    "pygma.refuse.event.size",
                    missized.get(),
                    missized.get().kind().min(),
                    missized.get().kind().max());
        var key = ByteBuffer.allocate(KEY_BYTES).putLong(seed).array();
        return Parse.of(Optional.of(SetUp.start(world.withSettings(settings), key)));
    }

    private static Parse<Optional<SetUp.Start>> refused(String key, Object... args) {
        return Parse.refused(Refusal.of("PI-26.1", key, args));
    }
}
