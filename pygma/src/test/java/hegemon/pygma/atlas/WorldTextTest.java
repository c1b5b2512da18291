package hegemon.pygma.atlas;

import static org.assertj.core.api.Assertions.assertThat;

import hegemon.pygma.genesis.Genesis;
import hegemon.pygma.genesis.WorldPlan;
import hegemon.pygma.month.Evaluation;
import hegemon.pygma.month.Events;
import hegemon.pygma.orders.Sheet;
import hegemon.pygma.trial.BusyWorld;
import hegemon.pygma.trial.RandomOrders;
import hegemon.pygma.world.Address;
import hegemon.pygma.world.Realm;
import hegemon.pygma.world.Shape;
import hegemon.pygma.world.World;
import hegemon.table.Language;
import hegemon.table.kit.Garbage;

import org.junit.jupiter.api.Test;

import java.util.SplittableRandom;
import java.util.TreeMap;

class WorldTextTest {
    private static void readsBack(World world) {
        var reading = WorldParser.read(WorldPrinter.print(world));
        assertThat(reading.faults()).isEmpty();
        assertThat(WorldPrinter.print(reading.world().orElseThrow()))
                .isEqualTo(WorldPrinter.print(world));
        assertThat(reading.world()).contains(world);
    }

    @Test
    void aNewWorldReadsBack() {
        readsBack(Genesis.of(WorldPlan.usual(4, 4)));
        readsBack(Genesis.of(WorldPlan.usual(4, 3).withSize(new Shape.Hex48(), 4, 4)));
    }

    @Test
    void aWorldAfterBusyMonthsReadsBack() {
        for (long seed = 1; seed <= 3; seed++) {
            var random = new SplittableRandom(seed);
            var world = BusyWorld.of(seed, 4, 400, 40);
            for (int i = 0; i < 9; i++) {
                var orders = new RandomOrders(world);
                var sheets = new TreeMap<Integer, Sheet>();
                for (Realm realm : world.realms())
                    sheets.put(realm.number(), orders.sheet(realm.number(), random));
                world = Evaluation.of(world, sheets, Events.NONE, new byte[32]).after();
            }
            readsBack(world);
        }
    }

    @Test
    void aDrawnWorldIsRead() {
        var world = WorldParser.read(DRAWN).world().orElseThrow();
        assertThat(world.fields()).hasSize(18);
        assertThat(world.realm(1).name()).isEqualTo("Nordland");
        assertThat(world.field(new Address(1, 5)).settlement()).isPresent();
    }

    private static final String DRAWN =
            """
            pygma-world 1
            # two large fields of three by three
            shape RECT 3x3
            size 2x1
            map
            ~~..nn
            ~..^^n
            ~~.tt.
            end
            realm 1 "Nordland" capital 1/05 treasury 100000
            own 1 1/05 1/08
            settlement 1/05 HPT "Burg" capital 1
            army 1 KH 1 1/05 5000
            """;

    @Test
    void everyFaultIsNamedWithItsLine() {
        var broken =
                DRAWN.replace("~..^^n", "~..^?n")
                        .replace("own 1 1/05 1/08", "own 2 1/05")
                        .replace("KH 1 1/05 5000", "KH 1 9/05 5000")
                        .replace("HPT", "XYZ");
        var faults = WorldParser.read(broken).faults();
        assertThat(faults).extracting(WorldFault::line).containsExactly(7, 11, 12, 13);
        assertThat(faults.getFirst().say(Language.GERMAN))
                .isEqualTo("Zeile 7: „?“ in Spalte 5 steht für keine Geländeart.");
        assertThat(faults.getLast().say(Language.ENGLISH))
                .isEqualTo("Line 13: 9/05 is not on this map.");
    }

    @Test
    void garbageIsRefusedWithoutAnException() {
        var random = new SplittableRandom(1);
        var text = WorldPrinter.print(BusyWorld.of(1, 2, 100, 6));
        for (int i = 0; i < 300; i++) {
            var spoiled = text;
            for (int j = 0; j < 3; j++) spoiled = Garbage.spoil(spoiled, random);
            for (WorldFault fault : WorldParser.read(spoiled).faults())
                for (Language language : Language.values())
                    assertThat(fault.say(language)).isNotBlank();
            assertThat(WorldParser.read(Garbage.text(random)).world()).isEmpty();
        }
    }
}
